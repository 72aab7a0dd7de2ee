/** Retries of messages, and how much a member may send and listen to (D29). */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { defineChecks } from "../../runner/check.ts";
import { roomOf } from "../../client/socket.ts";
import { at } from "../support/shared-members.ts";
import { readChats } from "../support/rooms.ts";
import { newRoom, expectRefusedSubscription, sendMessage, deliveredTexts } from "../support/chat.ts";

const PER_10_SECONDS = 30;
const SUBSCRIPTIONS_MAX = 100;
const BATCH = 10;

export const checks = defineChecks(
  {
    id: "chat.send.retry",
    title: "A retry with the same client-id is stored once, gets a receipt, goes out once, and the first text stays.",
    source: "D29",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const [mine, theirs] = [await ctx.chat(host, meetingId), await ctx.chat(guest, meetingId)];
      const id = { "client-id": ctx.env.fresh("c-") };
      await sendMessage(ctx, mine, host, meetingId, "처음", id);
      await sendMessage(ctx, mine, host, meetingId, "다시", id);
      await sendMessage(ctx, await ctx.chat(host), host, meetingId, "또다시", id);
      await sendMessage(ctx, theirs, guest, meetingId, "다른 사람", id);
      await sendMessage(ctx, mine, host, meetingId, "마지막");
      await theirs.message(meetingId, ({ content }) => content === "마지막");
      ctx.equal(deliveredTexts(theirs, meetingId), ["처음", "다른 사람", "마지막"], "The retry should go out once.");
      const history = (await readChats(ctx, guest, meetingId)).toReversed();
      ctx.equal(
        history.map(({ content }) => content),
        ["처음", "다른 사람", "마지막"],
        "It should be stored once.",
      );
      ctx.equal(history[0]?.clientId, id["client-id"], "The client-id should be returned.");
      const delivered = theirs.messages(meetingId).map(({ clientId }) => clientId);
      ctx.equal(delivered, [id["client-id"], id["client-id"], undefined], "Deliveries should say it, too.");
    },
  },
  {
    id: "chat.send.retry-at-once",
    title: "Retries that arrive together on two connections are stored and delivered once.",
    source: "D29",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const sockets = [await ctx.chat(host), await ctx.chat(host)];
      const listener = await ctx.chat(guest, meetingId);
      const headers = { "client-id": ctx.env.fresh("c-") };
      const sent = sockets.flatMap((socket) =>
        [1, 2].map(() => socket.sendMessage(host, meetingId, "한 번만", headers)),
      );
      const outcomes = await Promise.all(sent);
      ctx.equal(outcomes.filter(({ stored }) => stored).length, 4, "Every retry should get its receipt.");
      await sendMessage(ctx, at(sockets, 0), host, meetingId, "끝");
      await listener.message(meetingId, ({ content }) => content === "끝");
      ctx.equal(deliveredTexts(listener, meetingId), ["한 번만", "끝"], "It should go out once.");
      ctx.equal((await readChats(ctx, guest, meetingId)).length, 2, "It should be stored once.");
    },
  },
  {
    id: "chat.send.client-id-form",
    title: "A client-id that isn't 1 to 64 letters, digits, dashes or underscores is refused with INVALID_REQUEST.",
    source: "asyncapi.yaml, client-id",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, meetingId } = await newRoom(ctx);
      const socket = await ctx.chat(host);
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
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const sockets = [await ctx.chat(host), await ctx.chat(host)];
      const sent = Array.from({ length: PER_10_SECONDS + 1 }, (_, index) =>
        at(sockets, index % 2).sendMessage(host, meetingId, `메시지 ${index}`),
      );
      const outcomes = await Promise.all(sent);
      const refused = outcomes.flatMap((outcome) => (outcome.stored ? [] : [outcome.refusal]));
      ctx.equal(
        refused.map(({ code }) => code),
        [errorCodes.TOO_MANY_REQUESTS],
        "One of 31 should be refused.",
      );
      ctx.that(Number(refused[0]?.data?.["retryAfterSeconds"]) > 0, "It should return when to retry.", refused[0]);
      const other = await ctx.chat(guest);
      await sendMessage(ctx, other, guest, meetingId, "저는 괜찮아요.");
      const pages = [await readChats(ctx, guest, meetingId), await readChats(ctx, guest, meetingId, 1)];
      ctx.equal(pages.flat().length, PER_10_SECONDS + 1, "What had its receipt should be stored, another's too.");
    },
  },
  {
    id: "chat.subscribe.limit",
    title: "The 101st subscription of a connection is refused with TOO_MANY_REQUESTS.",
    source: "asyncapi.yaml, x-limits",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const { host, guest, meetingId } = await newRoom(ctx);
      const socket = await ctx.chat(host);
      for (let count = 0; count < SUBSCRIPTIONS_MAX; count += BATCH) {
        await Promise.all(Array.from({ length: BATCH }, () => socket.subscribe(host, roomOf(meetingId))));
      }
      ctx.equal(socket.refusals(), [], "A hundred should be allowed.");
      ctx.equal(
        (await expectRefusedSubscription(ctx, socket, host, roomOf(meetingId))).code,
        errorCodes.TOO_MANY_REQUESTS,
        "One more should not.",
      );
      await ctx.chat(guest, meetingId);
    },
  },
);
