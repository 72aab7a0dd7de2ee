/** Rooms, their history and what is unread (D31, R11). */
import type { Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { confirm, openMeeting } from "../support/meetings.ts";
import { setStatus } from "../support/operators.ts";
import { waitFor } from "../support/outcomes.ts";
import { readChats, openWith } from "../support/rooms.ts";
import { newRoom, sendMessage } from "../support/chat.ts";

const EACH = 23;
const PAGE = 20;

async function roomsOf(ctx: Context, as: Member) {
  return (await ctx.ok("listChatrooms", { as })).chatroomListDtoList;
}

async function roomIn(ctx: Context, as: Member, meetingId: number) {
  const rooms = await roomsOf(ctx, as);
  return (
    rooms.find((room) => room.meetingId === meetingId) ??
    ctx.fail("The room should be listed.", { actual: String(rooms.length) })
  );
}

export const checks = defineChecks(
  {
    id: "chat.history.pages",
    title: "The history pages by 20, newest first, without loss or repetition, and reaches back before one joined.",
    source: "member §9",
    needs: ["sms", "socket"],
    covers: ["listChats 200"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const [mine, theirs] = [await ctx.chat(host), await ctx.chat(guest)];
      for (let index = 0; index < EACH; index += 1) {
        await Promise.all([
          sendMessage(ctx, mine, host, meetingId, `호스트 ${index}`),
          sendMessage(ctx, theirs, guest, meetingId, `손님 ${index}`),
        ]);
      }
      const late = await ctx.member("late member");
      await ctx.ok("joinMeeting", { as: late, params: { meetingId } });
      const pages = [0, 1, 2, 3].map((page) => readChats(ctx, late, meetingId, page));
      const found = await Promise.all(pages);
      ctx.equal(
        found.map(({ length }) => length),
        [PAGE, PAGE, 2 * EACH - 2 * PAGE, 0],
        "Pages should have 20 messages.",
      );
      const ids = found.flat().map(({ id }) => id);
      ctx.equal(
        ids,
        [...new Set(ids)].toSorted((a, b) => b - a),
        "Every message should come once, the newest first.",
      );
      const words = found
        .flat()
        .map(({ content }) => content)
        .toReversed();
      const own = words.filter((word) => word.startsWith("호스트"));
      ctx.equal(
        own,
        Array.from({ length: EACH }, (_, index) => `호스트 ${index}`),
        "The order should be kept.",
      );
    },
  },
  {
    id: "chat.history.system",
    title: "System messages stand in the history with their time, without a sender.",
    source: "member §4",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      await confirm(ctx, host, meetingId);
      const [newest] = await readChats(ctx, guest, meetingId);
      ctx.equal(
        [newest?.type, newest?.content, newest?.memberId],
        ["SYSTEM", "CONFIRMED", null],
        "The room should show it.",
      );
    },
  },
  {
    id: "chat.unread.marks",
    title:
      "A room is unread after somebody else's message, until its page 0 is read; one's own words and older pages count for nothing.",
    source: "D31, R11",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const isUnread = async (as: Member) => (await roomIn(ctx, as, meetingId)).hasUnreadChat;
      ctx.equal([await isUnread(host), await isUnread(guest)], [false, false], "An empty room is read.");
      const socket = await ctx.chat(host);
      await sendMessage(ctx, socket, host, meetingId, "계세요?");
      ctx.equal([await isUnread(host), await isUnread(guest)], [false, true], "It is unread for the other one.");
      await readChats(ctx, guest, meetingId, 1);
      ctx.equal(await isUnread(guest), true, "An older page doesn't mark it.");
      await readChats(ctx, guest, meetingId);
      ctx.equal(await isUnread(guest), false, "Page 0 does.");
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
      const second = await openWith(ctx, host, [guest]);
      const [speaker, listener] = [await ctx.chat(host), await ctx.chat(guest, meetingId)];
      await sendMessage(ctx, speaker, host, meetingId, "보고 있죠?");
      await sendMessage(ctx, speaker, host, second, "이 방은 안 보죠?");
      await listener.message(meetingId, ({ content }) => content === "보고 있죠?");
      const isRead = await waitFor(async () => !(await roomIn(ctx, guest, meetingId)).hasUnreadChat);
      ctx.equal(isRead, true, "The open room should be read.");
      ctx.equal((await roomIn(ctx, guest, second)).hasUnreadChat, true, "The other one should be unread.");
    },
  },
  {
    id: "chat.rooms.list",
    title:
      "Rooms come by newest message, with its text and time; those one has left are gone, those that are over stay.",
    source: "member §3",
    needs: ["sms", "operator", "socket"],
    covers: ["listChatrooms 200"],
    run: async (ctx) => {
      const { host, guest, meetingId: first } = await newRoom(ctx);
      const second = await openWith(ctx, host, [guest], { title: "둘째 모임" });
      const socket = await ctx.chat(host);
      await sendMessage(ctx, socket, host, second, "둘째 방");
      await sendMessage(ctx, socket, host, first, "첫째 방");
      const rooms = await roomsOf(ctx, guest);
      ctx.equal(
        rooms.map(({ meetingId }) => meetingId),
        [first, second],
        "The newest message should decide.",
      );
      const [newest] = await readChats(ctx, guest, first);
      const { lastChatContent, lastChatCreatedAt } = await roomIn(ctx, guest, first);
      ctx.equal(
        [lastChatContent, lastChatCreatedAt],
        ["첫째 방", newest?.createdAt],
        "It should show the last message.",
      );
      ctx.equal((await roomIn(ctx, guest, second)).meetingTitle, "둘째 모임", "It should bear the meeting's title.");
      await setStatus(ctx, second, "READY", "END");
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId: first } });
      const left = await roomsOf(ctx, guest);
      ctx.equal(
        left.map(({ meetingId }) => meetingId),
        [second],
        "Only the one that is over should be left.",
      );
      ctx.equal(left[0]?.lastChatContent, "EVALUATION", "A system message counts as the last one.");
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
      await sendMessage(ctx, await ctx.chat(host), host, meetingId, "보여요");
      await readChats(ctx, guest, meetingId);
      await ctx.ok("blockMember", { as: guest, body: { blockedId: third.id } });
      await sendMessage(ctx, await ctx.chat(third), third, meetingId, "안 보여요");
      const { lastChatContent, hasUnreadChat } = await roomIn(ctx, guest, meetingId);
      ctx.equal([lastChatContent, hasUnreadChat], ["보여요", false], "The block should hide it.");
      ctx.equal((await roomIn(ctx, host, meetingId)).lastChatContent, "안 보여요", "Others should see it.");
    },
  },
  {
    id: "chat.rooms.info",
    title: "A room returns title, status, host, place and the members now, in the order they joined.",
    source: "member §3",
    covers: ["getChatroomInfo 200"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx, { title: "방 정보" });
      await confirm(ctx, host, meetingId);
      const detail = await ctx.ok("getMeeting", { as: guest, params: { id: meetingId } });
      const info = await ctx.ok("getChatroomInfo", { as: guest, params: { meetingId } });
      ctx.equal(
        [info.meetingTitle, info.meetingStatus, info.hostId, info.placeLatitude, info.placeLongitude],
        ["방 정보", "CONFIRMED", host.id, detail.placeLatitude, detail.placeLongitude],
        "It should return what the meeting returns.",
      );
      const people = [host, guest].map(({ id, name }) => ({ id, name, imageUrl: null }));
      ctx.equal([info.members, info.blockMemberIdList], [people, []], "It should list both members.");
      await ctx.ok("leaveMeeting", { as: host, params: { meetingId } });
      const after = await ctx.ok("getChatroomInfo", { as: guest, params: { meetingId } });
      ctx.equal([after.hostId, after.members.length], [guest.id, 1], "Who has left should be gone.");
    },
  },
  {
    id: "chat.rooms.empty",
    title: "A new meeting's room is there at once, empty.",
    source: "openapi.json#/paths/~1meetings~1create/post",
    run: async (ctx) => {
      const host = await ctx.member("host");
      const meetingId = await openMeeting(ctx, host);
      const { lastChatContent, lastChatCreatedAt, hasUnreadChat } = await roomIn(ctx, host, meetingId);
      ctx.equal([lastChatContent, lastChatCreatedAt, hasUnreadChat], [null, null, false], "Nothing should be in it.");
      ctx.equal(await readChats(ctx, host, meetingId), [], "Its history should be empty.");
    },
  },
);
