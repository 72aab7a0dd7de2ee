import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { requireUncommonPassword } from "../../domain/accounts/common-passwords.ts";
import { completeKakao, loginWithProfile } from "../../domain/accounts/kakao-login.ts";
import { normalizeName } from "../../domain/accounts/names.ts";
import { isNameTaken } from "../../domain/accounts/nickname.ts";
import { sessionIdOf } from "../../domain/accounts/authenticator.ts";
import { logout, rotateTokens } from "../../domain/accounts/sessions.ts";
import { requireAgreements, signUp, translateUniqueViolations } from "../../domain/accounts/signup.ts";
import { ApiError } from "../../lib/api-error.ts";
import { hashPassword } from "../../lib/password.ts";
import { loginAdmin } from "../admin/login.ts";
import { createAccountWriter } from "./account-writer.ts";
import { loginByPhone, resetPasswordByPhone } from "./login.ts";
import { exchangeCode, sendCode } from "./verification.ts";

const DEFAULT_PURPOSE = "SIGNUP";

/** Sign-up, login, logout and phone verification: without an access token, or with one that may have expired. */
export function authHandlers(deps: Deps) {
  const { db } = deps;
  const { write } = createAccountWriter(deps);
  return {
    login: (request) => loginByPhone(deps, request),
    loginAdmin: (request) => loginAdmin(deps, request),
    loginKakao: async ({ body: { code, redirectUri, fcmToken } }) => {
      if (deps.kakao === null) throw new ApiError("NOT_IMPLEMENTED");
      // Before the transaction: network requests must not run inside one.
      const profile = await deps.kakao.exchange({ code, redirectUri });
      if (profile === null) throw new ApiError("SOCIAL_CODE_INVALID");
      return write((ctx) => loginWithProfile(ctx, { profile, fcmToken }));
    },
    completeKakao: ({ body }) => translateUniqueViolations(() => write((ctx) => completeKakao(ctx, body))),
    refreshTokens: async ({ body }) => {
      const tokens = await write((ctx) => rotateTokens(ctx, body.refreshToken));
      if (tokens instanceof ApiError) throw tokens;
      return tokens;
    },
    logout: async ({ bearer }) => {
      const sessionId = sessionIdOf(deps.keys, bearer);
      if (sessionId !== null) await write((ctx) => logout(ctx, sessionId));
    },
    sendVerificationCode: ({ body: { phone, purpose = DEFAULT_PURPOSE } }) => sendCode(deps, { phone, purpose }),
    verifyVerificationCode: async ({ body: { phone, verificationCode: code, purpose = DEFAULT_PURPOSE } }) => ({
      verificationToken: await exchangeCode(deps, { target: { phone, purpose }, code }),
    }),
    checkNameDuplicated: async ({ query }) => ({ duplicated: await isNameTaken(db, query.name) }),
    resetPassword: ({ body }) => resetPasswordByPhone(deps, body),
    signup: async ({ body: request }) => {
      // Checked before hashing the password, which is slow.
      requireAgreements(request.agreements);
      const name = normalizeName(request.name);
      requireUncommonPassword(request.password, "/password");
      const passwordHash = await hashPassword(request.password);
      return {
        id: await translateUniqueViolations(() => write((ctx) => signUp(ctx, { request, name, passwordHash }))),
      };
    },
  } satisfies Handlers;
}
