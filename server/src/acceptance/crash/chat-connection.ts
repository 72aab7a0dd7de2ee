/** A STOMP connection that sends messages and waits for their receipts; it fails when the server is gone. */
import { once } from "node:events";
import { WebSocket } from "ws";

const REPLY_TIMEOUT_MS = 3000;

export class ChatConnection {
  readonly #socket: WebSocket;
  readonly #token: string;
  readonly #pendingReplies = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();

  private constructor(socket: WebSocket, token: string) {
    this.#socket = socket;
    this.#token = token;
    socket.on("error", () => undefined);
    socket.on("message", (data: Buffer) => this.#handleFrame(data.toString()));
    socket.on("close", () => {
      for (const { reject } of this.#pendingReplies.values()) reject(new Error("The connection is closed."));
      this.#pendingReplies.clear();
    });
  }

  static async open(url: string, token: string): Promise<ChatConnection> {
    const socket = new WebSocket(url, ["v12.stomp"], { handshakeTimeout: REPLY_TIMEOUT_MS });
    const connection = new ChatConnection(socket, token);
    await once(socket, "open");
    const headers = `accept-version:1.2\nhost:test\nheart-beat:0,0\nAuthorization:Bearer ${token}`;
    await connection.#sendAndWait("CONNECTED", `CONNECT\n${headers}\n\n\0`);
    return connection;
  }

  /** Resolves when the server has stored the message. */
  send(meetingId: number, content: string, clientId: string): Promise<void> {
    const headers = [
      `destination:/app/chat/${meetingId}`,
      `Authorization:Bearer ${this.#token}`,
      `client-id:${clientId}`,
      `receipt:${clientId}`,
      "content-type:application/json",
    ];
    return this.#sendAndWait(clientId, `SEND\n${headers.join("\n")}\n\n${JSON.stringify({ type: "TEXT", content })}\0`);
  }

  close(): void {
    this.#socket.terminate();
  }

  #sendAndWait(reply: string, frame: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("No reply came in time.")), REPLY_TIMEOUT_MS);
      const settle = (callback: () => void) => () => {
        clearTimeout(timer);
        this.#pendingReplies.delete(reply);
        callback();
      };
      this.#pendingReplies.set(reply, { resolve: settle(resolve), reject: (error) => settle(() => reject(error))() });
      if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(frame);
      else this.#pendingReplies.get(reply)?.reject(new Error("The connection is closed."));
    });
  }

  #handleFrame(frame: string): void {
    if (frame.startsWith("CONNECTED")) this.#pendingReplies.get("CONNECTED")?.resolve();
    const receipt = /^RECEIPT\n(?:.*\n)*?receipt-id:(\S+)/.exec(frame)?.[1];
    if (receipt !== undefined) this.#pendingReplies.get(receipt)?.resolve();
  }
}
