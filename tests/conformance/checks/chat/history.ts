/** Rooms, their history and unread messages (D31, R11). */
import type { Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import { fieldOf } from "../support/fields.ts";
import type { Context } from "../../runner/context.ts";
import { confirmMeeting, createMeeting } from "../support/meetings.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { waitFor } from "../support/outcomes.ts";
import { readMessages, createMeetingWith } from "../support/rooms.ts";
import { newRoom, sendMessage } from "../support/chat.ts";

const MESSAGES_PER_MEMBER = 23;
const PAGE_SIZE = 20;

async function readRooms(ctx: Context, as: Member) {
  return (await ctx.ok("listChatrooms", { as })).chatroomListDtoList;
}

async function readRoom(ctx: Context, as: Member, meetingId: number) {
  const rooms = await readRooms(ctx, as);
  return (
    rooms.find((room) => room.meetingId === meetingId) ??
    ctx.fail("The room should be listed.", { actual: String(rooms.length) })
  );
}

export const checks = defineChecks(
  {
    id: "chat.history.pages",
    title: "The history has pages of 20, newest first, each message once, also messages from before the member joined.",
    source: "member §9",
    needs: ["sms", "socket"],
    covers: ["listChats 200"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const [mine, theirs] = [await ctx.openChat(host), await ctx.openChat(guest)];
      for (let index = 0; index < MESSAGES_PER_MEMBER; index += 1) {
        await Promise.all([
          sendMessage(ctx, mine, host, meetingId, `호스트 ${index}`),
          sendMessage(ctx, theirs, guest, meetingId, `손님 ${index}`),
        ]);
      }
      const late = await ctx.member("late member");
      await ctx.ok("joinMeeting", { as: late, params: { meetingId } });
      const pages = [0, 1, 2, 3].map((page) => readMessages(ctx, late, meetingId, page));
      const found = await Promise.all(pages);
      const [first, second, third, fourth] = fieldOf(found, "length");
      ctx.equal([first, second, fourth], [PAGE_SIZE, PAGE_SIZE, 0], "Pages should have 20 messages.");
      // A backend may tell who joined (D48).
      const texts = found.flat().filter(({ type }) => type === "TEXT");
      ctx.equal(texts.length, 2 * MESSAGES_PER_MEMBER, "Every message should be in a page.");
      ctx.assert((third ?? 0) < PAGE_SIZE, "The last page should have the rest.", third);
      const ids = found.flat().map(({ id }) => id);
      ctx.equal(
        ids,
        [...new Set(ids)].toSorted((a, b) => b - a),
        "Every message should come once, the newest first.",
      );
      const contents = found
        .flat()
        .map(({ content }) => content)
        .toReversed();
      const own = contents.filter((content) => content.startsWith("호스트"));
      ctx.equal(
        own,
        Array.from({ length: MESSAGES_PER_MEMBER }, (_, index) => `호스트 ${index}`),
        "The order should be kept.",
      );
    },
  },
  {
    id: "chat.history.system",
    title: "System messages are in the history, without a sender.",
    source: "member §4",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      await confirmMeeting(ctx, host, meetingId);
      const [newest] = await readMessages(ctx, guest, meetingId);
      ctx.equal(
        [newest?.type, newest?.content, newest?.memberId],
        ["SYSTEM", "CONFIRMED", null],
        "The history should have the system message.",
      );
    },
  },
  {
    id: "chat.unread.marks",
    title:
      "A room is unread after another member's message until page 0 is read; the member's own messages and older pages don't matter.",
    source: "D31, R11",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const isUnread = async (as: Member) => (await readRoom(ctx, as, meetingId)).hasUnreadChat;
      ctx.equal([await isUnread(host), await isUnread(guest)], [false, false], "An empty room is read.");
      const socket = await ctx.openChat(host);
      await sendMessage(ctx, socket, host, meetingId, "계세요?");
      ctx.equal(
        [await isUnread(host), await isUnread(guest)],
        [false, true],
        "The room should be unread for the guest only.",
      );
      await readMessages(ctx, guest, meetingId, 1);
      ctx.equal(await isUnread(guest), true, "Reading an older page should not mark the room as read.");
      await readMessages(ctx, guest, meetingId);
      ctx.equal(await isUnread(guest), false, "Reading page 0 should mark the room as read.");
      await sendMessage(ctx, socket, host, meetingId, "대답해 주세요.");
      ctx.equal(await isUnread(guest), true, "A new message makes it unread again.");
    },
  },
  {
    id: "chat.unread.live",
    title: "A message delivered to an open subscription counts as read; other rooms stay unread.",
    source: "D31",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const second = await createMeetingWith(ctx, host, [guest]);
      const [speaker, listener] = [await ctx.openChat(host), await ctx.openChat(guest, meetingId)];
      await sendMessage(ctx, speaker, host, meetingId, "보고 있죠?");
      await sendMessage(ctx, speaker, host, second, "이 방은 안 보죠?");
      await listener.waitForMessage(meetingId, ({ content }) => content === "보고 있죠?");
      const isRead = await waitFor(async () => !(await readRoom(ctx, guest, meetingId)).hasUnreadChat);
      ctx.equal(isRead, true, "The open room should be read.");
      ctx.equal((await readRoom(ctx, guest, second)).hasUnreadChat, true, "The other room should be unread.");
    },
  },
  {
    id: "chat.rooms.list",
    title:
      "Rooms are ordered by their newest message and have its text, time and, where the backend tells it, its type; rooms that the member left are gone, those of meetings that are over stay.",
    source: "member §3",
    needs: ["sms", "operator", "socket"],
    covers: ["listChatrooms 200"],
    run: async (ctx) => {
      const { host, guest, meetingId: first } = await newRoom(ctx);
      const second = await createMeetingWith(ctx, host, [guest], { title: "둘째 모임" });
      const socket = await ctx.openChat(host);
      await sendMessage(ctx, socket, host, second, "둘째 방");
      await sendMessage(ctx, socket, host, first, "첫째 방");
      const rooms = await readRooms(ctx, guest);
      ctx.equal(fieldOf(rooms, "meetingId"), [first, second], "The room with the newest message should come first.");
      const [newest] = await readMessages(ctx, guest, first);
      const { lastChatContent, lastChatType = "TEXT", lastChatCreatedAt } = await readRoom(ctx, guest, first);
      ctx.equal(
        [lastChatContent, lastChatType, lastChatCreatedAt],
        ["첫째 방", "TEXT", newest?.createdAt],
        "The room should show the last message.",
      );
      ctx.equal(
        (await readRoom(ctx, guest, second)).meetingTitle,
        "둘째 모임",
        "The room should have the meeting's title.",
      );
      await setMeetingStatus(ctx, second, "READY", "END");
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId: first } });
      const left = await readRooms(ctx, guest);
      ctx.equal(fieldOf(left, "meetingId"), [second], "Only the room of the meeting that is over should be left.");
      const { lastChatContent: code, lastChatType: type = "SYSTEM" } = left[0] ?? {};
      ctx.equal([code, type], ["EVALUATION", "SYSTEM"], "A system message counts as the last one.");
    },
  },
  {
    id: "chat.rooms.blocked",
    title: "A blocked member's message is neither a room's last message nor unread.",
    source: "D26",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const third = await ctx.member("blocked member");
      await ctx.ok("joinMeeting", { as: third, params: { meetingId } });
      await sendMessage(ctx, await ctx.openChat(host), host, meetingId, "보여요");
      await readMessages(ctx, guest, meetingId);
      await ctx.ok("blockMember", { as: guest, body: { blockedId: third.id } });
      await sendMessage(ctx, await ctx.openChat(third), third, meetingId, "안 보여요");
      const { lastChatContent, hasUnreadChat } = await readRoom(ctx, guest, meetingId);
      ctx.equal([lastChatContent, hasUnreadChat], ["보여요", false], "The block should hide the message.");
      ctx.equal((await readRoom(ctx, host, meetingId)).lastChatContent, "안 보여요", "Others should see the message.");
    },
  },
  {
    id: "chat.rooms.info",
    title: "A room has title, status, host, place and the current members in the order they joined.",
    source: "member §3",
    covers: ["getChatroomInfo 200"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx, { title: "방 정보" });
      await confirmMeeting(ctx, host, meetingId);
      const detail = await ctx.ok("getMeeting", { as: guest, params: { id: meetingId } });
      const info = await ctx.ok("getChatroomInfo", { as: guest, params: { meetingId } });
      ctx.equal(
        [info.meetingTitle, info.meetingStatus, info.hostId, info.placeLatitude, info.placeLongitude],
        ["방 정보", "CONFIRMED", host.id, detail.placeLatitude, detail.placeLongitude],
        "The room should have the values of the meeting.",
      );
      const people = [host, guest].map(({ id, name }) => ({ id, name, imageUrl: null }));
      ctx.equal([info.members, info.blockMemberIdList], [people, []], "The room should list both members.");
      await ctx.ok("leaveMeeting", { as: host, params: { meetingId } });
      const after = await ctx.ok("getChatroomInfo", { as: guest, params: { meetingId } });
      ctx.equal([after.hostId, after.members.length], [guest.id, 1], "The member who left should be gone.");
    },
  },
  {
    id: "chat.rooms.empty",
    title: "A new meeting has an empty room at once.",
    source: "openapi.json#/paths/~1meetings~1create/post",
    run: async (ctx) => {
      const host = await ctx.member("host");
      const meetingId = await createMeeting(ctx, host);
      const { lastChatContent, lastChatCreatedAt, hasUnreadChat } = await readRoom(ctx, host, meetingId);
      ctx.equal([lastChatContent, lastChatCreatedAt, hasUnreadChat], [null, null, false], "The room should be empty.");
      ctx.equal(await readMessages(ctx, host, meetingId), [], "Its history should be empty.");
    },
  },
);
