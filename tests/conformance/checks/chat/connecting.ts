/** The handshake and CONNECT (D29, asyncapi.yaml). */
import { ACCESS_TOKEN_MIN, MINUTE_MS } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { CheckFailed, defineChecksThatNeed } from "../../runner/check.ts";
import type { StompSocket } from "../../client/socket.ts";
import { at, sharedMembers } from "../support/shared-members.ts";
import { bearerHeader, expectClose, POLICY_VIOLATION, sendConnect } from "../support/sockets.ts";

const TRY_AGAIN_LATER = 1013;
const CONNECTIONS_MAX = 20;

export const checks = defineChecksThatNeed(
  ["sms", "socket"],
  {
    id: "chat.connect.versions",
    title:
      "STOMP 1.2 is used with clients that support it, 1.1 with others; heart-beats are offered every 10 seconds both ways.",
    source: "D29, asyncapi.yaml",
    run: async (ctx) => {
      const member = at(await sharedMembers(ctx, 1), 0);
      for (const [versions, version] of [
        ["1.0,1.1,1.2", "1.2"],
        ["1.2", "1.2"],
        ["1.1", "1.1"],
      ] as const) {
        const socket = await ctx.openSocket("caller");
        const { headers } = await socket.connect(member, { "accept-version": versions });
        ctx.equal(
          [headers["version"], headers["heart-beat"]],
          [version, "10000,10000"],
          `Versions ${versions} were offered.`,
        );
      }
    },
  },
  {
    id: "chat.connect.stomp-command",
    title: "The subprotocol is agreed in the handshake, and a frame may come as text or as bytes.",
    source: "asyncapi.yaml, A session",
    run: async (ctx) => {
      const member = at(await sharedMembers(ctx, 1), 0);
      const socket = await ctx.openSocket("caller", { protocols: ["v12.stomp"] });
      ctx.equal(socket.protocol, "v12.stomp", "The server should choose the offered subprotocol.");
      const { Authorization } = await bearerHeader(member);
      const text = `CONNECT\naccept-version:1.2\nhost:conformance\nAuthorization:${Authorization}\n\n\0`;
      socket.sendRaw(new TextEncoder().encode(text));
      await socket.expectFrame("CONNECTED", ({ command }) => command === "CONNECTED");
    },
  },
  {
    id: "chat.connect.no-common-version",
    title: "Without a common version the server sends INVALID_REQUEST and closes with 1002.",
    source: "asyncapi.yaml, Errors that end the connection",
    run: async (ctx) => {
      const member = at(await sharedMembers(ctx, 1), 0);
      const socket = await sendConnect(ctx, { ...(await bearerHeader(member)), "accept-version": "1.0,3.7" });
      await expectClose(ctx, socket, "INVALID_REQUEST", "No offered version is supported.");
    },
  },
  {
    id: "chat.connect.bad-token",
    title: "Without a valid token CONNECT gets TOKEN_INVALID and a close with 1008.",
    source: "asyncapi.yaml, Errors that end the connection",
    needs: ["socket"],
    run: async (ctx) => {
      for (const Authorization of ["Bearer not-a-token", "Bearer eyJhbGciOiJIUzI1NiJ9.e30.access"]) {
        const socket = await sendConnect(ctx, { Authorization });
        await expectClose(ctx, socket, "TOKEN_INVALID", "The token was not issued by the server.");
      }
    },
  },
  {
    id: "chat.connect.revoked-token",
    title: "A token whose session was logged out gets TOKEN_REVOKED and a close with 1008.",
    source: "D15, D29",
    run: async (ctx) => {
      const session = ctx.sessionOf(at(await sharedMembers(ctx, 1), 0));
      const token = await session.token();
      await ctx.ok("logout", { as: session });
      const socket = await sendConnect(ctx, { Authorization: `Bearer ${token}` });
      await expectClose(ctx, socket, "TOKEN_REVOKED", "The session is over.");
    },
  },
  {
    id: "chat.connect.expired-token",
    title: "An expired token gets TOKEN_EXPIRED and a close with 1008.",
    source: "D15, D29",
    needs: ["sms", "socket", "clock"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const token = await member.token();
      await ctx.advance((ACCESS_TOKEN_MIN + 1) * MINUTE_MS);
      const socket = await sendConnect(ctx, { Authorization: `Bearer ${token}` });
      await expectClose(ctx, socket, "TOKEN_EXPIRED", "The token has expired.");
    },
  },
  {
    id: "chat.connect.operator",
    title: "Operators can't use the socket: ROLE_NOT_ALLOWED and a close with 1008.",
    source: "R5, asyncapi.yaml",
    needs: ["operator", "socket"],
    run: async (ctx) => {
      const socket = await sendConnect(ctx, await bearerHeader(await ctx.operator()));
      await expectClose(ctx, socket, "ROLE_NOT_ALLOWED", "The socket is for members.");
    },
  },
  {
    id: "chat.connect.status",
    title: "Only ACTIVE members connect; others get STATUS_NOT_ALLOWED with their status and a close with 1008.",
    source: "D29, asyncapi.yaml",
    needs: ["sms", "operator", "socket"],
    run: async (ctx) => {
      const [created, waiting] = [
        await ctx.member("member who just signed up", { status: "CREATED" }),
        await ctx.member("member without a verified phone", { status: "PHONE_V_REQUIRED" }),
      ];
      for (const [member, status] of [
        [created, "CREATED"],
        [waiting, "PHONE_V_REQUIRED"],
      ] as const) {
        const socket = await sendConnect(ctx, await bearerHeader(member));
        const { error, closeCode } = await socket.waitForErrorAndClose();
        ctx.equal(
          [error?.code, error?.data?.["status"], closeCode],
          [errorCodes.STATUS_NOT_ALLOWED, status, POLICY_VIOLATION],
          `A ${status} member.`,
        );
      }
    },
  },
  {
    id: "chat.connect.too-many",
    title:
      "The 21st connection of a member is refused with TOO_MANY_REQUESTS, a time to wait and a close with 1013; the others stay.",
    source: "asyncapi.yaml, x-limits",
    run: async (ctx) => {
      const member = await ctx.member("member with many devices");
      const sockets: StompSocket[] = [];
      for (let count = 0; count < CONNECTIONS_MAX; count += 1) {
        const socket = await ctx.openSocket("caller");
        await socket.connect(member);
        sockets.push(socket);
      }
      const refused = await sendConnect(ctx, await bearerHeader(member));
      const { error, closeCode } = await refused.waitForErrorAndClose();
      ctx.equal([error?.code, closeCode], [errorCodes.TOO_MANY_REQUESTS, TRY_AGAIN_LATER], "There are 20 already.");
      ctx.assert(Number(error?.data?.["retryAfterSeconds"]) > 0, "The error should say when to retry.", error);
      ctx.equal(sockets.filter((socket) => socket.closeCode !== null).length, 0, "The others should stay open.");
      at(sockets, 0).sendFrame("DISCONNECT", {});
      await at(sockets, 0).waitForClose();
      await (await ctx.openSocket("caller")).connect(member);
    },
  },
  {
    id: "chat.connect.origin",
    title: "A browser's handshake from a foreign origin is refused with HTTP 403.",
    source: "asyncapi.yaml, A session",
    needs: ["socket"],
    run: async (ctx) => {
      const refusal = await ctx.openSocket("foreign page", { headers: { Origin: "https://evil.example" } }).then(
        () => null,
        (error: unknown) => error,
      );
      ctx.assert(refusal instanceof CheckFailed, "The handshake should be refused.");
      if (refusal instanceof CheckFailed)
        ctx.equal(refusal.failure.actual, "403", "The handshake should be refused with 403.");
      const { origin } = new URL(ctx.env.profile.baseUrl);
      await ctx.openSocket("own page", { headers: { Origin: origin } });
    },
  },
);
