/** Access to other members' data: who may do what with a meeting, an application, an image or a notification. */
import type { ErrorName } from "@babchingu/openapi/errors";
import type { Check, CoverageTarget } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { operationOf, specPointer } from "../../contract/openapi.ts";
import { fieldOf } from "../support/fields.ts";
import { HONGDAE } from "../support/meetings.ts";
import { newImage, newNotification, sharedMeeting } from "../support/fixtures.ts";
import type { AnyCall } from "../../client/call-types.ts";
import { editedMeeting } from "../support/requests/meetings.ts";

type Role = "outsider" | "applicant" | "guest" | "host";

interface AccessRule {
  error: ErrorName;
  /** The roles that are refused; all others have access, though another rule may refuse them with another code. */
  refused: Role[];
  call: (ids: { meetingId: number; applicationId: number; hostId: number; applicantId: number }) => AnyCall;
}

const nonMembers: Role[] = ["outsider", "applicant"];
const nonHosts: Role[] = ["outsider", "applicant", "guest"];
const onId = ({ meetingId }: { meetingId: number }): AnyCall => ({ params: { id: meetingId } });
const onMeetingId = ({ meetingId }: { meetingId: number }): AnyCall => ({ params: { meetingId } });

/** Requests that have no effect, or that another rule refuses for the roles that this one allows. */
const accessRules: Record<string, AccessRule> = {
  getMeetingCertificate: { error: "NOT_PARTICIPANT", refused: nonMembers, call: onId },
  getAttendance: { error: "NOT_PARTICIPANT", refused: nonMembers, call: ({ meetingId }) => ({ query: { meetingId } }) },
  checkIn: {
    error: "NOT_PARTICIPANT",
    refused: nonMembers,
    call: ({ meetingId }) => ({ body: { meetingId, ...HONGDAE } }),
  },
  evaluateMembers: {
    error: "NOT_PARTICIPANT",
    refused: nonMembers,
    call: ({ meetingId, hostId }) => ({
      body: { meetingId, evaluatePointDtoList: [{ targetMemberId: hostId, meetingId, type: "POSITIVE" }] },
    }),
  },
  getChatroomInfo: { error: "NOT_PARTICIPANT", refused: nonMembers, call: onMeetingId },
  listChats: { error: "NOT_PARTICIPANT", refused: nonMembers, call: onMeetingId },
  reportOnMeeting: {
    error: "NOT_PARTICIPANT",
    refused: nonMembers,
    call: ({ meetingId, hostId }) => ({ body: { reportedId: hostId, meetingId, content: "광고 글이에요." } }),
  },
  updateMeeting: { error: "NOT_HOST", refused: nonHosts, call: (ids) => ({ ...onId(ids), body: editedMeeting }) },
  deleteMeeting: { error: "NOT_HOST", refused: nonHosts, call: onId },
  confirmMeeting: { error: "NOT_HOST", refused: nonHosts, call: onId },
  listMeetingApplications: { error: "NOT_HOST", refused: nonHosts, call: onMeetingId },
  approveMeetingApplication: {
    error: "NOT_HOST",
    refused: nonHosts,
    call: ({ applicationId, meetingId, applicantId }) => ({
      params: { id: applicationId },
      body: { meetingId, memberId: applicantId },
    }),
  },
  getMeetingApplication: {
    error: "NOT_APPLICANT_OR_HOST",
    refused: ["outsider", "guest"],
    call: ({ applicationId }) => ({ params: { id: applicationId } }),
  },
  deleteMeetingApplication: {
    error: "NOT_APPLICANT_OR_HOST",
    refused: ["outsider", "guest"],
    call: ({ applicationId }) => ({ params: { id: applicationId } }),
  },
};

/** Operations whose request has no effect, so that the check sends it as every allowed role, too. */
const READS = new Set([
  "getMeetingCertificate",
  "getAttendance",
  "getChatroomInfo",
  "listChats",
  "listMeetingApplications",
  "getMeetingApplication",
]);

async function sharedMeetingRoles(ctx: Context) {
  const { host, guest, applicant, meetingId, applicationId } = await sharedMeeting(ctx);
  const membersByRole = { host, guest, applicant, outsider: await ctx.sharedMember() };
  return { membersByRole, ids: { meetingId, applicationId, hostId: host.id, applicantId: applicant.id } };
}

const ROLES: Role[] = ["outsider", "applicant", "guest", "host"];

const roleChecks: Check[] = Object.entries(accessRules).map(([id, { error, refused, call }]) => ({
  id: `auth.scope.${id}`,
  title: `${id} refuses ${refused.join(", ")} with ${error}.`,
  source: specPointer(operationOf(id), 403),
  covers: [`${id} ${error}` as CoverageTarget],
  run: async (ctx) => {
    const { membersByRole, ids } = await sharedMeetingRoles(ctx);
    for (const role of refused) {
      ctx.expectRefusal(id, error, await ctx.http.callWithRetry(id, { ...call(ids), as: membersByRole[role] }));
    }
    if (!READS.has(id)) return;
    for (const role of ROLES.filter((each) => !refused.includes(each))) {
      ctx.expectSuccess(id, await ctx.http.callWithRetry(id, { ...call(ids), as: membersByRole[role] }));
    }
  },
}));

const otherChecks: Check[] = [
  {
    id: "auth.scope.deleteImage",
    title: "Another member's image can't be deleted or used; the error is that of an absent image.",
    source: "D6",
    covers: ["deleteImage IMAGE_NOT_FOUND", "changeMemberImage IMAGE_NOT_USABLE"],
    run: async (ctx) => {
      const [owner, other] = [await ctx.member("owner"), await ctx.sharedMember()];
      const id = await newImage(ctx, { as: owner });
      await ctx.refused("deleteImage", "IMAGE_NOT_FOUND", { as: other, params: { id } });
      await ctx.refused("changeMemberImage", "IMAGE_NOT_USABLE", { as: other, body: { imageId: id } });
      await ctx.ok("deleteImage", { as: owner, params: { id } });
    },
  },
  {
    id: "auth.scope.deleteNotification",
    title: "Another member's notification can't be deleted; the error is that of an absent notification.",
    source: "D6",
    needs: ["sms", "operator"],
    covers: ["deleteNotification NOTIFICATION_NOT_FOUND"],
    run: async (ctx) => {
      const owner = await ctx.member("receiver");
      const id = await newNotification(ctx, owner);
      await ctx.refused("deleteNotification", "NOTIFICATION_NOT_FOUND", {
        as: await ctx.sharedMember(),
        params: { id },
      });
      const left = await ctx.ok("listNotifications", { as: owner });
      ctx.assert(fieldOf(left, "id").includes(id), "The notification should still be there.", left);
    },
  },
  {
    id: "auth.scope.getMyPartnerPlace",
    title: "Only partners have a store: others are refused with NOT_PARTNER.",
    source: "member §6",
    covers: ["getMyPartnerPlace NOT_PARTNER"],
    run: async (ctx) => {
      await ctx.refused("getMyPartnerPlace", "NOT_PARTNER", { as: await ctx.sharedMember() });
    },
  },
];

/** Two members' own data, read alternately: the first member's, the second's, the first's again. */
const ownLists: Check = {
  id: "auth.scope.own-lists",
  title:
    "Members who read alternately each get their own account, blocks, notifications, rice, meetings, applications and rooms.",
  source: "member §6",
  needs: ["sms", "operator"],
  run: async (ctx) => {
    const { applicant, host, guest } = await sharedMeeting(ctx);
    const [first, second] = [await ctx.member("first"), await ctx.member("second")];
    await ctx.ok("blockMember", { as: first, body: { blockedId: host.id } });
    await ctx.ok("blockMember", { as: second, body: { blockedId: guest.id } });
    const notifications = new Map<number, number>();
    for (const member of [first, second]) notifications.set(member.id, await newNotification(ctx, member));
    const blocked = new Map([
      [first.id, host.id],
      [second.id, guest.id],
    ]);
    for (const as of [first, second, first]) {
      ctx.equal((await ctx.ok("getMe", { as })).id, as.id, "The account should be the caller's.");
      const { blockDtoList } = await ctx.ok("listBlocks", { as });
      ctx.equal(fieldOf(blockDtoList, "blockedId"), [blocked.get(as.id)], "The blocks should be the caller's.");
      const listed = await ctx.ok("listNotifications", { as });
      ctx.equal(fieldOf(listed, "id"), [notifications.get(as.id)], "The notifications should be the caller's.");
    }
    const ledgers: number[][] = [];
    for (const as of [first, second, first]) {
      const { riceTransactionDtoList } = await ctx.ok("listRiceTransactions", { as });
      ledgers.push(riceTransactionDtoList.map(({ id }) => id));
    }
    ctx.equal(ledgers[2], ledgers[0], "The wallet should be the same at the second reading.");
    ctx.assert(
      ledgers[0]?.some((id) => ledgers[1]?.includes(id)) === false,
      "No row should be in both wallets.",
      ledgers,
    );
    for (const as of [first, applicant, second]) {
      const { myMeetingApplicationDtoList } = await ctx.ok("listMyMeetingApplications", { as });
      ctx.equal(
        myMeetingApplicationDtoList.length,
        as === applicant ? 1 : 0,
        "The applications should be the caller's.",
      );
    }
    for (const as of [first, guest, second]) {
      const { chatroomListDtoList } = await ctx.ok("listChatrooms", { as });
      const { meetingListDtoList } = await ctx.ok("listJoinedMeetings", { as });
      const expected = as === guest ? [1, 1] : [0, 0];
      ctx.equal([chatroomListDtoList.length, meetingListDtoList.length], expected, "The rooms should be the caller's.");
    }
  },
};

export const checks: Check[] = [...roleChecks, ...otherChecks, ownLists];
