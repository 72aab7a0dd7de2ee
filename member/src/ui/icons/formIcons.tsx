/** The icons of fields: they come with the login or the first form. */
import { iconFromPaths } from "./icon.tsx";

export const WarningIcon = iconFromPaths(
  "M12 20.25a8.25 8.25 0 1 0 0-16.5 8.25 8.25 0 0 0 0 16.5z",
  "M12 8v4.75M12 15.9v.1",
);
export const EyeIcon = iconFromPaths(
  "M3 12s3.2-6 9-6 9 6 9 6-3.2 6-9 6-9-6-9-6z",
  "M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
);
export const EyeOffIcon = iconFromPaths(
  "M9.9 6.3A9 9 0 0 1 12 6c5.8 0 9 6 9 6a15 15 0 0 1-2.7 3.4M6.2 7.9A15 15 0 0 0 3 12s3.2 6 9 6a9 9 0 0 0 4-.9M4.5 4.5l15 15",
);
