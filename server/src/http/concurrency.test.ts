import { resolveSchema } from "@babchingu/openapi/contract/document";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { expect, test, vi } from "vitest";
import { listOperations, loadContract } from "../contract/document.ts";
import { lockMeeting } from "../domain/shared/meeting-guards.ts";
import { ApiError } from "../lib/api-error.ts";
import { limitTime, withTimeBudget } from "../lib/time-budget.ts";
import { emptyTestDb } from "../testing/database.ts";
import { eventually } from "../testing/eventually.ts";
import { createTestApp } from "../testing/harness.ts";
import { isParallel, lockWaits } from "../testing/locks.ts";
import { openMeeting } from "../testing/meetings.ts";
import { onStatement } from "../testing/on-statement.ts";
import { HASHES_MAX } from "../lib/password.ts";
import { boundAccounts, boundCostly, boundMeetings } from "./concurrency.ts";

const POOL_SIZE = 10;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test.each([
  {
    id: "searchMeetings",
    others: ["getMe", "listMeetings", "searchAdminMembers", "searchPlaces"],
    runningMax: 2,
    answered: 20,
  },
  { id: "listAdminMembers", others: ["getMe", "searchMeetings", "setAdminMemberStatus"], runningMax: 3, answered: 153 },
  {
    id: "login",
    others: ["getMe", "loginKakao", "searchMeetings"],
    runningMax: HASHES_MAX + 1,
    answered: HASHES_MAX + 401,
  },
])(
  "of a thousand times $id at once few run or wait, and others are served meanwhile",
  async ({ id, others, runningMax, answered }) => {
    const { promise: database, resolve } = Promise.withResolvers<void>();
    let running = 0;
    const slow = async () => {
      running += 1;
      await database;
      return "found";
    };
    const served = Object.fromEntries(others.map((other) => [other, async () => other]));
    const handlers = boundCostly({ [id]: slow, ...served }, POOL_SIZE);
    const call = async (called: string) => (handlers as unknown as Record<string, () => Promise<string>>)[called]?.();
    const calls = Array.from({ length: 1000 }, () => call(id).catch((error: { code: string }) => error.code));
    expect(await Promise.all(others.map(call))).toEqual(others);
    expect(running).toBe(runningMax);
    resolve();
    const counts = Map.groupBy(await Promise.all(calls), String);
    expect([counts.get("found")?.length, counts.get(errorCodes.UNAVAILABLE)?.length]).toEqual([
      answered,
      1000 - answered,
    ]);
  },
);

/** The token of each, six times. */
const tokensOf = (accounts: { token: string }[]) =>
  accounts.flatMap(({ token }) => Array.from({ length: 6 }, () => token));

test("the server's searches and the console's reads are bounded", async () => {
  const { api, member, admin } = await createTestApp({ env: { DB_POOL_SIZE: "1" } });
  const members = await Promise.all(Array.from({ length: 5 }, () => member()));
  const operators = await Promise.all(Array.from({ length: 12 }, (_, index) => admin({ name: `operator${index}` })));
  const query = { query: "라멘", lat: 37.5, lng: 127 };
  const searches = tokensOf(members).map((token) => api.call("searchMeetings", { token, query }));
  const lists = tokensOf(operators).map((token) => api.call("listAdminMembers", { token }));
  for (const answers of [searches, lists]) {
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  }
});

test("of an account's many requests at once few are handled at the same time", async () => {
  const { promise: encoded, resolve } = Promise.withResolvers<void>();
  let running = 0;
  const encode = async () => {
    running += 1;
    await encoded;
    throw new ApiError("IMAGE_UNREADABLE");
  };
  const t = await createTestApp({ deps: { imageEncoder: { encode, close: async () => undefined } } });
  const [{ token }, other] = [await t.member(), await t.member()];
  const upload = (sender: string) => t.api.call("uploadImage", { token: sender, file: { data: Buffer.from("x") } });
  const uploads = Array.from({ length: 20 }, () => upload(token));
  await eventually(() => expect(running).toBeGreaterThanOrEqual(6));
  const byOther = upload(other.token);
  await eventually(() => expect(running).toBeGreaterThanOrEqual(7));
  await t.api.ok("getMe", { token: other.token });
  expect(running).toBe(7);
  resolve();
  const statuses = (await Promise.all([...uploads, byOther])).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([400]));
});

test("requests for the readiness at once share one statement", async () => {
  let statements = 0;
  const counter = onStatement(() => (statements += 1));
  const { api } = await createTestApp({ deps: { db: (await emptyTestDb()).withPlugin(counter) } });
  await Promise.all(Array.from({ length: 50 }, () => api.ok("getReadiness")));
  expect(statements).toBe(1);
  await api.ok("getReadiness");
  expect(statements).toBe(2);
});

test("of a hundred changes of one meeting two run at once, and those of other meetings meanwhile", async () => {
  const { promise: lock, resolve } = Promise.withResolvers<void>();
  const running: number[] = [];
  const joinMeeting = async ({ params: { meetingId } }: { params: { meetingId: number } }) => {
    running.push(meetingId);
    if (meetingId === 1) await lock;
  };
  const handlers = boundMeetings({ joinMeeting }, await emptyTestDb());
  const join = handlers.joinMeeting as unknown as typeof joinMeeting;
  const joins = Array.from({ length: 100 }, () => join({ params: { meetingId: 1 } }));
  await join({ params: { meetingId: 2 } });
  expect(running).toEqual([1, 1, 2]);
  resolve();
  await Promise.all(joins);
  expect(running).toHaveLength(101);
});

test("every change of members that names a meeting waits for its turn there", async () => {
  const contract = loadContract();
  const changes = listOperations(contract).filter(({ method, url }) => method !== "GET" && !url.includes("/admin/"));
  const handlers = Object.fromEntries(changes.map(({ operation }) => [operation.operationId, vi.fn()]));
  const bound = Object.entries(boundMeetings(handlers, await emptyTestDb()));
  const naming = changes.filter(({ url, operation }) => {
    const body = operation.requestBody?.content["application/json"]?.schema;
    return /meeting.*\/:/.test(url) || "meetingId" in ((body && resolveSchema(contract, body).properties) ?? {});
  });
  expect(bound.flatMap(([id, handle]) => (handle === handlers[id] ? [] : [id])).toSorted()).toEqual(
    naming.map(({ operation }) => operation.operationId).toSorted(),
  );
});

/** Bound in the order of the server's handlers; called by one member, unless `optionalActor` is null. */
async function boundByAll(operationId: string, handle: () => Promise<unknown>, optionalActor: object | null) {
  const handlers = boundMeetings(boundCostly({ [operationId]: handle }, POOL_SIZE), await emptyTestDb());
  const bound = boundAccounts(handlers) as unknown as Record<string, (request: object) => Promise<unknown>>;
  return () => bound[operationId]?.({ params: { meetingId: 1 }, optionalActor });
}

const ACTOR = { memberId: 1 };

test.each([
  { id: "joinMeeting", actor: ACTOR, runningMax: 2 },
  { id: "listAdminMembers", actor: ACTOR, runningMax: 3 },
  { id: "login", actor: null, runningMax: HASHES_MAX + 1 },
  { id: "getMe", actor: ACTOR, runningMax: 6 },
])("the wait for one's turn is taken off the time for statements of $id", async ({ id, actor, runningMax }) => {
  vi.useFakeTimers();
  const limits: number[] = [];
  let calls = 0;
  const call = await boundByAll(
    id,
    () => {
      calls += 1;
      return limitTime(
        Infinity,
        () => sleep(calls > runningMax ? 10_000 : 400),
        (ms) => limits.push(ms),
      );
    },
    actor,
  );
  for (let n = 0; n <= runningMax; n += 1) void withTimeBudget(1000, call);
  await vi.advanceTimersByTimeAsync(999);
  expect(limits).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(limits).toEqual([600]);
  await vi.advanceTimersByTimeAsync(10_000);
});

test.each([
  { id: "joinMeeting", actor: ACTOR },
  { id: "listAdminMembers", actor: ACTOR },
  { id: "login", actor: null },
  { id: "getMe", actor: ACTOR },
])("on a silent database no $id takes longer than seven seconds", async ({ id, actor }) => {
  vi.useFakeTimers();
  const call = await boundByAll(
    id,
    () => {
      const { promise, reject } = Promise.withResolvers<never>();
      return limitTime(
        Infinity,
        () => promise,
        () => reject(new ApiError("UNAVAILABLE")),
      );
    },
    actor,
  );
  const answers: { ms: number; code: string }[] = [];
  for (let n = 0; n < 100; n += 1) {
    const startMs = performance.now();
    withTimeBudget(5000, call)?.catch(({ code }: { code: string }) =>
      answers.push({ ms: performance.now() - startMs, code }),
    );
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(7000);
  expect(answers).toHaveLength(100);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([errorCodes.UNAVAILABLE]));
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThanOrEqual(7000);
});

test.runIf(isParallel)("applicants who wait for a popular meeting leave connections to others", async () => {
  const t = await createTestApp();
  const [host, other] = [await t.member(), await t.member()];
  const meetingId = await openMeeting(t, host, { requiresApproval: true });
  const applicants = await Promise.all(Array.from({ length: 30 }, () => t.member()));
  const { promise: end, resolve: unlock } = Promise.withResolvers<void>();
  const locked = t.db.transaction().execute(async (trx) => {
    await lockMeeting({ trx }, meetingId);
    await end;
  });
  const applications = applicants.map(({ token }) =>
    t.api.call("applyToMeeting", { token, params: { id: meetingId }, body: { content: "함께 먹고 싶어요." } }),
  );
  await lockWaits(t.db, 2);
  await t.api.ok("getMe", { token: other.token });
  unlock();
  await locked;
  const answers = await Promise.all(applications);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const cancellations = answers.map((answer, index) =>
    t.api.call("deleteMeetingApplication", {
      token: applicants[index]?.token ?? "",
      params: { id: answer.json<{ id: number }>().id },
    }),
  );
  expect(new Set((await Promise.all(cancellations)).map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
});
