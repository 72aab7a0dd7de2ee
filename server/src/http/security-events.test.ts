/** An attack, reconstructed from the security events alone: which account, from how many networks, what succeeded. */
import { CODE_MESSAGES_PER_DAY, seoulDate } from "@babchingu/openapi";
import { Writable } from "node:stream";
import { beforeEach, expect, test } from "vitest";
import type { DevKakaoLogin } from "../adapters/kakao-login/dev.ts";
import { buildApp } from "../app.ts";
import { hashPhone } from "../domain/accounts/keys.ts";
import { createLogger } from "../runtime/logs/logging.ts";
import { adminLogin } from "../testing/builders.ts";
import { eventually } from "../testing/eventually.ts";
import { createTestApp, type TestApp } from "../testing/harness.ts";

interface SecurityEvent {
  securityEvent: string;
  outcome: string;
  accountId: number | null;
  senderId: number | null;
  network: string;
}

const PHONE = "01098765432";
const PASSWORD = "secret-bap-12";
let t: TestApp;
let text: string;
let app: Awaited<ReturnType<typeof buildApp>>;

beforeEach(async () => {
  t = await createTestApp({ env: { TRUST_PROXY: "true" } });
  text = "";
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  app = await buildApp(t.deps, { logger: createLogger({ logLevel: "info", isProduction: true }, stream) });
  return () => app.close();
});

function send(url: string, payload: object, address: string, token?: string) {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return app.inject({
    method: "POST",
    url: `/api/v1${url}`,
    payload,
    headers: { "x-forwarded-for": address, ...authorization },
  });
}

/** Waits for so many events: they are logged after the response. */
function readEvents(count: number): Promise<SecurityEvent[]> {
  return eventually(() => {
    const lines = text.split("\n").filter((line) => line.includes('"msg":"security event"'));
    expect(lines).toHaveLength(count);
    return lines.map((line) => JSON.parse(line) as SecurityEvent);
  });
}

test("tells which account was attacked, from how many networks, and what succeeded", async () => {
  const victim = await t.member({ phone: PHONE, password: PASSWORD });
  const other = await t.member({ phone: "01011112222", password: PASSWORD });
  for (const address of ["203.0.113.1", "203.0.113.2", "198.51.100.7", "203.0.113.1"]) {
    await send("/auth/login", { phone: PHONE, password: "guess-12", fcmToken: null }, address);
  }
  await send("/auth/login", { phone: PHONE, password: PASSWORD, fcmToken: null }, "198.51.100.7");
  await send("/auth/login", { phone: "01011112222", password: PASSWORD, fcmToken: null }, "192.0.2.9");
  await send("/auth/login", { phone: "01000009999", password: "guess-12", fcmToken: null }, "192.0.2.9");

  const events = await readEvents(7);
  const failures = events.filter(({ outcome }) => outcome === "failed");
  expect(Map.groupBy(failures, ({ accountId }) => accountId).get(victim.id)).toHaveLength(4);
  const attackers = new Set(failures.filter(({ accountId }) => accountId === victim.id).map(({ network }) => network));
  expect(attackers.size).toBe(3);
  const successes = events.filter(({ outcome }) => outcome === "succeeded");
  const entered = successes.map(({ accountId, network }) => `${accountId} ${attackers.has(network)}`);
  expect(new Set(entered)).toEqual(new Set([`${victim.id} true`, `${other.id} false`]));
  for (const secret of [PHONE, PASSWORD, "guess-12", "01000009999", "eyJ"]) expect(text).not.toContain(secret);
});

test("tells of operators' failed logins, reused tokens and refused roles", async () => {
  const operator = await t.admin();
  const viewer = await t.admin({ name: "viewer", role: "VIEWER" });
  const member = await t.member();
  await send("/auth/login/admin", { ...adminLogin, code: 1 }, "203.0.113.1");
  await send("/admin/rice-transactions/sync", {}, "203.0.113.2", viewer.token);
  await send("/admin/rice-transactions/sync", {}, "203.0.113.3", member.token);
  const { refreshToken } = member;
  const first = await send("/auth/refresh", { refreshToken }, "192.0.2.1");
  await send("/auth/refresh", { refreshToken: first.json<{ refreshToken: string }>().refreshToken }, "192.0.2.1");
  await send("/auth/refresh", { refreshToken }, "203.0.113.4");

  const events = await readEvents(4);
  const found = events.map(({ securityEvent, outcome, accountId, network }) =>
    [securityEvent, outcome, accountId, network].join(" "),
  );
  expect(new Set(found)).toEqual(
    new Set([
      `operator_login failed ${operator.id} 203.0.113.1`,
      `role refused ${viewer.id} 203.0.113.2`,
      `role refused ${member.id} 203.0.113.3`,
      `token_reuse failed ${member.id} 203.0.113.4`,
    ]),
  );
});

test("tells of logins through Kakao, new accounts, guesses of a security code and floods of codes", async () => {
  const operator = await t.admin();
  const victim = await t.member({ phone: PHONE });
  const kakao = t.deps.kakao as DevKakaoLogin;
  const redirectUri = "http://127.0.0.1:8080/app/login/kakao";
  const profile = { providerId: "1", nickname: "민지" };
  const login = () =>
    send("/auth/kakao", { code: kakao.issueCode(profile, redirectUri), redirectUri, fcmToken: null }, "203.0.113.1");
  const { ticket } = (await login()).json<{ ticket: string }>();
  const agreements = { terms: true, privacy: true, location: true, version: "2025-09-01" };
  await send("/auth/kakao/complete", { ticket, name: "민지", agreements, fcmToken: null }, "203.0.113.1");
  await login();
  const guess = { currentCode: 1, newCode: 22_222_222 };
  await app.inject({
    method: "PATCH",
    url: "/api/v1/admin/dashboard/security-code",
    payload: guess,
    headers: { authorization: `Bearer ${operator.token}`, "x-forwarded-for": "203.0.113.2" },
  });
  await t.db
    .insertInto("verificationDays")
    .values({ phone: hashPhone(t.deps.keys, PHONE), day: seoulDate(t.clock.now()), messages: CODE_MESSAGES_PER_DAY })
    .execute();
  await send("/auth/phone/send-verification-code", { phone: PHONE }, "203.0.113.3");

  const events = await readEvents(4);
  const account = await t.db.selectFrom("members").select("id").where("provider", "=", "KAKAO").executeTakeFirst();
  const found = events.map(({ securityEvent, outcome, accountId, network }) =>
    [securityEvent, outcome, accountId, network].join(" "),
  );
  expect(new Set(found)).toEqual(
    new Set([
      `sign_up succeeded ${account?.id} 203.0.113.1`,
      `login succeeded ${account?.id} 203.0.113.1`,
      `security_code_change failed ${operator.id} 203.0.113.2`,
      `code_request locked_out ${victim.id} 203.0.113.3`,
    ]),
  );
});
