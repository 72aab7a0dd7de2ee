/** When a member loses access to a room: leaving, expulsion, deletion, withdrawal (D25, D29). */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { defineChecksThatNeed } from "../../runner/check.ts";
import { roomDestination } from "../../client/socket.ts";
import { createMeeting } from "../support/meetings.ts";
import { readMessages, reportMember } from "../support/rooms.ts";
import { newRoom, expectRefusedMessage, sendMessage, waitForEarlierFrames, deliveredTexts } from "../support/chat.ts";

/** A session ends within a second; the rest is a margin for a busy machine. */
const END_TIMEOUT_MS = 2500;

export const checks = defineChecksThatNeed(
  ["sms", "socket"],
  {
    id: "chat.end.left",
    title:
      "A member who leaves gets no more messages, gets NOT_PARTICIPANT with the room within a second, and keeps the connection.",
    source: "D29, asyncapi.yaml, Membership",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const [mine, theirs] = [await ctx.openChat(host, meetingId), await ctx.openChat(guest, meetingId)];
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId } });
      const refusal = await theirs.waitForRefusal(
        ({ destination }) => destination === roomDestination(meetingId),
        END_TIMEOUT_MS,
      );
      ctx.equal(
        [refusal.code, refusal.receiptId],
        [errorCodes.NOT_PARTICIPANT, undefined],
        "The refusal should have the code of the reason.",
      );
      await sendMessage(ctx, mine, host, meetingId, "이제 우리끼리");
      await mine.waitForMessage(meetingId, ({ content }) => content === "이제 우리끼리");
      await waitForEarlierFrames(ctx, theirs, guest);
      ctx.equal(deliveredTexts(theirs, meetingId), [], "No message should be delivered any more.");
      const { code } = await expectRefusedMessage(ctx, theirs, guest, meetingId, "아직 있어요");
      ctx.equal(code, errorCodes.NOT_PARTICIPANT, "Sending should be refused, too.");
      ctx.equal(theirs.closeCode, null, "The connection should stay.");
    },
  },
  {
    id: "chat.end.left-at-once",
    title: "A message sent right after the response to leaving isn't delivered to the member who left.",
    source: "D29",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const [mine, theirs] = [await ctx.openChat(host, meetingId), await ctx.openChat(guest, meetingId)];
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId } });
      await sendMessage(ctx, mine, host, meetingId, "비밀이에요");
      await theirs.waitForRefusal(({ destination }) => destination === roomDestination(meetingId), END_TIMEOUT_MS);
      await waitForEarlierFrames(ctx, theirs, guest);
      ctx.equal(deliveredTexts(theirs, meetingId), [], "The subscription should end at once.");
    },
  },
  {
    id: "chat.end.expelled",
    title: "An expelled member gets EXPELLED and no more messages; the others get a system message.",
    source: "D25, D29",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const third = await ctx.member("expelled member");
      await ctx.ok("joinMeeting", { as: third, params: { meetingId } });
      const [mine, theirs] = [await ctx.openChat(host, meetingId), await ctx.openChat(third, meetingId)];
      for (const reporter of [host, guest]) await reportMember(ctx, reporter, third, meetingId);
      const refusal = await theirs.waitForRefusal(
        ({ destination }) => destination === roomDestination(meetingId),
        END_TIMEOUT_MS,
      );
      ctx.equal(refusal.code, errorCodes.EXPELLED, "The refusal should have the code of the reason.");
      const systemMessage = await mine.waitForMessage(meetingId, ({ type }) => type === "SYSTEM", END_TIMEOUT_MS);
      ctx.assert(systemMessage.content.includes(third.name), "The message should name the member.", systemMessage);
      await sendMessage(ctx, mine, host, meetingId, "이제 편하네요");
      await waitForEarlierFrames(ctx, theirs, third);
      ctx.equal(deliveredTexts(theirs, meetingId), [], "No message should be delivered any more.");
      ctx.equal(theirs.closeCode, null, "The connection should stay.");
    },
  },
  {
    id: "chat.end.deleted",
    title: "When a meeting is deleted, its subscriptions end with MEETING_NOT_FOUND.",
    source: "asyncapi.yaml, Membership",
    needs: ["sms", "operator", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const own = await createMeeting(ctx, host);
      const [mine, theirs] = [await ctx.openChat(host, own, meetingId), await ctx.openChat(guest, meetingId)];
      await ctx.ok("deleteMeeting", { as: host, params: { id: own } });
      const refusal = await mine.waitForRefusal(
        ({ destination }) => destination === roomDestination(own),
        END_TIMEOUT_MS,
      );
      ctx.equal(refusal.code, errorCodes.MEETING_NOT_FOUND, "The host's deletion should end the subscription.");
      await ctx.ok("deleteAdminMeeting", { as: await ctx.operator(), params: { id: meetingId } });
      for (const socket of [mine, theirs]) {
        const { code } = await socket.waitForRefusal(
          ({ destination }) => destination === roomDestination(meetingId),
          END_TIMEOUT_MS,
        );
        ctx.equal(code, errorCodes.MEETING_NOT_FOUND, "The operator's deletion should end every subscription.");
      }
    },
  },
  {
    id: "chat.end.withdrawn",
    title: "A withdrawal ends the member's connections; their messages stay without a sender.",
    source: "D16",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const socket = await ctx.openChat(guest, meetingId);
      await sendMessage(ctx, socket, guest, meetingId, "안녕히 계세요");
      await ctx.ok("withdrawMember", { as: guest });
      const { closeCode } = await socket.waitForErrorAndClose(END_TIMEOUT_MS);
      ctx.equal(closeCode, 1008, "The connection should end.");
      const history = await readMessages(ctx, host, meetingId);
      const farewell = history.find(({ content }) => content === "안녕히 계세요");
      ctx.equal([farewell?.type, farewell?.memberId], ["TEXT", null], "The message should stay without its sender.");
    },
  },
);
