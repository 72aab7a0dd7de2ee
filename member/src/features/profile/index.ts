/** The exports of `profile` for other areas. */
export { ProfileSheet, useProfileSheet } from "./components/ProfileSheet.tsx";
export { AttendanceRecord } from "./components/AttendanceRecord.tsx";
