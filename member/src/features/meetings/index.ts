/** The exports of `meetings` for other areas. */
export { useBlock } from "./model/useBlock.ts";
export { meetingQuery, policyQuery } from "./model/meetingQuery.ts";
export { statusStyle } from "./model/status.ts";
export { MeetingPages, useMeetingPages } from "./components/MeetingPages.tsx";
export { MeetingCard, MeetingCardSkeletons, type CardMeeting } from "./components/MeetingCard.tsx";
export { CreateMeetingLink, MeetingListLayout } from "./components/MeetingListLayout.tsx";
