/** Defects in accounts, sessions, codes and operators' logins. */
import type { PatchFault } from "../fault.ts";
import { ofKind, omitPatch, replacePatch } from "./builders.ts";

export const accountPatches: PatchFault[] = [
  replacePatch("resend-without-wait", "A second code is sent at once.", ["auth.code.resend-wait"], {
    storeCode: ["resendAt > now", "false"],
  }),
  replacePatch("six-messages-a-day", "A phone gets six messages a day.", ["auth.code.daily"], {
    storeCode: ["day.messages >= CODE_MESSAGES_PER_DAY", "day.messages > CODE_MESSAGES_PER_DAY"],
  }),
  replacePatch("privacy-not-needed", "The privacy policy need not be agreed to.", ["auth.signup.agreements"], {
    requireAgreements: ["agreements && !(agreements.terms && agreements.privacy)", "agreements && !agreements.terms"],
  }),
  replacePatch("grant-of-1000", "Signing up grants 1,000.", ["rice.signup.grant"], {
    createMember: ["SIGNUP_RICE", "1000"],
  }),
  replacePatch("first-score-of-0", "The first meal score is 0.", ["auth.signup.first"], {
    createMember: ["FIRST_MEAL_SCORE", "0"],
  }),
  replacePatch(
    "rejoin-at-once",
    "A withdrawn phone may register at once.",
    ["auth.withdraw.rejoin", "auth.reverify.taken"],
    { findRejoinLock: ["lock", "false", "return lock ?"] },
  ),
  replacePatch(
    "withdrawal-from-running-meeting",
    "A member of a confirmed meeting withdraws.",
    ["auth.withdraw.running"],
    {
      leaveMeetings: ['meeting.status !== "END"', "false"],
    },
  ),
  replacePatch(
    "withdrawal-keeps-the-name",
    "A withdrawn member gets another name than 탈퇴한 회원.",
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
  replacePatch("name-changes-at-will", "A nickname changes twice within 30 days.", ["auth.name"], {
    changeName: ["changeableAt > now", "false"],
  }),
  replacePatch("same-name-taken", "The same nickname counts as a change.", ["auth.name"], {
    changeName: ["member.name === name", "false"],
  }),
  replacePatch("same-password-taken", "The same password counts as a change.", ["auth.password.change"], {
    setPassword: ["currentPassword === newPassword", "false"],
  }),
  replacePatch("position-without-consent", "A position is stored without consent.", ["auth.location"], {
    saveLocation: ["agreed !== true", "false"],
  }),
  replacePatch("operator-can-be-banned", "An operator can be banned from the console.", ["admin.member.operators"], {
    lockChangeableMember: ['member.role === "ROLE_ADMIN"', "false"],
  }),
  replacePatch(
    "phone-stays-proven",
    "A member who must verify the phone again can activate without verifying.",
    ["auth.activate"],
    {
      setMemberStatus: ['status === "PHONE_V_REQUIRED" ? { phoneVerifiedAt: null } : {}', "{}"],
    },
  ),
  ...ofKind("security", [
    replacePatch("refresh-without-grace", "The second tab's refresh ends the session.", ["auth.refresh"], {
      rotateTokens: ["found.successorUsedAt === null && now.getTime() - found.usedAt.getTime() <= GRACE_MS", "false"],
    }),
    replacePatch("refresh-reuse-allowed", "A stolen refresh token keeps working.", ["auth.refresh"], {
      rotateTokens: ["found.successorUsedAt === null && now.getTime() - found.usedAt.getTime() <= GRACE_MS", "true"],
    }),
    omitPatch("refresh-reuse-ends-nothing", "A reused refresh token doesn't end its session.", ["auth.refresh"], {
      rotateTokens: "revokeSessions",
    }),
    replacePatch("revoked-sessions-go-on", "An ended session stays valid.", ["auth.revoked.getMe", "auth.logout"], {
      createAuthenticator: ["state === null || state.isRevoked", "state === null"],
    }),
    replacePatch("logout-ends-nothing", "Logging out doesn't end the session.", ["auth.revoked.getMe", "auth.logout"], {
      logout: ['revokeSessions(ctx, { reason: "LOGOUT", scope: { sessionId } })', "Promise.resolve()"],
    }),
    replacePatch(
      "refresh-of-revoked-session",
      "Ended and expired sessions can be refreshed.",
      ["auth.logout", "auth.token"],
      { rotateTokens: ["!found || found.revokedAt !== null || found.expiresAt <= now", "!found"] },
    ),
    replacePatch("six-tries-per-code", "A code may be tried six times.", ["auth.code.tries"], {
      redeemCode: ["sent.tries >= CODE_TRIES_MAX", "sent.tries > CODE_TRIES_MAX"],
    }),
    replacePatch("tries-without-end", "A new code resets the tries of the day.", ["auth.code.tries-per-day"], {
      redeemCode: ["day.wrongTries >= CODE_WRONG_TRIES_PER_DAY", "false"],
    }),
    replacePatch("codes-never-expire", "A code never expires.", ["auth.lifetime.code"], {
      redeemCode: ["sent.expiresAt <= now", "false"],
    }),
    replacePatch("codes-work-twice", "A code works twice.", ["auth.code.once"], {
      redeemCode: ["{ usedAt: now }", "{ usedAt: null }"],
    }),
    replacePatch(
      "proofs-never-expire",
      "A verification token is valid for hours.",
      ["auth.lifetime.verification-token"],
      {
        issueVerificationToken: ["VERIFICATION_TOKEN_MS", "100 * VERIFICATION_TOKEN_MS"],
      },
    ),
    replacePatch(
      "proofs-work-twice",
      "A verification token works twice.",
      ["auth.proof.bound", "auth.password.reset"],
      {
        consumeVerificationToken: ["now", "null", '.updateTable("verificationTokens") .set({ usedAt: now })'],
      },
    ),
    replacePatch(
      "any-proof-will-do",
      "A verification token for signing up resets a password.",
      ["auth.proof.bound", "auth.password.reset"],
      {
        consumeVerificationToken: [
          "target.purpose",
          '(target.purpose === "RESET_PASSWORD" ? "SIGNUP" : target.purpose)',
        ],
      },
    ),
    omitPatch("withdrawal-keeps-sessions", "A withdrawn member's session stays valid.", ["auth.withdraw.erases"], {
      withdraw: "revokeSessions",
    }),
    replacePatch("any-current-password", "The current password isn't compared.", ["auth.password.change"], {
      setPassword: ["!isVerified", "false"],
    }),
    omitPatch("password-change-keeps-sessions", "Other sessions outlive a password change.", ["auth.password.change"], {
      changePassword: "revokeSessions",
    }),
    replacePatch("operator-one-password", "An operator's first password is enough.", ["auth.operator.wrong"], {
      loginAdmin: ["!matches.every(Boolean)", "!matches[0]"],
    }),
    replacePatch("operator-never-locked", "An operator's login can be tried without end.", ["auth.operator.lock"], {
      countAgainst: ["failures > max", "false"],
    }),
    replacePatch(
      "operator-locked-after-six",
      "An operator's login is locked one failure late.",
      ["auth.operator.lock"],
      {
        countAgainst: ["failures > max", "failures > max + 1"],
      },
    ),
    replacePatch("operator-never-idle", "An operator's session lives without calls.", ["auth.operator.idle"], {
      isOperatorSessionOver: ["addMs(lastUsedAt, IDLE_MS) <= now", "false"],
    }),
    replacePatch("any-present-code", "The present security code isn't compared.", ["admin.security-code"], {
      adminSystemHandlers: ["!(await verifyPresentSecret(deps, { attempt, hash: currentHash, secret }))", "false"],
    }),
    replacePatch("stranger-locks-operator", "Strangers lock an operator out.", ["auth.operator.lock-out-elsewhere"], {
      countersOf: ["keyHash(siteOf(address))", 'keyHash("any")'],
    }),
    replacePatch("common-passwords", "A common password is accepted.", ["auth.password.common"], {
      requireUncommonPassword: ["!commonPasswords.has(password.toLowerCase())", "true"],
    }),
    omitPatch("status-change-keeps-sessions", "A banned member's session stays valid.", ["auth.ban"], {
      setMemberStatus: "revokeSessions",
    }),
    omitPatch(
      "operators-reset-keeps-sessions",
      "Sessions outlive an operator's password reset.",
      ["admin.member.password"],
      { resetMemberPassword: "revokeSessions" },
    ),
    replacePatch(
      "social-member-resets-a-password",
      "A member of a social provider gets a password by resetting it.",
      ["auth.kakao.no-password"],
      { resetPassword: ['"provider"', '"withdrawnAt"'] },
    ),
    replacePatch(
      "image-keeps-its-metadata",
      "An image is served as it was uploaded, with the place where it was taken.",
      ["auth.image.metadata"],
      {
        "ProcessImageEncoder.encode": [
          "this.#reencode(data)",
          'this.#reencode(data).then((result) => ("data" in result ? { ...result, data } : result))',
        ],
      },
    ),
  ]),
];
