/** A STOMP connection that sends messages and waits for their receipts; it fails when the server is gone. */
import { once } from "node:events";
import { WebSocket } from "ws";

const ANSWER_MS_MAX = 3000;

export class ChatLine {
  readonly #socket: WebSocket;
  readonly #token: string;
  readonly #waiting = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();

  private constructor(socket: WebSocket, token: string) {
    this.#socket = socket;
    this.#token = token;
    socket.on("error", () => undefined);
    socket.on("message", (data: Buffer) => this.#read(data.toString()));
    socket.on("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("The line is cut."));
      this.#waiting.clear();
    });
  }

  static async open(url: string, token: string): Promise<ChatLine> {
    const socket = new WebSocket(url, ["v12.stomp"], { handshakeTimeout: ANSWER_MS_MAX });
    const line = new ChatLine(socket, token);
    await once(socket, "open");
    const headers = `accept-version:1.2\nhost:test\nheart-beat:0,0\nAuthorization:Bearer ${token}`;
    await line.#exchange("CONNECTED", `CONNECT\n${headers}\n\n\0`);
    return line;
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
    return this.#exchange(clientId, `SEND\n${headers.join("\n")}\n\n${JSON.stringify({ type: "TEXT", content })}\0`);
  }

  close(): void {
    this.#socket.terminate();
  }

  #exchange(answer: string, frame: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("No answer came.")), ANSWER_MS_MAX);
      const end = (act: () => void) => () => {
        clearTimeout(timer);
        this.#waiting.delete(answer);
        act();
      };
      this.#waiting.set(answer, { resolve: end(resolve), reject: (error) => end(() => reject(error))() });
      if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(frame);
      else this.#waiting.get(answer)?.reject(new Error("The line is cut."));
    });
  }

  #read(frame: string): void {
    if (frame.startsWith("CONNECTED")) this.#waiting.get("CONNECTED")?.resolve();
    const receipt = /^RECEIPT\n(?:.*\n)*?receipt-id:(\S+)/.exec(frame)?.[1];
    if (receipt !== undefined) this.#waiting.get(receipt)?.resolve();
  }
}
