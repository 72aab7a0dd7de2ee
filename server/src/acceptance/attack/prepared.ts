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
const NEW_PHONES = { unused: "01055550001", verified: "01055550002" };
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

/** For the rows as they are now. Verification codes live three minutes, so it is called again when the clock was advanced. */
export async function prepareRequests(app: TestApp, { people, ids, tokens }: Fixture): Promise<PreparedRequests> {
  const { api } = app;
  const owner = await app.member({ password: PASSWORD });
  const phone = owner.phone ?? "";
  const host = await app.member();
  const [open, waiting] = [await openMeeting(app, host), await openMeeting(app, host, { requiresApproval: true })];
  const full = await openMeeting(app, host, { minCapacity: 2, maxCapacity: 2 });
  await api.ok("joinMeeting", { token: owner.token, params: { meetingId: full } });
  const applicant = await app.member();
  const body = { content: "함께 먹고 싶어요." };
  const application = await api.ok("applyToMeeting", { token: applicant.token, params: { id: waiting }, body });
  const kakao = app.deps.kakao as DevKakaoLogin;
  const issue = () => ({ code: kakao.issueCode(kakaoProfile, redirectUri), redirectUri, fcmToken: null });
  const consent = await api.ok("loginKakao", { body: issue() });
  const ticket = consent.registered ? "" : consent.ticket;
  const code = await sendCode(app, NEW_PHONES.unused, "SIGNUP");
  const signUpToken = await verify(app, NEW_PHONES.verified, "SIGNUP");
  const resetToken = await verify(app, phone, "RESET_PASSWORD");
  const token = host.token;
  const byApplicant = { token: applicant.token, params: { id: application.id } };
  return {
    login: () => ({ body: { phone, password: PASSWORD, fcmToken: null } }),
    refreshTokens: () => ({ body: { refreshToken: owner.refreshToken } }),
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
    getPublicMeeting: () => ({ params: { id: open } }),
    applyToMeeting: () => ({ params: { id: waiting } }),
    getMeetingApplication: () => byApplicant,
    deleteMeetingApplication: () => byApplicant,
    approveMeetingApplication: () => ({
      token,
      params: { id: application.id },
      body: { meetingId: waiting, memberId: applicant.id },
    }),
    blockMember: () => ({ token: owner.token, body: { blockedId: host.id } }),
    evaluateMembers: () => ({
      ...(tokens.member === undefined ? {} : { token: tokens.member }),
      body: {
        meetingId: ids.meeting,
        evaluatePointDtoList: [{ targetMemberId: people.host.id, meetingId: ids.meeting, type: "POSITIVE" }],
      },
    }),
  };
}
