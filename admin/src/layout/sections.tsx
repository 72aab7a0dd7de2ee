/** The console's sections in the order of the sidebar (§2). */
import AuditIcon from "@mui/icons-material/HistoryOutlined";
import AnnouncementIcon from "@mui/icons-material/CampaignOutlined";
import ApplicationIcon from "@mui/icons-material/AssignmentTurnedInOutlined";
import DashboardIcon from "@mui/icons-material/HomeOutlined";
import EventIcon from "@mui/icons-material/CelebrationOutlined";
import GrantIcon from "@mui/icons-material/SwapVertOutlined";
import MeetingIcon from "@mui/icons-material/RestaurantOutlined";
import MemberIcon from "@mui/icons-material/PeopleAltOutlined";
import NotificationIcon from "@mui/icons-material/NotificationsNoneOutlined";
import PaymentIcon from "@mui/icons-material/CreditCardOutlined";
import PlaceIcon from "@mui/icons-material/StorefrontOutlined";
import ReportIcon from "@mui/icons-material/FlagOutlined";
import RiceIcon from "@mui/icons-material/ReceiptLongOutlined";
import SystemIcon from "@mui/icons-material/MapOutlined";
import type { SvgIconProps } from "@mui/material";
import type { ComponentType } from "react";

export interface SectionLink {
  /** Below /admin/dashboard. */
  path: string;
  label: string;
  icon: ComponentType<SvgIconProps>;
}

/** Left out when the backend keeps no audit log (D44). */
export const AUDIT_PATH = "audit-log";

/** Groups are set apart by a line. */
export const sectionGroups: readonly (readonly SectionLink[])[] = [
  [
    { path: "", label: "대시보드", icon: DashboardIcon },
    { path: "system", label: "시스템 현황", icon: SystemIcon },
    { path: AUDIT_PATH, label: "감사 기록", icon: AuditIcon },
  ],
  [
    { path: "members", label: "회원", icon: MemberIcon },
    { path: "reports", label: "신고", icon: ReportIcon },
    { path: "meetings", label: "모임", icon: MeetingIcon },
    { path: "notifications", label: "알림 보내기", icon: NotificationIcon },
  ],
  [
    { path: "partner-places", label: "제휴 매장", icon: PlaceIcon },
    { path: "partner-place-applications", label: "제휴 신청", icon: ApplicationIcon },
  ],
  [
    { path: "events", label: "이벤트", icon: EventIcon },
    { path: "announcements", label: "공지사항", icon: AnnouncementIcon },
  ],
  [
    { path: "payments", label: "결제", icon: PaymentIcon },
    { path: "rice-transactions", label: "쌀알 내역", icon: RiceIcon },
    { path: "rice-grant-and-revoke", label: "쌀알 지급·회수", icon: GrantIcon },
  ],
];
