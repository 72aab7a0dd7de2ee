/** The bundle has every call of the requirement and of the decisions, and marks all others as added. */
import { expect, it } from "vitest";
import { eachOperation, type OpenApiDocument } from "@babchingu/openapi/contract/document";
import bundle from "../../openapi/generated/openapi.json" with { type: "json" };

const document = bundle as unknown as OpenApiDocument;

/** member §7, with the bases of D4 and the social calls of D11. */
const memberCalls = `
POST /auth/login
POST /auth/refresh
POST /auth/logout
POST /signup
POST /auth/kakao
POST /auth/kakao/complete
POST /auth/phone/send-verification-code
POST /auth/phone/verify-verification-code
POST /members/phone/verify-reverification-code
GET /auth/check-name-duplicated
PATCH /auth/reset-password
GET /members/me
PATCH /members/active
PATCH /members/change-image
PATCH /members/delete-image
PATCH /members/change-name
PATCH /members/change-password
PATCH /members/location
DELETE /members/withdraw
PATCH /members/point
POST /images
DELETE /images/{id}
GET /meetings
GET /meetings/{id}
GET /meetings/map
GET /meetings/hosted
GET /meetings/joined
GET /meetings/search
POST /meetings/create
PATCH /meetings/{id}
PATCH /meetings/{id}/status
DELETE /meetings/{id}
GET /meetings/{id}/certificate
POST /member-meetings/{meetingId}
DELETE /member-meetings/{meetingId}
PATCH /attendance/check
GET /attendance/check
POST /meeting-applications/{id}
GET /meeting-applications/my
GET /meeting-applications/{id}
GET /meeting-applications/by-meeting/{meetingId}
PATCH /meeting-applications/{id}
DELETE /meeting-applications/{id}
GET /partner-places
GET /partner-places/{id}/policy
GET /partner-places/my
POST /partner-place-applications
GET /places/search
GET /chat
GET /chat/{meetingId}/chatroom-info
GET /chat/{meetingId}/chats
GET /notifications/check
GET /notifications
DELETE /notifications
DELETE /notifications/{id}
GET /announcements
GET /announcements/{id}
GET /events
GET /events/{eventId}
POST /blocks
GET /blocks
DELETE /blocks
POST /reports/on-meeting
POST /reports/out-of-meeting
GET /rice-transactions`;

/** console §7, with the paths of D4. */
const adminCalls = `
POST /auth/login/admin
GET /admin/dashboard
PATCH /admin/dashboard/security-code
GET /admin/members
GET /admin/members/search
GET /admin/members/{id}
PATCH /admin/members/{id}/password
PATCH /admin/members/{id}/status
PATCH /admin/members/{id}/points
DELETE /admin/members/{id}
GET /admin/members/{id}/image-url
GET /admin/reports
DELETE /admin/reports/{id}
POST /admin/members/notifications/{memberId}
POST /admin/members/notifications/all
GET /admin/meetings
GET /admin/meetings/search
GET /admin/meetings/{id}/members
GET /admin/meetings/{id}/chats
GET /admin/meetings/{id}/image-url
PATCH /admin/meetings/{id}
DELETE /admin/meetings/{id}
GET /admin/partner-place-applications
PATCH /admin/partner-place-applications/{id}
DELETE /admin/partner-place-applications/{id}
GET /admin/partner-place
GET /admin/partner-place/search
PATCH /admin/partner-place/{id}/cache
PATCH /admin/partner-place/{id}/until
PATCH /admin/partner-place/{id}/until/plusmonth
PATCH /admin/partner-place/{id}
DELETE /admin/partner-place/{id}
GET /admin/events
GET /admin/events/{id}
POST /admin/events
PATCH /admin/events/{id}
DELETE /admin/events/{id}
GET /admin/announcements
GET /admin/announcements/{id}
POST /admin/announcements
PATCH /admin/announcements/{id}
DELETE /admin/announcements/{id}
GET /admin/payments
GET /admin/payments/search
GET /admin/rice-transactions
GET /admin/rice-transactions/search
POST /admin/rice-transactions/sync
PATCH /admin/rice-transactions/grant
PATCH /admin/rice-transactions/grant-all
PATCH /admin/rice-transactions/revoke`;

const lines = (text: string) => text.trim().split("\n").toSorted();

it("has every call of both documents, and marks what goes beyond them as added", () => {
  const required = [...eachOperation(document)]
    .filter(({ operation }) => operation["x-added"] !== true)
    .map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  expect(required.toSorted()).toEqual(lines(memberCalls + adminCalls));
});

it("keeps health checks outside the API's base", () => {
  for (const path of ["/health", "/ready"]) expect(document.paths[path]?.servers?.[0]?.url).toBe("/");
});

/** Calls sent without the bearer token (member §6), and the health checks. */
const callsWithoutToken = `
GET /auth/check-name-duplicated
GET /health
GET /public/meetings/{id}
GET /ready
PATCH /auth/reset-password
POST /auth/kakao
POST /auth/kakao/complete
POST /auth/login
POST /auth/login/admin
POST /auth/logout
POST /auth/phone/send-verification-code
POST /auth/phone/verify-verification-code
POST /auth/refresh
POST /signup`;

it("requires a token exactly where the requirement does", () => {
  const found = [...eachOperation(document)]
    .filter(
      ({ operation }) =>
        operation.security.length === 0 || operation.security.some((each) => !Object.keys(each).length),
    )
    .map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  expect(found.toSorted()).toEqual(lines(callsWithoutToken));
});

it("keeps the console's calls for operators", () => {
  const admin = [...eachOperation(document)].filter(({ path }) => path.startsWith("/admin/"));
  expect(admin.length).toBeGreaterThan(50);
  for (const { operation } of admin) expect(operation.security).toEqual([{ admin: [] }]);
});
