/** Limits the open chat sockets of this process; checked before the handshake. */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Config } from "../../config.ts";
import { networkOf } from "../../lib/network.ts";

export class ConnectionLimiter {
  readonly #limits: Config["sockets"];
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #open = new Map<string, number>();
  #total = 0;

  constructor(limits: Config["sockets"], addressOf: (request: IncomingMessage) => string) {
    this.#limits = limits;
    this.#addressOf = addressOf;
  }

  /** Counts the socket until it is closed; returns false, without counting, when the limit is reached. */
  acquire(request: IncomingMessage, socket: Duplex): boolean {
    const address = networkOf(this.#addressOf(request));
    const openOfAddress = this.#open.get(address) ?? 0;
    if (this.#total >= this.#limits.max || openOfAddress >= this.#limits.perAddress) return false;
    this.#total += 1;
    this.#open.set(address, openOfAddress + 1);
    socket.once("close", () => this.#release(address));
    return true;
  }

  #release(address: string): void {
    this.#total -= 1;
    const remaining = (this.#open.get(address) ?? 1) - 1;
    if (remaining === 0) this.#open.delete(address);
    else this.#open.set(address, remaining);
  }
}
