/** The icons of the meeting list and of the frame around every screen: they come with the first load. */
import { iconFromPaths } from "./icon.tsx";

export const BackIcon = iconFromPaths("M15 5l-7 7 7 7");
export const NextIcon = iconFromPaths("M9.5 5.5L16 12l-6.5 6.5");
export const CloseIcon = iconFromPaths("M6 6l12 12M18 6L6 18");
export const PlusIcon = iconFromPaths("M12 5v14M5 12h14");
export const SearchIcon = iconFromPaths(
  "M10.75 17.5a6.75 6.75 0 1 0 0-13.5 6.75 6.75 0 0 0 0 13.5z",
  "M15.75 15.75L20 20",
);
export const RefreshIcon = iconFromPaths("M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9", "M19.5 4.5V9H15");
export const BellIcon = iconFromPaths("M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5z", "M10 20.5h4");
export const PinIcon = iconFromPaths(
  "M12 21c4.5-4.6 6.75-8.1 6.75-11.1a6.75 6.75 0 1 0-13.5 0C5.25 12.9 7.5 16.4 12 21z",
  "M12 12.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5z",
);
export const BowlIcon = iconFromPaths(
  "M3.5 12h17c0 3.4-1.8 5.9-4.5 7H8c-2.7-1.1-4.5-3.6-4.5-7z",
  "M9.5 8.5c-1.3-1.3 1.3-2.5 0-4M14.5 8.5c-1.3-1.3 1.3-2.5 0-4",
);
export const MapIcon = iconFromPaths("M9 5L4 7v12l5-2 6 2 5-2V5l-5 2zM9 5v12M15 7v12");
export const ChatIcon = iconFromPaths(
  "M12 4.5c4.7 0 8.5 3.1 8.5 7s-3.8 7-8.5 7c-.9 0-1.8-.1-2.6-.3L5 20l.7-3.4c-1.4-1.3-2.2-3-2.2-5.1 0-3.9 3.8-7 8.5-7z",
);
export const PersonIcon = iconFromPaths(
  "M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5z",
  "M4.5 20c.3-3.7 3.3-6 7.5-6s7.2 2.3 7.5 6",
);
