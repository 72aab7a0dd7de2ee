/** What floods are made of: calls from attackers' addresses, sent for some time, and how they are answered. */
import { setTimeout as sleep } from "node:timers/promises";
import type { OperationId, OperationResult } from "../../contract/types.ts";
import type { CallOptions } from "../../testing/api.ts";
import type { TestMember } from "../../testing/builders.ts";
import { type CallAnswer, Calls } from "./calls.ts";
import type { FloodTarget } from "./flood-target.ts";

/** A connection that the server closed before it had answered. */
export const CLOSED = "closed";

let networks = 0;

export class FloodContext {
  readonly target: FloodTarget;
  readonly api: Calls;
  /** How often each outcome was seen. */
  readonly outcomes = new Map<string, number>();
  readonly #network = (networks += 1);
  #endMs = 0;

  constructor(target: FloodTarget) {
    this.target = target;
    this.api = new Calls(target.url);
  }

  /** An address of the flood's own network. */
  address(index = 1): string {
    return `10.${this.#network}.0.${index % 250}`;
  }

  get isOver(): boolean {
    return performance.now() >= this.#endMs;
  }

  get leftMs(): number {
    return Math.max(0, this.#endMs - performance.now());
  }

  start(seconds: number): void {
    this.#endMs = performance.now() + seconds * 1000;
  }

  members(count: number): Promise<TestMember[]> {
    return Promise.all(Array.from({ length: count }, () => this.target.member()));
  }

  note(outcome: string): void {
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
  }

  /** Calls an operation and notes its outcome. @returns its result; null without a success. */
  async call<Id extends OperationId>(
    id: Id,
    options: CallOptions<Id>,
    address = this.address(),
  ): Promise<OperationResult<Id> | null> {
    const headers = { ...options.headers, "x-forwarded-for": address };
    const answer: CallAnswer = await this.api
      .call(id, { ...options, headers })
      .catch(() => ({ status: 0, outcome: CLOSED, body: null }));
    this.note(answer.outcome);
    return answer.outcome === "ok" ? (answer.body as OperationResult<Id>) : null;
  }

  /** Uploads a file and notes the outcome. */
  async upload(data: Buffer, token: string): Promise<void> {
    const { outcome } = await this.api.upload(data, { token, headers: { "x-forwarded-for": this.address() } });
    this.note(outcome);
  }

  /** Sends until the end, whether or not there are answers. */
  async atRate(perSecond: number, send: (index: number) => Promise<unknown>): Promise<void> {
    const sent: Promise<unknown>[] = [];
    const startMs = performance.now();
    for (let index = 0; !this.isOver; index += 1) {
      sent.push(send(index));
      await sleep(Math.max(0, startMs + ((index + 1) * 1000) / perSecond - performance.now()));
    }
    await Promise.all(sent);
  }

  /** Each of the senders sends again after its answer, until the end. */
  async inTurn<T>(senders: readonly T[], send: (sender: T) => Promise<unknown>): Promise<void> {
    const sendUntilEnd = async (sender: T) => {
      while (!this.isOver) await send(sender);
    };
    await Promise.all(senders.map(sendUntilEnd));
  }
}
