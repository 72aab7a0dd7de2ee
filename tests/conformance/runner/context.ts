import { errorCatalogue, type ErrorName } from "@babchingu/openapi/errors";
/** The API of a check: recorded and validated calls, members to act as, the clock, sockets, and expectations. */
import { isDeepStrictEqual } from "node:util";
import { Member, signUp, verifyPhone, type MemberSpec, type Operator } from "./actors.ts";
import type { AnyCall, Call, OperationId, Result, Sender } from "../client/call-types.ts";
import { CheckFailed, Skip, type Check, type Failure } from "./check.ts";
import { operationOf, specPointer } from "../contract/openapi.ts";
import { specOf, type RecordedResponse, type HttpClient } from "../client/http.ts";
import { readCode } from "./hooks.ts";
import { Recorder } from "../client/recorder.ts";
import { ERRORS, StompSocket } from "../client/socket.ts";
import type { RunEnvironment } from "./environment.ts";

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

function summary({ status, text }: RecordedResponse): string {
  return `${status} ${text.slice(0, SHOWN_MAX)}`.trim();
}

export class Context {
  readonly check: Check;
  readonly env: RunEnvironment;
  readonly recorder: Recorder;
  readonly http: HttpClient;
  readonly #sockets: StompSocket[] = [];

  constructor(check: Check, env: RunEnvironment, recorder: Recorder) {
    this.check = check;
    this.env = env;
    this.recorder = recorder;
    this.http = env.client(recorder);
  }

  // Calls

  /** Sends a typed request and returns any response. */
  call<Id extends OperationId>(id: Id, call: Call<Id> = {}): Promise<RecordedResponse> {
    return this.http.call(id, call as AnyCall);
  }

  /** Sends any request to an operation. */
  send(id: string, call: AnyCall = {}): Promise<RecordedResponse> {
    return this.http.call(id, call);
  }

  /** The body of the success; any other response fails the check. Waits for rate limits. */
  async ok<Id extends OperationId>(id: Id, call: Call<Id> = {}): Promise<Result<Id>> {
    const response = await this.http.callWithRetry(id, call as AnyCall);
    this.expectSuccess(id, response);
    return (response.body ?? (response.text === "" ? undefined : response.text)) as Result<Id>;
  }

  /** The body of the refusal; a success or another error fails the check. */
  async refused<Id extends OperationId>(id: Id, errorName: ErrorName, call: Call<Id> = {}): Promise<ErrorBody> {
    const response = await (errorName === "TOO_MANY_REQUESTS"
      ? this.http.call(id, call as AnyCall)
      : this.http.callWithRetry(id, call as AnyCall));
    return this.expectRefusal(id, errorName, response);
  }

  expectSuccess(id: string, response: RecordedResponse): void {
    const { success } = operationOf(id);
    if (response.status === success) return;
    this.fail(`${id} should succeed.`, { expected: String(success), actual: summary(response), response });
  }

  expectRefusal(id: string, errorName: ErrorName, response: RecordedResponse): ErrorBody {
    const body = (response.body ?? {}) as ErrorBody;
    const { code, status } = errorCatalogue[errorName];
    if (response.status === status && body.code === code) return body;
    const spec = specPointer(operationOf(id), status);
    return this.fail(`${id} should refuse with ${errorName}.`, {
      expected: `${status} ${code} ${errorName}`,
      actual: summary(response),
      response,
      spec,
    });
  }

  // People

  /** Signs up a new member for this check. */
  member(label: string, spec: MemberSpec = {}): Promise<Member> {
    // With its own client address, because sign-ups and logins are limited by address.
    return signUp(this.env.client(this.recorder), this.env, label, spec);
  }

  /** Several new members. */
  async members(...labels: string[]): Promise<Member[]> {
    const members: Member[] = [];
    for (const label of labels) members.push(await this.member(label));
    return members;
  }

  /** A member shared by all checks: for reading, and for requests without effect. */
  sharedMember(): Promise<Member> {
    return this.share("reader", (ctx) => ctx.member("reader"));
  }

  /** Creates something once for the whole run, in a separate context, so that no check depends on another. */
  share<T>(name: string, make: (ctx: Context) => Promise<T>): Promise<T> {
    return this.env.share(name, () => {
      const id = `shapes.shared ${name}` as const;
      const check: Check = { id, title: name, source: "", run: () => Promise.resolve() };
      return make(new Context(check, this.env, new Recorder(this.env.coverage.observerFor(id))));
    });
  }

  operator(): Promise<Operator> {
    return this.env.operator();
  }

  /** Another session of the same member. */
  sessionOf(member: Member, label = `${member.label}, second session`): Member {
    return new Member(label, member, this.env.client(this.recorder), this.env.clock);
  }

  /** Verifies a phone for signing up or resetting a password (D12); returns the verification token. */
  verifyPhone(phone: string, purpose: "SIGNUP" | "RESET_PASSWORD"): Promise<string> {
    return verifyPhone(this.http, this.env, { phone, purpose });
  }

  /** The newest code sent to a phone; `old` is the previous one. */
  code(phone: string, old: string | null = null): Promise<string> {
    return readCode(this.env.profile, phone, old);
  }

  // Time

  /** The server's time. */
  now(): Date {
    return this.env.clock.now();
  }

  /** Advances the server's time. The check must need `clock`. */
  advance(ms: number): Promise<void> {
    return this.env.clock.advance(ms);
  }

  /** Advances the server's time to an instant. */
  advanceTo(instant: Date): Promise<void> {
    return this.env.clock.to(instant);
  }

  // Sockets

  /** A WebSocket without a STOMP session; it is closed with the check. */
  async openSocket(
    label: string,
    options: { protocols?: string[]; headers?: Record<string, string> } = {},
  ): Promise<StompSocket> {
    const url = this.env.profile.wsUrl;
    if (url === null) throw new Skip("the socket's address is unknown (--ws-url)");
    const socket = await StompSocket.open(url, { label, recorder: this.recorder, ...options });
    this.#sockets.push(socket);
    return socket;
  }

  /** A connected session, subscribed to its refusals and the rooms of these meetings. */
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

  /** Closes the sockets of the check. */
  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  // Expectations

  /** Two values are the same, deeply. */
  equal(actual: unknown, expected: unknown, sentence: string, response?: RecordedResponse): void {
    if (isDeepStrictEqual(actual, expected)) return;
    this.fail(sentence, { expected: shown(expected), actual: shown(actual), ...(response ? { response } : {}) });
  }

  /** The fields of `expected` have its values; the others don't matter. */
  includes(actual: object, expected: object, sentence: string): void {
    const compared = Object.entries(actual).filter(([name]) => name in expected);
    this.equal(Object.fromEntries(compared), expected, sentence);
  }

  /** Fails the check unless `holds`; `actual` is shown then. */
  that(holds: boolean, sentence: string, actual?: unknown, response?: RecordedResponse): void {
    if (holds) return;
    this.fail(sentence, {
      ...(actual === undefined ? {} : { actual: shown(actual) }),
      ...(response ? { response } : {}),
    });
  }

  /** A number lies between two others, both included. */
  between(actual: number, [min, max]: readonly [number, number], sentence: string): void {
    this.that(actual >= min && actual <= max, `${sentence} It should lie between ${min} and ${max}.`, actual);
  }

  /** Ends the check as failed. Without a response it points at the newest exchange. */
  fail(
    sentence: string,
    {
      response,
      ...more
    }: Partial<Pick<Failure, "expected" | "actual" | "pointer" | "spec">> & { response?: RecordedResponse } = {},
  ): never {
    const exchange = response?.exchange ?? this.recorder.exchanges.at(-1);
    const spec = response ? { spec: specOf(response.exchange) } : {};
    throw new CheckFailed({ sentence, ...spec, ...more, ...(exchange ? { exchange: exchange.number } : {}) });
  }

  /** Ends the check as skipped: the backend can't be tested for this. */
  skip(reason: string): never {
    throw new Skip(reason);
  }
}
