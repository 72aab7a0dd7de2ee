/** To whom messages are delivered, and in what order (D29, D30). */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { defineChecksThatNeed } from "../../runner/check.ts";
import { fieldOf } from "../support/fields.ts";
import { roomDestination, type ChatMessage } from "../../client/socket.ts";
import { confirmMeeting } from "../support/meetings.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { at } from "../support/shared-members.ts";
import { readMessages, readTexts, createMeetingWith } from "../support/rooms.ts";
import {
  newRoom,
  expectRefusedSubscription,
  sendMessage,
  waitForEarlierFrames,
  deliveredTexts,
} from "../support/chat.ts";

const MESSAGES_PER_MEMBER = 9;

/** Whether the messages are in ascending order of their ids. */
const isAscendingById = (messages: readonly ChatMessage[]) =>
  messages.every(({ id }, index) => index === 0 || id > (messages[index - 1]?.id ?? 0));

export const checks = defineChecksThatNeed(
  ["sms", "socket"],
  {
    id: "chat.order",
    title:
      "When several members send concurrently, everybody receives all messages once, in the same order, by ascending id.",
    source: "D29, D30",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const third = await ctx.member("third member");
      await ctx.ok("joinMeeting", { as: third, params: { meetingId } });
      const people = [host, guest, third];
      const sockets = [
        await ctx.openChat(host, meetingId),
        await ctx.openChat(guest, meetingId),
        await ctx.openChat(third, meetingId),
      ];
      const sends = Array.from({ length: MESSAGES_PER_MEMBER }, (_, index) =>
        people.map(async (member, who) => sendMessage(ctx, at(sockets, who), member, meetingId, `${who}-${index}`)),
      );
      await Promise.all(sends.flat());
      const total = MESSAGES_PER_MEMBER * people.length;
      await Promise.all(
        sockets.map(async (socket) => {
          await socket.waitForFrame(() => deliveredTexts(socket, meetingId).length >= total);
          await waitForEarlierFrames(ctx, socket, at(people, sockets.indexOf(socket)));
        }),
      );
      const history = [
        ...(await readTexts(ctx, host, meetingId)),
        ...(await readTexts(ctx, host, meetingId, 1)),
      ].toReversed();
      ctx.equal(history.length, total, "The history should contain every message once.");
      for (const socket of sockets) {
        const messages = socket.messages(meetingId);
        ctx.assert(isAscendingById(messages), "Ids should ascend.", fieldOf(messages, "id"));
        ctx.equal(messages, history, `${socket.label} should receive the messages of the history, in its order.`);
      }
      for (const [who] of people.entries()) {
        const own = history.map(({ content }) => content).filter((content) => content.startsWith(`${who}-`));
        ctx.equal(
          own,
          Array.from({ length: MESSAGES_PER_MEMBER }, (_, index) => `${who}-${index}`),
          "The order of each sender should be kept.",
        );
      }
    },
  },
  {
    id: "chat.rooms-apart",
    title: "A message goes to its room only, once for each connection, and no longer after UNSUBSCRIBE.",
    source: "D29",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const second = await createMeetingWith(ctx, host, [guest]);
      const [speaker, listener] = [await ctx.openChat(host), await ctx.openChat(guest)];
      const subscription = await listener.subscribe(guest, roomDestination(meetingId));
      const refusal = await expectRefusedSubscription(ctx, listener, guest, roomDestination(meetingId));
      ctx.equal(refusal.code, errorCodes.INVALID_REQUEST, "A second subscription to the room should be refused.");
      await sendMessage(ctx, speaker, host, second, "다른 방");
      await sendMessage(ctx, speaker, host, meetingId, "이 방");
      await listener.waitForFrame(() => deliveredTexts(listener, meetingId).length > 0);
      ctx.equal(listener.messages(second), [], "No message of another room should be delivered.");
      const id = "id" in subscription ? subscription.id : "";
      listener.sendFrame("UNSUBSCRIBE", { id, receipt: "u-1" });
      await listener.expectFrame("RECEIPT", ({ headers }) => headers["receipt-id"] === "u-1");
      await sendMessage(ctx, speaker, host, meetingId, "안 들려요");
      await waitForEarlierFrames(ctx, listener, guest);
      ctx.equal(
        deliveredTexts(listener, meetingId),
        ["이 방"],
        "Each message should be delivered once, while subscribed.",
      );
    },
  },
  {
    id: "chat.all-devices",
    title: "Every connection of a member receives the room's messages.",
    source: "D29",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const devices = [await ctx.openChat(guest, meetingId), await ctx.openChat(guest, meetingId)];
      await sendMessage(ctx, await ctx.openChat(host), host, meetingId, "들리나요?");
      for (const device of devices) await device.waitForMessage(meetingId, ({ content }) => content === "들리나요?");
    },
  },
  {
    id: "chat.system.live",
    title: "System messages arrive live: CONFIRMED, CHECK and EVALUATION, without a sender.",
    source: "member §4, D19",
    needs: ["sms", "operator", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const socket = await ctx.openChat(guest, meetingId);
      await confirmMeeting(ctx, host, meetingId);
      await setMeetingStatus(ctx, meetingId, "READY", "END");
      await socket.waitForMessage(meetingId, ({ content }) => content === "EVALUATION");
      const received = socket.messages(meetingId).map(({ type, content, memberId }) => [type, content, memberId]);
      const expected = ["CONFIRMED", "CHECK", "EVALUATION"].map((content) => ["SYSTEM", content, null]);
      ctx.equal(received, expected, "Each should arrive once.");
    },
  },
  {
    id: "chat.system.announcement",
    title:
      "An operator's announcement is posted once in the rooms of running meetings, not in those that are over; an edit posts nothing.",
    source: "D19",
    needs: ["sms", "operator", "socket"],
    alone: true,
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const over = await createMeetingWith(ctx, host, [guest]);
      await setMeetingStatus(ctx, meetingId, "READY");
      await setMeetingStatus(ctx, over, "END");
      const socket = await ctx.openChat(guest, meetingId, over);
      const as = await ctx.operator();
      const body = { title: ctx.env.freshText("공지"), content: "점검이 있어요." };
      const { id } = await ctx.ok("createAdminAnnouncement", { as, body });
      await socket.waitForMessage(meetingId, ({ content }) => content === "ANNOUNCEMENT");
      await ctx.ok("editAdminAnnouncement", { as, params: { id }, body: { ...body, content: "점검이 끝났어요." } });
      await waitForEarlierFrames(ctx, socket, guest);
      const received = async (room: number) =>
        (await readMessages(ctx, guest, room)).filter(({ content }) => content === "ANNOUNCEMENT").length;
      ctx.equal(
        [await received(meetingId), await received(over)],
        [1, 0],
        "Only the running meeting should get one message.",
      );
      await ctx.ok("deleteAdminAnnouncement", { as, params: { id } });
    },
  },
  {
    id: "chat.blocked-are-delivered",
    title:
      "Messages of a blocked member are delivered and stay in the history; the room names the members that the reader has blocked.",
    source: "R11, D26",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      await ctx.ok("blockMember", { as: guest, body: { blockedId: host.id } });
      const [mine, theirs] = [await ctx.openChat(host), await ctx.openChat(guest, meetingId)];
      await sendMessage(ctx, mine, host, meetingId, "보이나요?");
      await theirs.waitForMessage(meetingId, ({ content }) => content === "보이나요?");
      const [newest] = await readMessages(ctx, guest, meetingId);
      ctx.equal(newest?.content, "보이나요?", "The page should contain it, so that pages are the same for everybody.");
      const { blockMemberIdList } = await ctx.ok("getChatroomInfo", { as: guest, params: { meetingId } });
      ctx.equal(blockMemberIdList, [host.id], "The room should return whom to hide.");
    },
  },
  {
    id: "chat.catch-up",
    title: "After a lost connection, page 0 and the new subscription together have every message once.",
    source: "D30",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const speaker = await ctx.openChat(host);
      const first = await ctx.openChat(guest, meetingId);
      await sendMessage(ctx, speaker, host, meetingId, "연결 1");
      await first.waitForMessage(meetingId, ({ content }) => content === "연결 1");
      const seen = new Map(first.messages(meetingId).map((message) => [message.id, message.content]));
      first.terminate();
      for (const content of ["끊김 1", "끊김 2"]) await sendMessage(ctx, speaker, host, meetingId, content);
      const second = await ctx.openChat(guest, meetingId);
      const pendingSend = sendMessage(ctx, speaker, host, meetingId, "연결 2");
      for (const { id, content } of (await readTexts(ctx, guest, meetingId)).toReversed()) seen.set(id, content);
      await pendingSend;
      await second.waitForMessage(meetingId, ({ content }) => content === "연결 2");
      for (const { id, content } of second.messages(meetingId)) seen.set(id, content);
      const merged = [...seen].toSorted(([one], [two]) => one - two).map(([, content]) => content);
      ctx.equal(merged, ["연결 1", "끊김 1", "끊김 2", "연결 2"], "Merged by id the conversation should be complete.");
    },
  },
);
