/** Forged and nearly right secrets: tokens, passwords, codes, tickets. The right one still works afterwards. */
import type { ErrorName } from "@babchingu/openapi/errors";
import { PASSWORD } from "../../runner/actors.ts";
import type { AnyCall, OperationId } from "../../client/call-types.ts";
import { defineChecks } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { sendCode } from "../support/codes.ts";
import { agreements, issueKakaoTicket } from "../support/fixtures.ts";
import { forgedTokens, nearlyRight, type NearlyRight } from "../support/secrets.ts";

/** Checks that the operation refuses each of the secrets. */
async function expectAllRefused(
  ctx: Context,
  id: OperationId,
  { error, secrets, callOf }: { error: ErrorName; secrets: NearlyRight[]; callOf: (secret: string) => AnyCall },
): Promise<void> {
  for (const { description, secret } of secrets) {
    const response = await ctx.http.callWithRetry(id, callOf(secret));
    ctx.assert(response.status >= 400, `${id} should refuse a secret with ${description}.`, response.text, response);
    ctx.expectRefusal(id, error, response);
  }
}

const increment = (digit = "0") => String((Number(digit) + 1) % 10);

/** The code with its last or its first digit changed, or in reverse. */
function nearlyRightCodes(code: string): NearlyRight[] {
  const secrets = [
    { description: "its last digit changed", secret: code.slice(0, -1) + increment(code.at(-1)) },
    { description: "its first digit changed", secret: increment(code[0]) + code.slice(1) },
    { description: "its digits in reverse", secret: Array.from(code).toReversed().join("") },
  ];
  return secrets.filter(({ secret }) => secret !== code);
}

export const checks = defineChecks(
  {
    id: "auth.secret.access-token",
    title: "A forged access token, and one with any part changed, is refused with TOKEN_INVALID.",
    source: "D15, D6",
    run: async (ctx) => {
      const [token, foreign] = [await (await ctx.sharedMember()).token(), await (await ctx.member("other")).token()];
      const secrets = [...nearlyRight(token), ...forgedTokens(token, foreign)];
      await expectAllRefused(ctx, "getMe", {
        error: "TOKEN_INVALID",
        secrets,
        callOf: (secret) => ({ token: secret }),
      });
      await ctx.ok("getMe", { token });
    },
  },
  {
    id: "auth.secret.refresh-token",
    title: "A nearly right refresh token is refused with REFRESH_REFUSED, and ends nothing.",
    source: "D15",
    run: async (ctx) => {
      const { refreshToken } = await ctx.sessionOf(await ctx.sharedMember()).tokens();
      await expectAllRefused(ctx, "refreshTokens", {
        error: "REFRESH_REFUSED",
        secrets: nearlyRight(refreshToken),
        callOf: (secret) => ({ body: { refreshToken: secret } }),
      });
      await ctx.ok("refreshTokens", { body: { refreshToken } });
    },
  },
  {
    id: "auth.secret.verification-token",
    title:
      "A nearly right verification token is refused with VERIFICATION_TOKEN_INVALID, and doesn't use up the right one.",
    source: "D12",
    run: async (ctx) => {
      const phone = ctx.env.freshPhone();
      const right = await ctx.verifyPhone(phone, "SIGNUP");
      const account = { name: ctx.env.freshName(), phone, password: PASSWORD, agreements };
      const session = await (await ctx.sharedMember()).tokens();
      const others = [
        { description: "an access token's text", secret: session.accessToken.slice(0, 200) },
        { description: "a refresh token's text", secret: session.refreshToken.slice(0, 200) },
      ];
      const callOf = (verificationToken: string) => ({ body: { ...account, verificationToken } });
      const secrets = [...nearlyRight(right), ...others];
      await expectAllRefused(ctx, "signup", { error: "VERIFICATION_TOKEN_INVALID", secrets, callOf });
      await ctx.ok("signup", callOf(right));
    },
  },
  {
    id: "auth.secret.code",
    title: "A nearly right code is refused with VERIFICATION_CODE_WRONG.",
    source: "D12",
    run: async (ctx) => {
      const phone = ctx.env.freshPhone();
      const code = await sendCode(ctx, phone, "SIGNUP");
      const callOf = (verificationCode: string) => ({ body: { phone, verificationCode } });
      const secrets = nearlyRightCodes(code);
      await expectAllRefused(ctx, "verifyVerificationCode", { error: "VERIFICATION_CODE_WRONG", secrets, callOf });
      await ctx.ok("verifyVerificationCode", callOf(code));
    },
  },
  {
    id: "auth.secret.password",
    title: "A nearly right password is refused at the login and as the current one.",
    source: "D6, member §5",
    run: async (ctx) => {
      const member = await ctx.member("member");
      const { phone } = member;
      const secrets = [
        ...nearlyRight(PASSWORD),
        { description: "a space before it", secret: ` ${PASSWORD}` },
        { description: "a space after it", secret: `${PASSWORD} ` },
      ];
      const login = (password: string) => ({ body: { phone, password } });
      await expectAllRefused(ctx, "login", { error: "LOGIN_REFUSED", secrets, callOf: login });
      await ctx.ok("login", login(PASSWORD));
      const change = (currentPassword: string) => ({
        as: member,
        body: { currentPassword, newPassword: "newbab34" },
      });
      const error = "CURRENT_PASSWORD_WRONG" as const;
      await expectAllRefused(ctx, "changeMemberPassword", { error, secrets, callOf: change });
      await ctx.ok("changeMemberPassword", change(PASSWORD));
    },
  },
  {
    id: "auth.secret.operator",
    title: "An operator's login is refused when one of its parts is nearly right, or both passwords are exchanged.",
    source: "D18",
    needs: ["operator", "addresses"],
    run: async (ctx) => {
      const { credentials } = await ctx.operator();
      const { password1, password2, code } = credentials;
      const parts = [
        ...nearlyRight(password1).map(({ secret }, index) =>
          index % 2 === 0 ? { password1: secret } : { password2: nearlyRight(password2)[index]?.secret ?? secret },
        ),
        { password1: password2, password2: password1 },
        { code: code + 1 },
        { code: Math.floor(code / 10) },
        { code: 0 },
      ];
      for (const part of parts) {
        // From another address each, since failures lock the operator out at theirs.
        const call = { body: { ...credentials, ...part } };
        const response = await ctx.env.client(ctx.recorder).callWithRetry("loginAdmin", call);
        ctx.expectRefusal("loginAdmin", "ADMIN_LOGIN_REFUSED", response);
      }
    },
  },
  {
    id: "auth.secret.kakao-ticket",
    title: "A nearly right ticket of a Kakao login is refused with SOCIAL_CODE_INVALID.",
    source: "D11",
    needs: ["kakao", "sms"],
    run: async (ctx) => {
      const ticket = await issueKakaoTicket(ctx);
      const callOf = (secret: string) => ({ body: { ticket: secret, name: ctx.env.freshName(), agreements } });
      const secrets = nearlyRight(ticket);
      await expectAllRefused(ctx, "completeKakao", { error: "SOCIAL_CODE_INVALID", secrets, callOf });
      await ctx.ok("completeKakao", callOf(ticket));
    },
  },
);
