/** Defects in accounts, sessions, codes and operators' logins. */
import type { PatchFault } from "../fault.ts";
import { omitted, replaced } from "./write.ts";

export const accountPatches: PatchFault[] = [
  replaced(
    "refresh-without-grace",
    {
      in: "rotateTokens",
      expression: "found.successorUsedAt === null && now.getTime() - found.usedAt.getTime() <= GRACE_MS",
      becomes: "false",
    },
    { title: "The second tab's refresh ends the session.", checks: ["auth.refresh"], kind: "security" },
  ),
  replaced(
    "refresh-reuse-allowed",
    {
      in: "rotateTokens",
      expression: "found.successorUsedAt === null && now.getTime() - found.usedAt.getTime() <= GRACE_MS",
      becomes: "true",
    },
    { title: "A stolen refresh token goes on working.", checks: ["auth.refresh"], kind: "security" },
  ),
  omitted(
    "refresh-reuse-ends-nothing",
    { in: "rotateTokens", callee: "revokeSessions" },
    { title: "A reused refresh token doesn't end its session.", checks: ["auth.refresh"], kind: "security" },
  ),
  replaced(
    "revoked-sessions-go-on",
    { in: "createTokenChecker", expression: "state === null || state.isRevoked", becomes: "state === null" },
    { title: "A session that was ended goes on.", checks: ["auth.revoked.getMe", "auth.logout"], kind: "security" },
  ),
  replaced(
    "logout-ends-nothing",
    {
      in: "logout",
      expression: 'revokeSessions(ctx, { reason: "LOGOUT", which: { sessionId } })',
      becomes: "Promise.resolve()",
    },
    { title: "Logging out ends nothing.", checks: ["auth.revoked.getMe", "auth.logout"], kind: "security" },
  ),
  replaced(
    "refresh-of-revoked-session",
    {
      in: "rotateTokens",
      expression: "!found || found.revokedAt !== null || found.expiresAt <= now",
      becomes: "!found",
    },
    { title: "Ended and expired sessions can be refreshed.", checks: ["auth.logout", "auth.token"], kind: "security" },
  ),
  replaced(
    "resend-without-wait",
    { in: "storeCode", expression: "resendAt > now", becomes: "false" },
    { title: "A second code is sent at once.", checks: ["auth.code.resend-wait"] },
  ),
  replaced(
    "six-messages-a-day",
    {
      in: "storeCode",
      expression: "day.messages >= CODE_MESSAGES_PER_DAY",
      becomes: "day.messages > CODE_MESSAGES_PER_DAY",
    },
    { title: "A phone gets six messages a day.", checks: ["auth.code.daily"] },
  ),
  replaced(
    "six-tries-per-code",
    { in: "redeemCode", expression: "sent.tries >= CODE_TRIES_MAX", becomes: "sent.tries > CODE_TRIES_MAX" },
    { title: "A code may be tried six times.", checks: ["auth.code.tries"], kind: "security" },
  ),
  replaced(
    "tries-without-end",
    { in: "redeemCode", expression: "day.wrongTries >= CODE_WRONG_TRIES_PER_DAY", becomes: "false" },
    { title: "A new code resets the tries of the day.", checks: ["auth.code.tries-per-day"], kind: "security" },
  ),
  replaced(
    "codes-never-expire",
    { in: "redeemCode", expression: "sent.expiresAt <= now", becomes: "false" },
    { title: "A code works for ever.", checks: ["auth.code.life"], kind: "security" },
  ),
  replaced(
    "codes-work-twice",
    { in: "redeemCode", expression: "{ usedAt: now }", becomes: "{ usedAt: null }" },
    { title: "A code works twice.", checks: ["auth.code.once"], kind: "security" },
  ),
  replaced(
    "proofs-never-expire",
    { in: "issueProof", expression: "PROOF_MS", becomes: "100 * PROOF_MS" },
    { title: "A proof works for hours.", checks: ["auth.proof.life"], kind: "security" },
  ),
  replaced(
    "proofs-work-twice",
    {
      in: "consumeProof",
      expression: "now",
      within: '.updateTable("verificationTokens") .set({ usedAt: now })',
      becomes: "null",
    },
    { title: "A proof works twice.", checks: ["auth.proof.bound", "auth.password.reset"], kind: "security" },
  ),
  replaced(
    "any-proof-will-do",
    {
      in: "consumeProof",
      expression: "to.purpose",
      becomes: '(to.purpose === "RESET_PASSWORD" ? "SIGNUP" : to.purpose)',
    },
    {
      title: "A proof for signing up resets a password.",
      checks: ["auth.proof.bound", "auth.password.reset"],
      kind: "security",
    },
  ),
  replaced(
    "privacy-not-needed",
    {
      in: "requireAgreements",
      expression: "agreements && !(agreements.terms && agreements.privacy)",
      becomes: "agreements && !agreements.terms",
    },
    { title: "The privacy policy need not be agreed to.", checks: ["auth.signup.agreements"] },
  ),
  replaced(
    "grant-of-1000",
    { in: "createMember", expression: "SIGNUP_RICE", becomes: "1000" },
    { title: "Signing up grants 1,000.", checks: ["rice.signup.grant"] },
  ),
  replaced(
    "first-score-of-0",
    { in: "createMember", expression: "FIRST_MEAL_SCORE", becomes: "0" },
    { title: "The first meal score is 0.", checks: ["auth.signup.first"] },
  ),
  replaced(
    "rejoin-at-once",
    { in: "requireNoRejoinLock", expression: "lock", within: "if (lock) throw", becomes: "false" },
    { title: "A withdrawn phone may register at once.", checks: ["auth.withdraw.rejoin", "auth.reverify.taken"] },
  ),
  omitted(
    "withdrawal-keeps-sessions",
    { in: "withdraw", callee: "revokeSessions" },
    { title: "A withdrawn member's session goes on.", checks: ["auth.withdraw.erases"], kind: "security" },
  ),
  replaced(
    "withdrawal-from-running-meeting",
    { in: "leaveMeetings", expression: 'meeting.status !== "END"', becomes: "false" },
    { title: "A member of a confirmed meeting withdraws.", checks: ["auth.withdraw.running"] },
  ),
  replaced(
    "withdrawal-keeps-the-name",
    { in: "anonymizeMember", expression: "WITHDRAWN_NAME", becomes: '("나간" + String(memberId).slice(-6))' },
    {
      title: "A withdrawn member's messages bear another name.",
      checks: [
        "auth.withdraw.name",
        "admin.member.erased",
        "admin.meeting.contents",
        "admin.meeting.chats",
        "admin.member.delete",
        "chat.end.withdrawn",
      ],
    },
  ),
  replaced(
    "name-changes-at-will",
    { in: "changeName", expression: "changeableAt > now", becomes: "false" },
    { title: "A nickname changes twice within 30 days.", checks: ["auth.name"] },
  ),
  replaced(
    "same-name-taken",
    { in: "changeName", expression: "member.name === name", becomes: "false" },
    { title: "The same nickname counts as a change.", checks: ["auth.name"] },
  ),
  replaced(
    "same-password-taken",
    { in: "setPassword", expression: "currentPassword === newPassword", becomes: "false" },
    { title: "The same password counts as a change.", checks: ["auth.password.change"] },
  ),
  replaced(
    "any-current-password",
    { in: "setPassword", expression: "!(await verifyPassword(currentHash, currentPassword))", becomes: "false" },
    { title: "The current password isn't compared.", checks: ["auth.password.change"], kind: "security" },
  ),
  omitted(
    "password-change-keeps-sessions",
    { in: "changePassword", callee: "revokeSessions" },
    { title: "Other sessions outlive a password change.", checks: ["auth.password.change"], kind: "security" },
  ),
  replaced(
    "position-without-consent",
    { in: "saveLocation", expression: "agreed !== true", becomes: "false" },
    { title: "A position is stored without consent.", checks: ["auth.location"] },
  ),
  replaced(
    "operator-one-password",
    { in: "loginAdmin", expression: "!matches.every(Boolean)", becomes: "!matches[0]" },
    { title: "An operator's first password is enough.", checks: ["auth.operator.wrong"], kind: "security" },
  ),
  replaced(
    "operator-never-locked",
    { in: "countAttempt", expression: "failures >= ADMIN_LOGIN_FAILURES_MAX", becomes: "false" },
    { title: "An operator's login can be tried without end.", checks: ["auth.operator.lock"], kind: "security" },
  ),
  replaced(
    "operator-locked-after-six",
    {
      in: "countAttempt",
      expression: "failures >= ADMIN_LOGIN_FAILURES_MAX",
      becomes: "failures > ADMIN_LOGIN_FAILURES_MAX",
    },
    { title: "An operator's login is locked one failure late.", checks: ["auth.operator.lock"], kind: "security" },
  ),
  omitted(
    "status-change-keeps-sessions",
    { in: "setMemberStatus", callee: "revokeSessions" },
    { title: "A banned member's session goes on.", checks: ["auth.ban"], kind: "security" },
  ),
  omitted(
    "operators-reset-keeps-sessions",
    { in: "resetMemberPassword", callee: "revokeSessions" },
    { title: "Sessions outlive an operator's password reset.", checks: ["admin.member.password"], kind: "security" },
  ),
  replaced(
    "operator-can-be-banned",
    { in: "lockChangeable", expression: 'member.role === "ROLE_ADMIN"', becomes: "false" },
    { title: "An operator can be banned from the console.", checks: ["admin.member.operators"] },
  ),
  replaced(
    "phone-stays-proven",
    {
      in: "setMemberStatus",
      expression: 'status === "PHONE_V_REQUIRED" ? { phoneVerifiedAt: null } : {}',
      becomes: "{}",
    },
    { title: "A member who must verify the phone again activates without.", checks: ["auth.activate"] },
  ),
];
