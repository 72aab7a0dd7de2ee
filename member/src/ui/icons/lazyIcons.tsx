/** The icons of all other screens, loaded with the first of them. */
import { createIcon, iconFromPaths } from "./icon.tsx";

export const MinusIcon = iconFromPaths("M5 12h14");
export const MoreIcon = createIcon(
  <g fill="currentColor" stroke="none">
    <circle cx="12" cy="5.5" r="1.6" />
    <circle cx="12" cy="12" r="1.6" />
    <circle cx="12" cy="18.5" r="1.6" />
  </g>,
);
export const SettingsIcon = iconFromPaths(
  "M4 7.5h9M17.5 7.5H20M4 16.5h2.5M11 16.5h9",
  "M15.25 9.75a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5zM8.75 18.75a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5z",
);
export const LocateIcon = iconFromPaths(
  "M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10z",
  "M12 3.5V7M12 17v3.5M3.5 12H7M17 12h3.5",
);
export const ClockIcon = iconFromPaths("M12 20.25a8.25 8.25 0 1 0 0-16.5 8.25 8.25 0 0 0 0 16.5z", "M12 7.5V12l3 2");
export const CalendarIcon = iconFromPaths(
  "M6.5 5.5h11a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2z",
  "M4.5 10h15M8.5 3.5v4M15.5 3.5v4",
);
export const PhoneIcon = iconFromPaths(
  "M7.2 4.5h2.2l1.4 3.8-1.8 1.5a11 11 0 0 0 5.2 5.2l1.5-1.8 3.8 1.4v2.2a2.2 2.2 0 0 1-2.4 2.2C10.7 18.4 5.6 13.3 5 6.9a2.2 2.2 0 0 1 2.2-2.4z",
);
export const CameraIcon = iconFromPaths(
  "M8.5 6.5L10 4.5h4l1.5 2H18a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8.5a2 2 0 0 1 2-2z",
  "M12 15.75a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5z",
);
export const SendIcon = iconFromPaths("M12 19V5.5M6 11l6-6 6 6");
export const TrashIcon = iconFromPaths("M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7", "M10.3 11v5M13.7 11v5");
export const EditIcon = iconFromPaths(
  "M5 19l.9-4L15.6 5.3a1.9 1.9 0 0 1 2.7 0l.4.400a1.9 1.9 0 0 1 0 2.7L9 18.1z",
  "M13.5 7.5l3 3",
);
export const InfoIcon = iconFromPaths(
  "M12 20.25a8.25 8.25 0 1 0 0-16.5 8.25 8.25 0 0 0 0 16.5z",
  "M12 11.25V16M12 8.1V8",
);
export const ShareIcon = iconFromPaths("M12 14.5V4M8 7.500L12 4l4 3.500", "M7 11H6v8.500h12V11h-1");
export const BlockIcon = iconFromPaths(
  "M12 20.25a8.25 8.25 0 1 0 0-16.5 8.25 8.25 0 0 0 0 16.5z",
  "M6.2 6.2l11.6 11.6",
);
export const ShieldIcon = iconFromPaths(
  "M12 3.500l7 2.500v5.500c0 4.400-2.900 7.500-7 9-4.100-1.500-7-4.600-7-9V6z",
  "M9 12l2.200 2.200L15 10.500",
);
export const CopyIcon = iconFromPaths(
  "M9.5 8.5h8a1.500 1.500 0 0 1 1.500 1.500v9a1.500 1.500 0 0 1-1.500 1.500h-8A1.500 1.500 0 0 1 8 19v-9a1.500 1.500 0 0 1 1.500-1.500z",
  "M15.500 5.500V5A1.500 1.500 0 0 0 14 3.500H6A1.500 1.500 0 0 0 4.500 5v9A1.500 1.500 0 0 0 6 15.500h.5",
);
export const FlagIcon = iconFromPaths("M6 20.5V4.5M6 5h11.5l-2.5 4 2.5 4H6");
export const LeaveIcon = iconFromPaths(
  "M13.5 4.5H7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h6.5",
  "M10.5 12H20M16.5 8.5L20 12l-3.5 3.5",
);
export const CertificateIcon = iconFromPaths(
  "M5.5 4.5h13v15l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5z",
  "M9 9h6M9 13h6",
);
export const GiftIcon = iconFromPaths(
  "M5.5 12v7.5h13V12M4 8h16v4H4zM12 8v11.5",
  "M12 8S8.5 8 8 6s2.5-3 4 2c1.5-5 4.5-4 4-2s-4 2-4 2z",
);
export const PeopleIcon = iconFromPaths(
  "M9 11a3.25 3.25 0 1 0 0-6.5A3.25 3.25 0 0 0 9 11zM3 19.5c0-3.3 2.5-5.5 6-5.5s6 2.2 6 5.5",
  "M15.5 10.9a3.25 3.25 0 0 0 0-6.3M17.5 14.5c2.2.700 3.5 2.5 3.5 5",
);
/** One grain of rice, tilted. */
export const GrainIcon = createIcon(
  <>
    <path d="M15.8 3.8c3.2 1.8 3.6 6.7.9 11.2-2.6 4.3-6.9 6.3-9.7 4.5-2.8-1.8-2.8-6.6-.2-10.9 2.6-4.4 6.3-6.3 9-4.8z" />
    <path d="M13.8 7.2c-1.6.8-3 2.4-3.9 4.3" />
  </>,
);
export const DownIcon = iconFromPaths("M5.5 9.5L12 16l6.5-6.5");
export const CheckIcon = iconFromPaths("M5 12.5l4.5 4.5L19 7");
export const CrownIcon = createIcon(<path d="M4.5 17.5l-1-9 5 3.5L12 6l3.5 6 5-3.5-1 9z" fill="currentColor" />);
