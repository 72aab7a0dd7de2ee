/** Defects in rice, purchases, idempotency keys, partner places, notices and pages. */
import type { PatchFault } from "../fault.ts";
import { ofKind, omitPatch, replacePatch } from "./builders.ts";

export const riceAndNoticePatches: PatchFault[] = [
  replacePatch("deposit-of-499", "A seat costs 499.", ["rice.deposit.create"], {
    takeDeposit: ["-MEETING_DEPOSIT_RICE", "1 - MEETING_DEPOSIT_RICE"],
  }),
  replacePatch("refund-of-400", "A refund is 400 instead of 500.", ["rice.leave"], {
    bookRefunds: ["due", "due.map((refund) => ({ ...refund, amount: 400 }))", "bookRiceOfMembers(ctx, due)"],
  }),
  replacePatch(
    "receipt-of-another-product",
    "A receipt is accepted for another product.",
    ["rice.payment.one-product"],
    {
      repeatBooking: ["!isBookable || payment.productId !== purchase.request.productId", "false"],
    },
  ),
  replacePatch(
    "key-with-another-body",
    "An idempotency key is accepted with another body.",
    ["meetings.create.repeat", "rice.grant.repeat"],
    { runOnce: ["stored.bodyHash !== bodyHash", "false"] },
  ),
  replacePatch(
    "key-without-effect",
    "A repeat with the same key is executed again.",
    ["meetings.create.repeat", "rice.grant.repeat"],
    { runOnce: ["request.key === undefined", "true"] },
  ),
  replacePatch("accept-for-a-banned-member", "A banned member becomes a partner.", ["admin.store.applicant-gone"], {
    lockApplicant: ['withdrawnAt !== null || status === "WITHDRAWN" || status === "BANNED"', "false"],
  }),
  replacePatch(
    "accept-without-role",
    "An accepted applicant doesn't get the partner role.",
    ["shapes.success.getMyPartnerPlace", "meetings.places"],
    { acceptApplication: ['"ROLE_PARTNER"', '"ROLE_USER"'] },
  ),
  replacePatch(
    "ready-when-it-is-not",
    "A server that can't take requests says that it is ready.",
    ["shapes.readiness.outage"],
    { registerOutage: ["hasOutage && isReadinessCheck(request)", "false"] },
  ),
  replacePatch(
    "second-partner-application",
    "A second partner application gets another error.",
    ["meetings.places.one-application"],
    { applyForPartnership: ["inserted === undefined", "false"] },
  ),
  replacePatch("grant-to-the-erased", "An erased member is granted rice.", ["rice.grant.refusals"], {
    grantRice: ["withdrawnAt !== null", "false"],
  }),
  omitPatch(
    "rooms-without-announcements",
    "Rooms get no message about an announcement.",
    ["chat.system.announcement"],
    {
      postAnnouncement: "postToLockedRooms",
    },
  ),
  replacePatch("bulk-job-stopped-twice", "A job that was stopped can be stopped again.", ["admin.bulk.stop"], {
    stopBulkJob: ['job.state !== "RUNNING"', "false"],
  }),
  replacePatch(
    "notices-stay-unread",
    "Reading the notifications doesn't mark them as read.",
    ["admin.notice", "meetings.clock.notices"],
    { readNotifications: ["{ readAt: now }", "{ readAt: null }"] },
  ),
  replacePatch("rooms-stay-unread", "Reading a room doesn't mark it as read.", ["chat.unread"], {
    listMessages: ["page === 0 && newest !== undefined", "false"],
  }),
  ...ofKind("security", [
    replacePatch(
      "receipt-of-somebody-else",
      "A second member gets the first one's purchase as a response.",
      ["rice.payment.taken"],
      { findPayment: ["memberId", '(eb) => eb.ref("memberId")', '"=", memberId'] },
    ),
    replacePatch(
      "purchase-of-the-named-member",
      "A member gets a purchase that names another one at the store.",
      ["rice.payment.named"],
      { creditPurchases: ["accountId === storeAccountId(memberId)", "true"] },
    ),
  ]),
  ...ofKind("list", [
    replacePatch("chat-pages-overlap", "Chat pages repeat a message.", ["chat.history.pages"], {
      listMessages: ["page * PAGE_SIZE", "page * (PAGE_SIZE - 1)"],
    }),
    replacePatch("chat-pages-lose-one", "Chat pages lose a message.", ["chat.history.pages"], {
      listMessages: ["page * PAGE_SIZE", "page * (PAGE_SIZE + 1)"],
    }),
    replacePatch("rice-pages-lose-one", "The ledger never says that there is another page.", ["rice.ledger.pages"], {
      listRiceTransactions: ["PAGE_SIZE + 1", "PAGE_SIZE"],
    }),
  ]),
];
