/** Every write of an operator leaves one entry in the audit log, with the values before and after, and no secret (D18). */
import type { AuditActionValue } from "@babchingu/openapi/enums";
import { defineChecks, type Check } from "../../runner/check.ts";
import {
  expectSingleEntry,
  expectValues,
  readAuditEntries,
  readOperatorId,
  type RecordedValues,
} from "../support/audit-log.ts";
import { auditCheckId, writesOnMembersAndMeetings } from "../support/audited-writes.ts";
import { writesOnContent } from "../support/audited-content.ts";
import { ABSENT_ID } from "../support/meetings.ts";
import { SAMPLE_POST } from "../support/fixtures.ts";
import { at } from "../support/shared-members.ts";

const writes = [...writesOnMembersAndMeetings, ...writesOnContent];

const entryChecks: Check[] = writes.map(({ action, perform }) => ({
  id: auditCheckId(action),
  title: `${action} leaves one entry: who, what, when, the values before and after, and no secret.`,
  source: "D18",
  needs: ["sms", "operator"],
  run: async (ctx) => {
    const { id, ...values } = await perform(ctx, await ctx.operator());
    const entry = await expectSingleEntry(ctx, action, id);
    expectValues(ctx, entry, values);
    const recorded = JSON.stringify([entry.before, entry.after]);
    ctx.assert(
      !recorded.includes("secret-9876") && !/password|token/i.test(recorded),
      "No secret should be recorded.",
      recorded,
    );
  },
}));

/** Further checks. Writes to all members have no target; as no other check runs, the newest entry of the action is theirs. */
const otherChecks = defineChecks(
  {
    id: "admin.audit.for-all",
    title:
      "A grant and a notification to all and an export leave one entry each, a sync one at its start and one at its end.",
    source: "D18, R54",
    needs: ["operator"],
    alone: true,
    run: async (ctx) => {
      const as = await ctx.operator();
      const writesForAll: [AuditActionValue, () => Promise<unknown>, RecordedValues, entries?: 2][] = [
        ["RICE_GRANT_ALL", () => ctx.ok("grantRiceToAll", { as, body: { amount: 1 } }), { amount: 1 }],
        [
          "NOTIFICATION_SEND_ALL",
          () => ctx.ok("sendNotificationToAll", { as, body: { ...SAMPLE_POST, memberId: null, url: null } }),
          { title: SAMPLE_POST.title },
        ],
        ["RICE_SYNC", () => ctx.ok("syncRiceTransactions", { as }), { corrected: 0 }, 2],
        [
          "DATA_EXPORT",
          () => ctx.ok("exportAdminResource", { as, params: { resource: "reports" } }),
          { resource: "reports" },
        ],
      ];
      for (const [action, perform, after, entries = 1] of writesForAll) {
        const count = async () => (await ctx.ok("listAuditLog", { as, query: { action, size: 1 } })).totalElements;
        const countBefore = await count();
        await perform();
        ctx.equal((await count()) - countBefore, entries, `${action} should leave this many entries.`);
        const entry = at(await readAuditEntries(ctx, action), 0);
        expectValues(ctx, entry, { after });
        ctx.equal(entry.actorId, await readOperatorId(ctx), "The entry should name the actor.");
      }
    },
  },
  {
    id: "admin.audit.refused",
    title: "Refused writes and reads leave no entry.",
    source: "D18",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [as, { id }] = [await ctx.operator(), await ctx.member("member")];
      const params = { id };
      await ctx.refused("revokeRice", "BALANCE_TOO_LOW", { as, body: { memberId: id, amount: 99_999 } });
      await ctx.refused("setAdminMemberPoint", "MEMBER_NOT_FOUND", {
        as,
        params: { id: ABSENT_ID },
        body: { point: 1 },
      });
      await ctx.ok("getAdminMember", { as, params });
      await ctx.ok("getAdminMemberImageUrl", { as, params });
      const { content } = await ctx.ok("listAuditLog", { as, query: { target: `MEMBER:${id}` } });
      ctx.equal(content, [], "The log should have no entry about the member.");
    },
  },
  {
    id: "admin.audit.repeat",
    title: "A write repeated with its Idempotency-Key leaves one entry.",
    source: "R2, D18",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [as, { id }] = [await ctx.operator(), await ctx.member("member")];
      const headers = { "Idempotency-Key": ctx.env.freshText("audit-key-") };
      for (let time = 0; time < 2; time += 1)
        await ctx.ok("grantRice", { as, headers, body: { memberId: id, amount: 5 } });
      await expectSingleEntry(ctx, "RICE_GRANT", id);
    },
  },
  {
    id: "admin.audit.filters",
    title: "Filters for actor, target and action may be combined; the newest entry comes first.",
    source: "D44",
    needs: ["sms", "operator"],
    covers: ["listAuditLog 200"],
    run: async (ctx) => {
      const [as, { id }] = [await ctx.operator(), await ctx.member("member")];
      for (const point of [60, 70]) await ctx.ok("setAdminMemberPoint", { as, params: { id }, body: { point } });
      await ctx.ok("grantRice", { as, body: { memberId: id, amount: 5 } });
      const actor = await readOperatorId(ctx);
      const list = async (query: { actor?: number; target?: string; action?: AuditActionValue }) =>
        (await ctx.ok("listAuditLog", { as, query })).content;
      const target = `MEMBER:${id}`;
      const all = await list({ target });
      const actions = all.map(({ action }) => action);
      ctx.equal(actions, ["RICE_GRANT", "MEMBER_POINT_CHANGE", "MEMBER_POINT_CHANGE"], "The newest should come first.");
      ctx.equal(await list({ target, action: "MEMBER_POINT_CHANGE" }), all.slice(1), "Both filters should apply.");
      ctx.equal(
        await list({ target, action: "RICE_GRANT", actor }),
        all.slice(0, 1),
        "All three filters should apply.",
      );
      ctx.equal(await list({ target, actor: id }), [], "The member has done nothing.");
      const kinds = new Set((await list({ target: "MEMBER" })).map(({ targetType }) => targetType));
      ctx.equal(kinds, new Set(["MEMBER"]), "A kind alone should find all of that kind.");
    },
  },
);

export const checks: Check[] = [...entryChecks, ...otherChecks];
