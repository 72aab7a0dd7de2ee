/** What ends a session of the socket: frames that break it, logout, ban, expiry, silence (D15, D29). */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { defineChecks } from "../../runner/check.ts";
import { setMemberStatus } from "../support/operators.ts";
import { at, sharedMembers } from "../support/shared-members.ts";
import { bearer, expectEnd, POLICY, PROTOCOL, startConnecting } from "../support/sockets.ts";

const TOO_BIG = 1009;
const FRAME_BYTES_MAX = 16_384;
/** A second, and what a busy machine may add. */
const SECOND_MS = 2500;

export const checks = defineChecks(
  {
    id: "chat.connect.twice",
    title: "A second CONNECT ends the connection with INVALID_REQUEST and 1002.",
    source: "asyncapi.yaml, Errors that end the connection",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const member = at(await sharedMembers(ctx, 1), 0);
      const socket = await startConnecting(ctx, await bearer(member));
      await socket.expect("CONNECTED", ({ command }) => command === "CONNECTED");
      socket.frame("CONNECT", { "accept-version": "1.2", host: "conformance", ...(await bearer(member)) });
      await expectEnd(ctx, socket, [errorCodes.INVALID_REQUEST, PROTOCOL], "The session has begun already.");
    },
  },
  {
    id: "chat.connect.unreadable",
    title: "What is no frame ends the connection with INVALID_REQUEST and 1002.",
    source: "asyncapi.yaml, Errors that end the connection",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const member = at(await sharedMembers(ctx, 1), 0);
      for (const text of ["HELLO\n\n\0", "SEND\ndestination\n\nno end", '{"type":"TEXT"}']) {
        const socket = await ctx.openSocket("caller");
        await socket.connect(member);
        socket.write(text);
        await expectEnd(ctx, socket, [errorCodes.INVALID_REQUEST, PROTOCOL], `${JSON.stringify(text)} is no frame.`);
      }
    },
  },
  {
    id: "chat.connect.missing-headers",
    title:
      "A SUBSCRIBE without id or destination, a SEND without destination, an UNSUBSCRIBE without id end the connection with INVALID_REQUEST and 1002.",
    source: "asyncapi.yaml, Errors that end the connection",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const member = at(await sharedMembers(ctx, 1), 0);
      const frames: [string, Record<string, string>][] = [
        ["SUBSCRIBE", { destination: "/user/queue/errors" }],
        ["SUBSCRIBE", { id: "s-1" }],
        ["SEND", { receipt: "r-1" }],
        ["UNSUBSCRIBE", { receipt: "r-1" }],
      ];
      for (const [command, headers] of frames) {
        const socket = await ctx.openSocket("caller");
        await socket.connect(member);
        socket.frame(command, { ...headers, ...(await bearer(member)) });
        await expectEnd(ctx, socket, [errorCodes.INVALID_REQUEST, PROTOCOL], `${command} lacks a mandatory header.`);
      }
    },
  },
  {
    id: "chat.connect.commands",
    title: "Commands that are not offered end the connection with NOT_IMPLEMENTED and 1002.",
    source: "asyncapi.yaml, Errors that end the connection",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const member = at(await sharedMembers(ctx, 1), 0);
      for (const command of ["ACK", "NACK", "BEGIN", "COMMIT", "ABORT"]) {
        const socket = await ctx.openSocket("caller");
        await socket.connect(member);
        socket.frame(command, { id: "1", transaction: "t-1" });
        await expectEnd(ctx, socket, [errorCodes.NOT_IMPLEMENTED, PROTOCOL], `${command} is not offered.`);
      }
    },
  },
  {
    id: "chat.connect.large-frame",
    title: "A frame over 16 KiB ends the connection with BODY_TOO_LARGE and 1009; a smaller one doesn't.",
    source: "asyncapi.yaml, Errors that end the connection",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const member = at(await sharedMembers(ctx, 1), 0);
      const socket = await ctx.openSocket("caller");
      await socket.connect(member);
      const { Authorization } = await bearer(member);
      const head = `SEND\ndestination:/app/chat/1\nAuthorization:${Authorization}\n\n`;
      socket.write(`${head}${"a".repeat(FRAME_BYTES_MAX - head.length - 200)}\0`);
      await socket.subscribe(member, "/user/queue/errors");
      ctx.equal(socket.closeCode, null, "A frame just below the bound is refused without a close.");
      socket.write(`${head}${"a".repeat(FRAME_BYTES_MAX)}\0`);
      await expectEnd(ctx, socket, [errorCodes.BODY_TOO_LARGE, TOO_BIG], "The frame is too large.");
    },
  },
  {
    id: "chat.connect.silence",
    title:
      "Who doesn't CONNECT in 10 seconds is dropped with INVALID_REQUEST; the server beats every 10 seconds and drops who is silent for twice as long.",
    source: "asyncapi.yaml, Heart-beat, x-limits",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const member = at(await sharedMembers(ctx, 1), 0);
      const [mute, silent, relaxed] = [
        await ctx.openSocket("who doesn't CONNECT"),
        await ctx.openSocket("who promised heart-beats"),
        await ctx.openSocket("who promised none"),
      ];
      await silent.connect(member, { "heart-beat": "10000,10000" });
      await relaxed.connect(member);
      const started = Date.now();
      ctx.between(
        ((await mute.closed(12_000)) && Date.now() - started) / 1000,
        [8, 12],
        "The wait for CONNECT is 10 s.",
      );
      ctx.equal((await mute.end()).error?.code, errorCodes.INVALID_REQUEST, "The error should say why.");
      ctx.equal(mute.closeCode, PROTOCOL, "It should be closed with 1002.");
      await silent.closed(15_000);
      ctx.between((Date.now() - started) / 1000, [15, 24], "The silent one should go after twice 10 s.");
      ctx.between(silent.heartBeats, [1, 3], "It should have heard heart-beats.");
      ctx.equal([relaxed.closeCode, relaxed.heartBeats], [null, 0], "Who asked for none neither hears nor owes any.");
    },
  },
  {
    id: "chat.disconnect",
    title: "DISCONNECT with a receipt gets its receipt, then the connection ends.",
    source: "asyncapi.yaml, A session",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const socket = await ctx.openSocket("caller");
      await socket.connect(at(await sharedMembers(ctx, 1), 0));
      socket.frame("DISCONNECT", { receipt: "bye" });
      await socket.expect(
        "RECEIPT",
        ({ command, headers }) => command === "RECEIPT" && headers["receipt-id"] === "bye",
      );
      await socket.closed();
    },
  },
  {
    id: "chat.end.status",
    title: "A ban ends the connection within a second with STATUS_NOT_ALLOWED and 1008.",
    source: "D29",
    needs: ["sms", "operator", "socket"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const socket = await ctx.chat(member);
      await ctx.operator();
      await setMemberStatus(ctx, member, "BANNED");
      await expectEnd(ctx, socket, [errorCodes.STATUS_NOT_ALLOWED, POLICY], "The ban should end it.", SECOND_MS);
    },
  },
  {
    id: "chat.end.logout",
    title:
      "Logout ends the connections of that session within a second with TOKEN_REVOKED and 1008; another session's stay.",
    source: "D15, D29",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const [first, second] = [ctx.sessionOf(member, "phone"), ctx.sessionOf(member, "tablet")];
      const [phone, tablet] = [await ctx.chat(first), await ctx.chat(second)];
      await ctx.ok("logout", { as: first });
      await expectEnd(ctx, phone, [errorCodes.TOKEN_REVOKED, POLICY], "The logout should end it.", SECOND_MS);
      ctx.equal(tablet.closeCode, null, "The other session should go on.");
    },
  },
  {
    id: "chat.end.password",
    title: "A changed password ends the member's other connections with TOKEN_REVOKED and 1008.",
    source: "D15, D29",
    needs: ["sms", "socket"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const other = await ctx.chat(ctx.sessionOf(member, "another device"));
      const body = { currentPassword: member.password, newPassword: "newbab34" };
      await ctx.ok("changeMemberPassword", { as: member, body });
      await expectEnd(ctx, other, [errorCodes.TOKEN_REVOKED, POLICY], "The change should end it.", SECOND_MS);
    },
  },
  {
    id: "chat.end.expiry",
    title:
      "A connection ends with TOKEN_EXPIRED and 1008 when its newest token expires; a newer token on any frame prolongs it.",
    source: "asyncapi.yaml, Tokens",
    needs: ["sms", "socket", "clock"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const [left, renewed] = [await ctx.chat(member), await ctx.chat(member)];
      await ctx.advance(25 * 60_000);
      member.clearTokens();
      await renewed.subscribe(member, "/user/queue/errors");
      await ctx.advance(6 * 60_000);
      await expectEnd(ctx, left, [errorCodes.TOKEN_EXPIRED, POLICY], "The token has expired.");
      const outcome = await renewed.subscribe(member, "/user/queue/errors");
      ctx.that("id" in outcome, "The prolonged connection should go on.", outcome);
      ctx.equal(renewed.closeCode, null, "It should be open.");
    },
  },
);
