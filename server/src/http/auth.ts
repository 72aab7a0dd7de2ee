import type { Handlers } from "../contract/types.ts";
import type { Deps } from "../deps.ts";
import { loginAdmin } from "../domain/admin-login.ts";
import { completeKakao, loginKakao } from "../domain/kakao.ts";
import { createLogin, resetPassword } from "../domain/login.ts";
import { isNameTaken } from "../domain/members.ts";
import { logout, rotateTokens } from "../domain/sessions.ts";
import { signUp } from "../domain/signup.ts";
import { exchangeCode, sendCode } from "../domain/verification.ts";

const DEFAULT_PURPOSE = "SIGNUP";

export function authHandlers(deps: Deps) {
  const login = createLogin(deps);
  return {
    login: ({ body }) => login(body),
    loginAdmin: ({ body }) => loginAdmin(deps, body),
    loginKakao: ({ body }) => loginKakao(deps, body),
    completeKakao: ({ body }) => completeKakao(deps, body),
    refreshTokens: ({ body }) => rotateTokens(deps, body.refreshToken),
    logout: ({ bearer }) => logout(deps, bearer),
    sendVerificationCode: ({ body: { phone, purpose = DEFAULT_PURPOSE } }) => sendCode(deps, { phone, purpose }),
    verifyVerificationCode: async ({ body: { phone, verificationCode, purpose = DEFAULT_PURPOSE } }) => ({
      verificationToken: await exchangeCode(deps, { phone, purpose }, verificationCode),
    }),
    checkNameDuplicated: async ({ query }) => ({ duplicated: await isNameTaken(deps, query.name) }),
    resetPassword: ({ body }) => resetPassword(deps, body),
    signup: async ({ body }) => ({ id: await signUp(deps, body) }),
  } satisfies Handlers;
}
