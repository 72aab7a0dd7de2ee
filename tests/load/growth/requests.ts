/** A request of every operation, by a sender whom it allows, and further requests whose cost may differ. */
import { DAY_MS, HOUR_MS } from "@babchingu/openapi";
import type { Fixture, Role } from "../../../server/src/acceptance/authorization/fixture.ts";
import { operationIds, requestFor, servedOperation } from "../../../server/src/acceptance/authorization/requests.ts";
import { requiredRelationOf, type Relation } from "../../../server/src/acceptance/authorization/required-relations.ts";
import type { OperationId } from "../../../server/src/contract/types.ts";
import { transact } from "../../../server/src/db/transact.ts";
import {
  issueVerificationToken,
  storeCode,
  type VerificationTarget,
} from "../../../server/src/domain/accounts/verification.ts";
import { addMs } from "../../../server/src/lib/time.ts";
import type { CallOptions } from "../../../server/src/testing/api.ts";
import type { TestMember } from "../../../server/src/testing/builders.ts";
import { blackPng } from "../../../server/src/testing/images.ts";
import { meetingBody, openMeeting } from "../../../server/src/testing/meetings.ts";
import type { TestApp } from "../../../server/src/testing/harness.ts";

export interface GrowthRequest {
  name: string;
  id: OperationId;
  options: CallOptions<OperationId>;
}

const senders: Record<Relation, Role> = {
  public: "other",
  anyone: "other",
  participant: "member",
  host: "host",
  applicantOrHost: "applicant",
  notExpelled: "other",
  seatHolder: "member",
  fellow: "member",
  partner: "partner",
  uploader: "host",
  recipient: "host",
  admin: "OWNER",
};

const SEOUL = { lat: 37.5563, lng: 126.9836 };
/** Few meetings are near. */
const YEONGYANG = { lat: 36.6666, lng: 129.1124 };

type Overrides = Partial<Record<OperationId, CallOptions<OperationId>>>;
type Variant = [id: OperationId, what: string, options: object];

const PASSWORD = "babbab12";
/** Phones that no member of the country has. */
const phones = {
  signup: "01099990001",
  signupCode: "01099990002",
  newPhone: "01099990003",
  withPassword: "01099990004",
};
const CODE = "402913";
/** The place that `meetingBody` gives a meeting. */
const PLACE = { latitude: 37.5473, longitude: 126.9219 };

/** What the examples of the contract lack to be accepted. */
function overridesFor(app: TestApp, { people, ids }: Fixture, extras: Extras): Overrides {
  const { host, other, created } = people;
  const { meetings, stranger, withPassword, jobId, ticket, proofs } = extras;
  const login = { phone: phones.withPassword, password: PASSWORD };
  return {
    createMeeting: { body: meetingBody(app) },
    listMeetings: { query: SEOUL },
    listMeetingsOnMap: { query: SEOUL },
    searchMeetings: { query: { ...SEOUL, query: "김치찌개" } },
    setMemberLocation: { body: { latitude: SEOUL.lat, longitude: SEOUL.lng } },
    refreshTokens: { body: { refreshToken: other.refreshToken } },
    joinMeeting: { params: { meetingId: meetings.open } },
    deleteMeeting: { params: { id: meetings.empty } },
    getPublicMeeting: { params: { id: meetings.open } },
    requestSeatAlert: { params: { id: meetings.full } },
    checkIn: { body: { meetingId: meetings.running, ...PLACE } },
    evaluateMembers: {
      body: {
        meetingId: meetings.ended,
        evaluatePointDtoList: [{ targetMemberId: stranger.id, meetingId: meetings.ended, type: "POSITIVE" }],
      },
    },
    reportOnMeeting: { body: { meetingId: ids.meeting, reportedId: host.id, content: "약속 시간을 어겼어요." } },
    blockMember: { body: { blockedId: stranger.id } },
    unblockMember: { body: { blockedId: host.id } },
    signup: {
      body: { name: "따뜻한숟갈", phone: phones.signup, password: PASSWORD, verificationToken: proofs.signup },
    },
    login: { body: { ...login, fcmToken: null } },
    resetPassword: { body: { phone: phones.withPassword, newPassword: "newbab34", verificationToken: proofs.reset } },
    changeMemberPassword: {
      token: withPassword.token,
      body: { currentPassword: PASSWORD, newPassword: "newbab34" },
    },
    verifyVerificationCode: { body: { phone: phones.signupCode, verificationCode: CODE } },
    verifyReverificationCode: { body: { phone: phones.newPhone, verificationCode: CODE } },
    completeKakao: {
      body: {
        ticket,
        name: "민지네밥상",
        agreements: { terms: true, privacy: true, location: false, version: "2025-09-01" },
        fcmToken: null,
      },
    },
    activateMember: { token: created.token },
    changeMemberImage: { token: host.token, body: { imageId: ids.image } },
    uploadImage: { file: { data: blackPng(64, 64) } },
    getAdminBulkJob: { params: { id: jobId } },
    stopAdminBulkJob: { params: { id: jobId } },
  };
}

/** Rows that some requests need besides those of the fixture. */
interface Extras {
  meetings: {
    /** Takes anybody who joins. */
    open: number;
    /** Only its host has a seat. */
    empty: number;
    full: number;
    /** Open for check-in; the fixture's member has a seat. */
    running: number;
    /** Its host and the fixture's member were there. */
    ended: number;
  };
  /** The host of these meetings but the empty one, which is the fixture's host's. */
  stranger: TestMember;
  withPassword: TestMember;
  /** Verification tokens. */
  proofs: { signup: string; reset: string };
  /** Of a Kakao account that is new. */
  ticket: string;
  /** Runs, with one meeting to go. */
  jobId: number;
}

async function addMeetings(app: TestApp, stranger: TestMember, { people }: Fixture): Promise<Extras["meetings"]> {
  const { host, member } = people;
  await app.db.updateTable("members").set({ riceBalance: 5000 }).where("id", "=", member.id).execute();
  const withMember = async () => {
    const id = await openMeeting(app, stranger, { maxCapacity: 2 });
    await app.api.ok("joinMeeting", { token: member.token, params: { meetingId: id } });
    return id;
  };
  const meetings = {
    open: await openMeeting(app, stranger),
    empty: await openMeeting(app, host),
    full: await withMember(),
    running: await withMember(),
    ended: await withMember(),
  };
  const update = (id: number, values: { status: "READY" | "END"; scheduledAt: Date }) =>
    app.db
      .updateTable("meetings")
      .set({ ...values, tookPlace: true })
      .where("id", "=", id)
      .execute();
  const now = app.clock.now();
  await update(meetings.running, { status: "READY", scheduledAt: now });
  await update(meetings.ended, { status: "END", scheduledAt: addMs(now, -3 * HOUR_MS) });
  await app.db.updateTable("meetingMembers").set({ checkedAt: now }).where("meetingId", "=", meetings.ended).execute();
  return meetings;
}

async function addExtras(app: TestApp, fixture: Fixture): Promise<Extras> {
  const { host, other, OWNER: owner } = fixture.people;
  const now = app.clock.now();
  const stranger = await app.member({ rice: 5000 });
  const withPassword = await app.member({ phone: phones.withPassword, password: PASSWORD });
  await app.api.ok("blockMember", { token: other.token, body: { blockedId: host.id } });
  const proofOf = (target: VerificationTarget) =>
    transact(app.db, (trx) => issueVerificationToken({ trx, now }, target));
  for (const target of [
    { phone: phones.signupCode, purpose: "SIGNUP" },
    { phone: phones.newPhone, purpose: "REVERIFICATION" },
  ] as const) {
    const ctx = { now, keys: app.deps.keys };
    await transact(app.db, (trx) => storeCode({ ...ctx, trx }, { target, code: CODE, messagesPerDay: 1_000_000 }));
  }
  const { id: jobId } = await app.db
    .insertInto("bulkJobs")
    .values({
      kind: "ANNOUNCEMENT_CREATE",
      input: JSON.stringify({ announcementId: fixture.ids.announcement, title: "공지" }),
      actorId: owner.id,
      total: 1,
      lastId: 1,
      createdAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const answer = await app.api.ok("loginKakao", {
    body: { code: "new", redirectUri: "https://bab.example/", fcmToken: null },
  });
  if (answer.registered) throw new Error("This account is registered already.");
  return {
    meetings: await addMeetings(app, stranger, fixture),
    stranger,
    withPassword,
    proofs: {
      signup: await proofOf({ phone: phones.signup, purpose: "SIGNUP" }),
      reset: await proofOf({ phone: phones.withPassword, purpose: "RESET_PASSWORD" }),
    },
    ticket: answer.ticket,
    jobId,
  };
}

const search = (field: string, q: string) => ({ query: { field, q } });

function variants(app: TestApp, { ids }: Fixture): Variant[] {
  const now = app.clock.now().getTime();
  const day = (daysAgo: number) => new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const created = (daysAgo: number) => new Date(now - daysAgo * DAY_MS).toISOString();
  const meetingId = ids.meeting;
  const lastYear = { from: day(600), to: day(400) };
  return [
    ["listMeetings", "few near", { query: YEONGYANG }],
    ["listMeetings", "older page", { query: { ...SEOUL, cursor: created(20) } }],
    ["listMeetings", "with a filter: tomorrow's dinners", { query: { ...SEOUL, date: day(-1), meal: "DINNER" } }],
    ["listMeetings", "with a filter: partner stores", { query: { ...SEOUL, isPartnerPlace: true } }],
    ["listMeetings", "with a filter: without approval", { query: { ...SEOUL, requiresApproval: false } }],
    [
      "listMeetings",
      "with three filters: at night, by approval, at a store",
      { query: { ...SEOUL, meal: "NIGHT", isPartnerPlace: true, requiresApproval: true } },
    ],
    ["listMeetingsOnMap", "few near", { query: YEONGYANG }],
    ["searchMeetings", "two letters, many found", { query: { ...SEOUL, query: "김치", recruitingOnly: false } }],
    ["searchMeetings", "few found", { query: { ...SEOUL, query: "같이 먹어요 4321", recruitingOnly: false } }],
    ["searchMeetings", "none found", { query: { ...SEOUL, query: "마라탕", recruitingOnly: false } }],
    ["searchMeetings", "recruiting only", { query: { ...SEOUL, query: "냉면", recruitingOnly: true } }],
    ["searchMeetings", "one letter", { query: { ...SEOUL, query: "면", recruitingOnly: false } }],
    ["listHostedMeetings", "older page", { query: { cursor: created(400) } }],
    ["listJoinedMeetings", "older page", { query: { cursor: created(400) } }],
    ["listChats", "page 100", { params: { meetingId }, query: { page: 100 } }],
    ["listChats", "page 4,000", { params: { meetingId }, query: { page: 4000 } }],
    ["listPartnerPlaces", "second page", { query: { lastDistance: 3000 } }],
    ["listAdminMembers", "page 400", { query: { page: 400 } }],
    ["listAdminMembers", "days of last year", { query: lastYear }],
    ["listAdminMeetings", "days of last year", { query: lastYear }],
    ["listAdminRiceTransactions", "days of last year", { query: lastYear }],
    ["listAdminPayments", "days of last year", { query: lastYear }],
    ["listAdminReports", "days of last year", { query: lastYear }],
    ["listAuditLog", "days of last year", { query: lastYear }],
    ["searchAdminMembers", "by id", search("id", "5000")],
    ["searchAdminMembers", "part of a name", search("name", "이4321")],
    ["searchAdminMembers", "two letters of a name", search("name", "국밥")],
    ["searchAdminMembers", "part of a phone", search("phone", "1000432")],
    ["searchAdminMeetings", "by host", search("host_id", "500")],
    ["searchAdminMeetings", "part of a title", search("title", "먹어요 432")],
    ["searchAdminMeetings", "two letters of a title", search("title", "초밥")],
    ["searchAdminRiceTransactions", "by member", search("member_id", "500")],
    ["searchAdminRiceTransactions", "by reason", search("rice_transaction_reason", "SIGNUP")],
    ["searchAdminPayments", "by member", search("member_id", "500")],
    ["searchAdminPartnerPlaces", "part of a name", search("name", "백반집 43")],
    ["listAdminMeetingChats", "around a time", { query: { around: created(0) } }],
    ["listAuditLog", "of a target", { query: { target: "MEMBER:500" } }],
    ["listAuditLog", "of a kind of target", { query: { target: "MEMBER" } }],
    ["listAuditLog", "of an actor", { query: { actor: 7 } }],
    ["listAuditLog", "of an action", { query: { action: "RICE_GRANT" } }],
    ["getAdminDailyFigures", "one day", { query: { from: day(1), to: day(1) } }],
    ["getAdminDailyFigures", "thirty days", { query: { from: day(30), to: day(1) } }],
    ["getAdminDailyFigures", "a year", { query: { from: day(365), to: day(1) } }],
    ["exportAdminResource", "events", { params: { resource: "events" } }],
  ];
}

/** The requests of a fixture; its tokens expire after half an hour of the app's clock, which stands still. */
export async function growthRequests(app: TestApp, fixture: Fixture): Promise<GrowthRequest[]> {
  const overrides = overridesFor(app, fixture, await addExtras(app, fixture));
  const request = (id: OperationId, what: string, options: object): GrowthRequest => {
    const token = fixture.tokens[senders[requiredRelationOf(servedOperation(id))[0]]];
    const sender = token === undefined ? {} : { token };
    return {
      name: what === "" ? id : `${id}, ${what}`,
      id,
      options: { ...requestFor(fixture, id), ...sender, ...overrides[id], ...options },
    };
  };
  return [
    ...operationIds.map((id) => request(id, "", {})),
    ...variants(app, fixture).map(([id, what, options]) => request(id, what, options)),
  ];
}
