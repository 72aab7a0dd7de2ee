/** Requests of operations that need more than the fixture has: codes, tickets, a password, a meeting that anybody may join. */
import type { DevKakaoLogin } from "../../adapters/kakao-login/dev.ts";
import type { OperationId, OperationRequest } from "../../contract/types.ts";
import type { TestApp } from "../../testing/harness.ts";
import { meetingBody, openMeeting } from "../../testing/meetings.ts";
import type { Fixture } from "../authorization/fixture.ts";

/** What replaces parts of the operation's example. */
export interface PreparedRequest {
  token?: string;
  params?: Record<string, unknown>;
  body?: object;
}

export type PreparedRequests = Partial<Record<OperationId, () => PreparedRequest>>;

type Purpose = NonNullable<OperationRequest<"sendVerificationCode">["body"]["purpose"]>;

const PASSWORD = "babbab12";
const NEW_PHONES = { unused: "01055550001", verified: "01055550002", changed: "01055550003" };
const redirectUri = "http://127.0.0.1:8080/app/login/kakao";
const kakaoProfile = { providerId: "3900000001", nickname: "민지" };
const agreements = { terms: true, privacy: true, location: true, version: "2025-09-01" };

async function sendCode({ api, devMailbox }: TestApp, phone: string, purpose: Purpose): Promise<string> {
  await api.ok("sendVerificationCode", { body: { phone, purpose } });
  return devMailbox.list(phone)[0]?.code ?? "";
}

async function verify(app: TestApp, phone: string, purpose: Purpose): Promise<string> {
  const verificationCode = await sendCode(app, phone, purpose);
  return (await app.api.ok("verifyVerificationCode", { body: { phone, verificationCode, purpose } })).verificationToken;
}

/** A job that is done only when a request starts another one. */
async function addRunningJob({ db, clock }: TestApp, actorId: number): Promise<number> {
  const input = JSON.stringify({ title: "새 소식", content: "확인해 주세요.", url: null });
  const kind = "NOTIFICATION_SEND_ALL" as const;
  const job = { kind, input, actorId, total: 1, lastId: 1, createdAt: clock.now() };
  return (await db.insertInto("bulkJobs").values(job).returning("id").executeTakeFirstOrThrow()).id;
}

/** For the rows as they are now. Verification codes live three minutes, so it is called again when the clock was advanced. */
export async function prepareRequests(app: TestApp, { people, ids, tokens }: Fixture): Promise<PreparedRequests> {
  const { api } = app;
  const owner = await app.member({ password: PASSWORD });
  const phone = owner.phone ?? "";
  const host = await app.member({ rice: 5000 });
  const [open, waiting] = [await openMeeting(app, host), await openMeeting(app, host, { requiresApproval: true })];
  const full = await openMeeting(app, host, { minCapacity: 2, maxCapacity: 2 });
  await api.ok("joinMeeting", { token: owner.token, params: { meetingId: full } });
  const ready = await openMeeting(app, host, { minCapacity: 2 });
  await api.ok("joinMeeting", { token: owner.token, params: { meetingId: ready } });
  const jobId = await addRunningJob(app, people.OWNER.id);
  const applicant = await app.member();
  const body = { content: "함께 먹고 싶어요." };
  const application = await api.ok("applyToMeeting", { token: applicant.token, params: { id: waiting }, body });
  const kakao = app.deps.kakao as DevKakaoLogin;
  const issue = () => ({ code: kakao.issueCode(kakaoProfile, redirectUri), redirectUri, fcmToken: null });
  const consent = await api.ok("loginKakao", { body: issue() });
  const ticket = consent.registered ? "" : consent.ticket;
  const code = await sendCode(app, NEW_PHONES.unused, "SIGNUP");
  const changeCode = await sendCode(app, NEW_PHONES.changed, "REVERIFICATION");
  const signUpToken = await verify(app, NEW_PHONES.verified, "SIGNUP");
  const resetToken = await verify(app, phone, "RESET_PASSWORD");
  const token = host.token;
  const sentBy = (role: "host" | "member") => (tokens[role] === undefined ? {} : { token: tokens[role] });
  const byApplicant = { token: applicant.token, params: { id: application.id } };
  return {
    login: () => ({ body: { phone, password: PASSWORD, fcmToken: null } }),
    refreshTokens: () => ({ body: { refreshToken: owner.refreshToken } }),
    verifyReverificationCode: () => ({ body: { phone: NEW_PHONES.changed, verificationCode: changeCode } }),
    changeMemberPassword: () => ({ token: owner.token, body: { currentPassword: PASSWORD, newPassword: "newbab34" } }),
    loginKakao: () => ({ body: issue() }),
    completeKakao: () => ({ body: { ticket, name: "민지네밥상", agreements, fcmToken: null } }),
    verifyVerificationCode: () => ({ body: { phone: NEW_PHONES.unused, verificationCode: code } }),
    signup: () => ({
      body: {
        name: "따뜻한숟갈",
        phone: NEW_PHONES.verified,
        password: PASSWORD,
        verificationToken: signUpToken,
        agreements,
      },
    }),
    resetPassword: () => ({ body: { phone, newPassword: "newbab34", verificationToken: resetToken } }),
    joinMeeting: () => ({ params: { meetingId: open } }),
    leaveMeeting: () => ({ token: owner.token, params: { meetingId: full } }),
    requestSeatAlert: () => ({ params: { id: full } }),
    createMeeting: () => ({ body: meetingBody(app) }),
    updateMeeting: () => ({ token, params: { id: open } }),
    deleteMeeting: () => ({ token, params: { id: open } }),
    confirmMeeting: () => ({ token, params: { id: ready } }),
    getPublicMeeting: () => ({ params: { id: open } }),
    applyToMeeting: () => ({ params: { id: waiting } }),
    getMeetingApplication: () => byApplicant,
    deleteMeetingApplication: () => byApplicant,
    approveMeetingApplication: () => ({
      token,
      params: { id: application.id },
      body: { meetingId: waiting, memberId: applicant.id },
    }),
    getAdminBulkJob: () => ({ params: { id: jobId } }),
    stopAdminBulkJob: () => ({ params: { id: jobId } }),
    blockMember: () => ({ token: owner.token, body: { blockedId: host.id } }),
    changeMemberImage: () => sentBy("host"),
    evaluateMembers: () => ({
      ...sentBy("member"),
      body: {
        meetingId: ids.meeting,
        evaluatePointDtoList: [{ targetMemberId: people.host.id, meetingId: ids.meeting, type: "POSITIVE" }],
      },
    }),
  };
}
