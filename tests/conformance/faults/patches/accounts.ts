/** Defects in accounts, sessions, codes and operators' logins. */
import type { PatchFault } from "../fault.ts";
import { ofKind, omitted, replaced } from "./write.ts";

export const accountPatches: PatchFault[] = [
  replaced("resend-without-wait", "A second code is sent at once.", ["auth.code.resend-wait"], {
    storeCode: ["resendAt > now", "false"],
  }),
  replaced("six-messages-a-day", "A phone gets six messages a day.", ["auth.code.daily"], {
    storeCode: ["day.messages >= CODE_MESSAGES_PER_DAY", "day.messages > CODE_MESSAGES_PER_DAY"],
  }),
  replaced("privacy-not-needed", "The privacy policy need not be agreed to.", ["auth.signup.agreements"], {
    requireAgreements: ["agreements && !(agreements.terms && agreements.privacy)", "agreements && !agreements.terms"],
  }),
  replaced("grant-of-1000", "Signing up grants 1,000.", ["rice.signup.grant"], {
    createMember: ["SIGNUP_RICE", "1000"],
  }),
  replaced("first-score-of-0", "The first meal score is 0.", ["auth.signup.first"], {
    createMember: ["FIRST_MEAL_SCORE", "0"],
  }),
  replaced(
    "rejoin-at-once",
    "A withdrawn phone may register at once.",
    ["auth.withdraw.rejoin", "auth.reverify.taken"],
    { requireNoRejoinLock: ["lock", "false", "if (lock) throw"] },
  ),
  replaced("withdrawal-from-running-meeting", "A member of a confirmed meeting withdraws.", ["auth.withdraw.running"], {
    leaveMeetings: ['meeting.status !== "END"', "false"],
  }),
  replaced(
    "withdrawal-keeps-the-name",
    "A withdrawn member's messages bear another name.",
    [
      "auth.withdraw.name",
      "admin.member.erased",
      "admin.meeting.contents",
      "admin.meeting.chats",
      "admin.member.delete",
      "chat.end.withdrawn",
    ],
    { anonymizeMember: ["WITHDRAWN_NAME", '("나간" + String(memberId).slice(-6))'] },
  ),
  replaced("name-changes-at-will", "A nickname changes twice within 30 days.", ["auth.name"], {
    changeName: ["changeableAt > now", "false"],
  }),
  replaced("same-name-taken", "The same nickname counts as a change.", ["auth.name"], {
    changeName: ["member.name === name", "false"],
  }),
  replaced("same-password-taken", "The same password counts as a change.", ["auth.password.change"], {
    setPassword: ["currentPassword === newPassword", "false"],
  }),
  replaced("position-without-consent", "A position is stored without consent.", ["auth.location"], {
    saveLocation: ["agreed !== true", "false"],
  }),
  replaced("operator-can-be-banned", "An operator can be banned from the console.", ["admin.member.operators"], {
    lockChangeable: ['member.role === "ROLE_ADMIN"', "false"],
  }),
  replaced("phone-stays-proven", "A member who must verify the phone again activates without.", ["auth.activate"], {
    setMemberStatus: ['status === "PHONE_V_REQUIRED" ? { phoneVerifiedAt: null } : {}', "{}"],
  }),
  ...ofKind("security", [
    replaced("refresh-without-grace", "The second tab's refresh ends the session.", ["auth.refresh"], {
      rotateTokens: ["found.successorUsedAt === null && now.getTime() - found.usedAt.getTime() <= GRACE_MS", "false"],
    }),
    replaced("refresh-reuse-allowed", "A stolen refresh token goes on working.", ["auth.refresh"], {
      rotateTokens: ["found.successorUsedAt === null && now.getTime() - found.usedAt.getTime() <= GRACE_MS", "true"],
    }),
    omitted("refresh-reuse-ends-nothing", "A reused refresh token doesn't end its session.", ["auth.refresh"], {
      rotateTokens: "revokeSessions",
    }),
    replaced("revoked-sessions-go-on", "A session that was ended goes on.", ["auth.revoked.getMe", "auth.logout"], {
      createTokenChecker: ["state === null || state.isRevoked", "state === null"],
    }),
    replaced("logout-ends-nothing", "Logging out ends nothing.", ["auth.revoked.getMe", "auth.logout"], {
      logout: ['revokeSessions(ctx, { reason: "LOGOUT", which: { sessionId } })', "Promise.resolve()"],
    }),
    replaced(
      "refresh-of-revoked-session",
      "Ended and expired sessions can be refreshed.",
      ["auth.logout", "auth.token"],
      { rotateTokens: ["!found || found.revokedAt !== null || found.expiresAt <= now", "!found"] },
    ),
    replaced("six-tries-per-code", "A code may be tried six times.", ["auth.code.tries"], {
      redeemCode: ["sent.tries >= CODE_TRIES_MAX", "sent.tries > CODE_TRIES_MAX"],
    }),
    replaced("tries-without-end", "A new code resets the tries of the day.", ["auth.code.tries-per-day"], {
      redeemCode: ["day.wrongTries >= CODE_WRONG_TRIES_PER_DAY", "false"],
    }),
    replaced("codes-never-expire", "A code works for ever.", ["auth.code.life"], {
      redeemCode: ["sent.expiresAt <= now", "false"],
    }),
    replaced("codes-work-twice", "A code works twice.", ["auth.code.once"], {
      redeemCode: ["{ usedAt: now }", "{ usedAt: null }"],
    }),
    replaced("proofs-never-expire", "A proof works for hours.", ["auth.proof.life"], {
      issueProof: ["PROOF_MS", "100 * PROOF_MS"],
    }),
    replaced("proofs-work-twice", "A proof works twice.", ["auth.proof.bound", "auth.password.reset"], {
      consumeProof: ["now", "null", '.updateTable("verificationTokens") .set({ usedAt: now })'],
    }),
    replaced(
      "any-proof-will-do",
      "A proof for signing up resets a password.",
      ["auth.proof.bound", "auth.password.reset"],
      { consumeProof: ["to.purpose", '(to.purpose === "RESET_PASSWORD" ? "SIGNUP" : to.purpose)'] },
    ),
    omitted("withdrawal-keeps-sessions", "A withdrawn member's session goes on.", ["auth.withdraw.erases"], {
      withdraw: "revokeSessions",
    }),
    replaced("any-current-password", "The current password isn't compared.", ["auth.password.change"], {
      setPassword: ["!(await verifyPassword(currentHash, currentPassword))", "false"],
    }),
    omitted("password-change-keeps-sessions", "Other sessions outlive a password change.", ["auth.password.change"], {
      changePassword: "revokeSessions",
    }),
    replaced("operator-one-password", "An operator's first password is enough.", ["auth.operator.wrong"], {
      loginAdmin: ["!matches.every(Boolean)", "!matches[0]"],
    }),
    replaced("operator-never-locked", "An operator's login can be tried without end.", ["auth.operator.lock"], {
      countAttempt: ["failures >= ADMIN_LOGIN_FAILURES_MAX", "false"],
    }),
    replaced("operator-locked-after-six", "An operator's login is locked one failure late.", ["auth.operator.lock"], {
      countAttempt: ["failures >= ADMIN_LOGIN_FAILURES_MAX", "failures > ADMIN_LOGIN_FAILURES_MAX"],
    }),
    omitted("status-change-keeps-sessions", "A banned member's session goes on.", ["auth.ban"], {
      setMemberStatus: "revokeSessions",
    }),
    omitted(
      "operators-reset-keeps-sessions",
      "Sessions outlive an operator's password reset.",
      ["admin.member.password"],
      { resetMemberPassword: "revokeSessions" },
    ),
  ]),
];
