/** Every section of the console, in the order and the groups of the sidebar (console §2). A new section is one entry here. */
import AllInclusiveIcon from "@mui/icons-material/AllInclusiveOutlined";
import AssignmentTurnedInIcon from "@mui/icons-material/AssignmentTurnedInOutlined";
import CampaignIcon from "@mui/icons-material/CampaignOutlined";
import CelebrationIcon from "@mui/icons-material/CelebrationOutlined";
import CreditCardIcon from "@mui/icons-material/CreditCardOutlined";
import FlagIcon from "@mui/icons-material/FlagOutlined";
import HistoryIcon from "@mui/icons-material/HistoryOutlined";
import HomeIcon from "@mui/icons-material/HomeOutlined";
import ManageAccountsIcon from "@mui/icons-material/ManageAccountsOutlined";
import ManageSearchIcon from "@mui/icons-material/ManageSearchOutlined";
import MapIcon from "@mui/icons-material/MapOutlined";
import NotificationsNoneIcon from "@mui/icons-material/NotificationsNoneOutlined";
import PeopleAltIcon from "@mui/icons-material/PeopleAltOutlined";
import ReceiptLongIcon from "@mui/icons-material/ReceiptLongOutlined";
import RestaurantIcon from "@mui/icons-material/RestaurantOutlined";
import StorefrontIcon from "@mui/icons-material/StorefrontOutlined";
import SwapVertIcon from "@mui/icons-material/SwapVertOutlined";
import type { Resource } from "../dataProvider/resource.ts";
import { lazyScreen } from "../ui/layout/lazyScreen.ts";
import { listSection, type SectionDefinition } from "../ui/section.ts";
import { accessLog } from "./access-log/resource.ts";
import { announcements } from "./announcements/resource.ts";
import { auditLog } from "./audit-log/resource.ts";
import { bulkJobs } from "./bulk-jobs/resource.ts";
import { events } from "./events/resource.ts";
import { meetings } from "./meetings/resource.ts";
import { members } from "./members/resource.ts";
import { operators } from "./operators/resource.ts";
import { partnerPlaceApplications } from "./partner-place-applications/resource.ts";
import { partnerPlaces } from "./partner-places/resource.ts";
import { payments } from "./payments/resource.ts";
import { reports } from "./reports/resource.ts";
import { riceTransactions } from "./rice-transactions/resource.ts";

/** The sidebar draws a line between groups. */
export const sectionGroups: readonly (readonly SectionDefinition[])[] = [
  [
    {
      path: "",
      label: "대시보드",
      operation: "getAdminMe",
      icon: HomeIcon,
      screen: lazyScreen(() => import("./dashboard/Screen.tsx"), "Dashboard"),
    },
    {
      path: "system",
      label: "시스템 현황",
      operation: "getAdminDashboard",
      icon: MapIcon,
      screen: lazyScreen(() => import("./system/Screen.tsx"), "System"),
    },
    listSection(auditLog, {
      operation: "listAuditLog",
      icon: HistoryIcon,
      screen: lazyScreen(() => import("./audit-log/List.tsx"), "AuditLogList"),
      isOptional: true,
    }),
    listSection(bulkJobs, {
      operation: "listAdminBulkJobs",
      icon: AllInclusiveIcon,
      screen: lazyScreen(() => import("./bulk-jobs/List.tsx"), "BulkJobList"),
      isOptional: true,
    }),
    listSection(accessLog, {
      operation: "listAccessLog",
      icon: ManageSearchIcon,
      screen: lazyScreen(() => import("./access-log/List.tsx"), "AccessLogList"),
      isOptional: true,
    }),
    listSection(operators, {
      operation: "listAdminOperators",
      icon: ManageAccountsIcon,
      screen: lazyScreen(() => import("./operators/List.tsx"), "OperatorList"),
      isOptional: true,
    }),
  ],
  [
    listSection(members, {
      operation: "listAdminMembers",
      icon: PeopleAltIcon,
      screen: lazyScreen(() => import("./members/List.tsx"), "MemberList"),
    }),
    listSection(reports, {
      operation: "listAdminReports",
      icon: FlagIcon,
      screen: lazyScreen(() => import("./reports/List.tsx"), "ReportList"),
    }),
    listSection(meetings, {
      operation: "listAdminMeetings",
      icon: RestaurantIcon,
      screen: lazyScreen(() => import("./meetings/List.tsx"), "MeetingList"),
    }),
    {
      path: "notifications",
      label: "알림 보내기",
      operation: "sendNotificationToMember",
      icon: NotificationsNoneIcon,
      screen: lazyScreen(() => import("./notifications/Screen.tsx"), "Notifications"),
    },
  ],
  [
    listSection(partnerPlaces, {
      operation: "listAdminPartnerPlaces",
      icon: StorefrontIcon,
      screen: lazyScreen(() => import("./partner-places/List.tsx"), "PartnerPlaceList"),
    }),
    listSection(partnerPlaceApplications, {
      operation: "listAdminPartnerApplications",
      icon: AssignmentTurnedInIcon,
      screen: lazyScreen(() => import("./partner-place-applications/List.tsx"), "PartnerPlaceApplicationList"),
    }),
  ],
  [
    listSection(events, {
      operation: "listAdminEvents",
      icon: CelebrationIcon,
      screen: lazyScreen(() => import("./events/List.tsx"), "EventList"),
    }),
    listSection(announcements, {
      operation: "listAdminAnnouncements",
      icon: CampaignIcon,
      screen: lazyScreen(() => import("./announcements/List.tsx"), "AnnouncementList"),
    }),
  ],
  [
    listSection(payments, {
      operation: "listAdminPayments",
      icon: CreditCardIcon,
      screen: lazyScreen(() => import("./payments/List.tsx"), "PaymentList"),
    }),
    listSection(riceTransactions, {
      operation: "listAdminRiceTransactions",
      icon: ReceiptLongIcon,
      screen: lazyScreen(() => import("./rice-transactions/List.tsx"), "RiceTransactionList"),
    }),
    {
      path: "rice-grant-and-revoke",
      label: "쌀알 지급·회수",
      operation: "grantRice",
      icon: SwapVertIcon,
      screen: lazyScreen(() => import("./rice-grant-and-revoke/Screen.tsx"), "RiceGrant"),
    },
  ],
];

export const sections: readonly SectionDefinition[] = sectionGroups.flat();

export const resources: readonly Resource[] = sections.flatMap(({ resource }) => resource ?? []);
