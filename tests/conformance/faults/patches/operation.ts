/** Defects in rice, purchases, repeats, stores, notices and pages. */
import type { PatchFault } from "../fault.ts";
import { forgotten, wrong } from "./write.ts";

const at = (name: string, find: string, expression?: string) => ({
  file: `domain/${name}.ts`,
  find,
  ...(expression === undefined ? {} : { expression }),
});

export const operationPatches: PatchFault[] = [
  wrong(
    "deposit-of-499",
    at("meeting-deposits", "amount: -MEETING_DEPOSIT_RICE", "-MEETING_DEPOSIT_RICE"),
    "1 - MEETING_DEPOSIT_RICE",
    ["A seat costs 499.", "rice.deposit.create"],
  ),
  wrong("refund-of-400", at("meeting-deposits", "amount: MEETING_DEPOSIT_RICE }", "MEETING_DEPOSIT_RICE"), "400", [
    "400 of 500 come back.",
    "rice.leave",
  ]),
  wrong(
    "receipt-of-somebody-else",
    at("payments", "payment.memberId !== purchase.memberId"),
    "false",
    ["A second member gets the first one's purchase told.", "rice.payment.taken"],
    "security",
  ),
  wrong(
    "receipt-of-another-product",
    at("payments", "!isOpen || payment.productId !== purchase.request.productId"),
    "false",
    ["A receipt serves another product.", "rice.payment.one-product"],
  ),
  wrong("key-with-another-body", at("idempotency", "first.bodyHash !== bodyHash"), "false", [
    "An idempotency key serves another body.",
    "meetings.create.repeat",
    "rice.grant.repeat",
  ]),
  wrong("key-without-effect", at("idempotency", "call.key === undefined"), "true", [
    "A repeat with the same key happens twice.",
    "meetings.create.repeat",
    "rice.grant.repeat",
  ]),
  wrong(
    "accept-for-a-banned-member",
    at("admin-places-applications", 'withdrawnAt !== null || status === "WITHDRAWN" || status === "BANNED"'),
    "false",
    ["A banned member becomes a partner.", "admin.store.applicant-gone"],
  ),
  wrong(
    "accept-without-role",
    at("admin-places-applications", 'set({ role: "ROLE_PARTNER", updatedAt: now })', '"ROLE_PARTNER"'),
    '"ROLE_USER"',
    ["An accepted partner isn't one.", "shapes.success.getMyPartnerPlace", "meetings.places"],
  ),
  wrong("ready-when-it-is-not", { file: "dev/routes.ts", find: "isOut && asksReadiness(request)" }, "false", [
    "A server that can't take requests says that it is ready.",
    "shapes.readiness.outage",
  ]),
  wrong("second-partner-application", at("partner-places", "inserted === undefined"), "false", [
    "A second partner application isn't refused as such.",
    "meetings.places.one-application",
  ]),
  wrong(
    "grant-to-the-erased",
    at("admin-rice", 'withdrawnAt !== null) throw new ApiError("E409-51");\n  const entry', "withdrawnAt !== null"),
    "false",
    ["An erased member is granted rice.", "rice.grant.refusals"],
  ),
  forgotten(
    "rooms-untold-of-announcements",
    at(
      "announcements",
      'await postToRunningRooms(trx, { content: "ANNOUNCEMENT", systemKey: `ANNOUNCEMENT:${id}`, now });',
    ),
    ["Rooms aren't told of an announcement.", "chat.system.announcement"],
  ),
  wrong("notices-stay-unread", at("notifications", "newest !== undefined"), "false", [
    "Reading the notifications doesn't mark them as read.",
    "admin.notice",
    "meetings.clock.notices",
  ]),
  wrong("rooms-stay-unread", at("chat-rooms", "page === 0 && newest !== undefined"), "false", [
    "Reading a room doesn't mark it as read.",
    "chat.unread",
  ]),
  wrong(
    "chat-pages-overlap",
    at("chat-rooms", ".offset(page * PAGE_SIZE)", "page * PAGE_SIZE"),
    "page * (PAGE_SIZE - 1)",
    ["Chat pages repeat a message.", "chat.history.pages"],
    "list",
  ),
  wrong(
    "chat-pages-lose-one",
    at("chat-rooms", ".offset(page * PAGE_SIZE)", "page * PAGE_SIZE"),
    "page * (PAGE_SIZE + 1)",
    ["Chat pages lose a message.", "chat.history.pages"],
    "list",
  ),
  wrong(
    "rice-pages-lose-one",
    { file: "domain/rice-wallet.ts", find: "PAGE_SIZE + 1" },
    "PAGE_SIZE",
    ["The wallet never tells that there is more.", "rice.ledger.pages"],
    "list",
  ),
];
