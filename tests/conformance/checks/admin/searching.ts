/** The console's searches by each field: ids match exactly, texts in part. */
import { defineChecksThatNeed } from "../../runner/check.ts";
import { fieldOf } from "../support/fields.ts";
import type { Result } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";
import { readLedger } from "../support/ledger.ts";
import { ABSENT_ID, createMeeting } from "../support/meetings.ts";
import { newStore, newPurchase } from "../support/fixtures.ts";

const ids = ({ content }: { content: { id: number }[] }) => content.map(({ id }) => id);

export const checks = defineChecksThatNeed(
  ["sms", "operator"],
  {
    id: "admin.search.members",
    title: "Members are found by id exactly, by name and phone in part; a term that is no number finds nobody by id.",
    source: "console §7, console §9",
    covers: ["searchAdminMembers 200"],
    run: async (ctx) => {
      const [as, member] = [await ctx.operator(), await ctx.member("member")];
      const find = async (field: "id" | "name" | "phone", q: string) =>
        ids(await ctx.ok("searchAdminMembers", { as, query: { field, q } }));
      ctx.equal(await find("id", String(member.id)), [member.id], "The id should find the member alone.");
      const partOfId = await find("id", String(member.id).slice(0, -1));
      ctx.assert(!partOfId.includes(member.id), "A part of the id should find somebody else at most.", partOfId);
      ctx.equal(await find("id", member.name), [], "A name is no id.");
      ctx.equal(await find("id", String(ABSENT_ID)), [], "Nobody has this id.");
      ctx.equal(await find("name", member.name.slice(1)), [member.id], "A part of the name should find the member.");
      ctx.equal(await find("phone", member.phone), [member.id], "The phone should find the member.");
      const part = await find("phone", member.phone.slice(3));
      ctx.assert(part.includes(member.id), "A part of the phone should find the member.", part);
      ctx.equal(await find("name", "%"), [], "A wildcard of SQL should be searched for literally.");
    },
  },
  {
    id: "admin.search.meetings",
    title: "Meetings are found by id and host exactly, by title in part, the newest first.",
    source: "console §7, console §9",
    covers: ["searchAdminMeetings 200"],
    run: async (ctx) => {
      const [as, host] = [await ctx.operator(), await ctx.member("host")];
      const title = ctx.env.freshText("찾기");
      const [first, second] = [await createMeeting(ctx, host, { title }), await createMeeting(ctx, host)];
      const find = async (field: "id" | "host_id" | "title", q: string) =>
        ids(await ctx.ok("searchAdminMeetings", { as, query: { field, q } }));
      ctx.equal(await find("id", String(first)), [first], "The id should find the meeting alone.");
      ctx.equal(await find("host_id", String(host.id)), [second, first], "The host's meetings should be found.");
      ctx.equal(await find("title", title.slice(1)), [first], "A part of the title should find it.");
      const third = await createMeeting(ctx, host, { title });
      const byTitle = { field: "title", q: title, page: 1, size: 1 } as const;
      const secondPage = await ctx.ok("searchAdminMeetings", { as, query: byTitle });
      ctx.equal([ids(secondPage), secondPage.totalElements], [[first], 2], "A search of texts should page, too.");
      await ctx.ok("deleteMeeting", { as: host, params: { id: third } });
      ctx.equal(await find("host_id", "열"), [], "A term that is no number should find nothing by an id.");
      const query = { field: "host_id", q: String(host.id), page: 1, size: 1 } as const;
      const page = await ctx.ok("searchAdminMeetings", { as, query });
      ctx.equal([ids(page), page.totalElements, page.totalPages], [[first], 2, 2], "A search should page as lists do.");
    },
  },
  {
    id: "admin.search.stores",
    title: "Partner places are found by id and owner exactly, by name in part.",
    source: "console §7, console §9",
    covers: ["searchAdminPartnerPlaces 200"],
    run: async (ctx) => {
      const [as, { id, owner, body }] = [await ctx.operator(), await newStore(ctx)];
      const find = async (field: "id" | "member_id" | "name", q: string) =>
        ids(await ctx.ok("searchAdminPartnerPlaces", { as, query: { field, q } }));
      ctx.equal(await find("id", String(id)), [id], "The id should find it.");
      ctx.equal(await find("member_id", String(owner.id)), [id], "Its owner's id should find it.");
      ctx.equal(await find("name", body.name.slice(1)), [id], "A part of the name should find it.");
      ctx.equal(await find("name", `${body.name}아님`), [], "Another name should not.");
    },
  },
  {
    id: "admin.search.payments",
    title: "Payments are found by id and member exactly, with product, platform and receipt.",
    source: "console §7, console §9",
    needs: ["sms", "operator", "store"],
    covers: ["searchAdminPayments 200"],
    run: async (ctx) => {
      const [as, buyer] = [await ctx.operator(), await ctx.member("buyer")];
      const body = newPurchase(ctx, "rice_2000");
      const { id, transactionId } = await ctx.ok("createPayment", { as: buyer, body });
      for (const query of [
        { field: "id", q: String(id) },
        { field: "member_id", q: String(buyer.id) },
      ] as const) {
        const { content } = await ctx.ok("searchAdminPayments", { as, query });
        const [found] = content;
        ctx.equal(
          [content.length, found?.id, found?.memberId, found?.transactionId, found?.productId, found?.platform],
          [1, id, buyer.id, transactionId, "rice_2000", "GOOGLE"],
          `${query.field} should find the payment alone.`,
        );
        ctx.equal(
          [found?.status, found?.receiptData],
          ["COMPLETED", body.receiptData],
          "The payment should be complete.",
        );
      }
    },
  },
  {
    id: "admin.search.ledger",
    title: "Rows of the ledger are found by id and member exactly, and by reason; they are the member's own rows.",
    source: "console §7, console §9",
    covers: ["searchAdminRiceTransactions 200"],
    run: async (ctx) => {
      const [as, member] = [await ctx.operator(), await ctx.member("member")];
      await createMeeting(ctx, member);
      const own = await readLedger(ctx, member);
      const find = (field: "id" | "member_id" | "rice_transaction_reason", q: string) =>
        ctx.ok("searchAdminRiceTransactions", { as, query: { field, q } });
      const found = await find("member_id", String(member.id));
      const shown = found.content.map(({ memberId: _memberId, ...row }) => row);
      ctx.equal(shown, own, "The console should show what the member sees.");
      const [newest] = own;
      ctx.equal(ids(await find("id", String(newest?.id))), [newest?.id], "The id should find the row.");
      const { content } = await find("rice_transaction_reason", "SIGNUP");
      ctx.equal(
        new Set(fieldOf(content, "riceTransactionReason")),
        new Set(["SIGNUP"]),
        "Only rows with this reason should be found.",
      );
      ctx.equal(ids(await find("rice_transaction_reason", "NO_SUCH_REASON")), [], "An unknown reason finds nothing.");
    },
  },
  {
    id: "admin.meeting.contents",
    title: "The console shows a meeting's fields, its members in the order they joined, and where its image is.",
    source: "console §2, console §3",
    covers: ["listAdminMeetingMembers 200", "getAdminMeetingImageUrl 200"],
    run: async (ctx) => {
      const [as, host, guest] = [await ctx.operator(), await ctx.member("host"), await ctx.member("guest")];
      const id = await createMeeting(ctx, host, { requiresApproval: false, minCapacity: 2, maxCapacity: 6 });
      await ctx.ok("joinMeeting", { as: guest, params: { meetingId: id } });
      const detail = await ctx.ok("getMeeting", { as: guest, params: { id } });
      const row = await findMeetingRow(ctx, id);
      const {
        members,
        isApplicationSubmitted: _isSubmitted,
        hasSeatAlert: _hasSeatAlert,
        imageUrl: _imageUrl,
        ...shared
      } = detail;
      const shown = Object.fromEntries(Object.keys(shared).map((name) => [name, row[name as keyof typeof row]]));
      ctx.equal(shown, shared, "The console should return what members see.");
      ctx.equal(
        await ctx.ok("listAdminMeetingMembers", { as, params: { id } }),
        members,
        "The console should return the members that members see.",
      );
      ctx.equal(
        await ctx.ok("getAdminMeetingImageUrl", { as, params: { id } }),
        { imageUrl: null },
        "There is no image.",
      );
    },
  },
);

async function findMeetingRow(ctx: Context, id: number): Promise<Result<"listAdminMeetings">["content"][number]> {
  const query = { field: "id", q: String(id) } as const;
  const { content } = await ctx.ok("searchAdminMeetings", { as: await ctx.operator(), query });
  return content[0] ?? ctx.fail("The meeting should be found by its id.", { actual: "nothing" });
}
