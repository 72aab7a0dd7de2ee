/** One meeting with a member in every possible relation to it, and one row of everything else that has an id. */
import { DAY_MS, HOUR_MS } from "@babchingu/openapi";
import { type OperatorRoleValue, OperatorRoleValues } from "@babchingu/openapi/enums";
import { sql } from "kysely";
import { FixedClock } from "../../lib/clock.ts";
import { addMs } from "../../lib/time.ts";
import { notifyMembers } from "../../domain/notifications/notifications.ts";
import { newAccessToken, type TestMember } from "../../testing/builders.ts";
import type { TestApp } from "../../testing/harness.ts";
import { hongdae, insertPartnerPlace, openMeeting } from "../../testing/meetings.ts";

/** Senders without a valid token. */
const unauthenticatedRoles = ["anonymous", "malformedToken", "expired", "revoked", "withdrawn"] as const;

/** The senders of requests: one for each property that authorization depends on. */
export const roles = [
  ...unauthenticatedRoles,
  "banned",
  "created",
  "unverified",
  "other",
  "partner",
  "applicant",
  "left",
  "expelled",
  "member",
  "host",
  ...OperatorRoleValues,
] as const;
export type Role = (typeof roles)[number];
export type UnauthenticatedRole = (typeof unauthenticatedRoles)[number];
export type ActiveRole = Exclude<Role, UnauthenticatedRole>;

export function isAuthenticated(role: Role): role is ActiveRole {
  return !unauthenticatedRoles.some((each) => each === role);
}

export function isOperatorRole(role: Role): role is OperatorRoleValue {
  return OperatorRoleValues.some((each) => each === role);
}

/** What the `id` in an operation's path may identify. */
export type TargetKind =
  | "meeting"
  | "application"
  | "image"
  | "notification"
  | "announcement"
  | "event"
  | "place"
  | "partnerApplication"
  | "report"
  | "someone"
  | "fellow"
  | "operator";

export interface Fixture {
  /** Access tokens; undefined for "anonymous". */
  tokens: Record<Role, string | undefined>;
  ids: Record<TargetKind, number>;
  people: People;
}

/** An image of the member that nothing uses. */
async function addImage({ db, clock }: TestApp, ownerId: number): Promise<number> {
  const now = clock.now();
  const key = `${crypto.randomUUID()}.webp`;
  const { id } = await db
    .insertInto("images")
    .values({ ownerId, key, bytes: 1, width: 1, height: 1, createdAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Applies for a seat in a meeting that requires approval. */
async function addApplication(app: TestApp, applicant: TestMember, meetingId: number): Promise<number> {
  const body = { content: "함께 먹고 싶어요." };
  return (await app.api.ok("applyToMeeting", { token: applicant.token, params: { id: meetingId }, body })).id;
}

/** Applies for a seat, which the host approves. */
async function addApprovedMember(app: TestApp, pair: { host: TestMember; guest: TestMember }, meetingId: number) {
  const { host, guest } = pair;
  const id = await addApplication(app, guest, meetingId);
  const body = { meetingId, memberId: guest.id };
  await app.api.ok("approveMeetingApplication", { token: host.token, params: { id }, body });
}

/** Expels a member as reports would. */
async function expel({ db, clock }: TestApp, memberId: number, meetingId: number): Promise<void> {
  await sql`update meeting_members set state = 'EXPELLED', left_at = ${clock.now()}
    where meeting_id = ${meetingId} and member_id = ${memberId}`.execute(db);
  await sql`update meetings set member_count = member_count - 1 where id = ${meetingId}`.execute(db);
}

/** A report by `reporter` on `reported`, made from outside the meeting. */
async function addReport(
  app: TestApp,
  pair: { reporter: TestMember; reported: TestMember },
  meetingId: number,
): Promise<number> {
  const body = { reportedId: pair.reported.id, meetingId, content: "모임이 아니라 광고 글이에요." };
  return (await app.api.ok("reportOutOfMeeting", { token: pair.reporter.token, body })).id;
}

/** Every role that has an account. */
type People = Record<Exclude<Role, "anonymous" | "malformedToken">, TestMember>;

async function addPeople(app: TestApp): Promise<People> {
  const [expired, revoked, withdrawn] = [await app.member(), await app.member(), await app.member()];
  expired.token = await newAccessToken(
    { ...app.deps, clock: new FixedClock(addMs(app.clock.now(), -HOUR_MS)) },
    expired.id,
  );
  await app.api.ok("logout", { token: revoked.token });
  await app.api.ok("withdrawMember", { token: withdrawn.token });
  return {
    expired,
    revoked,
    withdrawn,
    banned: await app.member({ status: "BANNED" }),
    created: await app.member({ status: "CREATED" }),
    unverified: await app.member({ status: "PHONE_V_REQUIRED", phone: null }),
    other: await app.member(),
    partner: await app.member({ role: "ROLE_PARTNER" }),
    applicant: await app.member(),
    left: await app.member(),
    expelled: await app.member(),
    member: await app.member(),
    host: await app.member({ rice: 5000 }),
    OWNER: await app.admin(),
    SUPPORT: await app.admin({ name: "support", role: "SUPPORT" }),
    FINANCE: await app.admin({ name: "finance", role: "FINANCE" }),
    VIEWER: await app.admin({ name: "viewer", role: "VIEWER" }),
  };
}

async function addMeeting(app: TestApp, people: People): Promise<{ meeting: number; application: number }> {
  const { host } = people;
  const meeting = await openMeeting(app, host, { requiresApproval: true, maxCapacity: 20 });
  for (const guest of [people.member, people.left, people.expelled]) {
    await addApprovedMember(app, { host, guest }, meeting);
  }
  await app.api.ok("leaveMeeting", { token: people.left.token, params: { meetingId: meeting } });
  await expel(app, people.expelled.id, meeting);
  return { meeting, application: await addApplication(app, people.applicant, meeting) };
}

async function addNotification({ db, clock }: TestApp, memberId: number): Promise<number> {
  const notification = { title: "새 소식", content: "확인해 주세요.", url: null };
  await db
    .transaction()
    .execute((trx) => notifyMembers({ trx, now: clock.now() }, { memberIds: [memberId], notification }));
  const newest = db.selectFrom("notifications").select("id").where("memberId", "=", memberId).orderBy("id", "desc");
  return (await newest.executeTakeFirstOrThrow()).id;
}

async function addPartnerApplication({ db, clock }: TestApp, memberId: number): Promise<number> {
  const place = { name: "서면밀면집", address: "부산 부산진구 서면로68번길 20", phone: "051-805-0119", policy: "만두" };
  const { id } = await db
    .insertInto("partnerPlaceApplications")
    .values({ memberId, ...place, ...hongdae, imageId: null, createdAt: clock.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Fills an empty database. */
export async function buildFixture(app: TestApp): Promise<Fixture> {
  const people = await addPeople(app);
  const { host, OWNER: owner } = people;
  const someone = await app.member();
  const post = { title: "알려드려요", content: "설 연휴에는 답이 늦어요." };
  const byOwner = { token: owner.token, body: post };
  const { meeting, application } = await addMeeting(app, people);
  const tokens = Object.fromEntries(Object.entries(people).map(([role, { token }]) => [role, token]));
  return {
    tokens: { ...tokens, anonymous: undefined, malformedToken: "not.a.token" } as Fixture["tokens"],
    people,
    ids: {
      meeting,
      application,
      image: await addImage(app, host.id),
      notification: await addNotification(app, host.id),
      announcement: (await app.api.ok("createAdminAnnouncement", byOwner)).id,
      event: (await app.api.ok("createAdminEvent", { ...byOwner, body: { ...post, imageId: null } })).id,
      place: await insertPartnerPlace(app, { memberId: people.partner.id, until: addMs(app.clock.now(), DAY_MS) }),
      partnerApplication: await addPartnerApplication(app, someone.id),
      report: await addReport(app, { reporter: someone, reported: host }, meeting),
      someone: someone.id,
      fellow: people.member.id,
      operator: people.SUPPORT.id,
    },
  };
}
