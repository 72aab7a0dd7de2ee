/** What ends a STOMP session: protocol errors, logout, ban, expired tokens, missing heart-beats (D15, D29). */
import { ACCESS_TOKEN_MIN, MINUTE_MS } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { defineChecksThatNeed } from "../../runner/check.ts";
import { setMemberStatus } from "../support/operators.ts";
import { at, sharedMembers } from "../support/shared-members.ts";
import { bearerHeader, expectClose, PROTOCOL_ERROR, sendConnect } from "../support/sockets.ts";

const FRAME_BYTES_MAX = 16_384;
/** A session ends within a second; the rest is a margin for a busy machine. */
const END_TIMEOUT_MS = 2500;

export const checks = defineChecksThatNeed(
  ["sms", "socket"],
  {
    id: "chat.connect.twice",
    title: "A second CONNECT ends the connection with INVALID_REQUEST and 1002.",
    source: "asyncapi.yaml, Errors that end the connection",
    run: async (ctx) => {
      const member = at(await sharedMembers(ctx, 1), 0);
      const socket = await sendConnect(ctx, await bearerHeader(member));
      await socket.expectFrame("CONNECTED", ({ command }) => command === "CONNECTED");
      socket.sendFrame("CONNECT", { "accept-version": "1.2", host: "conformance", ...(await bearerHeader(member)) });
      await expectClose(ctx, socket, "INVALID_REQUEST", "The session has begun already.");
    },
  },
  {
    id: "chat.connect.unreadable",
    title: "Text that is no STOMP frame ends the connection with INVALID_REQUEST and 1002.",
    source: "asyncapi.yaml, Errors that end the connection",
    run: async (ctx) => {
      const member = at(await sharedMembers(ctx, 1), 0);
      for (const text of ["HELLO\n\n\0", "SEND\ndestination\n\nno end", '{"type":"TEXT"}']) {
        const socket = await ctx.openSocket("caller");
        await socket.connect(member);
        socket.sendRaw(text);
        await expectClose(ctx, socket, "INVALID_REQUEST", `${JSON.stringify(text)} is no frame.`);
      }
    },
  },
  {
    id: "chat.connect.missing-headers",
    title:
      "A SUBSCRIBE without id or destination, a SEND without destination, an UNSUBSCRIBE without id end the connection with INVALID_REQUEST and 1002.",
    source: "asyncapi.yaml, Errors that end the connection",
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
        socket.sendFrame(command, { ...headers, ...(await bearerHeader(member)) });
        await expectClose(ctx, socket, "INVALID_REQUEST", `${command} lacks a required header.`);
      }
    },
  },
  {
    id: "chat.connect.commands",
    title: "Commands that are not offered end the connection with NOT_IMPLEMENTED and 1002.",
    source: "asyncapi.yaml, Errors that end the connection",
    run: async (ctx) => {
      const member = at(await sharedMembers(ctx, 1), 0);
      for (const command of ["ACK", "NACK", "BEGIN", "COMMIT", "ABORT"]) {
        const socket = await ctx.openSocket("caller");
        await socket.connect(member);
        socket.sendFrame(command, { id: "1", transaction: "t-1" });
        await expectClose(ctx, socket, "NOT_IMPLEMENTED", `${command} is not offered.`);
      }
    },
  },
  {
    id: "chat.connect.large-frame",
    title: "A frame over 16 KiB ends the connection with BODY_TOO_LARGE and 1009; a smaller one doesn't.",
    source: "asyncapi.yaml, Errors that end the connection",
    run: async (ctx) => {
      const member = at(await sharedMembers(ctx, 1), 0);
      const socket = await ctx.openSocket("caller");
      await socket.connect(member);
      const { Authorization } = await bearerHeader(member);
      const head = `SEND\ndestination:/app/chat/1\nAuthorization:${Authorization}\n\n`;
      socket.sendRaw(`${head}${"a".repeat(FRAME_BYTES_MAX - head.length - 200)}\0`);
      await socket.subscribe(member, "/user/queue/errors");
      ctx.equal(socket.closeCode, null, "A frame just below the limit shouldn't close the connection.");
      socket.sendRaw(`${head}${"a".repeat(FRAME_BYTES_MAX)}\0`);
      await expectClose(ctx, socket, "BODY_TOO_LARGE", "The frame is too large.");
    },
  },
  {
    id: "chat.connect.silence",
    title:
      "A client that doesn't CONNECT within 10 seconds is closed with INVALID_REQUEST; the server sends heart-beats every 10 seconds and closes a client that is silent for twice as long.",
    source: "asyncapi.yaml, Heart-beat, x-limits",
    run: async (ctx) => {
      const member = at(await sharedMembers(ctx, 1), 0);
      const [mute, silent, relaxed] = [
        await ctx.openSocket("client without CONNECT"),
        await ctx.openSocket("client that promised heart-beats"),
        await ctx.openSocket("client without heart-beats"),
      ];
      await silent.connect(member, { "heart-beat": "10000,10000" });
      await relaxed.connect(member);
      const started = Date.now();
      ctx.between(
        ((await mute.waitForClose(12_000)) && Date.now() - started) / 1000,
        [8, 12],
        "The client should be closed after 10 s without CONNECT.",
      );
      ctx.equal(
        (await mute.waitForErrorAndClose()).error?.code,
        errorCodes.INVALID_REQUEST,
        "The client should get an error.",
      );
      ctx.equal(mute.closeCode, PROTOCOL_ERROR, "The connection should be closed with 1002.");
      await silent.waitForClose(15_000);
      ctx.between((Date.now() - started) / 1000, [15, 24], "The silent client should be closed after twice 10 s.");
      ctx.between(silent.heartBeats, [1, 3], "The client should have received heart-beats.");
      ctx.equal(
        [relaxed.closeCode, relaxed.heartBeats],
        [null, 0],
        "A client without heart-beats should neither receive nor need any.",
      );
    },
  },
  {
    id: "chat.disconnect",
    title: "DISCONNECT with a receipt gets its receipt, then the connection ends.",
    source: "asyncapi.yaml, A session",
    run: async (ctx) => {
      const socket = await ctx.openSocket("caller");
      await socket.connect(at(await sharedMembers(ctx, 1), 0));
      socket.sendFrame("DISCONNECT", { receipt: "bye" });
      await socket.expectFrame(
        "RECEIPT",
        ({ command, headers }) => command === "RECEIPT" && headers["receipt-id"] === "bye",
      );
      await socket.waitForClose();
    },
  },
  {
    id: "chat.end.status",
    title: "A ban ends the connection within a second with STATUS_NOT_ALLOWED and 1008.",
    source: "D29",
    needs: ["sms", "operator", "socket"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const socket = await ctx.openChat(member);
      await ctx.operator();
      await setMemberStatus(ctx, member, "BANNED");
      await expectClose(ctx, socket, "STATUS_NOT_ALLOWED", "The ban should end the connection.", END_TIMEOUT_MS);
    },
  },
  {
    id: "chat.end.logout",
    title:
      "Logout ends the connections of that session within a second with TOKEN_REVOKED and 1008; another session's stay.",
    source: "D15, D29",
    run: async (ctx) => {
      const member = await ctx.member("member");
      const [first, second] = [ctx.sessionOf(member, "phone"), ctx.sessionOf(member, "tablet")];
      const [phone, tablet] = [await ctx.openChat(first), await ctx.openChat(second)];
      await ctx.ok("logout", { as: first });
      await expectClose(ctx, phone, "TOKEN_REVOKED", "The logout should end its connection.", END_TIMEOUT_MS);
      ctx.equal(tablet.closeCode, null, "The connection of the other session should stay.");
    },
  },
  {
    id: "chat.end.password",
    title: "A changed password ends the member's other connections with TOKEN_REVOKED and 1008.",
    source: "D15, D29",
    run: async (ctx) => {
      const member = await ctx.member("member");
      const other = await ctx.openChat(ctx.sessionOf(member, "another device"));
      const body = { currentPassword: member.password, newPassword: "newbab34" };
      await ctx.ok("changeMemberPassword", { as: member, body });
      await expectClose(ctx, other, "TOKEN_REVOKED", "The change should end the other connection.", END_TIMEOUT_MS);
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
      const [left, renewed] = [await ctx.openChat(member), await ctx.openChat(member)];
      await ctx.advance((ACCESS_TOKEN_MIN - 5) * MINUTE_MS);
      member.clearTokens();
      await renewed.subscribe(member, "/user/queue/errors");
      await ctx.advance(6 * MINUTE_MS);
      await expectClose(ctx, left, "TOKEN_EXPIRED", "The token has expired.");
      const outcome = await renewed.subscribe(member, "/user/queue/errors");
      ctx.assert("id" in outcome, "The prolonged connection should go on.", outcome);
      ctx.equal(renewed.closeCode, null, "The connection should be open.");
    },
  },
);
