/** Bounds on open chat sockets of this process, checked before the handshake. */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Config } from "../../config.ts";
import { ipv6Prefix } from "./client-address.ts";

export class ConnectionLimiter {
  readonly #limits: Config["sockets"];
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #open = new Map<string, number>();
  #total = 0;

  constructor(limits: Config["sockets"], addressOf: (request: IncomingMessage) => string) {
    this.#limits = limits;
    this.#addressOf = addressOf;
  }

  /** Counts the socket until it is closed; false, and nothing is counted, when there are too many. */
  acquire(request: IncomingMessage, socket: Duplex): boolean {
    const address = ipv6Prefix(this.#addressOf(request));
    const ofAddress = this.#open.get(address) ?? 0;
    if (this.#total >= this.#limits.max || ofAddress >= this.#limits.perAddress) return false;
    this.#total += 1;
    this.#open.set(address, ofAddress + 1);
    socket.once("close", () => this.#release(address));
    return true;
  }

  #release(address: string): void {
    this.#total -= 1;
    const left = (this.#open.get(address) ?? 1) - 1;
    if (left === 0) this.#open.delete(address);
    else this.#open.set(address, left);
  }
}
