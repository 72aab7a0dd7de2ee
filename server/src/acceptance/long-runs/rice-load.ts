/** Members and an operator who carry out rice operations through two servers; unanswered ones are repeated until they are answered. */
import { errorNames, type ErrorCode } from "@babchingu/openapi/errors";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestMember } from "../../testing/builders.ts";
import type { MeetingCreation, SeatChange } from "../crash/journal.ts";
import { type ExpectedBooking, isIdempotent, type Kind, type Operation } from "./rice-operation.ts";
import { RiceOperations } from "./rice-operations.ts";
import type { TwoServers } from "./two-servers.ts";

interface LoadOptions {
  servers: TwoServers;
  members: readonly TestMember[];
  operator: TestMember;
  random: () => number;
  /** A new access token: they live for half an hour. */
  renewToken: (member: TestMember) => Promise<string>;
}

interface Answer {
  isOk: boolean;
  text: string;
  /** Whether an earlier attempt had no answer, and may have been carried out. */
  wasInterrupted: boolean;
}

const RETRY_MS = 100;
const REQUEST_MS_MAX = 20_000;
/** Share of the idempotent operations that are sent to both servers at once. */
const DOUBLED_SHARE = 0.05;

/** How many rows of a kind the ledger may have at least and at most. */
interface Bounds {
  min: number;
  max: number;
}

/** What the members were answered. */
export class RiceJournal {
  readonly creations: MeetingCreation[] = [];
  readonly seatChanges: SeatChange[] = [];
  readonly acknowledgedDeletions = new Set<number>();
  readonly requestedDeletions = new Set<number>();
  /** By `${memberId} ${reason} ${amount}`. */
  readonly bookings = new Map<string, Bounds>();
  readonly outcomes = new Map<string, number>();

  countOutcome(kind: Kind, outcome: string): void {
    const name = `${kind} ${outcome}`;
    this.outcomes.set(name, (this.outcomes.get(name) ?? 0) + 1);
  }

  /** The number of operations with this outcome, of all kinds. */
  count(outcome: "ok" | "doubled" | "interrupted"): number {
    const counts = [...this.outcomes].filter(([name]) => name.endsWith(` ${outcome}`));
    return counts.reduce((sum, [, count]) => sum + count, 0);
  }

  expectBooking({ memberIds, reason, amount }: ExpectedBooking, { min, max }: Bounds): void {
    for (const memberId of memberIds) {
      const name = `${memberId} ${reason} ${amount}`;
      const bounds = this.bookings.get(name) ?? { min: 0, max: 0 };
      this.bookings.set(name, { min: bounds.min + min, max: bounds.max + max });
    }
  }
}

export class RiceLoad {
  readonly journal = new RiceJournal();
  readonly operations: RiceOperations;
  readonly #options: LoadOptions;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.operations = new RiceOperations(options);
  }

  /** Carries out operations until there are enough, one of each member at a time. @returns their number. */
  async run(isEnough: (started: number) => boolean): Promise<number> {
    let started = 0;
    const runMember = async (member: TestMember) => {
      while (!isEnough(started)) {
        started += 1;
        await this.#execute(this.operations.draw(member));
      }
    };
    await Promise.all(this.#options.members.map(runMember));
    return started;
  }

  async #execute(operation: Operation): Promise<void> {
    const { kind, booking } = operation;
    const isDoubled = isIdempotent(operation) && kind !== "grantToAll" && this.#options.random() < DOUBLED_SHARE;
    const firstServers = isDoubled ? [0, 1] : [this.#options.random() < 0.5 ? 0 : 1];
    const answers = await Promise.all(firstServers.map((server) => this.#answer(operation, server)));
    const succeeded = answers.filter(({ isOk }) => isOk);
    // A refusal stores no key: of two, the second may succeed with the balance of a moment later.
    const [first] = succeeded;
    if (succeeded.some(({ text }) => text !== first?.text)) throw new Error(`A repeated ${kind} had another answer.`);
    const wasInterrupted = answers.some((answer) => answer.wasInterrupted);
    const isUncertain = first === undefined && wasInterrupted && !isIdempotent(operation);
    if (booking && first) this.journal.expectBooking(booking, { min: 1, max: 1 });
    if (booking && isUncertain) this.journal.expectBooking(booking, { min: 0, max: 1 });
    this.#noteMeeting(operation, { body: first?.text ?? null, isUncertain });
    if (isDoubled) this.journal.countOutcome(kind, "doubled");
    if (wasInterrupted) this.journal.countOutcome(kind, "interrupted");
    if (first) {
      this.journal.countOutcome(kind, "ok");
      operation.onSuccess?.(first.text);
    } else {
      const error = errorNames[(JSON.parse(answers[0]?.text ?? "") as { code: ErrorCode }).code];
      this.journal.countOutcome(kind, error);
      operation.onRefusal?.(error);
    }
  }

  /** Notes what the operation did, or may have done, to a meeting and its seats. */
  #noteMeeting(operation: Operation, { body, isUncertain }: { body: string | null; isUncertain: boolean }): void {
    const { kind, actor, meetingId = 0, key = "" } = operation;
    const { journal } = this;
    if (kind === "create" && body !== null) {
      const created = JSON.parse(body) as { meetingId: number };
      const request = operation.body as MeetingCreation["body"];
      journal.creations.push({ member: actor.id, body: request, key, meetingId: created.meetingId });
    }
    const isAcknowledged = body !== null;
    if (!isAcknowledged && !isUncertain) return;
    if (kind === "join" || kind === "leave") {
      journal.seatChanges.push({ member: actor.id, meetingId, kind, isAcknowledged });
    } else if (kind === "deleteMeeting") {
      journal.requestedDeletions.add(meetingId);
      if (isAcknowledged) journal.acknowledgedDeletions.add(meetingId);
    }
  }

  /** Sends the operation to the servers in turn until one answers. */
  async #answer(operation: Operation, firstServer: number): Promise<Answer> {
    const { servers } = this.#options;
    for (let attempt = 0; ; attempt += 1) {
      const { url } = servers[(firstServer + attempt) % 2 === 0 ? 0 : 1];
      const answer = await this.#send(operation, url);
      if (answer !== null) return { ...answer, wasInterrupted: attempt > 0 };
      await sleep(RETRY_MS);
    }
  }

  /** Null when the connection broke before the answer, or the server can't serve now. */
  async #send(operation: Operation, url: string): Promise<Pick<Answer, "isOk" | "text"> | null> {
    const { actor, method, path, body, key } = operation;
    const headers = {
      authorization: `Bearer ${actor.token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
    };
    const init = { method, headers, signal: AbortSignal.timeout(REQUEST_MS_MAX) };
    try {
      const content = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(`${url}/api/v1${path}`, { ...init, ...content });
      const text = await response.text();
      return await this.#read({ actor, status: response.status, text });
    } catch (error) {
      // `fetch` reports a broken connection as a TypeError; anything else is a finding.
      if (error instanceof TypeError) return null;
      throw error;
    }
  }

  async #read({ actor, status, text }: { actor: TestMember; status: number; text: string }) {
    if (status === 503) return null;
    if (status >= 500) throw new Error(`The server failed: ${text}`);
    if (status !== 401) return { isOk: status < 300, text };
    // While the database is away the next attempt renews it.
    actor.token = await this.#options.renewToken(actor).catch(() => actor.token);
    return null;
  }
}
