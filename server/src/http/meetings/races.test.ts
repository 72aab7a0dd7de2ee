/** Concurrent requests. They run in parallel only with TEST_DATABASE_URL; the in-memory database has one connection. */
import { MEETING_DEPOSIT_RICE, SIGNUP_RICE, RICE_PACKS } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import {
  RICE_AFTER_DEPOSIT,
  expectConsistentLedgerAndSeats,
  meetingBody,
  openMeeting,
  riceOf,
} from "../../testing/meetings.ts";

const MEMBER_COUNT = 12;

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
});

afterEach(() => expectConsistentLedgerAndSeats(app));

/** Members who can each pay three deposits. */
const createMembers = () =>
  Promise.all(Array.from({ length: MEMBER_COUNT }, () => app.member({ rice: 3 * MEETING_DEPOSIT_RICE })));
const join = (member: TestMember, meetingId: number) =>
  app.api.call("joinMeeting", { token: member.token, params: { meetingId } });
const count = (answers: { statusCode: number }[], status: number) =>
  answers.filter((answer) => answer.statusCode === status).length;

test("concurrent joins fill the last three seats only", async () => {
  const host = await app.member();
  const id = await openMeeting(app, host, { maxCapacity: 4 });
  const members = await createMembers();
  const answers = await Promise.all(members.map((member) => join(member, id)));
  const { joined = [], refused = [] } = Object.groupBy(members, (_, index) =>
    answers[index]?.statusCode === 204 ? "joined" : "refused",
  );
  expect(joined).toHaveLength(3);
  const codes = answers.filter(({ statusCode }) => statusCode !== 204).map((answer) => answer.json().code);
  expect(codes).toEqual(refused.map(() => errorCodes.MEETING_FULL));
  for (const member of refused) expect(await riceOf(app, member)).toBe(3 * MEETING_DEPOSIT_RICE);
});

test("a member with rice for three deposits joins three of many meetings", async () => {
  const ids = await Promise.all((await createMembers()).map((host) => openMeeting(app, host)));
  const member = await app.member({ rice: 3 * MEETING_DEPOSIT_RICE });
  const answers = await Promise.all(ids.map((id) => join(member, id)));
  expect([count(answers, 204), count(answers, 409)]).toEqual([3, MEMBER_COUNT - 3]);
  expect(await riceOf(app, member)).toBe(0);
});

test("repeated creations with one idempotency key create one meeting", async () => {
  const host = await app.member();
  const headers = { "idempotency-key": randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: MEMBER_COUNT }, () =>
      app.api.ok("createMeeting", { token: host.token, headers, body: meetingBody(app) }),
    ),
  );
  expect(answers).toEqual(answers.map(() => answers[0]));
  expect(await riceOf(app, host)).toBe(RICE_AFTER_DEPOSIT);
});

test("hosts who apply to each other's meetings don't deadlock", async () => {
  const hosts = await createMembers();
  const ids = await Promise.all(hosts.map((host) => openMeeting(app, host, { requiresApproval: true })));
  const answers = await Promise.all(
    hosts.flatMap((host, index) =>
      [1, 2].map((step) => {
        const id = ids[(index + step) % ids.length] ?? 0;
        return app.api.call("applyToMeeting", { token: host.token, params: { id }, body: { content: "반가워요" } });
      }),
    ),
  );
  expect(count(answers, 201)).toBe(2 * MEMBER_COUNT);
});

test("the phone of a withdrawing member can't be registered", async () => {
  const phone = "01055556666";
  await app.api.ok("sendVerificationCode", { body: { phone, purpose: "SIGNUP" } });
  const verificationCode = app.devMailbox.list(phone)[0]?.code ?? "";
  const proof = { phone, verificationCode, purpose: "SIGNUP" as const };
  const { verificationToken } = await app.api.ok("verifyVerificationCode", { body: proof });
  const member = await app.member({ phone });
  const body = { name: "새로온사람", phone, password: "babbab12", verificationToken };
  const [signup] = await Promise.all([
    app.api.call("signup", { body }),
    app.api.ok("withdrawMember", { token: member.token }),
  ]);
  // Before the withdrawal, and after it.
  expect([errorCodes.PHONE_TAKEN, errorCodes.VERIFICATION_TOKEN_INVALID]).toContain(signup.json().code);
});

test("concurrent joins, leaves and a confirmation keep the ledger consistent", async () => {
  const host = await app.member();
  const id = await openMeeting(app, host, { maxCapacity: 20 });
  const members = await createMembers();
  await Promise.all(members.slice(0, MEMBER_COUNT / 2).map((member) => join(member, id)));
  const answers = await Promise.all([
    ...members.map((member, index) =>
      index < MEMBER_COUNT / 2
        ? app.api.call("leaveMeeting", { token: member.token, params: { meetingId: id } })
        : join(member, id),
    ),
    app.api.call("confirmMeeting", { token: host.token, params: { id } }),
    app.api.call("leaveMeeting", { token: host.token, params: { meetingId: id } }),
  ]);
  expect(answers.filter((answer) => answer.statusCode >= 500)).toEqual([]);
});

test("a receipt that is repeated during a rice sync is booked once, and every request succeeds", async () => {
  const member = await app.member();
  const admin = await app.admin();
  const body = {
    platform: "GOOGLE" as const,
    productId: "rice_1000" as const,
    receiptData: JSON.stringify({ transactionId: "GPA.1", productId: "rice_1000" }),
  };
  const now = app.clock.now();
  await app.db
    .insertInto("payments")
    .values({
      ...body,
      memberId: member.id,
      transactionId: "GPA.1",
      currency: "KRW",
      amount: RICE_PACKS.rice_1000.priceWon,
      status: "COMPLETED",
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  const answers = await Promise.all(
    Array.from({ length: MEMBER_COUNT }, () => [
      app.api.call("createPayment", { token: member.token, body }),
      app.api.call("syncRiceTransactions", { token: admin.token }),
    ]).flat(),
  );
  expect(answers.map((answer) => answer.statusCode).filter((status) => status >= 400)).toEqual([]);
  expect(await riceOf(app, member)).toBe(SIGNUP_RICE + RICE_PACKS.rice_1000.grains);
});
