/** The log of operators' accesses to personal data (D61). */
import { seoulDate } from "@babchingu/openapi";
import type { AccessActionValue } from "@babchingu/openapi/enums";
import type { Result } from "../../client/call-types.ts";
import { defineChecks } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { readOperatorId } from "../support/audit-log.ts";
import { sharedMeeting } from "../support/fixtures.ts";

type Entry = Result<"listAccessLog">["content"][number];

/** The newest entries of an action by the kit's operator. */
async function readEntries(ctx: Context, action: AccessActionValue): Promise<Entry[]> {
  const query = { action, operator: await readOperatorId(ctx), size: 100 };
  return (await ctx.ok("listAccessLog", { as: await ctx.operator(), query })).content;
}

function expectEntry(ctx: Context, entries: Entry[], expected: { resource: string | null; targetId: number | null }) {
  const { resource, targetId } = expected;
  const found = entries.find(
    (entry) => entry.resource === resource && (targetId === null || entry.targetIds.includes(targetId)),
  );
  ctx.assert(found !== undefined && found.address !== "", "The access should be recorded with its target.", entries);
}

export const checks = defineChecks(
  {
    id: "beyond.access-log.reads",
    title: "Opening a member, searching, exporting and reading a chat are recorded with operator and target.",
    source: "D61",
    needs: ["operator", "sms"],
    run: async (ctx) => {
      const as = await ctx.operator();
      const member = await ctx.member("opened");
      const { meetingId } = await sharedMeeting(ctx);
      await ctx.ok("getAdminMember", { as, params: { id: member.id } });
      await ctx.ok("searchAdminMembers", { as, query: { q: member.name, field: "name" } });
      await ctx.ok("listAdminMeetingChats", { as, params: { id: meetingId } });
      await ctx.ok("exportAdminResource", { as, params: { resource: "reports" } });
      expectEntry(ctx, await readEntries(ctx, "MEMBER_OPEN"), { resource: "members", targetId: member.id });
      expectEntry(ctx, await readEntries(ctx, "SEARCH"), { resource: "members", targetId: member.id });
      expectEntry(ctx, await readEntries(ctx, "CHAT_READ"), { resource: "meetings", targetId: meetingId });
      expectEntry(ctx, await readEntries(ctx, "EXPORT"), { resource: "reports", targetId: null });
    },
  },
  {
    id: "beyond.access-log.logins",
    title: "Logins and failed ones are recorded, also of an id that no operator has.",
    source: "D61",
    needs: ["operator"],
    alone: true,
    run: async (ctx) => {
      const as = await ctx.operator();
      const { credentials } = as;
      const unknown = ctx.env.freshText("nobody");
      await ctx.ok("loginAdmin", { body: credentials });
      expectEntry(ctx, await readEntries(ctx, "LOGIN"), { resource: null, targetId: null });
      const address = ctx.env.freshAddress();
      const failed = ctx.env.client(ctx.recorder, address);
      const response = await failed.call("loginAdmin", { body: { ...credentials, name: unknown } });
      ctx.expectRefusal("loginAdmin", "ADMIN_LOGIN_REFUSED", response);
      const { content } = await ctx.ok("listAccessLog", { as, query: { action: "LOGIN_FAILED", size: 100 } });
      const entry = content.find(({ operatorName }) => operatorName === unknown);
      ctx.equal(entry?.operatorId, null, "The failed login should be recorded, without an operator.");
      if (ctx.env.profile.clientAddressHeader !== null)
        ctx.equal(entry?.address, address, "It should be recorded with its network address.");
    },
  },
  {
    id: "beyond.access-log.days",
    title: "The access log is narrowed to days in Seoul; a range that ends before it begins is refused.",
    source: "D61",
    needs: ["operator"],
    run: async (ctx) => {
      const as = await ctx.operator();
      const [from, to] = ["2026-01-02", "2026-01-01"];
      await ctx.refused("listAccessLog", "INVALID_REQUEST", { as, query: { from, to } });
      const { content } = await ctx.ok("listAccessLog", { as, query: { to: "2001-01-01" } });
      ctx.equal(content, [], "Nobody accessed anything in 2001.");
      const today = seoulDate(ctx.now());
      const entries = await ctx.ok("listAccessLog", { as, query: { from: today, to: today } });
      ctx.assert(
        entries.content.every(({ createdAt }) => seoulDate(new Date(createdAt)) === today),
        "Only entries of the day should be listed.",
        entries.content,
      );
    },
  },
);
