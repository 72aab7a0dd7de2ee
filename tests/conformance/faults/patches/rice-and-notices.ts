/** Defects in rice, purchases, idempotency keys, partner places, notices and pages. */
import type { PatchFault } from "../fault.ts";
import { omitted, replaced } from "./write.ts";

export const riceAndNoticePatches: PatchFault[] = [
  replaced(
    "deposit-of-499",
    { in: "takeDeposit", expression: "-MEETING_DEPOSIT_RICE", becomes: "1 - MEETING_DEPOSIT_RICE" },
    { title: "A seat costs 499.", checks: ["rice.deposit.create"] },
  ),
  replaced(
    "refund-of-400",
    { in: "bookRefund", expression: "bookRice(ctx, refund)", becomes: "bookRice(ctx, { ...refund, amount: 400 })" },
    { title: "400 of 500 come back.", checks: ["rice.leave"] },
  ),
  replaced(
    "receipt-of-somebody-else",
    { in: "repeatBooking", expression: "payment.memberId !== purchase.memberId", becomes: "false" },
    {
      title: "A second member gets the first one's purchase as a response.",
      checks: ["rice.payment.taken"],
      kind: "security",
    },
  ),
  replaced(
    "receipt-of-another-product",
    {
      in: "repeatBooking",
      expression: "!isBookable || payment.productId !== purchase.request.productId",
      becomes: "false",
    },
    { title: "A receipt serves another product.", checks: ["rice.payment.one-product"] },
  ),
  replaced(
    "key-with-another-body",
    { in: "runOnce", expression: "first.bodyHash !== bodyHash", becomes: "false" },
    { title: "An idempotency key serves another body.", checks: ["meetings.create.repeat", "rice.grant.repeat"] },
  ),
  replaced(
    "key-without-effect",
    { in: "runOnce", expression: "call.key === undefined", becomes: "true" },
    { title: "A repeat with the same key happens twice.", checks: ["meetings.create.repeat", "rice.grant.repeat"] },
  ),
  replaced(
    "accept-for-a-banned-member",
    {
      in: "lockAcceptableApplication",
      expression: 'withdrawnAt !== null || status === "WITHDRAWN" || status === "BANNED"',
      becomes: "false",
    },
    { title: "A banned member becomes a partner.", checks: ["admin.store.applicant-gone"] },
  ),
  replaced(
    "accept-without-role",
    { in: "acceptApplication", expression: '"ROLE_PARTNER"', becomes: '"ROLE_USER"' },
    { title: "An accepted partner isn't one.", checks: ["shapes.success.getMyPartnerPlace", "meetings.places"] },
  ),
  replaced(
    "ready-when-it-is-not",
    { in: "registerOutage", expression: "isOut && isReadinessCheck(request)", becomes: "false" },
    { title: "A server that can't take requests says that it is ready.", checks: ["shapes.readiness.outage"] },
  ),
  replaced(
    "second-partner-application",
    { in: "applyForPartnership", expression: "inserted === undefined", becomes: "false" },
    { title: "A second partner application isn't refused as such.", checks: ["meetings.places.one-application"] },
  ),
  replaced(
    "grant-to-the-erased",
    { in: "grantRice", expression: "withdrawnAt !== null", becomes: "false" },
    { title: "An erased member is granted rice.", checks: ["rice.grant.refusals"] },
  ),
  omitted(
    "rooms-without-announcements",
    { in: "createAnnouncement", callee: "postToRunningRooms" },
    { title: "Rooms get no message about an announcement.", checks: ["chat.system.announcement"] },
  ),
  replaced(
    "notices-stay-unread",
    { in: "readNotifications", expression: "newest !== undefined", becomes: "false" },
    {
      title: "Reading the notifications doesn't mark them as read.",
      checks: ["admin.notice", "meetings.clock.notices"],
    },
  ),
  replaced(
    "rooms-stay-unread",
    { in: "listMessages", expression: "page === 0 && newest !== undefined", becomes: "false" },
    { title: "Reading a room doesn't mark it as read.", checks: ["chat.unread"] },
  ),
  replaced(
    "chat-pages-overlap",
    { in: "listMessages", expression: "page * PAGE_SIZE", becomes: "page * (PAGE_SIZE - 1)" },
    { title: "Chat pages repeat a message.", checks: ["chat.history.pages"], kind: "list" },
  ),
  replaced(
    "chat-pages-lose-one",
    { in: "listMessages", expression: "page * PAGE_SIZE", becomes: "page * (PAGE_SIZE + 1)" },
    { title: "Chat pages lose a message.", checks: ["chat.history.pages"], kind: "list" },
  ),
  replaced(
    "rice-pages-lose-one",
    { in: "listRiceTransactions", expression: "PAGE_SIZE + 1", becomes: "PAGE_SIZE" },
    { title: "The wallet never says that there is more.", checks: ["rice.ledger.pages"], kind: "list" },
  ),
];
