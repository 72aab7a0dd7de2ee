/** Editing, confirming and deleting meetings. */
import { defineChecks } from "../../runner/check.ts";
import {
  applyToMeeting,
  confirmMeeting,
  readMeeting,
  joinMeeting,
  createMeeting,
  readStatus,
} from "../support/meetings.ts";
import { newImage, newStore } from "../support/fixtures.ts";
import { readAllMeetings } from "../support/lists.ts";
import { freshPosition, nearbyQuery, placeFields } from "../support/positions.ts";
import { createMeetingWith } from "../support/rooms.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { expectOneSuccess } from "../support/outcomes.ts";
import { sharedPair, sharedTrio } from "../support/shared-members.ts";
import { editedMeeting } from "../support/requests/meetings.ts";

export const checks = defineChecks(
  {
    id: "meetings.edit.changes",
    title: "Editing changes title, text and place; time, capacities and approval stay.",
    source: "member §4",
    covers: ["updateMeeting 204"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const id = await createMeetingWith(ctx, host, [guest], { requiresApproval: false, minCapacity: 3 });
      const before = await readMeeting(ctx, host, id);
      await ctx.ok("updateMeeting", {
        as: host,
        params: { id },
        body: { ...editedMeeting, title: ` ${editedMeeting.title} `, content: `\n${editedMeeting.content} ` },
      });
      ctx.equal(
        await readMeeting(ctx, host, id),
        { ...before, ...editedMeeting },
        "Only the edited fields should differ.",
      );
    },
  },
  {
    id: "meetings.edit.keeps",
    title: "An edited meeting keeps its image and its place in the list, and leaves the partner store with its place.",
    source: "member §4, R9",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const position = freshPosition();
      const { id: partnerPlaceId, body: store } = await newStore(ctx, position);
      const { host } = await sharedPair(ctx);
      const place = { ...placeFields(position), placeName: store.name, partnerPlaceId };
      const imageId = await newImage(ctx, { as: host });
      const id = await createMeeting(ctx, host, { ...place, imageId });
      const newer = await createMeeting(ctx, host, placeFields(position));
      const { imageUrl } = await readMeeting(ctx, host, id);
      await ctx.ok("updateMeeting", { as: host, params: { id }, body: { ...editedMeeting, ...placeFields(position) } });
      const edited = await readMeeting(ctx, host, id);
      ctx.equal([edited.imageUrl, edited.partnerPlaceId], [imageUrl, null], "The image should stay, the store not.");
      const { items } = await readAllMeetings(ctx, "listMeetings", host, nearbyQuery(position));
      ctx.equal(
        items.map(({ meetingId }) => meetingId),
        [newer, id],
        "The edited meeting should still be the older one.",
      );
    },
  },
  {
    id: "meetings.edit.only-recruiting",
    title: "A meeting that is confirmed or over can't be edited: MEETING_NOT_EDITABLE.",
    source: "member §4",
    needs: ["sms", "operator"],
    covers: ["updateMeeting MEETING_NOT_EDITABLE"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const id = await createMeetingWith(ctx, host, [guest]);
      const edit = { as: host, params: { id }, body: editedMeeting };
      await confirmMeeting(ctx, host, id);
      await ctx.refused("updateMeeting", "MEETING_NOT_EDITABLE", edit);
      await setMeetingStatus(ctx, id, "READY");
      await ctx.refused("updateMeeting", "MEETING_NOT_EDITABLE", edit);
      await setMeetingStatus(ctx, id, "END");
      await ctx.refused("updateMeeting", "MEETING_NOT_EDITABLE", edit);
    },
  },
  {
    id: "meetings.confirm.by-hand",
    title: "The host confirms a recruiting meeting that has its minimum, once.",
    source: "member §4",
    covers: ["confirmMeeting 204", "confirmMeeting MEETING_NOT_RECRUITING", "confirmMeeting BELOW_MINIMUM"],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const id = await createMeeting(ctx, host, { minCapacity: 3 });
      const call = { as: host, params: { id } };
      await joinMeeting(ctx, id, guest);
      await ctx.refused("confirmMeeting", "BELOW_MINIMUM", call);
      ctx.equal(await readStatus(ctx, host, id), "RECRUITING", "Below the minimum it should go on recruiting.");
      await joinMeeting(ctx, id, other);
      await ctx.ok("confirmMeeting", call);
      ctx.equal(await readStatus(ctx, host, id), "CONFIRMED", "With the minimum it should be confirmed.");
      await ctx.refused("confirmMeeting", "MEETING_NOT_RECRUITING", call);
    },
  },
  {
    id: "meetings.confirm.over",
    title: "A meeting that is over can't be confirmed: MEETING_NOT_RECRUITING.",
    source: "member §4",
    needs: ["sms", "operator"],
    covers: ["confirmMeeting MEETING_NOT_RECRUITING"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const id = await createMeetingWith(ctx, host, [guest]);
      await setMeetingStatus(ctx, id, "END");
      await ctx.refused("confirmMeeting", "MEETING_NOT_RECRUITING", { as: host, params: { id } });
    },
  },
  {
    id: "meetings.confirm.at-once",
    title: "One of several concurrent confirmations succeeds, and the room gets one message.",
    source: "D20",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const id = await createMeetingWith(ctx, host, [guest]);
      const call = { as: host, params: { id } };
      await expectOneSuccess(ctx, "confirmMeeting", [call, call, call], "MEETING_NOT_RECRUITING");
      const chats = await ctx.ok("listChats", { as: guest, params: { meetingId: id } });
      ctx.equal(chats.filter(({ content }) => content === "CONFIRMED").length, 1, "The room should get one message.");
    },
  },
  {
    id: "meetings.confirm.rejects-waiting",
    title: "A confirmation rejects and removes pending applications.",
    source: "D22",
    needs: ["sms", "operator"],
    covers: ["getMeetingApplication APPLICATION_NOT_FOUND"],
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const id = await createMeeting(ctx, host, { requiresApproval: true });
      const seat = await applyToMeeting(ctx, id, guest);
      const approval = { meetingId: id, memberId: guest.id };
      await ctx.ok("approveMeetingApplication", { as: host, params: { id: seat }, body: approval });
      const waiting = await applyToMeeting(ctx, id, other);
      await confirmMeeting(ctx, host, id);
      await ctx.refused("getMeetingApplication", "APPLICATION_NOT_FOUND", { as: other, params: { id: waiting } });
      const body = { meetingId: id, memberId: other.id };
      await ctx.refused("approveMeetingApplication", "APPLICATION_NOT_FOUND", {
        as: host,
        params: { id: waiting },
        body,
      });
      const { isApplicationSubmitted } = await readMeeting(ctx, other, id);
      ctx.equal(isApplicationSubmitted, false, "No application should be pending any more.");
    },
  },
  {
    id: "meetings.delete.alone",
    title: "A host without other members can delete the meeting; it is gone for everybody.",
    source: "member §4",
    covers: ["deleteMeeting 204", "deleteMeeting HAS_OTHER_MEMBERS"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const id = await createMeetingWith(ctx, host, [guest]);
      await ctx.refused("deleteMeeting", "HAS_OTHER_MEMBERS", { as: host, params: { id } });
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId: id } });
      await ctx.ok("deleteMeeting", { as: host, params: { id } });
      await ctx.refused("getMeeting", "MEETING_NOT_FOUND", { as: host, params: { id } });
      await ctx.refused("joinMeeting", "MEETING_NOT_FOUND", { as: guest, params: { meetingId: id } });
      await ctx.refused("deleteMeeting", "MEETING_NOT_FOUND", { as: host, params: { id } });
      await ctx.refused("getChatroomInfo", "MEETING_NOT_FOUND", { as: host, params: { meetingId: id } });
    },
  },
  {
    id: "meetings.delete.over",
    title: "A meeting that is over can't be deleted: MEETING_OVER.",
    source: "R7",
    needs: ["sms", "operator"],
    covers: ["deleteMeeting MEETING_OVER"],
    run: async (ctx) => {
      const { host } = await sharedPair(ctx);
      const id = await createMeeting(ctx, host);
      await setMeetingStatus(ctx, id, "END");
      await ctx.refused("deleteMeeting", "MEETING_OVER", { as: host, params: { id } });
    },
  },
  {
    id: "meetings.delete.join-at-once",
    title: "When a member joins while the host deletes, one of the two is refused.",
    source: "member §4",
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const id = await createMeeting(ctx, host);
      await Promise.all([host.token(), guest.token()]);
      const [deleted, joined] = await Promise.all([
        ctx.call("deleteMeeting", { as: host, params: { id } }),
        ctx.call("joinMeeting", { as: guest, params: { meetingId: id } }),
      ]);
      const statuses = [deleted.status, joined.status];
      const isConsistent = [
        [204, 404],
        [409, 204],
      ].some((allowed) => String(allowed) === String(statuses));
      ctx.assert(isConsistent, "Either the meeting is gone, or it has a second member and stays.", statuses);
    },
  },
);
