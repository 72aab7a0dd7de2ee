/** A request of every operation, by a sender whom it allows, and further requests whose cost may differ. */
import { DAY_MS } from "@babchingu/openapi";
import type { Fixture, Role } from "../../../server/src/acceptance/authorization/fixture.ts";
import { operationIds, requestFor, servedOperation } from "../../../server/src/acceptance/authorization/requests.ts";
import { requiredRelationOf, type Relation } from "../../../server/src/acceptance/authorization/required-relations.ts";
import type { OperationId } from "../../../server/src/contract/types.ts";
import { transact } from "../../../server/src/db/transact.ts";
import { issueVerificationToken } from "../../../server/src/domain/accounts/verification.ts";
import type { CallOptions } from "../../../server/src/testing/api.ts";
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

/** What the examples of the contract lack to be accepted. */
function overridesFor(app: TestApp, fixture: Fixture, { openMeetingId, emptyMeetingId, proof }: Extras): Overrides {
  const { host, other } = fixture.people;
  const [phone, password] = ["01099990001", "babbab12"];
  return {
    createMeeting: { body: meetingBody(app) },
    listMeetings: { query: SEOUL },
    listMeetingsOnMap: { query: SEOUL },
    searchMeetings: { query: { ...SEOUL, query: "김치찌개" } },
    setMemberLocation: { body: { latitude: SEOUL.lat, longitude: SEOUL.lng } },
    refreshTokens: { body: { refreshToken: other.refreshToken } },
    joinMeeting: { params: { meetingId: openMeetingId } },
    deleteMeeting: { params: { id: emptyMeetingId } },
    unblockMember: { body: { blockedId: host.id } },
    signup: { body: { name: "따뜻한숟갈", phone, password, verificationToken: proof } },
  };
}

/** Rows that some requests need besides those of the fixture. */
interface Extras {
  /** Takes anybody who joins. */
  openMeetingId: number;
  /** Only its host has a seat. */
  emptyMeetingId: number;
  /** A verification token for the sign-up. */
  proof: string;
}

async function addExtras(app: TestApp, { people }: Fixture): Promise<Extras> {
  const { host, other } = people;
  const stranger = await app.member();
  const emptyMeetingId = await openMeeting(app, host);
  await app.api.ok("blockMember", { token: other.token, body: { blockedId: host.id } });
  return {
    openMeetingId: await openMeeting(app, stranger),
    emptyMeetingId,
    proof: await transact(app.db, (trx) =>
      issueVerificationToken({ trx, now: app.clock.now() }, { phone: "01099990001", purpose: "SIGNUP" }),
    ),
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
      options: { ...requestFor(fixture, id), ...overrides[id], ...options, ...sender },
    };
  };
  return [
    ...operationIds.map((id) => request(id, "", {})),
    ...variants(app, fixture).map(([id, what, options]) => request(id, what, options)),
  ];
}
