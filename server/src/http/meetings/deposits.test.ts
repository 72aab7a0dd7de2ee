/** A refund is the amount that was booked for its deposit, even if the deposit has changed since (D45). */
import { MEETING_DEPOSIT_RICE, SIGNUP_RICE } from "@babchingu/openapi";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { deleteMeeting as deleteMeetingAsOperator } from "../../domain/admin/meeting-changes.ts";
import { deleteMeeting, enterConfirmed } from "../../domain/meetings/index.ts";
import type { AuditContext } from "../../domain/shared/context.ts";
import { lockMeeting } from "../../domain/shared/meeting-guards.ts";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { expectConsistentLedger, openMeeting } from "../../testing/meetings.ts";
import { advanceToMeetingTime } from "../../testing/meeting-time.ts";
import { onStatement } from "../../testing/on-statement.ts";

const EARLIER_DEPOSIT_RICE = 300;
/** The place that `openMeeting` gives a meeting. */
const place = { latitude: 37.5473, longitude: 126.9219 };

let t: TestApp;
let host: TestMember;
let guest: TestMember;
let operator: TestMember;

beforeEach(async () => {
  t = await createTestApp();
  [host, guest, operator] = [await t.member(), await t.member(), await t.admin()];
});

async function join(meetingId: number): Promise<void> {
  await t.api.ok("joinMeeting", { token: guest.token, params: { meetingId } });
}

async function apply(meetingId: number): Promise<number> {
  const body = { content: "같이 먹어요" };
  return (await t.api.ok("applyToMeeting", { token: guest.token, params: { id: meetingId }, body })).id;
}

async function approve(meetingId: number, id: number): Promise<void> {
  const body = { meetingId, memberId: guest.id };
  await t.api.ok("approveMeetingApplication", { token: host.token, params: { id }, body });
}

const leave = (meetingId: number) => t.api.ok("leaveMeeting", { token: guest.token, params: { meetingId } });

/** Changes all booked deposits to 300, as if the deposit had been raised to 500 afterwards. */
async function lowerBookedDeposits(): Promise<void> {
  const difference = MEETING_DEPOSIT_RICE - EARLIER_DEPOSIT_RICE;
  await t.db.transaction().execute(async (trx) => {
    // Without triggers, which prevent changes to the ledger.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      update rice_transactions set
        amount = amount + case when cause like '%:deposit%' then ${difference}::int else 0 end,
        balance_after = balance_after + ${difference}::int * (
          select count(*) from rice_transactions deposits
          where deposits.cause like '%:deposit%'
            and deposits.member_id = rice_transactions.member_id and deposits.id <= rice_transactions.id)`.execute(trx);
    await sql`
      update members set rice_balance =
        coalesce((select sum(amount) from rice_transactions where member_id = members.id), 0)`.execute(trx);
  });
  await expectConsistentLedger(t);
}

const balanceOf = async ({ id }: TestMember): Promise<number> =>
  (await t.db.selectFrom("members").select("riceBalance").where("id", "=", id).executeTakeFirstOrThrow()).riceBalance;

interface RefundCase {
  /** Pays the deposits before the change; returns the pending application, if any. */
  payDeposits: (meetingId: number) => Promise<number | void>;
  /** Refunds the deposits. */
  refund: (meetingId: number, applicationId: number) => Promise<unknown>;
  requiresApproval?: boolean;
  refundedMembers: ("host" | "guest")[];
}

const applyAndApprove = async (meetingId: number) => approve(meetingId, await apply(meetingId));
const deleteByOperator = (id: number) => t.api.ok("deleteAdminMeeting", { token: operator.token, params: { id } });
const deleteByHost = (id: number) => t.api.ok("deleteMeeting", { token: host.token, params: { id } });
const endByOperator = (id: number) =>
  t.api.ok("setAdminMeetingStatus", { token: operator.token, params: { id }, body: { status: "END" } });
const withdraw = () => t.api.ok("withdrawMember", { token: guest.token });

async function checkIn(meetingId: number): Promise<void> {
  await advanceToMeetingTime(t, 0, [host, guest]);
  for (const { token } of [host, guest]) await t.api.ok("checkIn", { token, body: { meetingId, ...place } });
}

const refundCases: Record<string, RefundCase> = {
  "leaving a meeting": { payDeposits: join, refund: leave, refundedMembers: ["guest"] },
  "withdrawing with a seat": { payDeposits: join, refund: withdraw, refundedMembers: ["guest"] },
  "checking in": { payDeposits: join, refund: checkIn, refundedMembers: ["host", "guest"] },
  "deleting a meeting as its host": {
    payDeposits: async () => undefined,
    refund: deleteByHost,
    refundedMembers: ["host"],
  },
  "deleting a meeting as its host with a pending application": {
    requiresApproval: true,
    payDeposits: apply,
    refund: deleteByHost,
    refundedMembers: ["host", "guest"],
  },
  "deleting a meeting as an operator": {
    payDeposits: join,
    refund: deleteByOperator,
    refundedMembers: ["host", "guest"],
  },
  "deleting a meeting as an operator with a pending application": {
    requiresApproval: true,
    payDeposits: apply,
    refund: deleteByOperator,
    refundedMembers: ["host", "guest"],
  },
  "ending a meeting as an operator": { payDeposits: join, refund: endByOperator, refundedMembers: ["host", "guest"] },
  "ending a meeting below its minimum with a pending application": {
    requiresApproval: true,
    payDeposits: apply,
    refund: () => advanceToMeetingTime(t, -15, [host, guest]),
    refundedMembers: ["host", "guest"],
  },
  "rejecting an application": {
    requiresApproval: true,
    payDeposits: apply,
    refund: (_, id) => t.api.ok("deleteMeetingApplication", { token: host.token, params: { id } }),
    refundedMembers: ["guest"],
  },
  "cancelling an application": {
    requiresApproval: true,
    payDeposits: apply,
    refund: (_, id) => t.api.ok("deleteMeetingApplication", { token: guest.token, params: { id } }),
    refundedMembers: ["guest"],
  },
  "withdrawing with an application": {
    requiresApproval: true,
    payDeposits: apply,
    refund: withdraw,
    refundedMembers: ["guest"],
  },
  "leaving a seat that was given by approval": {
    requiresApproval: true,
    payDeposits: applyAndApprove,
    refund: leave,
    refundedMembers: ["guest"],
  },
  "checking in on a seat that was given by approval": {
    requiresApproval: true,
    payDeposits: applyAndApprove,
    refund: checkIn,
    refundedMembers: ["host", "guest"],
  },
  "deleting a meeting as an operator with a seat that was given by approval": {
    requiresApproval: true,
    payDeposits: applyAndApprove,
    refund: deleteByOperator,
    refundedMembers: ["host", "guest"],
  },
};

test.each(Object.entries(refundCases))("%s refunds the amount that was booked", async (_, refundCase) => {
  const meetingId = await openMeeting(t, host, { requiresApproval: refundCase.requiresApproval ?? false });
  const applicationId = await refundCase.payDeposits(meetingId);
  await lowerBookedDeposits();
  await refundCase.refund(meetingId, Number(applicationId));
  for (const member of refundCase.refundedMembers) expect(await balanceOf({ host, guest }[member])).toBe(SIGNUP_RICE);
  await expectConsistentLedger(t);
});

test.each<[string, (ctx: AuditContext, meetingId: number) => Promise<void>]>([
  ["confirming a meeting", async (ctx, meetingId) => enterConfirmed(ctx, await lockMeeting(ctx, meetingId))],
  ["deleting one as its host", (ctx, meetingId) => deleteMeeting(ctx, { meetingId, memberId: host.id })],
  ["deleting one as an operator", deleteMeetingAsOperator],
])("%s takes as many statements for three applicants as for one", async (_, change) => {
  let statements = 0;
  const counter = onStatement(() => (statements += 1));
  const countStatements = async (applicants: TestMember[]) => {
    const meetingId = await openMeeting(t, host, { requiresApproval: true });
    for (const { token } of applicants) {
      await t.api.ok("applyToMeeting", { token, params: { id: meetingId }, body: { content: "같이 먹어요" } });
    }
    statements = 0;
    await t.db
      .withPlugin(counter)
      .transaction()
      .execute((trx) => change({ trx, now: t.clock.now(), actorId: operator.id }, meetingId));
    for (const applicant of applicants) expect(await balanceOf(applicant)).toBe(SIGNUP_RICE);
    return statements;
  };
  const applicants = [guest, await t.member(), await t.member()];
  expect(await countStatements(applicants)).toBe(await countStatements([guest]));
  await expectConsistentLedger(t);
});

test("a member who rejoins is refunded the latest deposit, not the first", async () => {
  const meetingId = await openMeeting(t, host, { requiresApproval: true });
  await approve(meetingId, await apply(meetingId));
  await lowerBookedDeposits();
  await leave(meetingId);
  expect(await balanceOf(guest)).toBe(SIGNUP_RICE);
  await approve(meetingId, await apply(meetingId));
  await leave(meetingId);
  expect(await balanceOf(guest)).toBe(SIGNUP_RICE);
  const { riceTransactionDtoList: rows } = await t.api.ok("listRiceTransactions", { token: guest.token });
  expect(rows.map((row) => row.amount)).toEqual([
    MEETING_DEPOSIT_RICE,
    -MEETING_DEPOSIT_RICE,
    EARLIER_DEPOSIT_RICE,
    -EARLIER_DEPOSIT_RICE,
    SIGNUP_RICE,
  ]);
});

test("an expelled member gets no refund, even when the meeting is deleted later", async () => {
  const [second, third] = [await t.member(), await t.member()];
  const meetingId = await openMeeting(t, host);
  await join(meetingId);
  for (const { token } of [second, third]) await t.api.ok("joinMeeting", { token, params: { meetingId } });
  await lowerBookedDeposits();
  for (const { token } of [host, second, third]) {
    const body = { reportedId: guest.id, meetingId, content: "약속 장소에서 소리를 질렀어요." };
    await t.api.ok("reportOnMeeting", { token, body });
  }
  await deleteByOperator(meetingId);
  expect(await balanceOf(guest)).toBe(SIGNUP_RICE - EARLIER_DEPOSIT_RICE);
  expect(await balanceOf(host)).toBe(SIGNUP_RICE);
});

test("a no-show gets nothing back, even when an operator deletes the meeting before its end", async () => {
  const meetingId = await openMeeting(t, host);
  await join(meetingId);
  await advanceToMeetingTime(t, 0, [host, guest]);
  await t.api.ok("checkIn", { token: host.token, body: { meetingId, ...place } });
  await advanceToMeetingTime(t, 20, [host, guest]);
  operator.token = await t.tokenOf(operator);
  await deleteByOperator(meetingId);
  expect(await balanceOf(host)).toBe(SIGNUP_RICE);
  expect(await balanceOf(guest)).toBe(SIGNUP_RICE - MEETING_DEPOSIT_RICE);
  const [notification] = await t.api.ok("listNotifications", { token: guest.token });
  expect(notification?.content).toBe("운영자가 '홍대에서 라멘 먹어요' 모임을 삭제했어요.");
});

test("a no-show gets nothing back when a meeting that an operator reopened ends below its minimum", async () => {
  const meetingId = await openMeeting(t, host);
  await join(meetingId);
  await advanceToMeetingTime(t, 20, [host, guest, operator]);
  await leave(meetingId);
  const { token } = operator;
  await t.api.ok("setAdminMeetingStatus", { token, params: { id: meetingId }, body: { status: "RECRUITING" } });
  await advanceToMeetingTime(t, 21, [host]);
  expect((await t.api.ok("getMeeting", { token: host.token, params: { id: meetingId } })).status).toBe("END");
  expect(await balanceOf(host)).toBe(SIGNUP_RICE - MEETING_DEPOSIT_RICE);
  const [notification] = await t.api.ok("listNotifications", { token: host.token });
  expect(notification?.title).toBe("출석 체크를 하지 않았어요");
});
