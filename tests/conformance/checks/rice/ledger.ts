/** The ledger as a whole: paging, concurrent calls, sums (D8, D27). */
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { defineChecks } from "../../runner/check.ts";
import { expectConsistentBalances, readLedger, readFullLedger } from "../support/ledger.ts";
import { applyToMeeting, joinMeeting, meetingBody, createMeeting, readRice } from "../support/meetings.ts";
import { createMeetingWith } from "../support/rooms.ts";
import { outcomeOf, expectOneSuccess } from "../support/outcomes.ts";
import { at, sharedPair, sharedMembers } from "../support/shared-members.ts";

const CYCLES = 11;
const PAGE_SIZE = 20;

export const checks = defineChecks(
  {
    id: "rice.ledger.pages",
    title: "The ledger has pages of 20, newest first, each row once, and every balance follows from the row before.",
    source: "D8, D27",
    covers: ["listRiceTransactions 200"],
    run: async (ctx) => {
      const member = await ctx.member("host");
      for (let cycle = 0; cycle < CYCLES; cycle += 1) {
        const id = await createMeeting(ctx, member);
        await ctx.ok("deleteMeeting", { as: member, params: { id } });
      }
      const rows = await readFullLedger(ctx, member);
      ctx.equal(rows.length, 2 * CYCLES + 1, "Every row should be listed once.");
      ctx.equal(new Set(rows.map(({ id }) => id)).size, rows.length, "No row should come twice.");
      expectConsistentBalances(ctx, rows, await readRice(ctx, member));
      const sum = rows.reduce((total, { amount }) => total + amount, 0);
      ctx.equal(sum, await readRice(ctx, member), "The balance should be the sum of the rows.");
      const first = await ctx.ok("listRiceTransactions", { as: member });
      const last = first.riceTransactionDtoList.at(-1);
      ctx.equal(
        [first.riceTransactionDtoList.length, first.nextCursor],
        [PAGE_SIZE, last?.id],
        "The cursor is the last row's id.",
      );
    },
  },
  {
    id: "rice.ledger.pages-while-growing",
    title: "New rows don't shift or repeat the rows of later pages.",
    source: "D8",
    run: async (ctx) => {
      const member = await ctx.member("host");
      const cycle = async () => {
        const id = await createMeeting(ctx, member);
        await ctx.ok("deleteMeeting", { as: member, params: { id } });
      };
      for (let count = 0; count < PAGE_SIZE / 2 + 1; count += 1) await cycle();
      const first = await ctx.ok("listRiceTransactions", { as: member });
      await cycle();
      const query = { lastId: first.nextCursor ?? 0 };
      const second = await ctx.ok("listRiceTransactions", { as: member, query });
      expectConsistentBalances(ctx, [...first.riceTransactionDtoList, ...second.riceTransactionDtoList], 1500);
      ctx.equal(
        second.riceTransactionDtoList.at(-1)?.riceTransactionReason,
        "SIGNUP",
        "The second page ends with the first row.",
      );
      ctx.equal([second.hasNext, second.nextCursor], [false, null], "There should be no third page.");
    },
  },
  {
    id: "rice.ledger.own",
    title: "Members see only their own rows, also with another member's row as the cursor.",
    source: "D27",
    run: async (ctx) => {
      const [mine, theirs] = [await ctx.member("member"), await ctx.member("later member")];
      const [{ id: lastId } = { id: 1 }] = await readLedger(ctx, theirs);
      const { riceTransactionDtoList } = await ctx.ok("listRiceTransactions", { as: mine, query: { lastId } });
      const own = await readLedger(ctx, mine);
      ctx.equal(
        riceTransactionDtoList,
        own.filter(({ id }) => id < lastId),
        "Only the member's own older rows should be listed.",
      );
    },
  },
  {
    id: "rice.race.double-spend",
    title:
      "With rice for one deposit, one of several concurrent calls that take it succeeds, and the balance never falls below 0.",
    source: "D27",
    needs: ["sms", "operator"],
    covers: ["createMeeting NOT_ENOUGH_RICE", "joinMeeting NOT_ENOUGH_RICE", "applyToMeeting NOT_ENOUGH_RICE"],
    run: async (ctx) => {
      const people = await sharedMembers(ctx, 2);
      const [host, second] = [at(people, 0), at(people, 1)];
      const open = [await createMeeting(ctx, host), await createMeeting(ctx, second)];
      const closed = await createMeeting(ctx, host, { requiresApproval: true });
      const spender = await ctx.member("member with rice for one deposit", { rice: MEETING_DEPOSIT_RICE });
      await spender.token();
      const responses = await Promise.all([
        ...open.map((meetingId) => ctx.call("joinMeeting", { as: spender, params: { meetingId } })),
        ctx.call("createMeeting", { as: spender, body: meetingBody(ctx) }),
        ctx.call("applyToMeeting", { as: spender, params: { id: closed }, body: { content: "함께 먹고 싶어요." } }),
      ]);
      const outcomes = responses.map(outcomeOf);
      ctx.equal(
        outcomes.filter((outcome) => outcome === "NOT_ENOUGH_RICE").length,
        3,
        `One should succeed: ${outcomes.join(", ")}`,
      );
      const rows = await readLedger(ctx, spender);
      ctx.equal(rows[0]?.amount, -MEETING_DEPOSIT_RICE, "One deposit should be booked.");
      ctx.equal(rows.length, 3, "One row should be added.");
      expectConsistentBalances(ctx, rows, 0);
    },
  },
  {
    id: "rice.race.refund-once",
    title: "Concurrent repeats of leaving, cancelling or deleting refund the deposit once.",
    source: "D27",
    covers: ["leaveMeeting NOT_JOINED", "deleteMeetingApplication APPLICATION_NOT_FOUND"],
    run: async (ctx) => {
      const { host } = await sharedPair(ctx);
      const member = await ctx.member("member");
      const [open, closed] = [
        await createMeeting(ctx, host),
        await createMeeting(ctx, host, { requiresApproval: true }),
      ];
      await joinMeeting(ctx, open, member);
      const leave = { as: member, params: { meetingId: open } };
      await expectOneSuccess(ctx, "leaveMeeting", [leave, leave], "NOT_JOINED");
      const cancel = { as: member, params: { id: await applyToMeeting(ctx, closed, member) } };
      await expectOneSuccess(
        ctx,
        "deleteMeetingApplication",
        [cancel, cancel, { ...cancel, as: host }],
        "APPLICATION_NOT_FOUND",
      );
      const remove = { as: member, params: { id: await createMeeting(ctx, member) } };
      await expectOneSuccess(ctx, "deleteMeeting", [remove, remove], "MEETING_NOT_FOUND");
      const rows = await readLedger(ctx, member);
      ctx.equal(rows.length, 7, "Three deposits should be taken and given back once.");
      expectConsistentBalances(ctx, rows, 1500);
    },
  },
  {
    id: "rice.refused-is-free",
    title: "A refused call leaves no row.",
    source: "D27",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const member = await ctx.member("member");
      const full = await createMeetingWith(ctx, host, [guest], { maxCapacity: 2 });
      const closed = await createMeeting(ctx, host, { requiresApproval: true });
      await ctx.refused("joinMeeting", "MEETING_FULL", { as: member, params: { meetingId: full } });
      await ctx.refused("joinMeeting", "APPROVAL_REQUIRED", { as: member, params: { meetingId: closed } });
      await ctx.refused("createMeeting", "CAPACITY_ORDER", {
        as: member,
        body: meetingBody(ctx, { minCapacity: 9, maxCapacity: 2 }),
      });
      const content = { content: "함께 먹고 싶어요." };
      await ctx.refused("applyToMeeting", "APPROVAL_NOT_REQUIRED", {
        as: member,
        params: { id: await createMeeting(ctx, host) },
        body: content,
      });
      ctx.equal((await readLedger(ctx, member)).length, 1, "Only the sign-up should be booked.");
    },
  },
);
