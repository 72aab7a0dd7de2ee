/** Every section's screen, each in a chunk of its own. */
import { announcements } from "./announcements/index.ts";
import { auditLog } from "./audit-log/index.ts";
import { events } from "./events/index.ts";
import { lazyScreen } from "./layout/lazyScreen.ts";
import { meetings } from "./meetings/index.ts";
import { members } from "./members/index.ts";
import { partnerPlaceApplications } from "./partner-place-applications/index.ts";
import { partnerPlaces } from "./partner-places/index.ts";
import { payments } from "./payments/index.ts";
import { reports } from "./reports/index.ts";
import { riceTransactions } from "./rice-transactions/index.ts";

export const resources = [
  members,
  reports,
  meetings,
  partnerPlaces,
  partnerPlaceApplications,
  events,
  announcements,
  payments,
  riceTransactions,
  auditLog,
];

/** Sections without a list. */
export const pages = [
  { path: "system", page: lazyScreen(() => import("./system/System.tsx"), "System") },
  { path: "notifications", page: lazyScreen(() => import("./notifications/Notifications.tsx"), "Notifications") },
  { path: "rice-grant-and-revoke", page: lazyScreen(() => import("./rice-grant/RiceGrant.tsx"), "RiceGrant") },
];
