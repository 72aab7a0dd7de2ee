/** Limits on guessing passwords and codes (D62, D65). */
import { CODE_WRONG_TRIES_PER_DAY, LOGIN_FAILURES_MAX, LOGIN_LOCK_MIN, MINUTE_MS } from "@babchingu/openapi";
import { PASSWORD } from "../../runner/actors.ts";
import type { AnyCall } from "../../client/call-types.ts";
import { defineChecksThatNeed } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { RESEND_SECONDS, sendCode } from "../support/codes.ts";
import { agreements } from "../support/fixtures.ts";
import { outcomeOf } from "../support/outcomes.ts";
import { advanceOrWait } from "../support/time.ts";

/** Sends each call from another address of one IPv6 network, so that the limit of requests of an address is not met. */
function sendersOfNetwork(ctx: Context) {
  const network = ctx.env.freshPhone().slice(-4);
  let count = 0;
  return (operationId: string, call: AnyCall) => {
    count += 1;
    return ctx.env.client(ctx.recorder, `2001:db8:${network}:${count}::1`).call(operationId, call);
  };
}

/** Among the most common ones of every list. */
const COMMON_PASSWORDS = ["123456", "password", "qwer1234"];

export const checks = defineChecksThatNeed(
  ["sms"],
  {
    id: "auth.login.lock-out",
    title: `Ten failed logins lock a phone for ${LOGIN_LOCK_MIN} minutes on that network, the right password too, and on no other.`,
    source: "D65",
    needs: ["addresses", "clock", "sms"],
    alone: true,
    run: async (ctx) => {
      const { phone } = await ctx.member("member");
      const login = { body: { phone, password: PASSWORD } };
      for (let tries = 0; tries < LOGIN_FAILURES_MAX; tries += 1)
        await ctx.refused("login", "LOGIN_REFUSED", { body: { phone, password: `wrong-${tries}` } });
      const { data } = await ctx.refused("login", "TOO_MANY_REQUESTS", login);
      ctx.between(Number(data?.["retryAfterSeconds"]), [14 * 60, 15 * 60], "The lock lasts 15 minutes.");
      ctx.expectSuccess("login", await ctx.env.client(ctx.recorder).call("login", login));
      await ctx.advance(LOGIN_LOCK_MIN * MINUTE_MS + 1000);
      await ctx.ok("login", login);
    },
  },
  {
    id: "auth.login.network",
    title:
      "Failed logins from addresses of one IPv6 network (/48) count together, and not for another network; a success forgets them.",
    source: "D65",
    needs: ["addresses", "sms"],
    run: async (ctx) => {
      const { phone } = await ctx.member("member");
      const sendFromNetwork = sendersOfNetwork(ctx);
      const login = (password: string) => sendFromNetwork("login", { body: { phone, password } });
      const failures = Array.from({ length: LOGIN_FAILURES_MAX }, (_, tries) => `wrong-${tries}`);
      const outcomes: string[] = [];
      for (const password of [...failures.slice(1), PASSWORD, ...failures, PASSWORD])
        outcomes.push(outcomeOf(await login(password)));
      await ctx.ok("login", { body: { phone, password: PASSWORD } });
      const refused = failures.map(() => "LOGIN_REFUSED");
      ctx.equal(
        outcomes,
        [...refused.slice(1), "200", ...refused, "TOO_MANY_REQUESTS"],
        "Only ten failures in a row should lock the phone in this network.",
      );
    },
  },
  {
    id: "auth.login.parallel",
    title: "Of parallel logins with wrong passwords no more are verified than of those in turn.",
    source: "D65",
    needs: ["addresses", "sms"],
    run: async (ctx) => {
      const { phone } = await ctx.member("member");
      const attempts = Array.from({ length: LOGIN_FAILURES_MAX + 6 }, (_, tries) =>
        ctx.call("login", { body: { phone, password: `wrong-${tries}` } }),
      );
      const verified = (await Promise.all(attempts)).filter(({ status }) => status === 401);
      ctx.equal(verified.length, LOGIN_FAILURES_MAX, "Ten passwords should be compared.");
    },
  },
  {
    id: "auth.password.guesses",
    title: "Guesses of the current password are limited as those at the login.",
    source: "D65",
    needs: ["addresses", "sms"],
    covers: ["changeMemberPassword TOO_MANY_REQUESTS"],
    run: async (ctx) => {
      const as = await ctx.member("member");
      const sendFromNetwork = sendersOfNetwork(ctx);
      const change = (currentPassword: string) =>
        sendFromNetwork("changeMemberPassword", { as, body: { currentPassword, newPassword: "newbab34" } });
      for (let tries = 0; tries < LOGIN_FAILURES_MAX; tries += 1)
        ctx.expectRefusal("changeMemberPassword", "CURRENT_PASSWORD_WRONG", await change(`wrong-${tries}`));
      ctx.expectRefusal("changeMemberPassword", "TOO_MANY_REQUESTS", await change(PASSWORD));
    },
  },
  {
    id: "auth.password.common",
    title: "One of the most common passwords is refused at its field: at the sign-up, a reset and a change.",
    source: "D65",
    alone: true,
    run: async (ctx) => {
      const phone = ctx.env.freshPhone();
      const account = { name: ctx.env.freshName(), phone, agreements };
      const verificationToken = await ctx.verifyPhone(phone, "SIGNUP");
      for (const password of COMMON_PASSWORDS) {
        const body = { ...account, password, verificationToken };
        const { data } = await ctx.refused("signup", "INVALID_REQUEST", { body });
        ctx.equal(Object.keys(data?.["fields"] ?? {}), ["/password"], `${password} should be refused at the field.`);
      }
      const member = await ctx.member("member");
      const [newPassword = ""] = COMMON_PASSWORDS;
      await advanceOrWait(ctx, RESEND_SECONDS);
      const proof = await ctx.verifyPhone(member.phone, "RESET_PASSWORD");
      const reset = { phone: member.phone, newPassword, verificationToken: proof };
      const refusals = [
        await ctx.refused("resetPassword", "INVALID_REQUEST", { body: reset }),
        await ctx.refused("changeMemberPassword", "INVALID_REQUEST", {
          as: member,
          body: { currentPassword: PASSWORD, newPassword },
        }),
      ];
      const fields = refusals.map(({ data }) => Object.keys(data?.fields ?? {}));
      ctx.equal(fields, [["/newPassword"], ["/newPassword"]], "A reset and a change should refuse it, too.");
      await ctx.ok("signup", { body: { ...account, password: PASSWORD, verificationToken } });
    },
  },
  {
    id: "auth.code.strangers-tries",
    title: "Tries without a live code don't count, so that nobody locks the phone of another person.",
    source: "D65",
    run: async (ctx) => {
      const phone = ctx.env.freshPhone();
      for (let tries = 0; tries <= CODE_WRONG_TRIES_PER_DAY; tries += 1)
        await ctx.refused("verifyVerificationCode", "VERIFICATION_CODE_WRONG", {
          body: { phone, verificationCode: "000000" },
        });
      const verificationCode = await sendCode(ctx, phone, "SIGNUP");
      await ctx.ok("verifyVerificationCode", { body: { phone, verificationCode } });
    },
  },
  {
    id: "auth.operator.lock-out-elsewhere",
    title: "Failed logins at one address don't lock the operator out at another.",
    source: "D62",
    needs: ["addresses", "operator"],
    run: async (ctx) => {
      const { credentials } = await ctx.operator();
      for (let tries = 0; tries < 5; tries += 1)
        await ctx.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", { body: { ...credentials, password1: "wrong-one" } });
      await ctx.refused("loginAdmin", "ADMIN_LOCKED_OUT", { body: credentials });
      const elsewhere = await ctx.env.client(ctx.recorder).call("loginAdmin", { body: { ...credentials } });
      ctx.expectSuccess("loginAdmin", elsewhere);
    },
  },
);
