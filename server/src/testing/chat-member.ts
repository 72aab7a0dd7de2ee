/** A chat client that behaves like the app: reconnects, reads missed messages, and resends those without a receipt. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { Error as ErrorBody } from "@babchingu/openapi/types";
import { Client } from "@stomp/stompjs";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";

interface Chat {
  id: number;
  content: string;
  clientId?: string | null;
}

export class ChatMember {
  /** Messages by id, from the socket and from the history after a reconnect. */
  readonly received = new Map<number, string>();
  /** Ids in the order of delivery, for each connection. After a reconnect the app ignores what it has. */
  readonly deliveredIdsByConnection: number[][] = [];
  readonly closeCodes: number[] = [];
  /** Messages of ERROR frames and of failed sockets. */
  readonly errors: string[] = [];
  readonly #stomp: Client;
  #url: string;
  #token: string;
  readonly #meetingId: number;
  readonly #unacknowledged = new Map<string, string>();
  #receiptCount = 0;
  #hasSubscribed = false;
  #newestId = 0;
  /** Of the messages since the first connection, none up to this id is missing. */
  #anchor = 0;
  #hasEnded = false;
  #onConnectError: (error: Error) => void = () => undefined;

  private constructor(url: string, token: string, meetingId: number) {
    this.#url = url;
    this.#token = token;
    this.#meetingId = meetingId;
    this.#stomp = new Client({
      webSocketFactory: () => {
        const socket = new WebSocket(`${this.#url.replace("http", "ws")}/ws`, ["v12.stomp"]);
        socket.on("error", (error) => {
          this.errors.push(error.message);
          if (!this.#hasSubscribed) this.#failConnect(error);
        });
        return socket;
      },
      beforeConnect: (stomp) => {
        stomp.connectHeaders = { Authorization: `Bearer ${this.#token}`, host: "test" };
      },
      reconnectDelay: 200,
      heartbeatIncoming: 10_000,
      heartbeatOutgoing: 10_000,
      onStompError: ({ headers }) => {
        this.errors.push(headers["message"] ?? "");
        if (!this.#hasSubscribed) this.#failConnect(new Error(headers["message"]));
      },
      onWebSocketClose: ({ code }: { code: number }) => this.closeCodes.push(code),
    });
  }

  /** Connects and subscribes to the room; rejects when the first handshake is refused. */
  static async connect(url: string, token: string, meetingId: number): Promise<ChatMember> {
    const member = new ChatMember(url, token, meetingId);
    await new Promise<void>((resolve, reject) => {
      member.#onConnectError = reject;
      member.#stomp.onConnect = () => void member.#subscribe().then(resolve, reject);
      member.#stomp.activate();
    });
    return member;
  }

  /** What a failed check of this client needs to be understood. */
  get state(): object {
    const { connected, active, state, webSocket } = this.#stomp;
    const { closeCodes, errors } = this;
    return {
      url: this.#url,
      meetingId: this.#meetingId,
      unacknowledged: [...this.#unacknowledged.keys()],
      stomp: { connected, active, state, socket: webSocket?.readyState },
      receipts: this.#receiptCount,
      connections: this.deliveredIdsByConnection.map(({ length }) => length),
      closeCodes: closeCodes.slice(-20),
      errors: errors.slice(-20),
    };
  }

  /** Ids in the order of delivery, including duplicates. */
  get deliveredIds(): number[] {
    return this.deliveredIdsByConnection.flat();
  }

  /** The number of sent messages without a receipt. */
  get unacknowledged(): number {
    return this.#unacknowledged.size;
  }

  sendMessage(clientId: string, content: string): void {
    this.#unacknowledged.set(clientId, content);
    this.#send(clientId, content);
  }

  /** Sends messages without a receipt again. */
  resend(): void {
    for (const [clientId, content] of this.#unacknowledged) this.#send(clientId, content);
  }

  /** Ends for good, also when it sleeps: clients that connected after the end would fill the address's limit of sockets. */
  disconnect(): Promise<void> {
    this.#hasEnded = true;
    return this.#stomp.deactivate();
  }

  /** Loses the connection without a closing frame, and connects again after `ms` at the earliest. */
  async sleep(ms: number): Promise<void> {
    await this.#stomp.deactivate({ force: true });
    await sleep(ms);
    if (!this.#hasEnded) this.#stomp.activate();
  }

  /** Connects again, with another token or to another server. */
  async reload({ url, token }: { url?: string; token?: string }): Promise<void> {
    this.#url = url ?? this.#url;
    this.#token = token ?? this.#token;
    await this.sleep(0);
  }

  #failConnect(error: Error): void {
    void this.disconnect();
    this.#onConnectError(error);
  }

  async #subscribe(): Promise<void> {
    const isReconnect = this.closeCodes.length > 0;
    let isCaughtUp = !isReconnect;
    const deliveredIds: number[] = [];
    this.deliveredIdsByConnection.push(deliveredIds);
    const topic = `/topic/chat/${this.#meetingId}`;
    const headers = { Authorization: `Bearer ${this.#token}` };
    this.#stomp.subscribe(
      "/user/queue/errors",
      ({ body, headers: { "refused-destination": refused } }) => {
        const { code } = JSON.parse(body) as ErrorBody;
        const isOutage = code === errorCodes.UNAVAILABLE || code === errorCodes.INTERNAL;
        // A connection without the subscription would receive no messages.
        if (refused === topic && isOutage) this.#stomp.forceDisconnect();
      },
      headers,
    );
    await this.#withReceipt((receipt) =>
      this.#stomp.subscribe(
        topic,
        ({ body }) => {
          const chat = JSON.parse(body) as Chat;
          deliveredIds.push(chat.id);
          this.#receive(chat);
          if (isCaughtUp) this.#anchor = chat.id;
        },
        { ...headers, receipt },
      ),
    );
    this.#hasSubscribed = true;
    if (!isCaughtUp && (await this.#readMissed()) && this.deliveredIdsByConnection.at(-1) === deliveredIds) {
      isCaughtUp = true;
      this.#anchor = this.#newestId;
    }
    for (const [clientId, content] of this.#unacknowledged) this.#send(clientId, content);
  }

  #receive({ id, content }: Chat): void {
    this.received.set(id, content);
    this.#newestId = Math.max(this.#newestId, id);
  }

  /** Reads the history from the newest message back to the anchor. @returns false if the room can't be read. */
  async #readMissed(): Promise<boolean> {
    for (let page = 0; ; page += 1) {
      const response = await fetch(`${this.#url}/api/v1/chat/${this.#meetingId}/chats?page=${page}`, {
        headers: { authorization: `Bearer ${this.#token}` },
      });
      // The room is closed to those who have lost their seat.
      if (!response.ok) return false;
      const chats = (await response.json()) as Chat[];
      for (const chat of chats) this.#receive(chat);
      if (chats.length === 0 || chats.some(({ id }) => id <= this.#anchor)) return true;
    }
  }

  /** Does nothing without a connection: the message is sent again after the next one. */
  #send(clientId: string, content: string): void {
    if (!this.#stomp.connected) return;
    void this.#withReceipt((receipt) =>
      this.#stomp.publish({
        destination: `/app/chat/${this.#meetingId}`,
        body: JSON.stringify({ type: "TEXT", content }),
        headers: { Authorization: `Bearer ${this.#token}`, "client-id": clientId, receipt },
      }),
    ).then(() => this.#unacknowledged.delete(clientId));
  }

  #withReceipt(send: (receipt: string) => void): Promise<void> {
    this.#receiptCount += 1;
    const receipt = `r-${this.#receiptCount}`;
    return new Promise((resolve) => {
      this.#stomp.watchForReceipt(receipt, () => resolve());
      send(receipt);
    });
  }
}
