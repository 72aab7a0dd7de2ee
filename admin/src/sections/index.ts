/** Every section of the console, in the order and the groups of the sidebar (console §2). A new section is one line here. */
import type { Resource } from "../dataProvider/resource.ts";
import type { SectionDefinition } from "../ui/section.ts";
import { announcementsSection } from "./announcements/index.ts";
import { auditLogSection } from "./audit-log/index.ts";
import { dashboardSection } from "./dashboard/index.ts";
import { eventsSection } from "./events/index.ts";
import { meetingsSection } from "./meetings/index.ts";
import { membersSection } from "./members/index.ts";
import { notificationsSection } from "./notifications/index.ts";
import { partnerPlaceApplicationsSection } from "./partner-place-applications/index.ts";
import { partnerPlacesSection } from "./partner-places/index.ts";
import { paymentsSection } from "./payments/index.ts";
import { reportsSection } from "./reports/index.ts";
import { riceGrantAndRevokeSection } from "./rice-grant-and-revoke/index.ts";
import { riceTransactionsSection } from "./rice-transactions/index.ts";
import { systemSection } from "./system/index.ts";

/** The sidebar draws a line between groups. */
export const sectionGroups: readonly (readonly SectionDefinition[])[] = [
  [dashboardSection, systemSection, auditLogSection],
  [membersSection, reportsSection, meetingsSection, notificationsSection],
  [partnerPlacesSection, partnerPlaceApplicationsSection],
  [eventsSection, announcementsSection],
  [paymentsSection, riceTransactionsSection, riceGrantAndRevokeSection],
];

export const sections: readonly SectionDefinition[] = sectionGroups.flat();

export const resources: readonly Resource[] = sections.flatMap(({ resource }) => resource ?? []);
