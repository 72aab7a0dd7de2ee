/** When a room ends for somebody: leaving, expulsion, deletion, withdrawal (D25, D29). */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { defineChecks } from "../../runner/check.ts";
import { roomOf } from "../../client/socket.ts";
import { openMeeting } from "../support/meetings.ts";
import { readChats, report } from "../support/rooms.ts";
import { newRoom, expectRefusedMessage, sendMessage, flush, deliveredTexts } from "../support/chat.ts";

/** A second, and what a busy machine may add. */
const SECOND_MS = 2500;

export const checks = defineChecks(
  {
    id: "chat.end.left",
    title:
      "A member who leaves gets no more messages, gets NOT_PARTICIPANT with the room within a second, and keeps the connection.",
    source: "D29, asyncapi.yaml, Membership",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const [mine, theirs] = [await ctx.chat(host, meetingId), await ctx.chat(guest, meetingId)];
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId } });
      const refusal = await theirs.refusal(({ destination }) => destination === roomOf(meetingId), SECOND_MS);
      ctx.equal(
        [refusal.code, refusal.receiptId],
        [errorCodes.NOT_PARTICIPANT, undefined],
        "The refusal should return the reason.",
      );
      await sendMessage(ctx, mine, host, meetingId, "이제 우리끼리");
      await mine.message(meetingId, ({ content }) => content === "이제 우리끼리");
      await flush(ctx, theirs, guest);
      ctx.equal(deliveredTexts(theirs, meetingId), [], "Nothing should arrive any more.");
      ctx.equal(
        (await expectRefusedMessage(ctx, theirs, guest, meetingId, "아직 있어요")).code,
        errorCodes.NOT_PARTICIPANT,
        "Nor may they write.",
      );
      ctx.equal(theirs.closeCode, null, "The connection should stay.");
    },
  },
  {
    id: "chat.end.left-at-once",
    title: "What is written after the response to leaving doesn't reach who left, even without a pause.",
    source: "D29",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const [mine, theirs] = [await ctx.chat(host, meetingId), await ctx.chat(guest, meetingId)];
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId } });
      await sendMessage(ctx, mine, host, meetingId, "비밀이에요");
      await theirs.refusal(({ destination }) => destination === roomOf(meetingId), SECOND_MS);
      await flush(ctx, theirs, guest);
      ctx.equal(deliveredTexts(theirs, meetingId), [], "The subscription should end at once.");
    },
  },
  {
    id: "chat.end.expelled",
    title: "An expelled member loses the room at once and gets EXPELLED; the others see a plain system message.",
    source: "D25, D29",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const third = await ctx.member("expelled member");
      await ctx.ok("joinMeeting", { as: third, params: { meetingId } });
      const [mine, theirs] = [await ctx.chat(host, meetingId), await ctx.chat(third, meetingId)];
      for (const reporter of [host, guest]) await report(ctx, reporter, third, meetingId);
      const refusal = await theirs.refusal(({ destination }) => destination === roomOf(meetingId), SECOND_MS);
      ctx.equal(refusal.code, errorCodes.EXPELLED, "The refusal should return the reason.");
      const systemMessage = await mine.message(meetingId, ({ type }) => type === "SYSTEM", SECOND_MS);
      ctx.that(systemMessage.content.includes(third.name), "The message should name the member.", systemMessage);
      await sendMessage(ctx, mine, host, meetingId, "이제 편하네요");
      await flush(ctx, theirs, third);
      ctx.equal(deliveredTexts(theirs, meetingId), [], "Nothing should arrive any more.");
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
      const own = await openMeeting(ctx, host);
      const [mine, theirs] = [await ctx.chat(host, own, meetingId), await ctx.chat(guest, meetingId)];
      await ctx.ok("deleteMeeting", { as: host, params: { id: own } });
      const refusal = await mine.refusal(({ destination }) => destination === roomOf(own), SECOND_MS);
      ctx.equal(refusal.code, errorCodes.MEETING_NOT_FOUND, "The host's deletion should end it.");
      await ctx.ok("deleteAdminMeeting", { as: await ctx.operator(), params: { id: meetingId } });
      for (const socket of [mine, theirs]) {
        const { code } = await socket.refusal(({ destination }) => destination === roomOf(meetingId), SECOND_MS);
        ctx.equal(code, errorCodes.MEETING_NOT_FOUND, "The operator's deletion should end it for everybody.");
      }
    },
  },
  {
    id: "chat.end.withdrawn",
    title: "Who withdraws is cut off; their messages stay without a sender.",
    source: "D16",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const socket = await ctx.chat(guest, meetingId);
      await sendMessage(ctx, socket, guest, meetingId, "안녕히 계세요");
      await ctx.ok("withdrawMember", { as: guest });
      const { closeCode } = await socket.end(SECOND_MS);
      ctx.equal(closeCode, 1008, "The connection should end.");
      const words = await readChats(ctx, host, meetingId);
      const left = words.find(({ content }) => content === "안녕히 계세요");
      ctx.equal([left?.type, left?.memberId], ["TEXT", null], "The message should stay without its sender.");
    },
  },
);
