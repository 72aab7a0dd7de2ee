/** Editing, confirming and deleting meetings. */
import { defineChecks } from "../../kit/check.ts";
import { apply, confirm, detailOf, join, openMeeting, statusOf } from "../support/meetings.ts";
import { setStatus } from "../support/operators.ts";
import { race } from "../support/outcomes.ts";
import { pair, trio } from "../support/people.ts";
import { newWords } from "../support/requests/meetings.ts";

export const checks = defineChecks(
  {
    id: "meetings.edit.changes",
    level: "meetings",
    title: "Editing changes title, text and place; time, capacities and approval stay.",
    source: "member-app §4",
    needs: ["sms"],
    covers: ["updateMeeting 204"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const id = await openMeeting(ctx, host, { requiresApproval: false, minCapacity: 3 });
      await join(ctx, id, guest);
      const before = await detailOf(ctx, host, id);
      await ctx.ok("updateMeeting", { as: host, params: { id }, body: { ...newWords, title: ` ${newWords.title} ` } });
      ctx.equal(await detailOf(ctx, host, id), { ...before, ...newWords }, "Only the edited fields should differ.");
    },
  },
  {
    id: "meetings.edit.only-recruiting",
    level: "meetings",
    title: "A meeting that is confirmed or over can't be edited: E409-15.",
    source: "member-app §4",
    needs: ["sms", "operator"],
    covers: ["updateMeeting E409-15"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const id = await openMeeting(ctx, host);
      await join(ctx, id, guest);
      const edit = { as: host, params: { id }, body: newWords };
      await confirm(ctx, host, id);
      await ctx.refused("updateMeeting", "E409-15", edit);
      await setStatus(ctx, id, "READY");
      await ctx.refused("updateMeeting", "E409-15", edit);
      await setStatus(ctx, id, "END");
      await ctx.refused("updateMeeting", "E409-15", edit);
    },
  },
  {
    id: "meetings.confirm.by-hand",
    level: "meetings",
    title: "The host confirms a recruiting meeting that has its minimum, once.",
    source: "member-app §4",
    needs: ["sms"],
    covers: ["confirmMeeting 204", "confirmMeeting E409-5", "confirmMeeting E409-12"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const id = await openMeeting(ctx, host, { minCapacity: 3 });
      const call = { as: host, params: { id } };
      await join(ctx, id, guest);
      await ctx.refused("confirmMeeting", "E409-12", call);
      ctx.equal(await statusOf(ctx, host, id), "RECRUITING", "Below the minimum it should go on recruiting.");
      await join(ctx, id, other);
      await ctx.ok("confirmMeeting", call);
      ctx.equal(await statusOf(ctx, host, id), "CONFIRMED", "With the minimum it should be confirmed.");
      await ctx.refused("confirmMeeting", "E409-5", call);
    },
  },
  {
    id: "meetings.confirm.over",
    level: "meetings",
    title: "A meeting that is over can't be confirmed: E409-5.",
    source: "member-app §4",
    needs: ["sms", "operator"],
    covers: ["confirmMeeting E409-5"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const id = await openMeeting(ctx, host);
      await join(ctx, id, guest);
      await setStatus(ctx, id, "END");
      await ctx.refused("confirmMeeting", "E409-5", { as: host, params: { id } });
    },
  },
  {
    id: "meetings.confirm.at-once",
    level: "meetings",
    title: "Of confirmations that arrive together one succeeds, and the room is told once.",
    source: "D20",
    needs: ["sms"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const id = await openMeeting(ctx, host);
      await join(ctx, id, guest);
      const call = { as: host, params: { id } };
      const outcomes = await race(ctx, "confirmMeeting", [call, call, call]);
      ctx.equal(outcomes.toSorted(), ["204", "E409-5", "E409-5"], "One confirmation should succeed.");
      const chats = await ctx.ok("listChats", { as: guest, params: { meetingId: id } });
      ctx.equal(chats.filter(({ content }) => content === "CONFIRMED").length, 1, "The room should be told once.");
    },
  },
  {
    id: "meetings.confirm.rejects-waiting",
    level: "meetings",
    title: "Confirming rejects applications that wait; they are absent from then on.",
    source: "D22",
    needs: ["sms", "operator"],
    covers: ["getMeetingApplication E404-4"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const id = await openMeeting(ctx, host, { requiresApproval: true });
      const seat = await apply(ctx, id, guest);
      const approval = { meetingId: id, memberId: guest.id };
      await ctx.ok("approveMeetingApplication", { as: host, params: { id: seat }, body: approval });
      const waiting = await apply(ctx, id, other);
      await confirm(ctx, host, id);
      await ctx.refused("getMeetingApplication", "E404-4", { as: other, params: { id: waiting } });
      const body = { meetingId: id, memberId: other.id };
      await ctx.refused("approveMeetingApplication", "E404-4", { as: host, params: { id: waiting }, body });
      const { isApplicationSubmitted } = await detailOf(ctx, other, id);
      ctx.equal(isApplicationSubmitted, false, "Nothing should wait any more.");
    },
  },
  {
    id: "meetings.delete.alone",
    level: "meetings",
    title: "A host alone deletes the meeting; it is gone for everybody.",
    source: "member-app §4",
    needs: ["sms"],
    covers: ["deleteMeeting 204", "deleteMeeting E409-13"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const id = await openMeeting(ctx, host);
      await join(ctx, id, guest);
      await ctx.refused("deleteMeeting", "E409-13", { as: host, params: { id } });
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId: id } });
      await ctx.ok("deleteMeeting", { as: host, params: { id } });
      await ctx.refused("getMeeting", "E404-3", { as: host, params: { id } });
      await ctx.refused("joinMeeting", "E404-3", { as: guest, params: { meetingId: id } });
      await ctx.refused("deleteMeeting", "E404-3", { as: host, params: { id } });
      await ctx.refused("getChatroomInfo", "E404-3", { as: host, params: { meetingId: id } });
    },
  },
  {
    id: "meetings.delete.over",
    level: "meetings",
    title: "A meeting that is over can't be deleted: E409-32.",
    source: "R7",
    needs: ["sms", "operator"],
    covers: ["deleteMeeting E409-32"],
    run: async (ctx) => {
      const { host } = await pair(ctx);
      const id = await openMeeting(ctx, host);
      await setStatus(ctx, id, "END");
      await ctx.refused("deleteMeeting", "E409-32", { as: host, params: { id } });
    },
  },
  {
    id: "meetings.delete.join-at-once",
    level: "meetings",
    title: "When somebody joins while the host deletes, one of the two is refused.",
    source: "member-app §4",
    needs: ["sms"],
    run: async (ctx) => {
      const { host, guest } = await pair(ctx);
      const id = await openMeeting(ctx, host);
      await Promise.all([host.token(), guest.token()]);
      const [deleted, joined] = await Promise.all([
        ctx.call("deleteMeeting", { as: host, params: { id } }),
        ctx.call("joinMeeting", { as: guest, params: { meetingId: id } }),
      ]);
      const statuses = [deleted.status, joined.status];
      const isFair = [
        [204, 404],
        [409, 204],
      ].some((pairOf) => String(pairOf) === String(statuses));
      ctx.that(isFair, "Either the meeting is gone, or it has a second member and stays.", statuses);
    },
  },
);
