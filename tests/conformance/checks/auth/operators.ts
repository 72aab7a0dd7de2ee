/** Operators' logins (D18). */
import { ADMIN_IDLE_MIN, ADMIN_SESSION_HOURS, MINUTE_MS } from "@babchingu/openapi";
import { defineChecks } from "../../runner/check.ts";

export const checks = defineChecks(
  {
    id: "auth.operator.wrong",
    title: "An operator's login needs all four parts; the refusal doesn't say which one is wrong.",
    source: "D18",
    needs: ["operator"],
    alone: true,
    covers: ["loginAdmin ADMIN_LOGIN_REFUSED"],
    run: async (ctx) => {
      const { credentials } = await ctx.operator();
      const wrong = [
        { name: ctx.env.freshText("nobody") },
        { password1: "wrong-one" },
        { password2: "wrong-two" },
        { code: credentials.code + 1 },
      ];
      for (const part of wrong)
        await ctx.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", { body: { ...credentials, ...part } });
      await ctx.ok("loginAdmin", { body: credentials });
    },
  },
  {
    id: "auth.operator.lock-out",
    title: "Five failed logins lock the name for 15 minutes with ADMIN_LOCKED_OUT.",
    source: "D18",
    needs: [],
    covers: ["loginAdmin ADMIN_LOCKED_OUT"],
    run: async (ctx) => {
      const body = { name: ctx.env.freshText("locked"), password1: "wrong-one", password2: "wrong-two", code: 1 };
      for (let tries = 0; tries < 5; tries += 1) await ctx.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", { body });
      const { data } = await ctx.refused("loginAdmin", "ADMIN_LOCKED_OUT", { body });
      ctx.between(Number(data?.["retryAfterSeconds"]), [14 * 60, 15 * 60], "The lock lasts 15 minutes.");
    },
  },
  {
    id: "auth.operator.lock-out-ends",
    title: "A locked-out operator is refused even with the right credentials, and accepted after 15 minutes.",
    source: "D18",
    needs: ["operator", "clock"],
    run: async (ctx) => {
      const { credentials } = await ctx.operator();
      for (let tries = 0; tries < 5; tries += 1) {
        await ctx.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", { body: { ...credentials, password1: "wrong-one" } });
      }
      await ctx.refused("loginAdmin", "ADMIN_LOCKED_OUT", { body: credentials });
      await ctx.advance(15 * MINUTE_MS + 1000);
      await ctx.ok("loginAdmin", { body: credentials });
    },
  },
  {
    id: "auth.operator.idle",
    title: `An operator's session ends after ${ADMIN_IDLE_MIN} minutes without a call.`,
    source: "D62",
    needs: ["operator", "clock"],
    alone: true,
    covers: ["refreshTokens REFRESH_REFUSED"],
    run: async (ctx) => {
      const { credentials } = await ctx.operator();
      const login = await ctx.ok("loginAdmin", { body: { ...credentials } });
      await ctx.advance((ADMIN_IDLE_MIN - 2) * MINUTE_MS);
      const { refreshToken } = await ctx.ok("refreshTokens", { body: { refreshToken: login.refreshToken } });
      await ctx.advance((ADMIN_IDLE_MIN + 1) * MINUTE_MS);
      await ctx.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken } });
      // Its access token would live as long: a call has to count as a use as well.
      const { refreshToken: used, accessToken: token } = await ctx.ok("loginAdmin", { body: { ...credentials } });
      await ctx.advance((ADMIN_IDLE_MIN - 10) * MINUTE_MS);
      await ctx.ok("getAdminMe", { token });
      await ctx.advance((ADMIN_IDLE_MIN - 10) * MINUTE_MS);
      await ctx.ok("refreshTokens", { body: { refreshToken: used } });
    },
  },
  {
    id: "auth.operator.session-length",
    title: `An operator's session ends after ${ADMIN_SESSION_HOURS} hours, however much it is used.`,
    source: "D62",
    needs: ["operator", "clock"],
    alone: true,
    run: async (ctx) => {
      const { credentials } = await ctx.operator();
      let { refreshToken } = await ctx.ok("loginAdmin", { body: { ...credentials } });
      const stepMin = ADMIN_IDLE_MIN - 2;
      for (let minutes = 0; minutes + stepMin < ADMIN_SESSION_HOURS * 60; minutes += stepMin) {
        ({ refreshToken } = await ctx.ok("refreshTokens", { body: { refreshToken } }));
        await ctx.advance(stepMin * MINUTE_MS);
      }
      ({ refreshToken } = await ctx.ok("refreshTokens", { body: { refreshToken } }));
      await ctx.advance(stepMin * MINUTE_MS);
      await ctx.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken } });
    },
  },
  {
    id: "auth.operator.own-account",
    title: "The operator reads their own account through members/me: role ROLE_ADMIN.",
    source: "D4",
    needs: ["operator"],
    run: async (ctx) => {
      ctx.equal(
        (await ctx.ok("getMe", { as: await ctx.operator() })).role,
        "ROLE_ADMIN",
        "The role should be returned.",
      );
    },
  },
);
