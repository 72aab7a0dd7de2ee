// Generated from the contract by "npm run generate". Do not edit.

/** Paths below the API's base that are called without a bearer token. */
export const publicPaths = [
  "/auth/login",
  "/auth/login/admin",
  "/auth/refresh",
  "/auth/logout",
  "/auth/kakao",
  "/auth/kakao/complete",
  "/auth/phone/send-verification-code",
  "/auth/phone/verify-verification-code",
  "/auth/check-name-duplicated",
  "/auth/reset-password",
  "/signup",
  "/public/meetings/{id}"
] as const;
