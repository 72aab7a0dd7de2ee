/** Defects written from the requirement alone, in accounts, sessions, images and notifications. */
import type { PatchFault } from "../fault.ts";
import { omitPatch, replacePatch } from "./builders.ts";

export const accountRulePatches: PatchFault[] = [
  replacePatch(
    "older-code-counts",
    "Of two codes only the first works.",
    ["auth.code.resend-after-wait", "auth.code", "auth.lifetime.resend"],
    {
      redeemCode: ['"desc"', '"asc"'],
    },
  ),
  replacePatch(
    "new-code-with-old-tries",
    "A new code has only the tries that the one before left.",
    ["auth.code.tries-per-day", "auth.code.tries", "auth.code"],
    {
      redeemCode: ["sent.tries >= CODE_TRIES_MAX", "day.wrongTries >= CODE_TRIES_MAX"],
    },
  ),
  replacePatch(
    "wrong-tries-of-a-phone-alone",
    "A wrong try isn't counted for the day.",
    ["auth.code.tries-per-day", "auth.code"],
    {
      redeemCode: ["{ wrongTries: 1 }", "{ wrongTries: 0 }"],
    },
  ),
  replacePatch(
    "account-told-when-a-code-is-sent",
    "Sending a code tells whether a phone has an account.",
    ["auth.signup.phone-taken", "auth.signup", "auth.code", "auth.withdraw.rejoin-lock"],
    {
      sendCode: [
        "storeCode(ctx, { target, code, messagesPerDay: deps.config.smsPerDay.total })",
        `findPhoneProblem(ctx, target.phone).then((problem) => {
        if (problem !== null && target.purpose === "SIGNUP") throw problem;
        return storeCode(ctx, { target, code, messagesPerDay: deps.config.smsPerDay.total });
      })`,
      ],
    },
  ),
  replacePatch(
    "token-of-another-phone",
    "The proof of one phone signs another up.",
    ["auth.proof", "auth.secret.verification-token"],
    {
      consumeVerificationToken: ["target.phone", '(eb: any) => eb.ref("phone")'],
    },
  ),
  replacePatch(
    "new-member-with-name-lock",
    "A new member can't change the nickname for 30 days.",
    ["auth.signup.first-state", "auth.name"],
    {
      createMember: ["member", "{ ...member, nameUpdatedAt: now }", "...member,"],
    },
  ),
  replacePatch(
    "same-phone-is-a-change",
    "Verifying the present phone again counts as a change.",
    ["auth.reverify", "meetings.untouched.account", "auth.lifetime.password-reset-lock"],
    {
      setVerifiedPhone: ["member.phone === phone", "false"],
    },
  ),
  replacePatch(
    "own-session-ends-with-the-phone",
    "A change of the phone ends the session that made it.",
    ["auth.reverify"],
    {
      setVerifiedPhone: ["{ memberId, except: sessionId }", "{ memberId }"],
    },
  ),
  replacePatch(
    "reset-sets-the-password-of-a-locked-phone",
    "A reset that is locked sets the password.",
    ["auth.reverify.takeover", "auth.lifetime.password-reset-lock"],
    {
      resetPassword: ["resettableAt > now", "resettableAt > addMs(now, 2 * RESET_LOCK_MS)"],
    },
  ),
  replacePatch(
    "reset-with-a-common-password",
    "A reset takes a common password.",
    ["auth.password.common", "auth.password"],
    {
      resetPasswordByPhone: ['requireUncommonPassword(newPassword, "/newPassword")', "undefined"],
    },
  ),
  replacePatch(
    "change-to-a-common-password",
    "A change takes a common password.",
    ["auth.password.common", "auth.password"],
    {
      setPassword: ['requireUncommonPassword(newPassword, "/newPassword")', "undefined"],
    },
  ),
  replacePatch(
    "location-agreed-by-all",
    "Who refuses the consent to location at sign-up has given it.",
    ["auth.signup.agreements", "auth.location", "meetings.check-in.consent"],
    {
      createMember: ["agreements?.location === true", "agreements !== undefined"],
    },
  ),
  replacePatch("kakao-ticket-used-twice", "A Kakao ticket works twice.", ["auth.kakao", "auth.secret.kakao-ticket"], {
    consumeTicket: ["{ usedAt: now }", "{ usedAt: null }"],
  }),
  replacePatch("kakao-member-is-active", "A member by Kakao needn't verify a phone.", ["auth.kakao"], {
    completeKakao: ['"PHONE_V_REQUIRED"', '"CREATED"'],
  }),
  replacePatch(
    "older-token-in-the-grace-period",
    "The last token but one is taken within 10 seconds.",
    ["auth.refresh", "auth.lifetime.refresh-grace"],
    {
      rotateTokens: [
        "found.successorUsedAt === null && now.getTime() - found.usedAt.getTime() <= GRACE_MS",
        "now.getTime() - found.usedAt.getTime() <= GRACE_MS",
      ],
    },
  ),
  replacePatch(
    "refresh-without-a-new-period",
    "A session ends 30 days after its login, though it is used.",
    ["auth.lifetime.refresh-token", "auth.token", "auth.refresh"],
    {
      storeSuccessor: [
        "periodOf(session, now)",
        'periodOf(session, session.role === "ROLE_ADMIN" ? now : session.createdAt)',
      ],
    },
  ),
  replacePatch(
    "logout-everywhere",
    "A logout ends the member's other sessions.",
    ["auth.logout", "auth.refresh", "chat.end.logout", "admin.erased.logout"],
    {
      revokeSessions: [
        'revocation.where("id", "=", scope.sessionId)',
        'revocation.where("memberId", "=", (eb: any) => eb.selectFrom("sessions as own").select("own.memberId").where("own.id", "=", scope.sessionId))',
      ],
    },
  ),
  replacePatch(
    "newest-session-ends-at-the-limit",
    "The 21st login ends itself instead of the oldest.",
    ["beyond.limits", "auth.lifetime", "auth.login", "auth.refresh", "auth.token", "beyond"],
    {
      revokeSupernumerary: ['"desc"', '"asc"'],
    },
  ),
  replacePatch(
    "kept-session-loses-its-pushes",
    "A change of the password ends the pushes of its own device.",
    ["auth.password", "admin.erased.logout", "admin.erased.login", "auth.reverify"],
    {
      revokeSessions: ["keptSessionId", "0", '.where("sessions.id", "=", keptSessionId)'],
    },
  ),
  replacePatch(
    "operator-in-use-ends",
    "An operator's session ends 30 minutes after the login, though it is used.",
    ["auth.operator.idle", "auth.operator.session-length"],
    {
      recordUse: ["addMs(lastUsedAt, RECORD_MS) > now", "true"],
    },
  ),
  omitPatch(
    "successes-count-as-failures",
    "Successful logins count as failed ones.",
    ["auth.login.network", "auth.login", "auth.lifetime.login-lock"],
    {
      openVerifiedSession: "clearAttempts",
    },
  ),
  replacePatch(
    "guesses-of-the-password-unlimited",
    "Guesses of the current password aren't limited.",
    ["auth.password.guesses", "auth.password"],
    {
      verifyPresentSecret: ["countAndVerify", "((_deps: any, _attempt: any, verify: any) => verify())"],
    },
  ),
  replacePatch(
    "ipv6-address-counts-alone",
    "Each address of an IPv6 network has guesses of its own.",
    ["auth.login.lock-out", "auth.login", "auth.operator"],
    {
      countersOf: ["keyHash(siteOf(address))", "keyHash(address)"],
    },
  ),
  replacePatch(
    "withdrawal-deletes-the-image-of-others",
    "A withdrawal deletes the image of a meeting that goes on.",
    ["meetings.withdraw", "admin.erased.withdrawMember", "meetings.untouched.people", "auth.withdraw"],
    {
      releaseImages: ['eb("usageKind", "is", null)', 'eb("ownerId", "=", memberId)'],
    },
  ),
  replacePatch(
    "withdrawn-keeps-the-store",
    "A store stays with its withdrawn owner.",
    ["admin.store.owner-withdraws", "admin.erased.withdrawMember"],
    {
      deletePersonalData: ["{ memberId: null }", "{ memberId: id }"],
    },
  ),
  replacePatch(
    "newest-unused-image-deleted",
    "The 21st unused image is deleted at once instead of the oldest.",
    ["beyond.limits", "auth.image", "beyond", "meetings.erased.deleteImage"],
    {
      markUnusedBeyondLimit: ['"desc"', '"asc"'],
    },
  ),
  replacePatch(
    "images-of-use-count",
    "Images in use are deleted beyond the 20.",
    ["beyond.limits", "auth.image", "beyond", "meetings.erased.deleteImage"],
    {
      markUnusedBeyondLimit: [
        '"usageKind"',
        '"deletedAt"',
        '.where("usageKind", "is", null)\n        .where("deletedAt"',
      ],
    },
  ),
  replacePatch(
    "switch-off-hides-notifications",
    "A kind that is switched off isn't in the list either.",
    ["beyond.push", "admin.notice", "meetings.untouched.account"],
    {
      notifyMembers: [
        "sql<number>`any(${idList})`",
        "sql<number>`any(array(select id from members left join notification_settings on member_id = id where id = any(${idList}) and coalesce(${sql.ref(`notificationSettings.${kind}`)}, true)))`",
        '.where("members.id", "=", sql<number>`any(${idList})`)',
      ],
    },
  ),
  replacePatch("notifications-unread-until-deleted", "Reading the list doesn't mark it as read.", ["admin.notice"], {
    readNotifications: ["{ readAt: now }", "{ readAt: null }"],
  }),
  replacePatch(
    "unread-of-others",
    "The bell shows other members' notifications.",
    ["admin.notice", "admin.untouched.notification"],
    {
      hasUnread: ["memberId", '(eb: any) => eb.ref("memberId")', '"=", memberId'],
    },
  ),
  replacePatch("settings-of-everybody", "Everybody has the settings that were saved last.", ["beyond.push"], {
    readSettings: [
      "memberId",
      '(eb: any) => eb.selectFrom("notificationSettings").select("memberId").orderBy("updatedAt", "desc").limit(1)',
      '"=", memberId',
    ],
  }),
];
