/** Retries of messages, and limits of sending and subscribing (D29). */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { defineChecksThatNeed } from "../../runner/check.ts";
import { fieldOf } from "../support/fields.ts";
import { roomDestination } from "../../client/socket.ts";
import { at } from "../support/shared-members.ts";
import { readTexts } from "../support/rooms.ts";
import { newRoom, expectRefusedSubscription, sendMessage, deliveredTexts } from "../support/chat.ts";

const MESSAGES_PER_10_SECONDS = 30;
const ROOM_SUBSCRIBES_PER_10_SECONDS = 120;

export const checks = defineChecksThatNeed(
  ["sms", "socket"],
  {
    id: "chat.send.retry",
    title:
      "A retry with the same client-id gets a receipt but is neither stored nor delivered again; the first text stays.",
    source: "D29",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const [mine, theirs] = [await ctx.openChat(host, meetingId), await ctx.openChat(guest, meetingId)];
      const id = { "client-id": ctx.env.freshText("c-") };
      await sendMessage(ctx, mine, host, meetingId, "처음", id);
      await sendMessage(ctx, mine, host, meetingId, "다시", id);
      await sendMessage(ctx, await ctx.openChat(host), host, meetingId, "또다시", id);
      await sendMessage(ctx, theirs, guest, meetingId, "다른 사람", id);
      await sendMessage(ctx, mine, host, meetingId, "마지막");
      await theirs.waitForMessage(meetingId, ({ content }) => content === "마지막");
      ctx.equal(
        deliveredTexts(theirs, meetingId),
        ["처음", "다른 사람", "마지막"],
        "The message should be delivered once.",
      );
      const history = (await readTexts(ctx, guest, meetingId)).toReversed();
      ctx.equal(fieldOf(history, "content"), ["처음", "다른 사람", "마지막"], "The message should be stored once.");
      ctx.equal(history[0]?.clientId, id["client-id"], "The client-id should be returned.");
      const delivered = theirs.messages(meetingId).map(({ clientId }) => clientId);
      ctx.equal(delivered, [id["client-id"], id["client-id"], undefined], "Deliveries should have it, too.");
    },
  },
  {
    id: "chat.send.retry-at-once",
    title: "Concurrent retries on two connections are stored and delivered once.",
    source: "D29",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const sockets = [await ctx.openChat(host), await ctx.openChat(host)];
      const listener = await ctx.openChat(guest, meetingId);
      const headers = { "client-id": ctx.env.freshText("c-") };
      const sent = sockets.flatMap((socket) =>
        [1, 2].map(() => socket.sendMessage(host, meetingId, "한 번만", headers)),
      );
      const outcomes = await Promise.all(sent);
      ctx.equal(outcomes.filter(({ stored }) => stored).length, 4, "Every retry should get its receipt.");
      await sendMessage(ctx, at(sockets, 0), host, meetingId, "끝");
      await listener.waitForMessage(meetingId, ({ content }) => content === "끝");
      ctx.equal(deliveredTexts(listener, meetingId), ["한 번만", "끝"], "The message should be delivered once.");
      ctx.equal((await readTexts(ctx, guest, meetingId)).length, 2, "The message should be stored once.");
    },
  },
  {
    id: "chat.send.client-id-form",
    title: "A client-id that isn't 1 to 64 letters, digits, dashes or underscores is refused with INVALID_REQUEST.",
    source: "asyncapi.yaml, client-id",
    run: async (ctx) => {
      const { host, meetingId } = await newRoom(ctx);
      const socket = await ctx.openChat(host);
      for (const id of ["빈칸 있음", "a".repeat(65), "a b"]) {
        const outcome = await socket.sendMessage(host, meetingId, "밥", { "client-id": id });
        ctx.equal(
          outcome.stored ? "RECEIPT" : outcome.refusal.code,
          errorCodes.INVALID_REQUEST,
          `${id} is no client-id.`,
        );
      }
      await sendMessage(ctx, socket, host, meetingId, "밥", { "client-id": "a".repeat(64) });
    },
  },
  {
    id: "chat.send.rate",
    title:
      "The 31st message in 10 seconds is refused with TOO_MANY_REQUESTS and a time to wait; the 30 before are stored.",
    source: "asyncapi.yaml, x-limits",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const sockets = [await ctx.openChat(host), await ctx.openChat(host)];
      const sent = Array.from({ length: MESSAGES_PER_10_SECONDS + 1 }, (_, index) =>
        at(sockets, index % 2).sendMessage(host, meetingId, `메시지 ${index}`),
      );
      const outcomes = await Promise.all(sent);
      const refused = outcomes.flatMap((outcome) => (outcome.stored ? [] : [outcome.refusal]));
      ctx.equal(fieldOf(refused, "code"), [errorCodes.TOO_MANY_REQUESTS], "One of 31 should be refused.");
      ctx.assert(
        Number(refused[0]?.data?.["retryAfterSeconds"]) > 0,
        "The error should say when to retry.",
        refused[0],
      );
      const other = await ctx.openChat(guest);
      await sendMessage(ctx, other, guest, meetingId, "저는 괜찮아요.");
      const pages = [await readTexts(ctx, guest, meetingId), await readTexts(ctx, guest, meetingId, 1)];
      ctx.equal(
        pages.flat().length,
        MESSAGES_PER_10_SECONDS + 1,
        "Every message with a receipt should be stored, and the other member's.",
      );
    },
  },
  {
    id: "chat.subscribe.rate",
    title: "The 121st SUBSCRIBE to a room in 10 seconds is refused with TOO_MANY_REQUESTS, also after refused ones.",
    source: "asyncapi.yaml, x-limits",
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const sockets = [await ctx.openChat(host, meetingId), await ctx.openChat(host, meetingId)];
      const attempts = Array.from({ length: ROOM_SUBSCRIBES_PER_10_SECONDS - sockets.length + 1 }, (_, index) =>
        expectRefusedSubscription(ctx, at(sockets, index % 2), host, roomDestination(meetingId)),
      );
      const refused = (await Promise.all(attempts)).filter(({ code }) => code !== errorCodes.INVALID_REQUEST);
      ctx.equal(fieldOf(refused, "code"), [errorCodes.TOO_MANY_REQUESTS], "One should be refused for the rate.");
      ctx.assert(Number(refused[0]?.data?.["retryAfterSeconds"]) > 0, "It should say when to retry.", refused[0]);
      await ctx.openChat(guest, meetingId);
    },
  },
);
