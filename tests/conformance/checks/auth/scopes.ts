/** Access to other members' data: who may do what with a meeting, an application, an image or a notification. */
import type { ErrorName } from "@babchingu/openapi/errors";
import type { Check, Cover } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { operationOf, specPointer } from "../../contract/openapi.ts";
import { HONGDAE } from "../support/meetings.ts";
import { newImage, newNotification, sharedMeeting } from "../support/fixtures.ts";
import type { AnyCall } from "../../client/call-types.ts";
import { newTexts } from "../support/requests/meetings.ts";

type Role = "outsider" | "applicant" | "guest" | "host";

interface Scope {
  error: ErrorName;
  /** Who is refused; all others have access, though another rule may refuse them with another code. */
  refused: Role[];
  call: (ids: { meetingId: number; applicationId: number; hostId: number; applicantId: number }) => AnyCall;
}

const outside: Role[] = ["outsider", "applicant"];
const notHost: Role[] = ["outsider", "applicant", "guest"];
const onId = ({ meetingId }: { meetingId: number }): AnyCall => ({ params: { id: meetingId } });
const onMeetingId = ({ meetingId }: { meetingId: number }): AnyCall => ({ params: { meetingId } });

/** Requests without an effect, or refused for everybody in the scene for the one reason or another. */
const scopes: Record<string, Scope> = {
  getMeetingCertificate: { error: "NOT_PARTICIPANT", refused: outside, call: onId },
  getAttendance: { error: "NOT_PARTICIPANT", refused: outside, call: ({ meetingId }) => ({ query: { meetingId } }) },
  checkIn: {
    error: "NOT_PARTICIPANT",
    refused: outside,
    call: ({ meetingId }) => ({ body: { meetingId, ...HONGDAE } }),
  },
  evaluateMembers: {
    error: "NOT_PARTICIPANT",
    refused: outside,
    call: ({ meetingId, hostId }) => ({
      body: { meetingId, evaluatePointDtoList: [{ targetMemberId: hostId, meetingId, type: "POSITIVE" }] },
    }),
  },
  getChatroomInfo: { error: "NOT_PARTICIPANT", refused: outside, call: onMeetingId },
  listChats: { error: "NOT_PARTICIPANT", refused: outside, call: onMeetingId },
  reportOnMeeting: {
    error: "NOT_PARTICIPANT",
    refused: outside,
    call: ({ meetingId, hostId }) => ({ body: { reportedId: hostId, meetingId, content: "광고 글이에요." } }),
  },
  updateMeeting: { error: "NOT_HOST", refused: notHost, call: (ids) => ({ ...onId(ids), body: newTexts }) },
  deleteMeeting: { error: "NOT_HOST", refused: notHost, call: onId },
  confirmMeeting: { error: "NOT_HOST", refused: notHost, call: onId },
  listMeetingApplications: { error: "NOT_HOST", refused: notHost, call: onMeetingId },
  approveMeetingApplication: {
    error: "NOT_HOST",
    refused: notHost,
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

/** Those of them that have no effect, so every allowed role may call them. */
const READS = new Set([
  "getMeetingCertificate",
  "getAttendance",
  "getChatroomInfo",
  "listChats",
  "listMeetingApplications",
  "getMeetingApplication",
]);

async function sceneOf(ctx: Context) {
  const { host, guest, applicant, meetingId, applicationId } = await sharedMeeting(ctx);
  const people = { host, guest, applicant, outsider: await ctx.sharedMember() };
  return { people, ids: { meetingId, applicationId, hostId: host.id, applicantId: applicant.id } };
}

const ROLES: Role[] = ["outsider", "applicant", "guest", "host"];

const byRelation: Check[] = Object.entries(scopes).map(([id, { error, refused, call }]) => ({
  id: `auth.scope.${id}`,
  title: `${id} refuses ${refused.join(", ")} with ${error}.`,
  source: specPointer(operationOf(id), 403),
  covers: [`${id} ${error}` as Cover],
  run: async (ctx) => {
    const { people, ids } = await sceneOf(ctx);
    for (const role of refused) {
      ctx.expectRefusal(id, error, await ctx.http.callWithRetry(id, { ...call(ids), as: people[role] }));
    }
    if (!READS.has(id)) return;
    for (const role of ROLES.filter((each) => !refused.includes(each))) {
      ctx.expectSuccess(id, await ctx.http.callWithRetry(id, { ...call(ids), as: people[role] }));
    }
  },
}));

const things: Check[] = [
  {
    id: "auth.scope.deleteImage",
    title: "Somebody else's image can't be deleted or used; it is as if it didn't exist.",
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
    title: "Somebody else's notification can't be deleted; it is as if it didn't exist.",
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
      ctx.that(
        left.some((notification) => notification.id === id),
        "The notification should still be there.",
        left,
      );
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

/** What each of two members has for themselves, read in turns: first one, then the other, then the first again. */
const ownLists: Check = {
  id: "auth.scope.own-lists",
  title:
    "Two members read in turns: each gets their own account, blocks, notifications, rice, meetings, applications and rooms.",
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
      ctx.equal(
        blockDtoList.map(({ blockedId }) => blockedId),
        [blocked.get(as.id)],
        "The blocks should be the caller's.",
      );
      const listed = await ctx.ok("listNotifications", { as });
      ctx.equal(
        listed.map(({ id }) => id),
        [notifications.get(as.id)],
        "The notifications should be the caller's.",
      );
    }
    const ledgers: number[][] = [];
    for (const as of [first, second, first]) {
      const { riceTransactionDtoList } = await ctx.ok("listRiceTransactions", { as });
      ledgers.push(riceTransactionDtoList.map(({ id }) => id));
    }
    ctx.equal(ledgers[2], ledgers[0], "The wallet should be the same at the second reading.");
    ctx.that(
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

export const checks: Check[] = [...byRelation, ...things, ownLists];
