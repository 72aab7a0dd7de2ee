/** Operators' sessions end sooner than members' (D62). */
import { MINUTE_MS, SECOND_MS } from "@babchingu/openapi";
import { beforeEach, test } from "vitest";
import { adminLogin } from "../../testing/builders.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";

let t: TestApp;

beforeEach(async () => {
  t = await createTestApp();
  await t.admin();
});

test("an operator's session ends after 30 minutes without a call", async () => {
  const { refreshToken } = await t.api.ok("loginAdmin", { body: adminLogin });
  t.clock.advance(29 * MINUTE_MS);
  const { accessToken: token, refreshToken: next } = await t.api.ok("refreshTokens", { body: { refreshToken } });
  t.clock.advance(20 * MINUTE_MS);
  await t.api.ok("getAdminDashboard", { token });
  t.clock.advance(9 * MINUTE_MS + 59 * SECOND_MS);
  await t.api.ok("getAdminDashboard", { token });
  const renewed = await t.api.ok("refreshTokens", { body: { refreshToken: next } });
  t.clock.advance(29 * MINUTE_MS + 59 * SECOND_MS);
  await t.api.ok("getAdminDashboard", { token: renewed.accessToken });
  t.clock.advance(30 * MINUTE_MS);
  await t.api.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken: renewed.refreshToken } });
});

test("an access token is refused as soon as the operator's session has ended", async () => {
  const { refreshToken } = await t.api.ok("loginAdmin", { body: adminLogin });
  t.clock.advance(10 * MINUTE_MS);
  const { accessToken: token } = await t.api.ok("refreshTokens", { body: { refreshToken } });
  await t.db
    .updateTable("sessions")
    .set({ lastUsedAt: new Date(t.clock.now().getTime() - 30 * MINUTE_MS) })
    .execute();
  await t.api.refused("getAdminDashboard", "TOKEN_EXPIRED", { token });
});

test("an operator's session ends after 12 hours, however much it is used", async () => {
  let { accessToken: token, refreshToken } = await t.api.ok("loginAdmin", { body: adminLogin });
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    t.clock.advance(20 * MINUTE_MS);
    ({ accessToken: token, refreshToken } = await t.api.ok("refreshTokens", { body: { refreshToken } }));
  }
  t.clock.advance(20 * MINUTE_MS - SECOND_MS);
  await t.api.ok("getAdminDashboard", { token });
  t.clock.advance(SECOND_MS);
  await t.api.refused("getAdminDashboard", "TOKEN_EXPIRED", { token });
  await t.api.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken } });
});
