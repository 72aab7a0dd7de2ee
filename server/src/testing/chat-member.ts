/** A chat client that behaves like the app: reconnects, reads missed messages, and resends those without a receipt. */
import { Client } from "@stomp/stompjs";
import { WebSocket } from "ws";

interface Chat {
  id: number;
  content: string;
  clientId?: string | null;
}

export class ChatMember {
  /** Messages by id, from the socket and from the history after a reconnect. */
  readonly received = new Map<number, string>();
  /** Ids in the order of delivery, including duplicates. */
  readonly delivered: number[] = [];
  readonly closeCodes: number[] = [];
  readonly #stomp: Client;
  readonly #url: string;
  readonly #token: string;
  readonly #meetingId: number;
  readonly #unconfirmed = new Map<string, string>();
  #receipts = 0;
  #wasOpen = false;
  #onRefused: (cause: Error) => void = () => undefined;

  private constructor(url: string, token: string, meetingId: number) {
    this.#url = url;
    this.#token = token;
    this.#meetingId = meetingId;
    const authorization = `Bearer ${token}`;
    this.#stomp = new Client({
      webSocketFactory: () => {
        const socket = new WebSocket(`${url.replace("http", "ws")}/ws`, ["v12.stomp"]);
        socket.on("error", (error) => {
          if (!this.#wasOpen) this.#refuse(error);
        });
        return socket;
      },
      connectHeaders: { Authorization: authorization, host: "test" },
      reconnectDelay: 200,
      heartbeatIncoming: 10_000,
      heartbeatOutgoing: 10_000,
      onWebSocketClose: ({ code }: { code: number }) => this.closeCodes.push(code),
    });
  }

  /** Connects and subscribes to the room; rejects when the first handshake is refused. */
  static async enter(url: string, token: string, meetingId: number): Promise<ChatMember> {
    const member = new ChatMember(url, token, meetingId);
    await new Promise<void>((resolve, reject) => {
      member.#onRefused = reject;
      member.#stomp.onConnect = () => void member.#open().then(resolve, reject);
      member.#stomp.activate();
    });
    return member;
  }

  get unconfirmed(): number {
    return this.#unconfirmed.size;
  }

  say(clientId: string, content: string): void {
    this.#unconfirmed.set(clientId, content);
    if (this.#stomp.connected) this.#send(clientId, content);
  }

  /** Sends messages without a receipt again. */
  resend(): void {
    if (!this.#stomp.connected) return;
    for (const [clientId, content] of this.#unconfirmed) this.#send(clientId, content);
  }

  leave(): Promise<void> {
    return this.#stomp.deactivate();
  }

  #refuse(cause: Error): void {
    void this.leave();
    this.#onRefused(cause);
  }

  async #open(): Promise<void> {
    this.#wasOpen = true;
    const isReconnect = this.closeCodes.length > 0;
    await this.#withReceipt((receipt) =>
      this.#stomp.subscribe(
        `/topic/chat/${this.#meetingId}`,
        ({ body }) => {
          const chat = JSON.parse(body) as Chat;
          this.delivered.push(chat.id);
          this.received.set(chat.id, chat.content);
        },
        { Authorization: `Bearer ${this.#token}`, receipt },
      ),
    );
    if (isReconnect) await this.#readHistory();
    for (const [clientId, content] of this.#unconfirmed) this.#send(clientId, content);
  }

  async #readHistory(): Promise<void> {
    for (let page = 0; ; page += 1) {
      const response = await fetch(`${this.#url}/api/v1/chat/${this.#meetingId}/chats?page=${page}`, {
        headers: { authorization: `Bearer ${this.#token}` },
      });
      const chats = (await response.json()) as Chat[];
      for (const chat of chats) this.received.set(chat.id, chat.content);
      if (chats.length === 0) return;
    }
  }

  #send(clientId: string, content: string): void {
    void this.#withReceipt((receipt) =>
      this.#stomp.publish({
        destination: `/app/chat/${this.#meetingId}`,
        body: JSON.stringify({ type: "TEXT", content }),
        headers: { Authorization: `Bearer ${this.#token}`, "client-id": clientId, receipt },
      }),
    ).then(() => this.#unconfirmed.delete(clientId));
  }

  #withReceipt(act: (receipt: string) => void): Promise<void> {
    this.#receipts += 1;
    const receipt = `r-${this.#receipts}`;
    return new Promise((resolve) => {
      this.#stomp.watchForReceipt(receipt, () => resolve());
      act(receipt);
    });
  }
}
