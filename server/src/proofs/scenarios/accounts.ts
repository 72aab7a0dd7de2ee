/** Refusals around accounts: signing in and up, codes, tokens. */
import { SECOND_MS } from "../../lib/time.ts";
import { adminLogin } from "../../testing/builders.ts";
import type { Scenarios, Stage } from "./stage.ts";
import { otherThan, PASSWORD, PHONE, times } from "./stage.ts";

const agreements = { terms: true, privacy: true, location: true, version: "2025-09-01" };
const redirectUri = "http://127.0.0.1:8080/app/login/kakao";
const RESEND_MS = 31 * SECOND_MS;
/** Failed operator logins that lock a name (D18). */
const OPERATOR_FAILURES = 5;
const MESSAGES_A_DAY = 5;
const TRIES_PER_CODE = 5;

const signUp = (verificationToken: string, more: object = {}) => ({
  body: { name: "따뜻한숟갈", phone: PHONE, password: PASSWORD, agreements, verificationToken, ...more },
});

/** A ticket as one gets it who agrees on Kakao's page and has no account here. */
async function kakaoTicket({ api }: Stage, id: string): Promise<string> {
  const query = new URLSearchParams({ redirect_uri: redirectUri, state: "s", id, name: "민지" });
  const back = await api.inject({ method: "GET", url: `/dev/kakao/consent?${query.toString()}` });
  const code = new URL(String(back.headers.location)).searchParams.get("code") ?? "";
  const answer = await api.ok("loginKakao", { body: { code, redirectUri } });
  return answer.registered ? "" : answer.ticket;
}

const complete = (ticket: string, name = "민지네밥상", agreed: object = {}) => ({
  body: { ticket, name, agreements: { ...agreements, ...agreed } },
});

export const accountScenarios: Scenarios = {
  login: {
    "E401-4": async ({ app }) => {
      await app.member({ phone: PHONE, password: PASSWORD });
      return { body: { phone: PHONE, password: "not-this-one" } };
    },
  },
  loginAdmin: {
    "E401-6": () => ({ body: { ...adminLogin, code: adminLogin.code + 1 } }),
    "E429-5": async ({ api }) => {
      const wrong = { body: { ...adminLogin, password1: "not-this-one" } };
      await times(OPERATOR_FAILURES, () => api.refused("loginAdmin", "E401-6", wrong));
      return { body: adminLogin };
    },
  },
  refreshTokens: { "E401-5": ({ people }) => ({ body: { refreshToken: people.revoked.refreshToken } }) },
  loginKakao: { "E400-11": () => ({ body: { code: "not-a-code", redirectUri } }) },
  completeKakao: {
    "E400-11": () => complete("not-a-ticket"),
    "E400-12": async (stage) => complete(await kakaoTicket(stage, "1"), "민지네밥상", { terms: false }),
    "E409-2": async (stage) => complete(await kakaoTicket(stage, "1"), stage.people.host.name),
    "E409-30": async (stage) => {
      const [first, second] = [await kakaoTicket(stage, "1"), await kakaoTicket(stage, "1")];
      await stage.api.ok("completeKakao", complete(first));
      return complete(second, "다른이름");
    },
  },
  sendVerificationCode: {
    "E429-2": async (stage) => {
      await stage.sendCode("SIGNUP");
      return { body: { phone: PHONE } };
    },
    "E429-3": async (stage) => {
      await times(MESSAGES_A_DAY, async () => {
        await stage.sendCode("SIGNUP");
        stage.app.clock.advance(RESEND_MS);
      });
      return { body: { phone: PHONE } };
    },
  },
  verifyVerificationCode: {
    "E400-2": async (stage) => ({
      body: { phone: PHONE, verificationCode: otherThan(await stage.sendCode("SIGNUP")) },
    }),
    "E400-3": async (stage) => {
      const verificationCode = await stage.sendCode("SIGNUP");
      stage.app.clock.advance(6 * RESEND_MS);
      return { body: { phone: PHONE, verificationCode } };
    },
    "E429-4": async (stage) => {
      const verificationCode = await stage.sendCode("SIGNUP");
      const wrong = { body: { phone: PHONE, verificationCode: otherThan(verificationCode) } };
      await times(TRIES_PER_CODE, () => stage.api.refused("verifyVerificationCode", "E400-2", wrong));
      return { body: { phone: PHONE, verificationCode } };
    },
  },
  resetPassword: {
    "E400-4": async (stage) => {
      await stage.app.member({ phone: PHONE, password: PASSWORD });
      return { body: { phone: PHONE, newPassword: "newbab34", verificationToken: await stage.prove("SIGNUP") } };
    },
  },
  signup: {
    "E400-4": () => signUp("no-proof"),
    "E400-12": async (stage) => signUp(await stage.prove("SIGNUP"), { agreements: { ...agreements, privacy: false } }),
    "E409-1": async (stage) => {
      await stage.app.member({ phone: PHONE });
      return signUp(await stage.prove("SIGNUP"));
    },
    "E409-2": async (stage) => signUp(await stage.prove("SIGNUP"), { name: stage.people.host.name }),
    "E409-3": async (stage) => {
      await stage.lockPhone(PHONE);
      return signUp(await stage.prove("SIGNUP"));
    },
  },
};
