import * as errorCodes from "@babchingu/openapi/error-codes";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { WebSocketServer } from "ws";
import type { ConnectionEvents } from "./connection.ts";
import { stompConnect } from "./stompConnection.ts";

const MEETING = 7;
const servers: WebSocketServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    for (const socket of server.clients) socket.terminate();
    server.close();
  }
});

/** A server that leaves the subscription to the room to the test; returns its address. */
async function startServer(onSubscribe: (send: (frame: string) => void, receipt: string) => void): Promise<string> {
  const server = new WebSocketServer({ port: 0, handleProtocols: () => "v12.stomp" });
  servers.push(server);
  server.on("connection", (socket) => {
    const send = (frame: string) => socket.send(frame);
    socket.on("message", (data: Buffer) => {
      const frame = data.toString();
      if (frame.startsWith("CONNECT")) send("CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0");
      const receipt = /^receipt:(.*)$/m.exec(frame)?.[1];
      if (frame.startsWith("SUBSCRIBE") && receipt !== undefined) onSubscribe(send, receipt);
    });
  });
  await once(server, "listening");
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function refusalOf(receipt: string, code: string, data: object | null = null): string {
  const headers = `subscription:errors\nmessage-id:1\ndestination:/user/queue/errors\nreceipt-id:${receipt}`;
  return `MESSAGE\n${headers}\n\n${JSON.stringify({ code, message: "안 돼요.", data })}\0`;
}

/** A server that refuses the subscription to the room with this code. */
const startRefusingServer = (code: string) => startServer((send, receipt) => send(refusalOf(receipt, code)));

/** On a busy machine a connection takes longer than the second that is the default. */
const WAIT = { timeout: 10_000 };

function connectTo(url: string) {
  const events = {
    onOpen: vi.fn<ConnectionEvents["onOpen"]>(),
    onMessage: vi.fn<ConnectionEvents["onMessage"]>(),
    onReceipt: vi.fn<ConnectionEvents["onReceipt"]>(),
    onRefusal: vi.fn<ConnectionEvents["onRefusal"]>(),
    onClose: vi.fn<ConnectionEvents["onClose"]>(),
  };
  const connection = stompConnect({ url, meetingId: MEETING, getToken: () => "token" })("token", events);
  return { connection, events };
}

it.each([errorCodes.UNAVAILABLE, errorCodes.TOO_MANY_REQUESTS, errorCodes.INTERNAL])(
  "a connection whose subscription is refused with %s closes, because it would receive no messages",
  async (code) => {
    const { events } = connectTo(await startRefusingServer(code));
    await vi.waitFor(() => expect(events.onClose).toHaveBeenCalledOnce(), WAIT);
    expect(events.onClose.mock.lastCall?.[0].error?.code).toBe(code);
    expect(events.onOpen).not.toHaveBeenCalled();
  },
);

it("tells why the member may not subscribe", async () => {
  const { connection, events } = connectTo(await startRefusingServer(errorCodes.NOT_PARTICIPANT));
  await vi.waitFor(
    () =>
      expect(events.onRefusal).toHaveBeenCalledExactlyOnceWith({
        code: errorCodes.NOT_PARTICIPANT,
        message: "안 돼요.",
        clientId: null,
      }),
    WAIT,
  );
  expect(events.onClose).not.toHaveBeenCalled();
  connection.close();
});

it("tells when to send a refused message again", async () => {
  const code = errorCodes.TOO_MANY_REQUESTS;
  const url = await startServer((send) => send(refusalOf("c-1", code, { retryAfterSeconds: 7 })));
  const { connection, events } = connectTo(url);
  const refusal = { code, message: "안 돼요.", clientId: "c-1", retryAfterSeconds: 7 };
  await vi.waitFor(() => expect(events.onRefusal).toHaveBeenCalledExactlyOnceWith(refusal), WAIT);
  connection.close();
});

it("opens again when a subscription that counted as registered is confirmed: messages may have been missed before", async () => {
  const { promise: confirming, resolve: confirm } = Promise.withResolvers<void>();
  const url = await startServer((send, receipt) => {
    void confirming.then(() => send(`RECEIPT\nreceipt-id:${receipt}\n\n\0`));
  });
  const { connection, events } = connectTo(url);
  await vi.waitFor(() => expect(events.onOpen).toHaveBeenCalledOnce(), WAIT);
  confirm();
  await vi.waitFor(() => expect(events.onOpen).toHaveBeenCalledTimes(2), WAIT);
  connection.close();
});
