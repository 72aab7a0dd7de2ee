/** The bus of several processes: hubs of this one hear at once, those of others over a wire (PostgreSQL or Redis). */
import { randomUUID } from "node:crypto";
import { decodePayload, encodePayloads } from "./bus-payload.ts";
import type { Bus } from "./bus.ts";
import { LocalBus } from "./bus.ts";

/** Carries short texts to every other process. It may lose some, and says so by `onGap` once it is connected again. */
export interface Wire {
  /** Resolves when the text is handed over; rejects when that is not possible now. */
  send: (payload: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface WireEvents {
  onPayload: (payload: string) => void;
  /** The wire was cut and carries again. */
  onGap: () => void;
  /** Told once for each time the wire is cut. */
  onDown: (cause: unknown) => void;
}

export interface ClosableBus extends Bus {
  close: () => Promise<void>;
}

export class SharedBus implements ClosableBus {
  readonly #sender = randomUUID();
  readonly #local = new LocalBus();
  readonly #gapListeners = new Set<() => void>();
  readonly #wire: Wire;
  #waiting = new Set<number>();
  #sending: Promise<void> | null = null;

  constructor(openWire: (events: WireEvents) => Wire, onDown: WireEvents["onDown"]) {
    this.#wire = openWire({
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

  /** Hands over what waits, then closes the wire. */
  async close(): Promise<void> {
    await this.#sending;
    await this.#wire.close();
  }

  async #send(): Promise<void> {
    while (this.#waiting.size > 0) {
      const payloads = encodePayloads(this.#sender, this.#waiting);
      this.#waiting = new Set();
      for (const payload of payloads) {
        // A lost announcement only costs time: the other hubs' sweeps find the messages.
        await this.#wire.send(payload).catch(() => undefined);
      }
    }
  }

  #receive(text: string): void {
    const payload = decodePayload(text);
    if (payload !== null && payload.sender !== this.#sender) this.#local.publish(payload.meetingIds);
  }
}
