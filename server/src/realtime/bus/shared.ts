/** The bus between processes: notifies this process's hubs directly, those of others through a transport (PostgreSQL or Redis). */
import { randomUUID } from "node:crypto";
import { decodePayload, encodePayloads } from "./payload.ts";
import { type Bus, LocalBus } from "./bus.ts";

/** Sends short payloads to every other process. It may lose some, and calls `onGap` after reconnecting. */
export interface Transport {
  /** Resolves when the payload is sent; rejects while disconnected. */
  send: (payload: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface TransportEvents {
  onPayload: (payload: string) => void;
  /** Called after reconnecting. */
  onGap: () => void;
  /** Called once per disconnection. */
  onDisconnected: (cause: unknown) => void;
}

export interface ClosableBus extends Bus {
  close: () => Promise<void>;
}

export class SharedBus implements ClosableBus {
  readonly #sender = randomUUID();
  readonly #local = new LocalBus();
  readonly #gapListeners = new Set<() => void>();
  readonly #transport: Transport;
  #pendingIds = new Set<number>();
  #sending: Promise<void> | null = null;

  constructor(
    openTransport: (events: TransportEvents) => Transport,
    onDisconnected: TransportEvents["onDisconnected"],
  ) {
    this.#transport = openTransport({
      onPayload: (payload) => this.#receive(payload),
      onGap: () => {
        for (const listener of this.#gapListeners) listener();
      },
      onDisconnected,
    });
  }

  publish(meetingIds: readonly number[]): void {
    this.#local.publish(meetingIds);
    for (const id of meetingIds) this.#pendingIds.add(id);
    // Rooms that are published while a payload is being sent are combined in the next one.
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  subscribe(listener: Parameters<Bus["subscribe"]>[0], onGap?: () => void): () => void {
    const unsubscribe = this.#local.subscribe(listener);
    if (onGap) this.#gapListeners.add(onGap);
    return () => {
      unsubscribe();
      if (onGap) this.#gapListeners.delete(onGap);
    };
  }

  /** Sends the pending ids, then closes the transport. */
  async close(): Promise<void> {
    await this.#sending;
    await this.#transport.close();
  }

  async #send(): Promise<void> {
    while (this.#pendingIds.size > 0) {
      const payloads = encodePayloads(this.#sender, this.#pendingIds);
      this.#pendingIds = new Set();
      for (const payload of payloads) {
        // A lost event only delays messages: the other hubs' sweeps find them.
        await this.#transport.send(payload).catch(() => undefined);
      }
    }
  }

  #receive(text: string): void {
    const payload = decodePayload(text);
    if (payload !== null && payload.sender !== this.#sender) this.#local.publish(payload.meetingIds);
  }
}
