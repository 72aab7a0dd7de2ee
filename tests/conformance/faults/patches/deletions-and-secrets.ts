/** Defects that leave something of what was deleted, or take a secret that is only nearly right. */
import type { PatchFault } from "../fault.ts";
import { ofKind, omitPatch, replacePatch } from "./builders.ts";

const ERASED = ["admin.erased.withdrawMember", "admin.erased.deleteAdminMember", "admin.erased", "meetings.erased"];

const deletions = [
  replacePatch("image-of-deleted-meeting", "The image of a deleted meeting stays.", ["meetings.erased.deleteMeeting"], {
    deleteMeeting: [
      "meeting.imageId !== null",
      "false",
      "if (meeting.imageId !== null) await markImageDeleted(ctx, meeting.imageId); }",
    ],
  }),
  replacePatch(
    "image-of-meeting-an-operator-deletes",
    "The image of a meeting that an operator deletes stays.",
    ["admin.erased.deleteAdminMeeting"],
    {
      deleteMeeting: [
        "meeting.imageId !== null",
        "false",
        "if (meeting.imageId !== null) await markImageDeleted(ctx, meeting.imageId); const { hostId",
      ],
    },
  ),
  replacePatch(
    "former-portrait",
    "A replaced or removed photo of a member stays.",
    ["meetings.erased.changeMemberImage", "meetings.erased.deleteMemberImage"],
    {
      changeImage: ["member.imageId !== null", "false"],
    },
  ),
  replacePatch(
    "portrait-replaced-only",
    "A photo that is removed without another stays.",
    ["meetings.erased.deleteMemberImage"],
    {
      changeImage: ["member.imageId !== null", "member.imageId !== null && imageId !== null"],
    },
  ),
  omitPatch("deleted-upload", "An upload that is deleted stays.", ["meetings.erased.deleteImage"], {
    deleteOwnImage: "markImageDeleted",
  }),
  replacePatch("image-of-deleted-event", "The image of a deleted event stays.", ["admin.erased.deleteAdminEvent"], {
    deleteEvent: ["imageId !== null", "false"],
  }),
  replacePatch("former-image-of-event", "A replaced image of an event stays.", ["admin.erased.editAdminEvent"], {
    editEvent: ["previousId !== null", "false"],
  }),
  replacePatch(
    "image-of-deleted-store",
    "The photo of a deleted store stays.",
    ["admin.erased.deleteAdminPartnerPlace"],
    {
      deletePlace: ["imageId !== null", "false"],
    },
  ),
  replacePatch("former-image-of-store", "A replaced photo of a store stays.", ["admin.erased.editAdminPartnerPlace"], {
    editPlace: ["previousId !== null && imageId !== previousId", "false"],
  }),
  replacePatch(
    "image-of-deleted-application",
    "The photo of a deleted application stays.",
    ["admin.erased.deleteAdminPartnerApplication"],
    {
      deleteApplication: ["imageId !== null", "false"],
    },
  ),
  omitPatch("images-of-the-withdrawn", "The images of a withdrawn member stay.", ERASED, { withdraw: "releaseImages" }),
  replacePatch("portrait-of-the-withdrawn", "The photo of a withdrawn member stays.", ERASED, {
    releaseImages: ['["MEMBER", "PARTNER_APPLICATION"]', '["PARTNER_APPLICATION"]'],
  }),
  replacePatch("store-photo-of-the-withdrawn", "The photo of a withdrawn member's application stays.", ERASED, {
    releaseImages: ['["MEMBER", "PARTNER_APPLICATION"]', '["MEMBER"]'],
  }),
  replacePatch("uploads-of-the-withdrawn", "Unused uploads of a withdrawn member stay.", ERASED, {
    releaseImages: ['eb("usageKind", "is", null)', 'eb("usageKind", "=", "MEMBER")'],
  }),
  replacePatch(
    "meeting-image-of-the-withdrawn",
    "The image of an ended meeting stays when its host withdraws.",
    ERASED,
    {
      clearMeetingImages: ["memberId", "-1", '.where("meetings.hostId", "=", memberId)'],
    },
  ),
  replacePatch("phone-of-the-withdrawn", "The console finds a withdrawn member by phone.", ERASED, {
    anonymizeMember: ["null", "undefined", "phone: null"],
  }),
  replacePatch(
    "latitude-of-the-withdrawn",
    "The console has half of a withdrawn member's position.",
    [...ERASED, "admin.member.erased"],
    {
      anonymizeMember: ["null", "undefined", "latitude: null"],
    },
  ),
  replacePatch("store-application-of-the-withdrawn", "The application for a store outlives its applicant.", ERASED, {
    deletePersonalData: ["id", "-1", 'deleteFrom("partnerPlaceApplications").where("memberId", "=", id)'],
  }),
  replacePatch("blocks-of-the-withdrawn", "A list of blocked members has a withdrawn one.", ERASED, {
    deletePersonalData: ['eb("blockedId", "=", id)', 'eb("blockedId", "=", -1)'],
  }),
  replacePatch(
    "deleted-member-in-the-list",
    "A member whom an operator deleted stays in the list.",
    ["admin.member.delete", ...ERASED],
    {
      deleteMember: ["{ deletedAt: now, updatedAt: now }", "{ updatedAt: now }"],
    },
  ),
  replacePatch("push-token-after-logout", "A device keeps its push token after the logout.", ["admin.erased.logout"], {
    revokeSessions: ["{ targetToken: null }", "{ updatedAt: now }"],
  }),
  replacePatch("push-token-of-two-members", "A device has two members' push tokens.", ["admin.erased.login"], {
    openSession: ["{ targetToken: null }", "{ updatedAt: now }"],
  }),
];

const FORGED = ["auth.secret.access-token"];

const secrets = ofKind("security", [
  replacePatch("signature-by-its-beginning", "The beginning of a token's signature is enough.", FORGED, {
    parseSignedToken: [
      "isEqualConstantTime(signature, hmac(key, `${header}.${payload}`))",
      "hmac(key, `${header}.${payload}`).startsWith(signature)",
    ],
  }),
  replacePatch("signature-may-be-empty", "A token without a signature is accepted.", FORGED, {
    parseSignedToken: [
      "isEqualConstantTime(signature, hmac(key, `${header}.${payload}`))",
      '(signature === "" || isEqualConstantTime(signature, hmac(key, `${header}.${payload}`)))',
    ],
  }),
  replacePatch("signature-in-any-case", "Upper and lower case of a signature aren't told apart.", FORGED, {
    parseSignedToken: [
      "isEqualConstantTime(signature, hmac(key, `${header}.${payload}`))",
      "signature.toLowerCase() === hmac(key, `${header}.${payload}`).toLowerCase()",
    ],
  }),
  replacePatch("signature-of-another-token", "A token with another's claims is accepted.", FORGED, {
    parseSignedToken: [
      "isEqualConstantTime(signature, hmac(key, `${header}.${payload}`))",
      "signature.length === hmac(key, `${header}.${payload}`).length",
    ],
  }),
  replacePatch("token-with-a-fourth-part", "A token with more parts is accepted.", FORGED, {
    parseSignedToken: ["rest.length > 0", "false"],
  }),
  replacePatch(
    "refresh-token-with-an-end",
    "A refresh token with something behind it is accepted.",
    ["auth.secret.refresh-token"],
    {
      rotateTokens: ["hashToken(refreshToken)", "hashToken(refreshToken.slice(0, 43))"],
    },
  ),
  replacePatch(
    "proof-with-an-end",
    "A verification token with something behind it is accepted.",
    ["auth.secret.verification-token"],
    {
      consumeVerificationToken: ['hashToken(token ?? "")', 'hashToken((token ?? "").slice(0, 43))'],
    },
  ),
  replacePatch("proof-of-another-phone", "A verification token proves another phone.", ["auth.proof.bound"], {
    consumeVerificationToken: ['"="', '"<="', '.where("phone", "=", target.phone)'],
  }),
  replacePatch(
    "ticket-with-an-end",
    "A Kakao ticket with something behind it is accepted.",
    ["auth.secret.kakao-ticket"],
    {
      consumeTicket: ["hashToken(ticket)", "hashToken(ticket.slice(0, 43))"],
    },
  ),
  replacePatch("password-with-spaces", "A password with a space behind it is accepted.", ["auth.secret.password"], {
    verifyPassword: ["password", "password.trim()", "verify(comparedHash, password)"],
  }),
  replacePatch(
    "password-of-eight-characters",
    "What follows the eighth character of a password doesn't count.",
    ["auth.secret.password"],
    {
      verifyPassword: ["password", "password.slice(0, 8)", "verify(comparedHash, password)"],
    },
  ),
  replacePatch("password-in-any-case", "A password in capitals is accepted.", ["auth.secret.password"], {
    verifyPassword: ["password", "password.toLowerCase()", "verify(comparedHash, password)"],
  }),
  replacePatch(
    "operator-second-password-optional",
    "An operator's second password isn't compared.",
    ["auth.operator.wrong", "auth.secret.operator"],
    {
      loginAdmin: ["verifyPassword(admin?.password2Hash, password2)", "true"],
    },
  ),
  replacePatch(
    "operator-code-optional",
    "An operator's security code isn't compared.",
    ["auth.operator.wrong", "auth.secret.operator"],
    {
      loginAdmin: ["verifyPassword(admin?.codeHash, String(code))", "true"],
    },
  ),
]);

export const deletionAndSecretPatches: PatchFault[] = [...deletions, ...secrets];
