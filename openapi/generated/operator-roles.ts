// Generated from the contract by "npm run generate". Do not edit.

import type { OperatorRoleValue } from "./enums.ts";

/** The operators' roles that may call each operation (`x-roles`, D60). */
export const operatorRoles = {
  "getMe": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "uploadImage": [
    "OWNER",
    "SUPPORT",
    "FINANCE"
  ],
  "deleteImage": [
    "OWNER",
    "SUPPORT",
    "FINANCE"
  ],
  "getAdminDashboard": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "getAdminInbox": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "changeSecurityCode": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "getAdminDailyFigures": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "listAuditLog": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "listAdminBulkJobs": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "getAdminBulkJob": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "stopAdminBulkJob": [
    "OWNER",
    "SUPPORT",
    "FINANCE"
  ],
  "exportAdminResource": [
    "OWNER",
    "SUPPORT",
    "FINANCE"
  ],
  "getAdminMe": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "listAdminOperators": [
    "OWNER"
  ],
  "setAdminOperator": [
    "OWNER"
  ],
  "listAccessLog": [
    "OWNER"
  ],
  "listAdminMembers": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "searchAdminMembers": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "getAdminMember": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "deleteAdminMember": [
    "OWNER",
    "SUPPORT"
  ],
  "resetAdminMemberPassword": [
    "OWNER",
    "SUPPORT"
  ],
  "setAdminMemberStatus": [
    "OWNER",
    "SUPPORT"
  ],
  "setAdminMemberPoint": [
    "OWNER",
    "SUPPORT"
  ],
  "getAdminMemberImageUrl": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "revealAdminMember": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "sendNotificationToAll": [
    "OWNER",
    "SUPPORT"
  ],
  "sendNotificationToMember": [
    "OWNER",
    "SUPPORT"
  ],
  "listAdminReports": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "getAdminReport": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "setAdminReport": [
    "OWNER",
    "SUPPORT"
  ],
  "deleteAdminReport": [
    "OWNER",
    "SUPPORT"
  ],
  "listAdminMeetings": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "searchAdminMeetings": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "setAdminMeetingStatus": [
    "OWNER",
    "SUPPORT"
  ],
  "deleteAdminMeeting": [
    "OWNER",
    "SUPPORT"
  ],
  "listAdminMeetingMembers": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "listAdminMeetingChats": [
    "OWNER",
    "SUPPORT"
  ],
  "getAdminMeetingImageUrl": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "listAdminPartnerApplications": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "acceptAdminPartnerApplication": [
    "OWNER",
    "FINANCE"
  ],
  "deleteAdminPartnerApplication": [
    "OWNER",
    "FINANCE"
  ],
  "listAdminPartnerPlaces": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "searchAdminPartnerPlaces": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "editAdminPartnerPlace": [
    "OWNER",
    "FINANCE"
  ],
  "deleteAdminPartnerPlace": [
    "OWNER",
    "FINANCE"
  ],
  "setAdminPartnerPlaceCache": [
    "OWNER",
    "FINANCE"
  ],
  "setAdminPartnerPlaceUntil": [
    "OWNER",
    "FINANCE"
  ],
  "extendAdminPartnerPlace": [
    "OWNER",
    "FINANCE"
  ],
  "listAdminEvents": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "createAdminEvent": [
    "OWNER",
    "SUPPORT"
  ],
  "getAdminEvent": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "editAdminEvent": [
    "OWNER",
    "SUPPORT"
  ],
  "deleteAdminEvent": [
    "OWNER",
    "SUPPORT"
  ],
  "listAdminAnnouncements": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "createAdminAnnouncement": [
    "OWNER",
    "SUPPORT"
  ],
  "getAdminAnnouncement": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "editAdminAnnouncement": [
    "OWNER",
    "SUPPORT"
  ],
  "deleteAdminAnnouncement": [
    "OWNER",
    "SUPPORT"
  ],
  "listAdminPayments": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "searchAdminPayments": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "listAdminRiceTransactions": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "searchAdminRiceTransactions": [
    "OWNER",
    "SUPPORT",
    "FINANCE",
    "VIEWER"
  ],
  "syncRiceTransactions": [
    "OWNER",
    "FINANCE"
  ],
  "grantRice": [
    "OWNER",
    "FINANCE"
  ],
  "grantRiceToAll": [
    "OWNER",
    "FINANCE"
  ],
  "revokeRice": [
    "OWNER",
    "FINANCE"
  ]
} as const satisfies Record<
  string,
  readonly OperatorRoleValue[]
>;

export type OperatorOperationId = keyof typeof operatorRoles;

/** Whether an operator with the role may call the operation. */
export function mayCall(role: OperatorRoleValue, operationId: OperatorOperationId): boolean {
  return (operatorRoles[operationId] as readonly OperatorRoleValue[]).includes(role);
}
