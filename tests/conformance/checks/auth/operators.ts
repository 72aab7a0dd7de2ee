/** Operators' logins (D18). */
import { defineChecks } from "../../kit/check.ts";
import { MINUTE_MS } from "../support/meetings.ts";

export const checks = defineChecks(
  {
    id: "auth.operator.wrong",
    level: "auth",
    title: "An operator's login needs all four parts; which one is wrong is not told.",
    source: "D18",
    needs: ["operator"],
    alone: true,
    covers: ["loginAdmin E401-6"],
    run: async (ctx) => {
      const { credentials } = await ctx.operator();
      const wrong = [
        { name: ctx.world.fresh("nobody") },
        { password1: "wrong-one" },
        { password2: "wrong-two" },
        { code: credentials.code + 1 },
      ];
      for (const part of wrong) await ctx.refused("loginAdmin", "E401-6", { body: { ...credentials, ...part } });
      await ctx.ok("loginAdmin", { body: credentials });
    },
  },
  {
    id: "auth.operator.lock-out",
    level: "auth",
    title: "Five failed logins lock the name for 15 minutes with E429-5.",
    source: "D18",
    covers: ["loginAdmin E429-5"],
    run: async (ctx) => {
      const body = { name: ctx.world.fresh("locked"), password1: "wrong-one", password2: "wrong-two", code: 1 };
      for (let tries = 0; tries < 5; tries += 1) await ctx.refused("loginAdmin", "E401-6", { body });
      const { data } = await ctx.refused("loginAdmin", "E429-5", { body });
      ctx.between(Number(data?.["retryAfterSeconds"]), [14 * 60, 15 * 60], "The lock lasts 15 minutes.");
    },
  },
  {
    id: "auth.operator.lock-out-ends",
    level: "auth",
    title: "The operator, locked out, is refused even with the right words, and let in after 15 minutes.",
    source: "D18",
    needs: ["operator", "clock"],
    run: async (ctx) => {
      const { credentials } = await ctx.operator();
      for (let tries = 0; tries < 5; tries += 1) {
        await ctx.refused("loginAdmin", "E401-6", { body: { ...credentials, password1: "wrong-one" } });
      }
      await ctx.refused("loginAdmin", "E429-5", { body: credentials });
      await ctx.advance(15 * MINUTE_MS + 1000);
      await ctx.ok("loginAdmin", { body: credentials });
    },
  },
  {
    id: "auth.operator.own-account",
    level: "auth",
    title: "The operator reads the own account through members/me: role ROLE_ADMIN.",
    source: "D4",
    needs: ["operator"],
    run: async (ctx) => {
      ctx.equal((await ctx.ok("getMe", { as: await ctx.operator() })).role, "ROLE_ADMIN", "The role should be told.");
    },
  },
);
