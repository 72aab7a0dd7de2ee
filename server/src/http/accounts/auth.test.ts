import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SMS_MS_MAX, SmsOutcomeUnknown, type SmsSender } from "../../adapters/sms/sms.ts";
import { setRejoinLock } from "../../domain/accounts/rejoin-locks.ts";
import { revokeSessions } from "../../domain/accounts/sessions.ts";
import { spendTime, withTimeBudget } from "../../lib/time-budget.ts";
import { secondsUntilSeoulMidnight } from "../../lib/time.ts";
import { adminLogin } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { onStatement, parametersOf } from "../../testing/on-statement.ts";
import { HANDLER_MS_MAX, silentDb } from "../../testing/silent-db.ts";
import { createAccountWriter } from "./account-writer.ts";
import * as verification from "./verification.ts";

const PHONE = "01023456789";
const PASSWORD = "babbab12";
let t: TestApp;

beforeEach(async () => {
  t = await createTestApp();
});

type Purpose = "SIGNUP" | "RESET_PASSWORD" | "REVERIFICATION";

async function sendCode(purpose: Purpose = "SIGNUP", phone = PHONE): Promise<string> {
  await t.api.ok("sendVerificationCode", { body: { phone, purpose } });
  return t.devMailbox.list(phone)[0]?.code ?? "";
}

async function getVerificationToken(purpose: Purpose = "SIGNUP", phone = PHONE): Promise<string> {
  const verificationCode = await sendCode(purpose, phone);
  const verified = await t.api.ok("verifyVerificationCode", { body: { phone, verificationCode, purpose } });
  return verified.verificationToken;
}

function wrongCodeFor(code: string): string {
  return code === "000000" ? "111111" : "000000";
}

function callVerifyCode(verificationCode: string, phone = PHONE) {
  return t.api.call("verifyVerificationCode", { body: { phone, verificationCode } });
}

describe("verification codes", () => {
  test("a code is valid for three minutes", async () => {
    const verificationCode = await sendCode();
    t.clock.advance(3 * MINUTE_MS);
    await t.api.refused("verifyVerificationCode", "VERIFICATION_CODE_EXPIRED", {
      body: { phone: PHONE, verificationCode },
    });
  });

  test("a code is valid once, and for its purpose only", async () => {
    const verificationCode = await sendCode("SIGNUP");
    const body = { phone: PHONE, verificationCode };
    await t.api.refused("verifyVerificationCode", "VERIFICATION_CODE_WRONG", {
      body: { ...body, purpose: "RESET_PASSWORD" },
    });
    await t.api.ok("verifyVerificationCode", { body });
    await t.api.refused("verifyVerificationCode", "VERIFICATION_CODE_WRONG", { body });
  });

  test("after five wrong tries a code is refused even if right", async () => {
    const code = await sendCode();
    for (let i = 0; i < 5; i += 1)
      expect((await callVerifyCode(wrongCodeFor(code))).json()).toMatchObject({
        code: errorCodes.VERIFICATION_CODE_WRONG,
      });
    expect((await callVerifyCode(code)).json()).toMatchObject({ code: errorCodes.CODE_TRIES_EXHAUSTED });
  });

  test("a phone has ten wrong tries a day over all codes", async () => {
    for (let round = 0; round < 2; round += 1) {
      const code = await sendCode();
      for (let i = 0; i < 5; i += 1) await callVerifyCode(wrongCodeFor(code));
      t.clock.advance(30 * SECOND_MS);
    }
    const code = await sendCode();
    const refused = await callVerifyCode(code);
    expect(refused.json()).toMatchObject({ code: errorCodes.CODE_TRIES_EXHAUSTED });
    // 12:01 in Seoul: until midnight.
    expect(Number(refused.headers["retry-after"])).toBe((12 * HOUR_MS - MINUTE_MS) / SECOND_MS);
    t.clock.advance(12 * HOUR_MS);
    await callVerifyCode(await sendCode());
  });

  test("tries without a live code aren't counted, so that nobody can lock another's phone", async () => {
    for (let i = 0; i < 11; i += 1)
      expect((await callVerifyCode("000000")).json()).toMatchObject({ code: errorCodes.VERIFICATION_CODE_WRONG });
    const code = await sendCode();
    expect((await callVerifyCode(code)).statusCode).toBe(200);
    for (let i = 0; i < 11; i += 1) await callVerifyCode(wrongCodeFor(code));
    t.clock.advance(30 * SECOND_MS);
    expect((await callVerifyCode(await sendCode())).statusCode).toBe(200);
  });

  test("concurrent tries are all counted", async () => {
    const code = await sendCode();
    await Promise.all(Array.from({ length: 8 }, () => callVerifyCode(wrongCodeFor(code))));
    expect((await callVerifyCode(code)).json()).toMatchObject({ code: errorCodes.CODE_TRIES_EXHAUSTED });
  });

  test("a code can be resent after 30 seconds, five times a day", async () => {
    await sendCode();
    t.clock.advance(10 * SECOND_MS);
    const early = await t.api.refused("sendVerificationCode", "CODE_RESEND_TOO_SOON", { body: { phone: PHONE } });
    expect(early.data?.retryAfterSeconds).toBe(20);
    for (let i = 0; i < 4; i += 1) {
      t.clock.advance(30 * SECOND_MS);
      await sendCode();
    }
    t.clock.advance(30 * SECOND_MS);
    await t.api.refused("sendVerificationCode", "DAILY_CODES_EXHAUSTED", { body: { phone: PHONE } });
    t.clock.advance(12 * HOUR_MS);
    await sendCode();
  });

  test("messages have a budget a day over all phones, and one of each address", async () => {
    const env = { RATE_LIMIT: "true", SMS_PER_DAY: "3", SMS_PER_DAY_IP: "2", TRUST_PROXY: "true" };
    t = await createTestApp({ env });
    const send = (n: number, address: string) => {
      const headers = { "x-forwarded-for": address };
      const payload = { phone: `0102345000${n}` };
      return t.app.inject({ method: "POST", url: "/api/v1/auth/phone/send-verification-code", headers, payload });
    };
    const responses = [];
    for (const n of [1, 2, 3]) responses.push(await send(n, "203.0.113.1"));
    for (const n of [4, 5]) responses.push(await send(n, `203.0.113.${n}`));
    expect(responses.map((it) => it.statusCode)).toEqual([204, 204, 429, 204, 429]);
    const [ofAddress, ofAll] = [responses[2], responses[4]];
    expect(Number(ofAddress?.headers["retry-after"])).toBeGreaterThan(3600);
    expect(ofAll?.json()).toMatchObject({ code: errorCodes.TOO_MANY_REQUESTS });
    t.clock.advance(DAY_MS);
    expect((await send(6, "203.0.113.6")).statusCode).toBe(204);
  });

  test("two concurrent requests send one message", async () => {
    const responses = await Promise.all(
      [1, 2].map(() => t.api.call("sendVerificationCode", { body: { phone: PHONE } })),
    );
    expect(responses.map((response) => response.statusCode).toSorted((a, b) => a - b)).toEqual([204, 429]);
  });

  test("the message has the code without a particle, which would have to agree with its last digit", async () => {
    await t.api.call("sendVerificationCode", { body: { phone: PHONE } });
    const [message] = t.devMailbox.list(PHONE);
    expect(message?.text).toContain(`인증번호 ${message?.code}. `);
  });

  test("the response is the same for a registered and an unknown phone", async () => {
    const { phone } = await t.member();
    for (const to of [phone ?? "", PHONE]) {
      const response = await t.api.call("sendVerificationCode", { body: { phone: to, purpose: "RESET_PASSWORD" } });
      expect([response.statusCode, response.body]).toEqual([204, ""]);
    }
  });

  test("a code whose message could not be sent doesn't count toward the limits", async () => {
    const sms = { send: () => Promise.reject(new Error("down")) };
    t = await createTestApp({ env: { SMS_PER_DAY: "1" }, deps: { sms } });
    for (let i = 0; i < 6; i += 1)
      await t.api.refused("sendVerificationCode", "UPSTREAM_FAILED", { body: { phone: PHONE } });
  });

  test("a code whose message may have been sent is valid and counted", async () => {
    const { deps, devMailbox } = t;
    const sms: SmsSender = {
      send: async (message) => {
        await deps.sms.send(message);
        throw new SmsOutcomeUnknown("The SMS provider did not answer.");
      },
    };
    t = await createTestApp({ env: { SMS_PER_DAY: "1" }, deps: { sms } });
    await t.api.ok("sendVerificationCode", { body: { phone: PHONE } });
    await t.api.refused("sendVerificationCode", "CODE_RESEND_TOO_SOON", { body: { phone: PHONE } });
    await t.api.refused("sendVerificationCode", "TOO_MANY_REQUESTS", { body: { phone: "01023450001" } });
    expect((await callVerifyCode(devMailbox.list(PHONE)[0]?.code ?? "")).statusCode).toBe(200);
  });

  test("a code is answered in time, however slow the provider and the database are", async () => {
    vi.useFakeTimers();
    const sms: SmsSender = {
      send: () => new Promise((_resolve, reject) => setTimeout(reject, SMS_MS_MAX, new Error("refused"))),
    };
    const codeId = 1;
    const deps = { ...t.deps, db: silentDb([codeId]), sms };
    const startMs = performance.now();
    const spentMs = 5000;
    const sent = withTimeBudget(spentMs, () => {
      spendTime(spentMs);
      return verification.sendCode(deps, { phone: PHONE, purpose: "REVERIFICATION" });
    });
    const endMs = sent.then(
      () => Infinity,
      () => performance.now(),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(spentMs + (await endMs) - startMs).toBeLessThanOrEqual(HANDLER_MS_MAX + 1);
  });

  test("a code that could not be sent until after midnight doesn't lower the counts of the new day", async () => {
    const send = async () => {
      t.clock.advance(secondsUntilSeoulMidnight(t.clock.now()) * SECOND_MS);
      // The new day's row of the phone.
      await callVerifyCode("000000");
      throw new Error("down");
    };
    t = await createTestApp({ deps: { sms: { send } } });
    await t.api.refused("sendVerificationCode", "UPSTREAM_FAILED", { body: { phone: PHONE } });
    const isCounted = ["messages", "<>", 0] as const;
    const ofPhones = await t.db
      .selectFrom("verificationDays")
      .selectAll()
      .where(...isCounted)
      .execute();
    const ofDays = t.db.selectFrom("verificationTotals").select(["day", (eb) => eb.fn.sum("messages").as("messages")]);
    const counted = ofDays.groupBy("day").having((eb) => eb(eb.fn.sum("messages"), "<>", 0));
    expect([ofPhones, await counted.execute()]).toEqual([[], []]);
  });
});

describe("sign-up", () => {
  const agreements = { terms: true, privacy: true, location: true, version: "2025-09-01" };
  const signup = (more: object) => ({
    body: { name: "따뜻한숟갈", phone: PHONE, password: PASSWORD, agreements, ...more },
  });

  test("creates a member with 1500 rice who can log in, and records the agreements", async () => {
    const { id } = await t.api.ok(
      "signup",
      signup({ name: "  따뜻한숟갈 ", verificationToken: await getVerificationToken() }),
    );
    const { accessToken } = await t.api.ok("login", { body: { phone: PHONE, password: PASSWORD } });
    const me = await t.api.ok("getMe", { token: accessToken });
    expect(me).toMatchObject({
      id,
      name: "따뜻한숟갈",
      status: "CREATED",
      riceBalance: 1500,
      point: 50,
      locationAgreed: true,
    });
    const row = await t.db.selectFrom("agreements").selectAll().where("memberId", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ terms: true, version: "2025-09-01", createdAt: t.clock.now() });
  });

  test("sign-up requires an unused verification token of this phone, at most ten minutes old", async () => {
    await t.api.refused("signup", "VERIFICATION_TOKEN_INVALID", signup({}));
    await t.api.refused(
      "signup",
      "VERIFICATION_TOKEN_INVALID",
      signup({ verificationToken: await getVerificationToken("SIGNUP", "01000000000") }),
    );
    await t.api.refused(
      "signup",
      "VERIFICATION_TOKEN_INVALID",
      signup({ verificationToken: await getVerificationToken("RESET_PASSWORD") }),
    );
    t.clock.advance(MINUTE_MS);
    const verificationToken = await getVerificationToken();
    t.clock.advance(10 * MINUTE_MS);
    await t.api.refused("signup", "VERIFICATION_TOKEN_INVALID", signup({ verificationToken }));
    const fresh = await getVerificationToken();
    await t.api.ok("signup", signup({ verificationToken: fresh }));
    await t.api.refused("signup", "VERIFICATION_TOKEN_INVALID", signup({ verificationToken: fresh, name: "다른이름" }));
  });

  test("a refused sign-up leaves the verification token usable", async () => {
    await t.member({ name: "따뜻한숟갈" });
    const verificationToken = await getVerificationToken();
    await t.api.refused("signup", "NAME_TAKEN", signup({ verificationToken }));
    await t.api.ok("signup", signup({ verificationToken, name: "든든한한끼" }));
  });

  test("the verification tells that a proven phone has an account or is locked", async () => {
    const taken = { phone: (await t.member()).phone ?? "", verificationCode: "" };
    taken.verificationCode = await sendCode("SIGNUP", taken.phone);
    const wrong = wrongCodeFor(taken.verificationCode);
    await t.api.refused("verifyVerificationCode", "VERIFICATION_CODE_WRONG", {
      body: { ...taken, verificationCode: wrong },
    });
    await t.api.refused("verifyVerificationCode", "PHONE_TAKEN", { body: taken });
    await t.api.refused("verifyVerificationCode", "VERIFICATION_CODE_WRONG", { body: taken });
    const locked = "01077777777";
    await t.db
      .transaction()
      .execute((trx) =>
        setRejoinLock({ trx, now: t.clock.now(), keys: t.deps.keys }, { phone: locked, reason: "WITHDRAWN" }),
      );
    const body = { phone: locked, verificationCode: await sendCode("SIGNUP", locked) };
    expect((await t.api.refused("verifyVerificationCode", "REJOIN_LOCKED", { body })).data).toEqual({ daysLeft: 7 });
    t.clock.advance(7 * DAY_MS);
    const verificationToken = await getVerificationToken("SIGNUP", locked);
    await t.api.ok("signup", signup({ phone: locked, verificationToken }));
  });

  test("sign-up refuses a missing agreement, and a phone that was taken or locked since its verification", async () => {
    const verificationToken = await getVerificationToken();
    await t.api.refused(
      "signup",
      "AGREEMENT_REQUIRED",
      signup({ verificationToken, agreements: { ...agreements, terms: false } }),
    );
    const { id } = await t.member({ phone: PHONE });
    await t.api.refused("signup", "PHONE_TAKEN", signup({ verificationToken }));
    await t.db.updateTable("members").set({ phone: null }).where("id", "=", id).execute();
    await t.db
      .transaction()
      .execute((trx) =>
        setRejoinLock({ trx, now: t.clock.now(), keys: t.deps.keys }, { phone: PHONE, reason: "WITHDRAWN" }),
      );
    await t.api.refused("signup", "VERIFICATION_TOKEN_INVALID", signup({ verificationToken }));
  });

  test.each(["123456", "PassWord1", "qwer1234"])("refuses the common password %s at the field", async (password) => {
    const refused = await t.api.refused("signup", "INVALID_REQUEST", signup({ password, verificationToken: "x" }));
    expect(refused.data?.fields).toEqual({ "/password": "많은 사람이 쓰는 비밀번호예요. 다른 비밀번호를 써 주세요." });
  });

  test("reports whether a nickname is taken, in any Unicode form", async () => {
    await t.member({ name: "따뜻한숟갈" });
    expect(await t.api.ok("checkNameDuplicated", { query: { name: "따뜻한숟갈" } })).toEqual({ duplicated: true });
    expect(await t.api.ok("checkNameDuplicated", { query: { name: "자유" } })).toEqual({ duplicated: false });
    const refused = await t.api.refused("checkNameDuplicated", "INVALID_REQUEST", { query: { name: "\u200B" } });
    expect(refused.data?.fields).toEqual({ "?name": "보이지 않는 문자는 쓸 수 없어요." });
  });
});

describe("login and tokens", () => {
  test("a wrong password and an unknown phone get the same response", async () => {
    await t.member({ phone: PHONE, password: PASSWORD });
    const wrong = await t.api.refused("login", "LOGIN_REFUSED", { body: { phone: PHONE, password: "wrong-1" } });
    const unknown = await t.api.refused("login", "LOGIN_REFUSED", {
      body: { phone: "01000000000", password: PASSWORD },
    });
    expect(wrong).toEqual(unknown);
  });

  test("a limit that was reached while the clock was ahead ends when the clock is right again", async () => {
    await t.member({ phone: PHONE, password: PASSWORD });
    t.clock.advance(DAY_MS);
    for (let i = 0; i < 10; i += 1)
      await t.api.refused("login", "LOGIN_REFUSED", { body: { phone: PHONE, password: `no-${i}` } });
    await sendCode();
    t.clock.advance(-DAY_MS);
    await t.api.ok("login", { body: { phone: PHONE, password: PASSWORD } });
    await sendCode();
  });

  test("access tokens expire after 30 minutes, and forged ones are refused", async () => {
    const { token } = await t.member();
    await t.api.refused("getMe", "TOKEN_INVALID", { token: `${token.slice(0, -3)}AAA` });
    t.clock.advance(30 * MINUTE_MS);
    await t.api.refused("getMe", "TOKEN_EXPIRED", { token });
  });

  test("rotation: the previous token gets the same pair for ten seconds, then ends the session", async () => {
    const { refreshToken } = await t.member();
    const first = await t.api.ok("refreshTokens", { body: { refreshToken } });
    t.clock.advance(10 * SECOND_MS);
    expect(await t.api.ok("refreshTokens", { body: { refreshToken } })).toEqual(first);
    t.clock.advance(1);
    await t.api.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken } });
    await t.api.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken: first.refreshToken } });
    await t.api.refused("getMe", "TOKEN_REVOKED", { token: first.accessToken });
  });

  test("rotation: an older token ends the session even within ten seconds", async () => {
    const { refreshToken } = await t.member();
    const first = await t.api.ok("refreshTokens", { body: { refreshToken } });
    const second = await t.api.ok("refreshTokens", { body: { refreshToken: first.refreshToken } });
    await t.api.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken } });
    await t.api.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken: second.refreshToken } });
  });

  test("rotation: concurrent requests get the same pair", async () => {
    const { refreshToken } = await t.member();
    const pairs = await Promise.all([1, 2, 3].map(() => t.api.ok("refreshTokens", { body: { refreshToken } })));
    expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(1);
  });

  test("a session keeps its newest 100 refresh tokens", async () => {
    const { refreshToken } = await t.member();
    const { sessionId } = await t.db.selectFrom("refreshTokens").select("sessionId").executeTakeFirstOrThrow();
    const used = Array.from({ length: 150 }, (_unused, n) => ({
      hash: `used-${n}`,
      sessionId,
      createdAt: new Date(n),
      usedAt: new Date(n),
    }));
    await t.db.insertInto("refreshTokens").values(used).execute();
    const { refreshToken: next } = await t.api.ok("refreshTokens", { body: { refreshToken } });
    const kept = await t.db.selectFrom("refreshTokens").select("hash").execute();
    expect(kept.map(({ hash }) => hash)).toEqual(expect.arrayContaining(["used-149", "used-52"]));
    expect(kept).toHaveLength(100);
    await t.api.ok("refreshTokens", { body: { refreshToken: next } });
  });

  test("a member has 20 sessions at most; another login ends the oldest", async () => {
    const member = await t.member({ fcmToken: "device-1" });
    const tokens = [member.token];
    for (let n = 0; n < 19; n += 1) tokens.push(await t.tokenOf(member));
    await t.api.ok("getMe", { token: member.token });
    tokens.push(await t.tokenOf(member));
    await t.api.refused("getMe", "TOKEN_REVOKED", { token: member.token });
    for (const token of [tokens[1], tokens[20]]) await t.api.ok("getMe", { token: token! });
    const { targetToken } = await t.db.selectFrom("members").select("targetToken").executeTakeFirstOrThrow();
    expect(targetToken).toBeNull();
  });

  test("refresh tokens expire 30 days after the last use", async () => {
    const { refreshToken } = await t.member();
    t.clock.advance(29 * DAY_MS);
    const next = await t.api.ok("refreshTokens", { body: { refreshToken } });
    t.clock.advance(30 * DAY_MS);
    await t.api.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken: next.refreshToken } });
  });

  test("logout ends the session, also with an expired token, and removes the push token", async () => {
    const { id, token, refreshToken } = await t.member({ fcmToken: "device-1" });
    t.clock.advance(HOUR_MS);
    await t.api.ok("logout", { token });
    await t.api.ok("logout");
    await t.api.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken } });
    const row = await t.db.selectFrom("members").select("targetToken").where("id", "=", id).executeTakeFirstOrThrow();
    expect(row.targetToken).toBeNull();
  });

  test("a new password removes the push tokens of the ended sessions, but not of the current one", async () => {
    const deviceOf = async (id: number) =>
      (await t.db.selectFrom("members").select("targetToken").where("id", "=", id).executeTakeFirstOrThrow())
        .targetToken;
    const passwords = { currentPassword: PASSWORD, newPassword: "newbab34" };
    const { id, token } = await t.member({ phone: PHONE, password: PASSWORD, fcmToken: "device-1" });
    const stolen = { phone: PHONE, password: PASSWORD, fcmToken: "device-2" };
    await t.api.ok("login", { body: stolen });
    expect(await deviceOf(id)).toBe("device-2");
    await t.api.ok("changeMemberPassword", { token, body: passwords });
    expect(await deviceOf(id)).toBeNull();
    const again = { phone: PHONE, password: "newbab34", fcmToken: "device-1" };
    await t.api.ok("login", { body: again });
    const { accessToken } = await t.api.ok("login", { body: again });
    await t.api.ok("changeMemberPassword", {
      token: accessToken,
      body: { currentPassword: "newbab34", newPassword: PASSWORD },
    });
    expect(await deviceOf(id)).toBe("device-1");
    await t.api.ok("setAdminMemberStatus", {
      token: (await t.admin()).token,
      params: { id },
      body: { status: "BANNED" },
    });
    expect(await deviceOf(id)).toBeNull();
  });

  test("a revocation has no parameter for each session or device", async () => {
    const countParameters = async (sessions: number) => {
      const { id } = await t.member({ fcmToken: `device-of-${sessions}` });
      const { createdAt, expiresAt } = await t.db
        .selectFrom("sessions")
        .select(["createdAt", "expiresAt"])
        .where("memberId", "=", id)
        .executeTakeFirstOrThrow();
      const more = Array.from({ length: sessions - 1 }, (_unused, n) => ({
        memberId: id,
        fcmToken: `other-${n}`,
        createdAt,
        expiresAt,
      }));
      await t.db.insertInto("sessions").values(more).execute();
      let count = 0;
      const counter = onStatement((node) => (count += parametersOf(node).length));
      const { write } = createAccountWriter({ ...t.deps, db: t.db.withPlugin(counter) });
      await write((ctx) => revokeSessions(ctx, { reason: "PASSWORD", scope: { memberId: id } }));
      return count;
    };
    expect(await countParameters(5)).toBe(await countParameters(2));
    const kept = t.db.selectFrom("sessions").select("id").where("revokedAt", "is", null);
    expect(await kept.execute()).toEqual([]);
    expect(await t.db.selectFrom("members").select("targetToken").distinct().execute()).toEqual([
      { targetToken: null },
    ]);
  });

  test("a login during a password reset opens no session", async () => {
    t = await createTestApp({ env: { PASSWORD_HASHES: "strong" } });
    await t.member({ phone: PHONE, password: PASSWORD });
    const body = {
      phone: PHONE,
      newPassword: "newbab34",
      verificationToken: await getVerificationToken("RESET_PASSWORD"),
    };
    const [, ...logins] = await Promise.all([
      t.api.ok("resetPassword", { body }),
      ...Array.from({ length: 6 }, () => t.api.call("login", { body: { phone: PHONE, password: PASSWORD } })),
    ]);
    const { opened = [], refused = [] } = Object.groupBy(logins, ({ statusCode }) =>
      statusCode === 200 ? "opened" : "refused",
    );
    for (const login of opened) await t.api.refused("getMe", "TOKEN_REVOKED", { token: login.json().accessToken });
    expect(refused.map((login) => login.json().code)).toEqual(refused.map(() => errorCodes.LOGIN_REFUSED));
  });

  test("a password reset refuses a common password and keeps the proof of the phone", async () => {
    await t.member({ phone: PHONE, password: PASSWORD });
    const verificationToken = await getVerificationToken("RESET_PASSWORD");
    const reset = (newPassword: string) => ({ body: { phone: PHONE, newPassword, verificationToken } });
    const refused = await t.api.refused("resetPassword", "INVALID_REQUEST", reset("123456"));
    expect(Object.keys(refused.data?.fields ?? {})).toEqual(["/newPassword"]);
    await t.api.ok("resetPassword", reset("newbab34"));
  });

  test("a password reset ends every session, and is refused for a phone without an account", async () => {
    const { token } = await t.member({ phone: PHONE, password: PASSWORD });
    const body = {
      phone: PHONE,
      newPassword: "newbab34",
      verificationToken: await getVerificationToken("RESET_PASSWORD"),
    };
    await t.api.ok("resetPassword", { body });
    await t.api.refused("getMe", "TOKEN_REVOKED", { token });
    await t.api.ok("login", { body: { phone: PHONE, password: "newbab34" } });
    const stranger = "01000000000";
    const verified = await getVerificationToken("RESET_PASSWORD", stranger);
    await t.api.refused("resetPassword", "VERIFICATION_TOKEN_INVALID", {
      body: { ...body, phone: stranger, verificationToken: verified },
    });
  });
});

describe("operators", () => {
  test("operators log in with all three secrets; a refusal doesn't reveal which is wrong", async () => {
    await t.admin();
    await t.api.ok("loginAdmin", { body: adminLogin });
    await t.api.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", { body: { ...adminLogin, code: 1 } });
    await t.api.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", { body: { ...adminLogin, password2: "x" } });
  });

  test.each(["operator", "nobody"])("five failures lock %s for 15 minutes", async (name) => {
    await t.admin();
    const wrong = { body: { ...adminLogin, name, code: 1 } };
    for (let i = 0; i < 5; i += 1) await t.api.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", wrong);
    const locked = await t.api.refused("loginAdmin", "ADMIN_LOCKED_OUT", { body: { ...adminLogin, name } });
    expect(locked.data).toEqual({ retryAfterSeconds: 900 });
    t.clock.advance(15 * MINUTE_MS);
    await t.api.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", wrong);
  });
});
