/** Grants, revocations and the sync of balances by operators. */
import { SIGNUP_RICE } from "@babchingu/openapi";
import type { Member } from "../../runner/actors.ts";
import { defineChecksThatNeed } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { expectConsistentBalances, readLedger, readLedgerEntries } from "../support/ledger.ts";
import { ABSENT_ID, readRice } from "../support/meetings.ts";
import { setMemberStatus } from "../support/operators.ts";
import { expectOneSuccess } from "../support/outcomes.ts";

async function createWithdrawnMember(ctx: Context): Promise<Member> {
  const member = await ctx.member("member who has withdrawn");
  await ctx.ok("withdrawMember", { as: member });
  return member;
}

/** A member who has withdrawn. */
const withdrawnMember = (ctx: Context) =>
  ctx.createOnce("withdrawn member", createWithdrawnMember, { areMembersNeeded: false });

export const checks = defineChecksThatNeed(
  ["sms", "operator"],
  {
    id: "rice.grant.one",
    title: "A grant adds the amount by one row ADMIN_GRANT, also for a banned member.",
    source: "console §7",
    covers: ["grantRice 204"],
    run: async (ctx) => {
      const [as, member] = [await ctx.operator(), await ctx.member("member")];
      await setMemberStatus(ctx, member, "BANNED");
      await ctx.ok("grantRice", { as, body: { memberId: member.id, amount: 1 } });
      ctx.equal(await readRice(ctx, member), 1501, "One grain should be granted.");
      await setMemberStatus(ctx, member, "ACTIVE");
      ctx.equal(
        (await readLedgerEntries(ctx, member))[0],
        "ADMIN_GRANT 1",
        "The ledger should have a row of this amount.",
      );
    },
  },
  {
    id: "rice.grant.refusals",
    title: "A grant to an unknown member is refused with MEMBER_NOT_FOUND, to a withdrawn one with MEMBER_ERASED.",
    source: "console §8",
    covers: ["grantRice MEMBER_NOT_FOUND", "grantRice MEMBER_ERASED", "revokeRice MEMBER_NOT_FOUND"],
    run: async (ctx) => {
      const [as, withdrawn] = [await ctx.operator(), await withdrawnMember(ctx)];
      await ctx.refused("grantRice", "MEMBER_NOT_FOUND", { as, body: { memberId: ABSENT_ID, amount: 100 } });
      await ctx.refused("revokeRice", "MEMBER_NOT_FOUND", { as, body: { memberId: ABSENT_ID, amount: 100 } });
      await ctx.refused("grantRice", "MEMBER_ERASED", { as, body: { memberId: withdrawn.id, amount: 100 } });
    },
  },
  {
    id: "rice.revoke",
    title:
      "A revocation subtracts the amount, down to 0; more than the balance is refused with BALANCE_TOO_LOW and both figures.",
    source: "console §5",
    covers: ["revokeRice 204", "revokeRice BALANCE_TOO_LOW"],
    run: async (ctx) => {
      const [as, member] = [await ctx.operator(), await ctx.member("member")];
      const memberId = member.id;
      const { data } = await ctx.refused("revokeRice", "BALANCE_TOO_LOW", {
        as,
        body: { memberId, amount: SIGNUP_RICE + 1 },
      });
      ctx.equal(data, { balance: SIGNUP_RICE, required: SIGNUP_RICE + 1 }, "Both figures should be returned.");
      ctx.equal((await readLedger(ctx, member)).length, 1, "A refusal leaves no row.");
      await ctx.ok("revokeRice", { as, body: { memberId, amount: SIGNUP_RICE } });
      ctx.equal(await readRice(ctx, member), 0, "The whole balance can be revoked.");
      ctx.equal(
        (await readLedgerEntries(ctx, member))[0],
        `ADMIN_REVOKE -${SIGNUP_RICE}`,
        "The ledger should have a row of this amount.",
      );
    },
  },
  {
    id: "rice.revoke.at-once",
    title: "Concurrent revocations never take more than the balance.",
    source: "D27",
    covers: ["revokeRice BALANCE_TOO_LOW"],
    run: async (ctx) => {
      const [as, member] = [await ctx.operator(), await ctx.member("member")];
      const call = { as, body: { memberId: member.id, amount: 1000 } };
      await expectOneSuccess(ctx, "revokeRice", [call, call, call], "BALANCE_TOO_LOW");
      expectConsistentBalances(ctx, await readLedger(ctx, member), 500);
    },
  },
  {
    id: "rice.grant.repeat",
    title:
      "A grant or revocation repeated with its Idempotency-Key is booked once; with another body it is refused with IDEMPOTENCY_KEY_REUSED.",
    source: "R2",
    covers: ["grantRice IDEMPOTENCY_KEY_REUSED", "revokeRice IDEMPOTENCY_KEY_REUSED"],
    run: async (ctx) => {
      const [as, member] = [await ctx.operator(), await ctx.member("member")];
      for (const [id, balance] of [
        ["grantRice", 1800],
        ["revokeRice", SIGNUP_RICE],
      ] as const) {
        const headers = { "Idempotency-Key": ctx.env.freshText("rice-key-") };
        const call = { as, headers, body: { memberId: member.id, amount: 300 } };
        await ctx.ok(id, call);
        await ctx.ok(id, call);
        ctx.equal(await readRice(ctx, member), balance, `${id} should be booked once.`);
        await ctx.refused(id, "IDEMPOTENCY_KEY_REUSED", { ...call, body: { ...call.body, amount: 301 } });
        ctx.equal(await readRice(ctx, member), balance, "What is refused should book nothing.");
      }
    },
  },
  {
    id: "rice.grant.all",
    title: "A grant to all gives every member who hasn't withdrawn one row, once for each Idempotency-Key.",
    source: "console §7",
    covers: ["grantRiceToAll 204", "grantRiceToAll IDEMPOTENCY_KEY_REUSED"],
    alone: true,
    run: async (ctx) => {
      const as = await ctx.operator();
      const [active, banned, created, withdrawn] = [
        await ctx.member("active member"),
        await ctx.member("banned member", { status: "BANNED" }),
        await ctx.member("member who just signed up", { status: "CREATED" }),
        await withdrawnMember(ctx),
      ];
      const before = (await ctx.ok("getAdminMember", { as, params: { id: withdrawn.id } })).riceBalance;
      const headers = { "Idempotency-Key": ctx.env.freshText("grant-all-") };
      for (let time = 0; time < 2; time += 1) await ctx.ok("grantRiceToAll", { as, headers, body: { amount: 7 } });
      for (const member of [active, banned, created]) {
        ctx.equal(await readRice(ctx, member), 1507, `The ${member.label} should get the grant, once.`);
      }
      ctx.equal(
        (await readLedgerEntries(ctx, active))[0],
        "ADMIN_GRANT 7",
        "The ledger should have a row of this amount.",
      );
      const { riceBalance } = await ctx.ok("getAdminMember", { as, params: { id: withdrawn.id } });
      ctx.equal(riceBalance, before, "The withdrawn member should get nothing.");
      await ctx.refused("grantRiceToAll", "IDEMPOTENCY_KEY_REUSED", { as, headers, body: { amount: 8 } });
    },
  },
  {
    id: "rice.sync",
    title: "The sync finds nothing to correct where every change has its row, and changes nothing.",
    source: "D27",
    covers: ["syncRiceTransactions 200"],
    alone: true,
    run: async (ctx) => {
      const [as, member] = [await ctx.operator(), await ctx.member("member", { rice: 1234 })];
      const rows = await readLedger(ctx, member);
      const { checked, corrected } = await ctx.ok("syncRiceTransactions", { as });
      ctx.equal(corrected, 0, "No balance should differ from its rows.");
      ctx.assert(checked > 0, "Members should have been checked.", checked);
      const again = await ctx.ok("syncRiceTransactions", { as });
      ctx.equal(again.corrected, 0, "A second run should find nothing either.");
      ctx.equal(await readLedger(ctx, member), rows, "The ledger should be the same.");
      expectConsistentBalances(ctx, rows, await readRice(ctx, member));
    },
  },
);
