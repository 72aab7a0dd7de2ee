/** Defects in rice, purchases, idempotency keys, partner places, notices and pages. */
import type { PatchFault } from "../fault.ts";
import { ofKind, omitted, replaced } from "./write.ts";

export const riceAndNoticePatches: PatchFault[] = [
  replaced("deposit-of-499", "A seat costs 499.", ["rice.deposit.create"], {
    takeDeposit: ["-MEETING_DEPOSIT_RICE", "1 - MEETING_DEPOSIT_RICE"],
  }),
  replaced("refund-of-400", "400 of 500 come back.", ["rice.leave"], {
    bookRefund: ["bookRice(ctx, refund)", "bookRice(ctx, { ...refund, amount: 400 })"],
  }),
  replaced("receipt-of-another-product", "A receipt serves another product.", ["rice.payment.one-product"], {
    repeatBooking: ["!isBookable || payment.productId !== purchase.request.productId", "false"],
  }),
  replaced(
    "key-with-another-body",
    "An idempotency key serves another body.",
    ["meetings.create.repeat", "rice.grant.repeat"],
    { runOnce: ["first.bodyHash !== bodyHash", "false"] },
  ),
  replaced(
    "key-without-effect",
    "A repeat with the same key happens twice.",
    ["meetings.create.repeat", "rice.grant.repeat"],
    { runOnce: ["call.key === undefined", "true"] },
  ),
  replaced("accept-for-a-banned-member", "A banned member becomes a partner.", ["admin.store.applicant-gone"], {
    lockAcceptableApplication: ['withdrawnAt !== null || status === "WITHDRAWN" || status === "BANNED"', "false"],
  }),
  replaced(
    "accept-without-role",
    "An accepted partner isn't one.",
    ["shapes.success.getMyPartnerPlace", "meetings.places"],
    { acceptApplication: ['"ROLE_PARTNER"', '"ROLE_USER"'] },
  ),
  replaced(
    "ready-when-it-is-not",
    "A server that can't take requests says that it is ready.",
    ["shapes.readiness.outage"],
    { registerOutage: ["isOut && isReadinessCheck(request)", "false"] },
  ),
  replaced(
    "second-partner-application",
    "A second partner application isn't refused as such.",
    ["meetings.places.one-application"],
    { applyForPartnership: ["inserted === undefined", "false"] },
  ),
  replaced("grant-to-the-erased", "An erased member is granted rice.", ["rice.grant.refusals"], {
    grantRice: ["withdrawnAt !== null", "false"],
  }),
  omitted("rooms-without-announcements", "Rooms get no message about an announcement.", ["chat.system.announcement"], {
    createAnnouncement: "postToRunningRooms",
  }),
  replaced(
    "notices-stay-unread",
    "Reading the notifications doesn't mark them as read.",
    ["admin.notice", "meetings.clock.notices"],
    { readNotifications: ["newest !== undefined", "false"] },
  ),
  replaced("rooms-stay-unread", "Reading a room doesn't mark it as read.", ["chat.unread"], {
    listMessages: ["page === 0 && newest !== undefined", "false"],
  }),
  ...ofKind("security", [
    replaced(
      "receipt-of-somebody-else",
      "A second member gets the first one's purchase as a response.",
      ["rice.payment.taken"],
      { repeatBooking: ["payment.memberId !== purchase.memberId", "false"] },
    ),
  ]),
  ...ofKind("list", [
    replaced("chat-pages-overlap", "Chat pages repeat a message.", ["chat.history.pages"], {
      listMessages: ["page * PAGE_SIZE", "page * (PAGE_SIZE - 1)"],
    }),
    replaced("chat-pages-lose-one", "Chat pages lose a message.", ["chat.history.pages"], {
      listMessages: ["page * PAGE_SIZE", "page * (PAGE_SIZE + 1)"],
    }),
    replaced("rice-pages-lose-one", "The wallet never says that there is more.", ["rice.ledger.pages"], {
      listRiceTransactions: ["PAGE_SIZE + 1", "PAGE_SIZE"],
    }),
  ]),
];
