/** Every lifetime of accounts and sessions, from both sides. */
import {
  ACCESS_TOKEN_MIN,
  ADMIN_LOCK_MIN,
  ADMIN_LOGIN_FAILURES_MAX,
  BANNED_REJOIN_LOCK_YEARS,
  CODE_LIFE_SECONDS,
  CODE_RESEND_SECONDS,
  DAY_MS,
  HOUR_MS,
  LOGIN_FAILURES_MAX,
  LOGIN_LOCK_MIN,
  MINUTE_MS,
  NAME_LOCK_DAYS,
  PASSWORD_RESET_LOCK_HOURS,
  REFRESH_TOKEN_DAYS,
  REJOIN_LOCK_DAYS,
  SECOND_MS,
  VERIFICATION_TOKEN_LIFE_SECONDS,
} from "@babchingu/openapi";
import { PASSWORD } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { RESEND_SECONDS, sendCode } from "../support/codes.ts";
import { agreements } from "../support/fixtures.ts";
import { lifetimeChecks } from "../support/lifetimes.ts";
import { setMemberStatus } from "../support/operators.ts";
import { advanceOrWait } from "../support/time.ts";

const REFRESH_GRACE_MS = 10 * SECOND_MS;

const refresh = (refreshToken: string) => ({ body: { refreshToken } });
const verify = (phone: string, verificationCode: string) => ({ body: { phone, verificationCode } });

/** A sign-up with this proof of the phone. */
const signup = (ctx: Context, phone: string, verificationToken: string) => ({
  body: { name: ctx.env.freshName(), phone, password: PASSWORD, verificationToken, agreements },
});

const lifetimes = lifetimeChecks("auth", [
  {
    id: "access-token",
    title: `An access token is valid for ${ACCESS_TOKEN_MIN} minutes`,
    source: "D15",
    lifetimeMs: ACCESS_TOKEN_MIN * MINUTE_MS,
    start: async (ctx) => {
      const { accessToken: token } = await ctx.sessionOf(await ctx.member("member")).tokens();
      return {
        before: () => ctx.ok("getMe", { token }),
        after: () => ctx.refused("getMe", "TOKEN_EXPIRED", { token }),
      };
    },
  },
  {
    id: "refresh-token",
    title: `A refresh token is valid for ${REFRESH_TOKEN_DAYS} days`,
    source: "D15",
    lifetimeMs: REFRESH_TOKEN_DAYS * DAY_MS,
    start: async (ctx) => {
      const member = await ctx.member("member");
      const [used, late] = [await ctx.sessionOf(member).tokens(), await ctx.sessionOf(member).tokens()];
      return {
        before: () => ctx.ok("refreshTokens", refresh(used.refreshToken)),
        after: () => ctx.refused("refreshTokens", "REFRESH_REFUSED", refresh(late.refreshToken)),
      };
    },
  },
  {
    id: "refresh-grace",
    title: "The refresh token that was used last gives the same pair again for 10 seconds",
    source: "D15",
    lifetimeMs: REFRESH_GRACE_MS,
    start: async (ctx) => {
      const member = await ctx.member("member");
      const sessions = [await ctx.sessionOf(member).tokens(), await ctx.sessionOf(member).tokens()];
      for (const { refreshToken } of sessions) await ctx.ok("refreshTokens", refresh(refreshToken));
      const [early, late] = sessions.map(({ refreshToken }) => refresh(refreshToken));
      return {
        before: () => ctx.ok("refreshTokens", early ?? {}),
        after: () => ctx.refused("refreshTokens", "REFRESH_REFUSED", late ?? {}),
      };
    },
  },
  {
    id: "code",
    title: `A code is valid for ${CODE_LIFE_SECONDS / 60} minutes`,
    source: "D12",
    lifetimeMs: CODE_LIFE_SECONDS * SECOND_MS,
    covers: ["verifyVerificationCode VERIFICATION_CODE_EXPIRED"],
    start: async (ctx) => {
      const [early, late] = [ctx.env.freshPhone(), ctx.env.freshPhone()];
      const [first, second] = [await sendCode(ctx, early, "SIGNUP"), await sendCode(ctx, late, "SIGNUP")];
      return {
        before: () => ctx.ok("verifyVerificationCode", verify(early, first)),
        after: () => ctx.refused("verifyVerificationCode", "VERIFICATION_CODE_EXPIRED", verify(late, second)),
      };
    },
  },
  {
    id: "resend",
    title: `Another code is refused for ${CODE_RESEND_SECONDS} seconds`,
    source: "D12",
    lifetimeMs: CODE_RESEND_SECONDS * SECOND_MS,
    start: async (ctx) => {
      const body = { phone: ctx.env.freshPhone(), purpose: "SIGNUP" } as const;
      await ctx.ok("sendVerificationCode", { body });
      return {
        before: () => ctx.refused("sendVerificationCode", "CODE_RESEND_TOO_SOON", { body }),
        after: () => ctx.ok("sendVerificationCode", { body }),
      };
    },
  },
  {
    id: "verification-token",
    title: `A verification token is valid for ${VERIFICATION_TOKEN_LIFE_SECONDS / 60} minutes`,
    source: "D12",
    lifetimeMs: VERIFICATION_TOKEN_LIFE_SECONDS * SECOND_MS,
    covers: ["signup VERIFICATION_TOKEN_INVALID"],
    start: async (ctx) => {
      const [early, late] = [ctx.env.freshPhone(), ctx.env.freshPhone()];
      const [first, second] = [await ctx.verifyPhone(early, "SIGNUP"), await ctx.verifyPhone(late, "SIGNUP")];
      return {
        before: () => ctx.ok("signup", signup(ctx, early, first)),
        after: () => ctx.refused("signup", "VERIFICATION_TOKEN_INVALID", signup(ctx, late, second)),
      };
    },
  },
  {
    id: "login-lock",
    title: `Too many failed logins lock a phone for ${LOGIN_LOCK_MIN} minutes`,
    source: "D65",
    lifetimeMs: LOGIN_LOCK_MIN * MINUTE_MS,
    needs: ["addresses"],
    start: async (ctx) => {
      const { phone } = await ctx.member("member");
      for (let tries = 0; tries < LOGIN_FAILURES_MAX; tries += 1)
        await ctx.refused("login", "LOGIN_REFUSED", { body: { phone, password: `wrong-${tries}` } });
      const login = { body: { phone, password: PASSWORD } };
      return {
        before: () => ctx.refused("login", "TOO_MANY_REQUESTS", login),
        after: async () => {
          const response = await ctx.call("login", login);
          // A check that ends at a rate limit is skipped, and this limit is what it is about.
          await ctx.ok("getHealth");
          ctx.expectSuccess("login", response);
        },
      };
    },
  },
  {
    id: "operator-lock",
    title: `Too many failed logins lock an operator for ${ADMIN_LOCK_MIN} minutes`,
    source: "D62",
    lifetimeMs: ADMIN_LOCK_MIN * MINUTE_MS,
    needs: ["operator", "addresses"],
    start: async (ctx) => {
      const { credentials } = await ctx.operator();
      const wrong = { body: { ...credentials, password1: "wrong-one" } };
      for (let tries = 0; tries < ADMIN_LOGIN_FAILURES_MAX; tries += 1)
        await ctx.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", wrong);
      const right = { body: { ...credentials } };
      return {
        before: () => ctx.refused("loginAdmin", "ADMIN_LOCKED_OUT", right),
        after: () => ctx.ok("loginAdmin", right),
      };
    },
  },
  {
    id: "password-reset-lock",
    title: `A changed phone can't reset the password for ${PASSWORD_RESET_LOCK_HOURS} hours`,
    source: "D64",
    lifetimeMs: PASSWORD_RESET_LOCK_HOURS * HOUR_MS,
    start: async (ctx) => {
      const [member, phone] = [await ctx.member("member"), ctx.env.freshPhone()];
      let code = await sendCode(ctx, phone, "REVERIFICATION");
      await ctx.ok("verifyReverificationCode", { as: member, body: { phone, verificationCode: code } });
      const proof = async () => {
        code = await sendCode(ctx, phone, "RESET_PASSWORD", code);
        const body = { phone, verificationCode: code, purpose: "RESET_PASSWORD" } as const;
        const { verificationToken } = await ctx.ok("verifyVerificationCode", { body });
        return { body: { phone, newPassword: "newbab34", verificationToken } };
      };
      let reset: Awaited<ReturnType<typeof proof>> | null = null;
      return {
        before: async () => {
          const proven = await proof();
          await ctx.refused("resetPassword", "PASSWORD_RESET_LOCKED", proven);
          // A refusal doesn't use up the proof; a reset does, on a machine so slow that the lock has ended meanwhile.
          reset = proven;
        },
        after: async () => {
          if (reset === null) await ctx.advance(CODE_RESEND_SECONDS * SECOND_MS);
          return ctx.ok("resetPassword", reset ?? (await proof()));
        },
      };
    },
  },
  {
    id: "rejoin-lock",
    title: `The phone of a withdrawn member is locked for ${REJOIN_LOCK_DAYS} days`,
    source: "D16",
    lifetimeMs: REJOIN_LOCK_DAYS * DAY_MS,
    start: async (ctx) => {
      const member = await ctx.member("leaver");
      const { phone } = member;
      await ctx.ok("withdrawMember", { as: member });
      let last: string | null = null;
      const code = async () => {
        last = await sendCode(ctx, phone, "SIGNUP", last);
        return verify(phone, last);
      };
      return {
        before: async () => ctx.refused("verifyVerificationCode", "REJOIN_LOCKED", await code()),
        after: async () => {
          await ctx.advance(CODE_RESEND_SECONDS * SECOND_MS);
          return ctx.ok("verifyVerificationCode", await code());
        },
      };
    },
  },
  {
    id: "name-lock",
    title: `A changed nickname is locked for ${NAME_LOCK_DAYS} days`,
    source: "member §4",
    lifetimeMs: NAME_LOCK_DAYS * DAY_MS,
    start: async (ctx) => {
      const as = await ctx.member("member");
      const change = () => ({ as, body: { name: ctx.env.freshName() } });
      await ctx.ok("changeMemberName", change());
      return {
        before: async () => {
          const { data } = await ctx.refused("changeMemberName", "NAME_CHANGE_LOCKED", change());
          ctx.equal(data?.["daysLeft"], 1, "The last day is counted.");
        },
        after: () => ctx.ok("changeMemberName", change()),
      };
    },
  },
]);

const banned = defineChecks({
  id: "auth.lifetime.banned-rejoin-lock",
  title: `The phone of a member who withdraws, or is deleted, while banned is locked for ${BANNED_REJOIN_LOCK_YEARS} years.`,
  source: "D16",
  needs: ["sms", "operator"],
  alone: true,
  run: async (ctx) => {
    const [leaver, deleted] = [await ctx.member("leaver"), await ctx.member("deleted")];
    await setMemberStatus(ctx, leaver, "BANNED");
    await ctx.ok("withdrawMember", { as: leaver });
    await setMemberStatus(ctx, deleted, "BANNED");
    await ctx.ok("deleteAdminMember", { as: await ctx.operator(), params: { id: deleted.id } });
    await advanceOrWait(ctx, RESEND_SECONDS);
    const days = BANNED_REJOIN_LOCK_YEARS * 365;
    for (const { phone } of [leaver, deleted]) {
      const verificationCode = await sendCode(ctx, phone, "SIGNUP", await ctx.verificationCode(phone));
      const { data } = await ctx.refused("verifyVerificationCode", "REJOIN_LOCKED", verify(phone, verificationCode));
      ctx.between(Number(data?.["daysLeft"]), [days - 1, days + 2], "Three years are left.");
    }
  },
});

export const checks = [...lifetimes, ...banned];
