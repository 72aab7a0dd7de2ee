/** Defects in accounts, sessions, codes and operators' logins. */
import type { PatchFault } from "../fault.ts";
import { forgotten, wrong } from "./write.ts";

const at = (name: string, find: string, expression?: string) => ({
  file: `domain/${name}.ts`,
  find,
  ...(expression === undefined ? {} : { expression }),
});
const GRACE = "found.successorUsedAt === null && now.getTime() - found.usedAt.getTime() <= GRACE_MS";

export const accountPatches: PatchFault[] = [
  wrong(
    "refresh-without-grace",
    at("sessions", GRACE),
    "false",
    ["The second tab's refresh ends the session.", "auth.refresh"],
    "security",
  ),
  wrong(
    "refresh-reuse-allowed",
    at("sessions", GRACE),
    "true",
    ["A stolen refresh token goes on working.", "auth.refresh"],
    "security",
  ),
  forgotten(
    "refresh-reuse-ends-nothing",
    at("sessions", 'await revokeSessions(trx, now, "REUSE", { sessionId: found.sessionId });'),
    ["A reused refresh token doesn't end its session.", "auth.refresh"],
    "security",
  ),
  wrong(
    "revoked-sessions-go-on",
    at("sessions", "state === null || state.isRevoked"),
    "state === null",
    ["A session that was ended goes on.", "auth.revoked.getMe", "auth.logout"],
    "security",
  ),
  wrong(
    "logout-ends-nothing",
    at("sessions", 'revokeSessions(trx, deps.clock.now(), "LOGOUT", { sessionId: claims.sid })'),
    "Promise.resolve(trx)",
    ["Logging out ends nothing.", "auth.revoked.getMe", "auth.logout"],
    "security",
  ),
  wrong(
    "refresh-of-revoked-session",
    at("sessions", "!found || found.revokedAt !== null || found.expiresAt <= now"),
    "!found",
    ["Ended and expired sessions can be refreshed.", "auth.logout", "auth.token"],
    "security",
  ),
  wrong("resend-without-wait", at("verification", "resendAt > now"), "false", [
    "A second code is sent at once.",
    "auth.code.resend-wait",
  ]),
  wrong(
    "six-messages-a-day",
    at("verification", "day.messages >= MESSAGES_PER_DAY"),
    "day.messages > MESSAGES_PER_DAY",
    ["A phone gets six messages a day.", "auth.code.daily"],
  ),
  wrong(
    "six-tries-per-code",
    at("verification", "sent.tries >= TRIES_PER_CODE"),
    "sent.tries > TRIES_PER_CODE",
    ["A code may be tried six times.", "auth.code.tries"],
    "security",
  ),
  wrong(
    "tries-without-end",
    at("verification", "day.wrongTries >= WRONG_TRIES_PER_DAY"),
    "false",
    ["A new code resets the tries of the day.", "auth.code.tries-per-day"],
    "security",
  ),
  wrong(
    "codes-never-expire",
    at("verification", "sent.expiresAt <= now"),
    "false",
    ["A code works for ever.", "auth.code.life"],
    "security",
  ),
  forgotten(
    "codes-work-twice",
    at(
      "verification",
      'await trx.updateTable("verificationCodes").set({ usedAt: now }).where("id", "=", sent.id).execute();',
    ),
    ["A code works twice.", "auth.code.once"],
    "security",
  ),
  wrong(
    "proofs-never-expire",
    at("verification", "expiresAt: later(now, PROOF_MS)", "PROOF_MS"),
    "100 * PROOF_MS",
    ["A proof works for hours.", "auth.proof.life"],
    "security",
  ),
  wrong(
    "proofs-work-twice",
    at("verification", '.updateTable("verificationTokens")\n    .set({ usedAt: now })', "now"),
    "null",
    ["A proof works twice.", "auth.proof.bound", "auth.password.reset"],
    "security",
  ),
  wrong(
    "any-proof-will-do",
    at(
      "verification",
      '.where("hash", "=", hashToken(token ?? ""))\n    .where("phone", "=", to.phone)\n    .where("purpose", "=", to.purpose)',
      "to.purpose",
    ),
    '(to.purpose === "RESET_PASSWORD" ? "SIGNUP" : to.purpose)',
    ["A proof for signing up resets a password.", "auth.proof.bound", "auth.password.reset"],
    "security",
  ),
  wrong(
    "privacy-not-needed",
    at("signup", "agreements && !(agreements.terms && agreements.privacy)"),
    "agreements && !agreements.terms",
    ["The privacy policy need not be agreed to.", "auth.signup.agreements"],
  ),
  wrong("grant-of-1000", at("signup", "amount: SIGNUP_RICE", "SIGNUP_RICE"), "1000", [
    "Signing up grants 1,000.",
    "rice.signup.grant",
  ]),
  wrong("first-score-of-0", at("signup", "point: FIRST_MEAL_SCORE", "FIRST_MEAL_SCORE"), "0", [
    "The first meal score is 0.",
    "auth.signup.first",
  ]),
  wrong("rejoin-at-once", at("phone-locks", "if (lock) throw", "lock"), "false", [
    "A withdrawn phone may register at once.",
    "auth.withdraw.rejoin",
    "auth.reverify.taken",
  ]),
  forgotten(
    "withdrawal-keeps-sessions",
    at("withdrawal", 'await revokeSessions(trx, now, "WITHDRAWAL", { memberId });'),
    ["A withdrawn member's session goes on.", "auth.withdraw.erases"],
    "security",
  ),
  wrong("withdrawal-from-running-meeting", at("withdrawal", 'meeting.status !== "END"'), "false", [
    "A member of a confirmed meeting withdraws.",
    "auth.withdraw.running",
  ]),
  wrong(
    "withdrawal-keeps-the-name",
    at("withdrawal", "name: WITHDRAWN_NAME", "WITHDRAWN_NAME"),
    '("나간" + String(memberId).slice(-6))',
    [
      "A withdrawn member's messages bear another name.",
      "auth.withdraw.name",
      "admin.member.erased",
      "admin.meeting.contents",
      "admin.meeting.chats",
      "admin.member.delete",
      "chat.end.withdrawn",
    ],
  ),
  wrong("name-changes-at-will", at("members", "freeAt > now"), "false", [
    "A nickname changes twice within 30 days.",
    "auth.name",
  ]),
  wrong("same-name-taken", at("members", "member.name === name"), "false", [
    "The same nickname counts as a change.",
    "auth.name",
  ]),
  wrong("same-password-taken", at("members", "currentPassword === newPassword"), "false", [
    "The same password counts as a change.",
    "auth.password.change",
  ]),
  wrong(
    "any-current-password",
    at("members", "!(await verifyPassword(currentHash, currentPassword))"),
    "false",
    ["The current password isn't compared.", "auth.password.change"],
    "security",
  ),
  forgotten(
    "password-change-keeps-sessions",
    at("members", 'await revokeSessions(trx, now, "PASSWORD", { memberId: actor.memberId, except: actor.sessionId });'),
    ["Other sessions outlive a password change.", "auth.password.change"],
    "security",
  ),
  wrong("position-without-consent", at("members", "agreed !== true"), "false", [
    "A position is stored without consent.",
    "auth.location",
  ]),
  wrong(
    "operator-one-password",
    at("admin-login", "!matches.every(Boolean)"),
    "!matches[0]",
    ["An operator's first password is enough.", "auth.operator.wrong"],
    "security",
  ),
  wrong(
    "operator-never-locked",
    at("admin-login", "failures >= FAILURES_MAX"),
    "false",
    ["An operator's login can be tried without end.", "auth.operator.lock"],
    "security",
  ),
  wrong(
    "operator-locked-after-six",
    at("admin-login", "failures >= FAILURES_MAX"),
    "failures > FAILURES_MAX",
    ["An operator's login is locked one failure late.", "auth.operator.lock"],
    "security",
  ),
  forgotten(
    "status-change-keeps-sessions",
    at("admin-members", 'await revokeSessions(trx, now, "STATUS", { memberId });'),
    ["A banned member's session goes on.", "auth.ban"],
    "security",
  ),
  forgotten(
    "operators-reset-keeps-sessions",
    at("admin-members", 'await revokeSessions(trx, now, "PASSWORD", { memberId });'),
    ["Sessions outlive an operator's password reset.", "admin.member.password"],
    "security",
  ),
  wrong(
    "operator-can-be-banned",
    at(
      "admin-members",
      'member.role === "ROLE_ADMIN") throw new ApiError("E409-50");\n  if (member.withdrawnAt',
      'member.role === "ROLE_ADMIN"',
    ),
    "false",
    ["An operator can be banned from the console.", "admin.member.operators"],
  ),
  wrong(
    "phone-stays-proven",
    at("admin-members", 'status === "PHONE_V_REQUIRED" ? { phoneVerifiedAt: null } : {}'),
    "{}",
    ["A member who must verify the phone again activates without.", "auth.activate"],
  ),
];
