/**
 * Mutated requests to every operation by every role, before, during and after a meeting: each answer is documented, none is a 5xx,
 * none shows the server's insides or a phone that the sender may not see, and the books stay balanced. REQUESTS and SEED change the run:
 * `npm run attack -- requests`.
 */
import { MINUTE_MS, seesContacts } from "@babchingu/openapi";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { accessRule } from "../../contract/security.ts";
import type { OperationId } from "../../contract/types.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { MEETING_AHEAD_MIN, meetingBody } from "../../testing/meetings.ts";
import { randomOf } from "../../testing/random.ts";
import { takeSnapshot } from "../../testing/snapshot.ts";
import {
  buildFixture,
  type Fixture,
  isAuthenticated,
  isOperatorRole,
  type Role,
  roles,
} from "../authorization/fixture.ts";
import { contract, operationIds, requestFor, servedOperation } from "../authorization/requests.ts";
import { relations, requiredRelationOf } from "../authorization/required-relations.ts";
import { expectConsistent } from "../model/invariants.ts";
import { solidImage } from "./hostile-files.ts";
import { type AttackRequest, mutate, toInject } from "./mutations.ts";
import { pick } from "./pick.ts";
import { type PreparedRequests, prepareRequests } from "./prepared.ts";
import { violationOf } from "./violations.ts";

const SEED = Number(process.env["SEED"] ?? 1);
const COUNT = Number(process.env["REQUESTS"] ?? 120);
const TEST_MS_MAX = 120_000 + COUNT * 30;
/** The books are checked and the rows restored after so many requests. */
const ROUND = 300;
/** From so many requests on, every operation has to succeed at least once. */
const REQUESTS_FOR_ALL = 20_000;
const SHOWN_MAX = 20;

/** What is asked at which time of the meeting, from the start on. */
const phases = [
  { name: "while it recruits", advances: [0] },
  { name: "while members check in", advances: [MEETING_AHEAD_MIN - 5] },
  { name: "when it is over", advances: [MEETING_AHEAD_MIN - 5, 155] },
];

/** Who doesn't see contacts sees the phone that a reason was given for (D60). */
const maySeePhones = (role: Role, id: OperationId) =>
  isOperatorRole(role) && (seesContacts(role) || id === "revealAdminMember");
/** As far as the contract and the relations go. */
const allowedRoles = new Map(operationIds.map((id) => [id, roles.filter((role) => isAllowed(id, role))]));

function isAllowed(id: OperationId, role: Role): boolean {
  const served = servedOperation(id);
  const { schemes } = accessRule(contract, served.operation);
  if (!isAuthenticated(role)) return schemes.size === 0;
  if (schemes.size > 0 && !schemes.has(isOperatorRole(role) ? "admin" : "bearer")) return false;
  return relations[requiredRelationOf(served)[0]].isAllowed(role);
}

let app: TestApp;
let fixture: Fixture;
let photo: Buffer;
let prepared: PreparedRequests;
let restoreStart: () => Promise<void>;
const answers = new Map<number, number>();
const succeeded = new Set<OperationId>();

beforeAll(async () => {
  app = await createTestApp();
  fixture = await buildFixture(app);
  photo = await solidImage(8, 8).png().toBuffer();
  const { people, ids } = fixture;
  await app.api.ok("confirmMeeting", { token: people.host.token, params: { id: ids.meeting } });
  restoreStart = await takeSnapshot(app.db);
});
afterAll(() => app.app.close());

/** Access tokens end after half an hour; those that are meant to be refused stay as they are. */
async function renewTokens(): Promise<void> {
  for (const role of roles)
    if (isAuthenticated(role) && role !== "banned") fixture.tokens[role] = await app.tokenOf(fixture.people[role]);
}

/** Both checked in, so that they can rate each other. */
async function checkInAll(): Promise<void> {
  const { placeLatitude: latitude, placeLongitude: longitude } = meetingBody(app);
  const body = { meetingId: fixture.ids.meeting, latitude, longitude };
  for (const role of ["host", "member"] as const) {
    const token = await app.tokenOf(fixture.people[role]);
    await app.api.ok("checkIn", { token, body });
  }
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: unknown;
}

/** A valid request of the operation by the role, or by whom the prepared request is for. */
function requestOf(id: OperationId, role: Role): AttackRequest {
  const { token = fixture.tokens[role], ...own } = prepared[id]?.() ?? {};
  const { params = {}, query = {}, body, file } = { ...(requestFor(fixture, id) as Parts), ...own };
  const { method, url } = servedOperation(id);
  return {
    method,
    url: url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
    query: Object.entries(query).map(([name, value]) => [name, String(value)]),
    headers: {},
    token,
    ...(body === undefined ? {} : { body: structuredClone(body) }),
    ...(file === undefined ? {} : { file: { field: "file", name: "a.png", type: "image/png", data: photo } }),
  };
}

/** Sends one mutated request. @returns what is wrong with the answer; null when nothing is. */
async function attack(random: () => number, phones: ReadonlySet<string>): Promise<string | null> {
  const id = pick(random, operationIds);
  const usual = allowedRoles.get(id) ?? [];
  const role = pick(random, usual.length > 0 && random() < 0.8 ? usual : roles);
  const request = requestOf(id, role);
  mutate(request, random);
  const own = role === "anonymous" || role === "malformedToken" ? null : fixture.people[role].phone;
  const hiddenPhones = maySeePhones(role, id)
    ? new Set<string>()
    : new Set([...phones].filter((phone) => phone !== own));
  const sent = toInject(request);
  const violation = await app.api.inject(sent).then(
    (response) => {
      answers.set(response.statusCode, (answers.get(response.statusCode) ?? 0) + 1);
      if (response.statusCode < 300) succeeded.add(id);
      return violationOf(response, { hiddenPhones });
    },
    (fault: unknown) => String(fault),
  );
  if (violation === null) return null;
  const shown = JSON.stringify({ method: sent.method, url: sent.url, payload: sent.payload }).slice(0, 500);
  return `${violation} (${id} as ${role}: ${shown})`;
}

async function readPhones(): Promise<ReadonlySet<string>> {
  const rows = await app.db.selectFrom("members").select("phone").execute();
  return new Set(rows.flatMap(({ phone }) => phone ?? []));
}

test.for(phases)(
  `mutated requests $name, ${COUNT} in all, seed ${SEED}`,
  { timeout: TEST_MS_MAX },
  async ({ advances }, { annotate }) => {
    const random = randomOf(SEED + advances.reduce((sum, minutes) => sum + minutes, 0));
    const startMs = app.clock.now().getTime();
    onTestFinished(async () => {
      app.clock.set(new Date(startMs));
      await restoreStart();
    });
    for (const [step, minutes] of advances.entries()) {
      if (step > 0) await checkInAll();
      await app.advance(minutes * MINUTE_MS);
      await renewTokens();
    }
    prepared = await prepareRequests(app, fixture);
    const count = COUNT / phases.length;
    const restore = count < ROUND ? null : await takeSnapshot(app.db, "round");
    const phones = await readPhones();
    const violations: string[] = [];
    for (let sent = 0; sent < count && violations.length < SHOWN_MAX; sent += 1) {
      const violation = await attack(random, phones);
      if (violation !== null) violations.push(violation);
      if (sent % ROUND < ROUND - 1) continue;
      await expectConsistent(app.db);
      await restore?.();
    }
    await annotate(`answers by status: ${JSON.stringify(Object.fromEntries(answers))}`);
    expect(violations).toEqual([]);
    await expectConsistent(app.db);
  },
);

test.runIf(COUNT >= REQUESTS_FOR_ALL)("every operation has succeeded", () => {
  expect(operationIds.filter((id) => !succeeded.has(id))).toEqual([]);
});
