/** Writing messages: who may, what is taken, and what the receipt promises (D29). */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { defineChecks } from "../../runner/check.ts";
import { inputOf, roomOf } from "../../client/socket.ts";
import { ABSENT_ID, apply, openMeeting } from "../support/meetings.ts";
import { setStatus } from "../support/operators.ts";
import { at, trio } from "../support/shared-members.ts";
import { readChats, openWith, report } from "../support/rooms.ts";
import {
  newRoom,
  expectRefusedSubscription,
  expectRefusedMessage,
  sendMessage,
  deliveredTexts,
} from "../support/chat.ts";

const LONGEST = 300;

export const checks = defineChecks(
  {
    id: "chat.send.delivered",
    title: "A message reaches every member's subscription, the sender's too, with id, sender, type, text and time.",
    source: "member §7, D29",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const [mine, theirs] = [await ctx.chat(host, meetingId), await ctx.chat(guest, meetingId)];
      const before = ctx.now().getTime();
      await sendMessage(ctx, mine, host, meetingId, "  저는 10분쯤 늦어요!  ");
      for (const socket of [mine, theirs]) {
        const message = await socket.message(meetingId, ({ type }) => type === "TEXT");
        ctx.equal([message.memberId, message.content], [host.id, "저는 10분쯤 늦어요!"], "White space around it goes.");
        ctx.equal(message.clientId, undefined, "No client-id was given.");
        ctx.between(new Date(message.createdAt).getTime() - before, [-2000, 5000], "It should bear the time of now.");
      }
    },
  },
  {
    id: "chat.send.receipt-after-commit",
    title: "Once the receipt is there, the message is in the history.",
    source: "D29",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const socket = await ctx.chat(host, meetingId);
      for (const content of ["하나", "둘", "셋"]) {
        await sendMessage(ctx, socket, host, meetingId, content);
        const [newest] = await readChats(ctx, guest, meetingId);
        ctx.equal(newest?.content, content, "The newest message of the history should be the one just sent.");
        const delivered = await socket.message(meetingId, (message) => message.content === content);
        ctx.equal(delivered, newest, "Delivery and history should return the same.");
      }
    },
  },
  {
    id: "chat.send.any-text",
    title: "Line breaks, emoji, quotes, colons and markup arrive as they were written.",
    source: "D29",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const [mine, theirs] = [await ctx.chat(host, meetingId), await ctx.chat(guest, meetingId)];
      const texts = ["첫 줄\n둘째 줄", "🍚👨‍👩‍👧 밥!", `"따옴표" \\n \\c`, "<b>a:b</b> &amp; %20", "null", "a\u200Bb"];
      for (const text of texts) await sendMessage(ctx, mine, host, meetingId, text);
      await theirs.message(meetingId, ({ content }) => content === texts.at(-1));
      ctx.equal(deliveredTexts(theirs, meetingId), texts, "Every text should arrive as it was.");
      const history = (await readChats(ctx, guest, meetingId)).toReversed().map(({ content }) => content);
      ctx.equal(history, texts, "The history should return the same.");
    },
  },
  {
    id: "chat.send.length",
    title:
      "A message has at most 300 characters and at least one that is no white space; otherwise INVALID_REQUEST with the field.",
    source: "member §5",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, meetingId } = await newRoom(ctx);
      const socket = await ctx.chat(host, meetingId);
      for (const text of ["가".repeat(LONGEST), "🍚".repeat(LONGEST), "밥"])
        await sendMessage(ctx, socket, host, meetingId, text);
      for (const text of ["가".repeat(LONGEST + 1), "", "   \n "]) {
        const { code, data } = await expectRefusedMessage(ctx, socket, host, meetingId, text);
        ctx.equal(code, errorCodes.INVALID_REQUEST, `${text.length} characters should be refused.`);
        ctx.that(JSON.stringify(data?.["fields"] ?? {}).includes("/content"), "The field should be named.", data);
      }
      ctx.equal((await readChats(ctx, host, meetingId)).length, 3, "Only what was taken should be stored.");
    },
  },
  {
    id: "chat.send.body",
    title:
      "A body that isn't {type: TEXT, content} is refused with INVALID_REQUEST: other types, unknown fields, broken JSON.",
    source: "asyncapi.yaml, Refusals",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, meetingId } = await newRoom(ctx);
      const socket = await ctx.chat(host, meetingId);
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
        const receipt = socket.fresh("body");
        const headers = { destination: inputOf(meetingId), "content-type": "application/json", receipt, Authorization };
        socket.frame("SEND", headers, body);
        const { code } = await socket.refusal(({ receiptId }) => receiptId === receipt);
        ctx.equal(code, errorCodes.INVALID_REQUEST, `${body} should be refused.`);
      }
      ctx.equal(await readChats(ctx, host, meetingId), [], "Nothing should be stored.");
    },
  },
  {
    id: "chat.send.rights",
    title:
      "Only members write: others are refused with NOT_PARTICIPANT, the expelled with EXPELLED, about no meeting MEETING_NOT_FOUND; the connection stays.",
    source: "D29, asyncapi.yaml, Membership",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, other } = await trio(ctx);
      const outsider = await ctx.member("outsider");
      const meetingId = await openWith(ctx, host, [guest, other]);
      const closed = await openMeeting(ctx, host, { requiresApproval: true });
      await apply(ctx, closed, outsider);
      const socket = await ctx.chat(outsider);
      for (const [id, code] of [
        [meetingId, errorCodes.NOT_PARTICIPANT],
        [closed, errorCodes.NOT_PARTICIPANT],
        [ABSENT_ID, errorCodes.MEETING_NOT_FOUND],
      ] as const) {
        const refusal = await expectRefusedMessage(ctx, socket, outsider, id, "들어가도 될까요?");
        ctx.equal(
          [refusal.code, refusal.destination],
          [code, inputOf(id)],
          "The refusal should name what it is about.",
        );
        ctx.equal(
          (await expectRefusedSubscription(ctx, socket, outsider, roomOf(id))).code,
          code,
          "Listening needs the same.",
        );
      }
      const expelled = await ctx.chat(other);
      for (const reporter of [host, guest]) await report(ctx, reporter, other, meetingId);
      ctx.equal(
        (await expectRefusedMessage(ctx, expelled, other, meetingId, "왜요?")).code,
        errorCodes.EXPELLED,
        "An expelled member gets its own error.",
      );
      ctx.equal(
        (await expectRefusedSubscription(ctx, expelled, other, roomOf(meetingId))).code,
        errorCodes.EXPELLED,
        "So is who listens.",
      );
      ctx.equal([socket.closeCode, expelled.closeCode], [null, null], "A refusal doesn't end the connection.");
    },
  },
  {
    id: "chat.send.destinations",
    title: "Unknown destinations are refused with NOT_FOUND.",
    source: "asyncapi.yaml, Refusals",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const member = at([await ctx.sharedMember()], 0);
      const socket = await ctx.chat(member);
      const Authorization = `Bearer ${await member.token()}`;
      for (const destination of ["/topic/chat/abc", "/topic/chat/0", "/topic/other", "/app/chat/1", "/queue/errors"]) {
        const refusal = await expectRefusedSubscription(ctx, socket, member, destination);
        ctx.equal(
          [refusal.code, refusal.destination],
          [errorCodes.NOT_FOUND, destination],
          `${destination} can't be listened to.`,
        );
      }
      for (const destination of ["/topic/chat/1", "/app/chat/abc", "/app/other", "/user/queue/errors"]) {
        const receipt = socket.fresh("r");
        const headers = { destination, receipt, Authorization, "content-type": "application/json" };
        socket.frame("SEND", headers, '{"type":"TEXT","content":"밥"}');
        const { code } = await socket.refusal(({ receiptId }) => receiptId === receipt);
        ctx.equal(code, errorCodes.NOT_FOUND, `${destination} can't be written to.`);
      }
    },
  },
  {
    id: "chat.send.tokens",
    title:
      "Every SUBSCRIBE and SEND shows a token of the same member; without one, or with another's, it is refused with TOKEN_INVALID.",
    source: "asyncapi.yaml, Tokens",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const socket = await ctx.chat(host, meetingId);
      const body = '{"type":"TEXT","content":"남의 이름으로"}';
      for (const token of [undefined, "not-a-token", await guest.token()]) {
        const shown: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
        for (const [command, destination] of [
          ["SEND", inputOf(meetingId)],
          ["SUBSCRIBE", roomOf(meetingId)],
        ] as const) {
          const receipt = socket.fresh("token");
          const id: Record<string, string> =
            command === "SUBSCRIBE" ? { id: receipt } : { "content-type": "application/json" };
          socket.frame(command, { destination, receipt, ...id, ...shown }, command === "SEND" ? body : "");
          const { code } = await socket.refusal(({ receiptId }) => receiptId === receipt);
          ctx.equal(code, errorCodes.TOKEN_INVALID, `${command} should be refused.`);
        }
      }
      ctx.equal(await readChats(ctx, guest, meetingId), [], "Nothing should be stored.");
    },
  },
  {
    id: "chat.send.any-status",
    title: "Members write whatever the meeting's status, also after its end.",
    source: "asyncapi.yaml, Membership",
    needs: ["sms", "operator", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const [mine, theirs] = [await ctx.chat(host, meetingId), await ctx.chat(guest, meetingId)];
      for (const status of ["CONFIRMED", "READY", "END"] as const) {
        await setStatus(ctx, meetingId, status);
        await sendMessage(ctx, mine, host, meetingId, status);
      }
      await theirs.message(meetingId, ({ content, type }) => type === "TEXT" && content === "END");
      ctx.equal(deliveredTexts(theirs, meetingId), ["CONFIRMED", "READY", "END"], "Every message should arrive.");
    },
  },
);
