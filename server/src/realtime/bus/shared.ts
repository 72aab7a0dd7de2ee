/** The bus of several processes: hubs of this one hear at once, those of others over a transport (PostgreSQL or Redis). */
import { randomUUID } from "node:crypto";
import { decodePayload, encodePayloads } from "./payload.ts";
import type { Bus } from "./bus.ts";
import { LocalBus } from "./bus.ts";

/** Carries short texts to every other process. It may lose some, and says so by `onGap` once it is connected again. */
export interface Transport {
  /** Resolves when the text is handed over; rejects when that is not possible now. */
  send: (payload: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface TransportEvents {
  onPayload: (payload: string) => void;
  /** The transport was cut and carries again. */
  onGap: () => void;
  /** Told once for each time the transport is cut. */
  onDown: (cause: unknown) => void;
}

export interface ClosableBus extends Bus {
  close: () => Promise<void>;
}

export class SharedBus implements ClosableBus {
  readonly #sender = randomUUID();
  readonly #local = new LocalBus();
  readonly #gapListeners = new Set<() => void>();
  readonly #transport: Transport;
  #waiting = new Set<number>();
  #sending: Promise<void> | null = null;

  constructor(openTransport: (events: TransportEvents) => Transport, onDown: TransportEvents["onDown"]) {
    this.#transport = openTransport({
      onPayload: (payload) => this.#receive(payload),
      onGap: () => {
        for (const listener of this.#gapListeners) listener();
      },
      onDown,
    });
  }

  publish(meetingIds: readonly number[]): void {
    this.#local.publish(meetingIds);
    for (const id of meetingIds) this.#waiting.add(id);
    // Rooms that are announced while a text is on its way go together in the next one.
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  subscribe(listener: Parameters<Bus["subscribe"]>[0], onGap?: () => void): () => void {
    const leave = this.#local.subscribe(listener);
    if (onGap) this.#gapListeners.add(onGap);
    return () => {
      leave();
      if (onGap) this.#gapListeners.delete(onGap);
    };
  }

  /** Hands over what waits, then closes the transport. */
  async close(): Promise<void> {
    await this.#sending;
    await this.#transport.close();
  }

  async #send(): Promise<void> {
    while (this.#waiting.size > 0) {
      const payloads = encodePayloads(this.#sender, this.#waiting);
      this.#waiting = new Set();
      for (const payload of payloads) {
        // A lost announcement only costs time: the other hubs' sweeps find the messages.
        await this.#transport.send(payload).catch(() => undefined);
      }
    }
  }

  #receive(text: string): void {
    const payload = decodePayload(text);
    if (payload !== null && payload.sender !== this.#sender) this.#local.publish(payload.meetingIds);
  }
}
