/** Sending messages: who may, which are accepted, and what a receipt guarantees (D29). */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { limits } from "@babchingu/openapi/limits";
import { defineChecksThatNeed } from "../../runner/check.ts";
import { sendDestination, roomDestination } from "../../client/socket.ts";
import { ABSENT_ID, applyToMeeting, createMeeting } from "../support/meetings.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { at, sharedTrio } from "../support/shared-members.ts";
import { readMessages, readTexts, createMeetingWith, reportMember } from "../support/rooms.ts";
import {
  newRoom,
  expectRefusedSubscription,
  expectRefusedMessage,
  sendMessage,
  deliveredTexts,
} from "../support/chat.ts";

const CONTENT_CHARS_MAX = limits.ChatContent.maxLength;

export const checks = defineChecksThatNeed(
  ["sms", "socket"],
  {
    id: "chat.send.delivered",
    title: "A message reaches every member's subscription, the sender's too, with id, sender, type, text and time.",
    source: "member §7, D29",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const [mine, theirs] = [await ctx.openChat(host, meetingId), await ctx.openChat(guest, meetingId)];
      const before = ctx.now().getTime();
      await sendMessage(ctx, mine, host, meetingId, "  저는 10분쯤 늦어요!  ");
      for (const socket of [mine, theirs]) {
        const message = await socket.waitForMessage(meetingId, ({ type }) => type === "TEXT");
        ctx.equal([message.memberId, message.content], [host.id, "저는 10분쯤 늦어요!"], "The text should be trimmed.");
        ctx.equal(message.clientId, undefined, "No client-id was given.");
        ctx.between(
          new Date(message.createdAt).getTime() - before,
          [-2000, 5000],
          "The message should have the current time.",
        );
      }
    },
  },
  {
    id: "chat.send.receipt-after-commit",
    title: "When the receipt arrives, the message is in the history.",
    source: "D29",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const socket = await ctx.openChat(host, meetingId);
      for (const content of ["하나", "둘", "셋"]) {
        await sendMessage(ctx, socket, host, meetingId, content);
        const [newest] = await readMessages(ctx, guest, meetingId);
        ctx.equal(newest?.content, content, "The newest message of the history should be the one just sent.");
        const delivered = await socket.waitForMessage(meetingId, (message) => message.content === content);
        ctx.equal(delivered, newest, "Delivery and history should return the same.");
      }
    },
  },
  {
    id: "chat.send.any-text",
    title: "Line breaks, emoji, quotes, colons and markup are delivered unchanged.",
    source: "D29",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const [mine, theirs] = [await ctx.openChat(host, meetingId), await ctx.openChat(guest, meetingId)];
      const texts = ["첫 줄\n둘째 줄", "🍚👨‍👩‍👧 밥!", `"따옴표" \\n \\c`, "<b>a:b</b> &amp; %20", "null", "a\u200Bb"];
      for (const text of texts) await sendMessage(ctx, mine, host, meetingId, text);
      await theirs.waitForMessage(meetingId, ({ content }) => content === texts.at(-1));
      ctx.equal(deliveredTexts(theirs, meetingId), texts, "Every text should be unchanged.");
      const history = (await readTexts(ctx, guest, meetingId)).toReversed().map(({ content }) => content);
      ctx.equal(history, texts, "The history should return the same.");
    },
  },
  {
    id: "chat.send.length",
    title: `A message has at most ${CONTENT_CHARS_MAX} characters and at least one that is no white space; otherwise INVALID_REQUEST with the field.`,
    source: "member §5",
    run: async (ctx) => {
      const { host, meetingId } = await newRoom(ctx);
      const socket = await ctx.openChat(host, meetingId);
      for (const text of ["가".repeat(CONTENT_CHARS_MAX), "🍚".repeat(CONTENT_CHARS_MAX), "밥"])
        await sendMessage(ctx, socket, host, meetingId, text);
      for (const text of ["가".repeat(CONTENT_CHARS_MAX + 1), "", "   \n "]) {
        const { code, data } = await expectRefusedMessage(ctx, socket, host, meetingId, text);
        ctx.equal(code, errorCodes.INVALID_REQUEST, `${text.length} characters should be refused.`);
        ctx.assert(JSON.stringify(data?.["fields"] ?? {}).includes("/content"), "The field should be named.", data);
      }
      ctx.equal((await readTexts(ctx, host, meetingId)).length, 3, "Only the accepted messages should be stored.");
    },
  },
  {
    id: "chat.send.body",
    title:
      "A body that isn't {type: TEXT, content} is refused with INVALID_REQUEST: other types, unknown fields, broken JSON.",
    source: "asyncapi.yaml, Refusals",
    run: async (ctx) => {
      const { host, meetingId } = await newRoom(ctx);
      const before = await readMessages(ctx, host, meetingId);
      const socket = await ctx.openChat(host, meetingId);
      const bodies = [
        '{"type":"SYSTEM","content":"CHECK"}',
        '{"type":"TEXT"}',
        '{"type":"TEXT","content":7}',
        '{"content":"밥"}',
        '{"type":"TEXT","content":"밥","memberId":1}',
        '{"type":"TEXT","content":"밥"',
        "밥",
        "[]",
        "",
      ];
      const Authorization = `Bearer ${await host.token()}`;
      for (const body of bodies) {
        const receipt = socket.freshId("body");
        const headers = {
          destination: sendDestination(meetingId),
          "content-type": "application/json",
          receipt,
          Authorization,
        };
        socket.sendFrame("SEND", headers, body);
        const { code } = await socket.waitForRefusal(({ receiptId }) => receiptId === receipt);
        ctx.equal(code, errorCodes.INVALID_REQUEST, `${body} should be refused.`);
      }
      ctx.equal(await readMessages(ctx, host, meetingId), before, "Nothing should be stored.");
    },
  },
  {
    id: "chat.send.rights",
    title:
      "Only members of the meeting can send: others are refused with NOT_PARTICIPANT, expelled members with EXPELLED, for an absent meeting with MEETING_NOT_FOUND; the connection stays.",
    source: "D29, asyncapi.yaml, Membership",
    run: async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const outsider = await ctx.member("outsider");
      const meetingId = await createMeetingWith(ctx, host, [guest, other]);
      const closed = await createMeeting(ctx, host, { requiresApproval: true });
      await applyToMeeting(ctx, closed, outsider);
      const socket = await ctx.openChat(outsider);
      for (const [id, code] of [
        [meetingId, errorCodes.NOT_PARTICIPANT],
        [closed, errorCodes.NOT_PARTICIPANT],
        [ABSENT_ID, errorCodes.MEETING_NOT_FOUND],
      ] as const) {
        const refusal = await expectRefusedMessage(ctx, socket, outsider, id, "들어가도 될까요?");
        ctx.equal(
          [refusal.code, refusal.destination],
          [code, sendDestination(id)],
          "The refusal should name the destination.",
        );
        const subscription = await expectRefusedSubscription(ctx, socket, outsider, roomDestination(id));
        ctx.equal(subscription.code, code, "A subscription should get the same error.");
      }
      const expelled = await ctx.openChat(other);
      for (const reporter of [host, guest]) await reportMember(ctx, reporter, other, meetingId);
      const message = await expectRefusedMessage(ctx, expelled, other, meetingId, "왜요?");
      ctx.equal(message.code, errorCodes.EXPELLED, "An expelled member gets its own error.");
      const subscription = await expectRefusedSubscription(ctx, expelled, other, roomDestination(meetingId));
      ctx.equal(subscription.code, errorCodes.EXPELLED, "A subscription should get the same error.");
      ctx.equal([socket.closeCode, expelled.closeCode], [null, null], "A refusal doesn't end the connection.");
    },
  },
  {
    id: "chat.send.destinations",
    title: "Unknown destinations are refused with NOT_FOUND.",
    source: "asyncapi.yaml, Refusals",
    run: async (ctx) => {
      const member = at([await ctx.sharedMember()], 0);
      const socket = await ctx.openChat(member);
      const Authorization = `Bearer ${await member.token()}`;
      for (const destination of ["/topic/chat/abc", "/topic/chat/0", "/topic/other", "/app/chat/1", "/queue/errors"]) {
        const refusal = await expectRefusedSubscription(ctx, socket, member, destination);
        ctx.equal(
          [refusal.code, refusal.destination],
          [errorCodes.NOT_FOUND, destination],
          `${destination} can't be subscribed to.`,
        );
      }
      for (const destination of ["/topic/chat/1", "/app/chat/abc", "/app/other", "/user/queue/errors"]) {
        const receipt = socket.freshId("r");
        const headers = { destination, receipt, Authorization, "content-type": "application/json" };
        socket.sendFrame("SEND", headers, '{"type":"TEXT","content":"밥"}');
        const { code } = await socket.waitForRefusal(({ receiptId }) => receiptId === receipt);
        ctx.equal(code, errorCodes.NOT_FOUND, `${destination} can't be sent to.`);
      }
    },
  },
  {
    id: "chat.send.tokens",
    title:
      "Every SUBSCRIBE and SEND needs a token of the connection's member; without one, or with another member's, it is refused with TOKEN_INVALID.",
    source: "asyncapi.yaml, Tokens",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const socket = await ctx.openChat(host, meetingId);
      const body = '{"type":"TEXT","content":"남의 이름으로"}';
      for (const token of [undefined, "not-a-token", await guest.token()]) {
        const shown: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
        for (const [command, destination] of [
          ["SEND", sendDestination(meetingId)],
          ["SUBSCRIBE", roomDestination(meetingId)],
        ] as const) {
          const receipt = socket.freshId("token");
          const id: Record<string, string> =
            command === "SUBSCRIBE" ? { id: receipt } : { "content-type": "application/json" };
          socket.sendFrame(command, { destination, receipt, ...id, ...shown }, command === "SEND" ? body : "");
          const { code } = await socket.waitForRefusal(({ receiptId }) => receiptId === receipt);
          ctx.equal(code, errorCodes.TOKEN_INVALID, `${command} should be refused.`);
        }
      }
      ctx.equal(await readTexts(ctx, guest, meetingId), [], "Nothing should be stored.");
    },
  },
  {
    id: "chat.send.any-status",
    title: "Members can send in any status of the meeting, also after its end.",
    source: "asyncapi.yaml, Membership",
    needs: ["sms", "operator", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const [mine, theirs] = [await ctx.openChat(host, meetingId), await ctx.openChat(guest, meetingId)];
      for (const status of ["CONFIRMED", "READY", "END"] as const) {
        await setMeetingStatus(ctx, meetingId, status);
        await sendMessage(ctx, mine, host, meetingId, status);
      }
      await theirs.waitForMessage(meetingId, ({ content, type }) => type === "TEXT" && content === "END");
      ctx.equal(deliveredTexts(theirs, meetingId), ["CONFIRMED", "READY", "END"], "Every message should arrive.");
    },
  },
);
