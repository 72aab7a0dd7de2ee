import type { ErrorName } from "@babchingu/openapi/errors";
import { errorCatalogue } from "@babchingu/openapi/errors";
/** What a check is given: calls that are recorded and validated, people to act as, the clock, sockets, and expectations. */
import { isDeepStrictEqual } from "node:util";
import type { MemberSpec } from "./actors.ts";
import { Member, proveAs, signUp } from "./actors.ts";
import type { Operator } from "./actors.ts";
import type { AnyCall, Call, OperationId, Result, Sender } from "../client/call-types.ts";
import type { Check, Failure } from "./check.ts";
import { CheckFailed, Skip } from "./check.ts";
import { operationOf, specPointer } from "../contract/openapi.ts";
import type { Answer, HttpClient } from "../client/http.ts";
import { specOf } from "../client/http.ts";
import { readCode } from "./hooks.ts";
import { Recorder } from "../client/recorder.ts";
import { ERRORS, StompSocket } from "../client/socket.ts";
import type { World } from "./world.ts";

export interface ErrorBody {
  code: string;
  message: string;
  data?: Record<string, unknown> & { fields?: Record<string, string> };
}

const SHOWN_MAX = 600;

/** A value as failures show it. */
function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}

function summary({ status, text }: Answer): string {
  return `${status} ${text.slice(0, SHOWN_MAX)}`.trim();
}

export class Context {
  readonly check: Check;
  readonly world: World;
  readonly recorder: Recorder;
  readonly http: HttpClient;
  readonly #sockets: StompSocket[] = [];

  constructor(check: Check, world: World, recorder: Recorder) {
    this.check = check;
    this.world = world;
    this.recorder = recorder;
    this.http = world.client(recorder);
  }

  // Calls

  /** Sends a request that the contract's types allow; any answer will do. */
  call<Id extends OperationId>(id: Id, call: Call<Id> = {}): Promise<Answer> {
    return this.http.call(id, call as AnyCall);
  }

  /** Sends any request to an operation. */
  send(id: string, call: AnyCall = {}): Promise<Answer> {
    return this.http.call(id, call);
  }

  /** The body of the success; any other answer fails the check. Waits for rate limits. */
  async ok<Id extends OperationId>(id: Id, call: Call<Id> = {}): Promise<Result<Id>> {
    const answer = await this.http.callWithRetry(id, call as AnyCall);
    this.expectSuccess(id, answer);
    return (answer.body ?? (answer.text === "" ? undefined : answer.text)) as Result<Id>;
  }

  /** The body of the refusal; a success or another error fails the check. */
  async refused<Id extends OperationId>(id: Id, errorName: ErrorName, call: Call<Id> = {}): Promise<ErrorBody> {
    const answer = await (errorName === "TOO_MANY_REQUESTS"
      ? this.http.call(id, call as AnyCall)
      : this.http.callWithRetry(id, call as AnyCall));
    return this.expectRefusal(id, errorName, answer);
  }

  expectSuccess(id: string, answer: Answer): void {
    const { success } = operationOf(id);
    if (answer.status === success) return;
    this.fail(`${id} should succeed.`, { expected: String(success), actual: summary(answer), answer });
  }

  expectRefusal(id: string, errorName: ErrorName, answer: Answer): ErrorBody {
    const body = (answer.body ?? {}) as ErrorBody;
    const { code, status } = errorCatalogue[errorName];
    if (answer.status === status && body.code === code) return body;
    const spec = specPointer(operationOf(id), status);
    return this.fail(`${id} should refuse with ${errorName}.`, {
      expected: `${status} ${code} ${errorName}`,
      actual: summary(answer),
      answer,
      spec,
    });
  }

  // People

  /** A new member of this check's own. */
  member(label: string, spec: MemberSpec = {}): Promise<Member> {
    // From an address of their own: sign-ups and logins are limited by address.
    return signUp(this.world.client(this.recorder), this.world, label, spec);
  }

  /** Several new members. */
  async members(...labels: string[]): Promise<Member[]> {
    const members: Member[] = [];
    for (const label of labels) members.push(await this.member(label));
    return members;
  }

  /** A member that other checks use, too: for reading, and for what has no effect. */
  reader(): Promise<Member> {
    return this.share("reader", (ctx) => ctx.member("reader"));
  }

  /** Makes something once for the whole run, in a context of its own, so that no check depends on another. */
  share<T>(name: string, make: (ctx: Context) => Promise<T>): Promise<T> {
    return this.world.share(name, () => {
      const id = `shared: ${name}`;
      const check: Check = { id, level: "shapes", title: name, source: "", run: () => Promise.resolve() };
      return make(new Context(check, this.world, new Recorder(this.world.coverage.observerFor(id))));
    });
  }

  operator(): Promise<Operator> {
    return this.world.operator();
  }

  /** Another session of the same member. */
  sessionOf(member: Member, label = `${member.label}, second session`): Member {
    return new Member(label, member, this.world.client(this.recorder), this.world.clock);
  }

  /** A proof of a phone for signing up or resetting a password (D12). */
  prove(phone: string, purpose: "SIGNUP" | "RESET_PASSWORD"): Promise<string> {
    return proveAs(this.http, this.world, { phone, purpose });
  }

  /** The newest code sent to a phone; `old` is one that is known already. */
  code(phone: string, old: string | null = null): Promise<string> {
    return readCode(this.world.profile, phone, old);
  }

  // Time

  /** The server's time. */
  now(): Date {
    return this.world.clock.now();
  }

  /** Moves the server's time. The check must need `clock`. */
  advance(ms: number): Promise<void> {
    return this.world.clock.advance(ms);
  }

  /** Moves the server's time to an instant. */
  advanceTo(instant: Date): Promise<void> {
    return this.world.clock.to(instant);
  }

  // Sockets

  /** A WebSocket without a STOMP session; the check closes none itself. */
  async openSocket(
    label: string,
    options: { protocols?: string[]; headers?: Record<string, string> } = {},
  ): Promise<StompSocket> {
    const url = this.world.profile.wsUrl;
    if (url === null) throw new Skip("the socket's address is unknown (--ws-url)");
    const socket = await StompSocket.open(url, { label, recorder: this.recorder, ...options });
    this.#sockets.push(socket);
    return socket;
  }

  /** A connected session that hears its refusals, subscribed to the rooms of these meetings. */
  async chat(sender: Sender, ...meetingIds: number[]): Promise<StompSocket> {
    const socket = await this.openSocket(sender.label);
    await socket.connect(sender);
    for (const destination of [ERRORS, ...meetingIds.map((id) => `/topic/chat/${id}`)]) {
      const outcome = await socket.subscribe(sender, destination);
      if ("refusal" in outcome) {
        this.fail(`${sender.label} should be allowed to subscribe to ${destination}.`, {
          expected: "RECEIPT",
          actual: shown(outcome.refusal),
        });
      }
    }
    return socket;
  }

  /** Ends what the check left open. */
  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  // Expectations

  /** Two values are the same, deeply. */
  equal(actual: unknown, expected: unknown, sentence: string, answer?: Answer): void {
    if (isDeepStrictEqual(actual, expected)) return;
    this.fail(sentence, { expected: shown(expected), actual: shown(actual), ...(answer ? { answer } : {}) });
  }

  /** Something holds. `actual` is shown when it doesn't. */
  that(holds: boolean, sentence: string, actual?: unknown, answer?: Answer): void {
    if (holds) return;
    this.fail(sentence, { ...(actual === undefined ? {} : { actual: shown(actual) }), ...(answer ? { answer } : {}) });
  }

  /** A number lies between two others, both included. */
  between(actual: number, [min, max]: readonly [number, number], sentence: string): void {
    this.that(actual >= min && actual <= max, `${sentence} It should lie between ${min} and ${max}.`, actual);
  }

  /** Ends the check as failed. Without an answer the newest exchange is pointed at. */
  fail(
    sentence: string,
    { answer, ...more }: Partial<Pick<Failure, "expected" | "actual" | "pointer" | "spec">> & { answer?: Answer } = {},
  ): never {
    const exchange = answer?.exchange ?? this.recorder.exchanges.at(-1);
    const spec = answer ? { spec: specOf(answer.exchange) } : {};
    throw new CheckFailed({ sentence, ...spec, ...more, ...(exchange ? { exchange: exchange.number } : {}) });
  }

  /** Ends the check as skipped: the backend can't be asked this. */
  skip(reason: string): never {
    throw new Skip(reason);
  }
}
