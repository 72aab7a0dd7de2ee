/** The API of a check: recorded and validated calls, members to act as, the clock, sockets, and expectations. */
import { errorCatalogue, type ErrorName } from "@babchingu/openapi/errors";
import { isDeepStrictEqual } from "node:util";
import { Member, signUp, verifyPhone, type MemberSpec, type Operator } from "./actors.ts";
import type { AnyCall, Call, OperationId, Result, Sender } from "../client/call-types.ts";
import { CheckFailed, CheckSkipped, type Check, type Failure } from "./check.ts";
import { operationOf, specPointer } from "../contract/openapi.ts";
import { redact } from "../client/exchange.ts";
import { formatResponse, specOf, type RecordedResponse, type HttpClient } from "../client/http.ts";
import { readVerificationCode } from "./hooks.ts";
import type { Recorder } from "../client/recorder.ts";
import { ERROR_DESTINATION, StompSocket } from "../client/socket.ts";
import type { RunEnvironment } from "./environment.ts";

export interface ErrorBody {
  code: string;
  message: string;
  data?: Record<string, unknown> & { fields?: Record<string, string> };
}

const SHOWN_CHARS_MAX = 600;
const ACCEPTED = 202;
const JOB_POLL_MS = 200;

/** A value as text for a failure. */
function formatValue(value: unknown): string {
  const text = redact(typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined"));
  return text.length > SHOWN_CHARS_MAX ? `${text.slice(0, SHOWN_CHARS_MAX)}…` : text;
}

export class Context {
  readonly check: Check;
  readonly env: RunEnvironment;
  readonly recorder: Recorder;
  readonly http: HttpClient;
  readonly #sockets: StompSocket[] = [];
  /** Whether other checks use the members that this context signs up. */
  readonly #areMembersNeeded: boolean;

  constructor(
    check: Check,
    env: RunEnvironment,
    recorder: Recorder,
    { areMembersNeeded }: { areMembersNeeded: boolean } = { areMembersNeeded: false },
  ) {
    this.#areMembersNeeded = areMembersNeeded;
    this.check = check;
    this.env = env;
    this.recorder = recorder;
    this.http = this.#newClient();
  }

  /** A client with an address of its own. */
  #newClient(): HttpClient {
    return this.env.client(this.recorder, undefined, this.check);
  }

  // Calls

  /** Sends a typed request and returns any response. */
  call<Id extends OperationId>(id: Id, call: Call<Id> = {}): Promise<RecordedResponse> {
    return this.http.call(id, call as AnyCall);
  }

  /** Sends a request that the contract's types may not allow. */
  callUntyped(id: string, call: AnyCall = {}): Promise<RecordedResponse> {
    return this.http.call(id, call);
  }

  /** The body of the success; any other response fails the check. Waits for rate limits. */
  async ok<Id extends OperationId>(id: Id, call: Call<Id> = {}): Promise<Result<Id>> {
    const response = await this.http.callWithRetry(id, call as AnyCall);
    this.expectSuccess(id, response);
    if (response.status === ACCEPTED)
      return (await this.#resultOfJob(response, call as AnyCall)) as unknown as Result<Id>;
    return (response.body ?? (response.text === "" ? undefined : response.text)) as Result<Id>;
  }

  /** Waits for the job of a 202, on a backend with many members (R54); the result is that of the sync, which alone has one. */
  async #resultOfJob({ body }: RecordedResponse, { as }: AnyCall): Promise<Result<"syncRiceTransactions">> {
    const { id } = body as Result<"getAdminBulkJob">;
    for (;;) {
      const job = await this.ok("getAdminBulkJob", { as, params: { id } });
      this.assert(job.state === "RUNNING" || job.state === "DONE", "The job should reach everybody.", job);
      if (job.state === "DONE") return { checked: job.done, corrected: job.corrected ?? 0 };
      await new Promise((resolve) => setTimeout(resolve, JOB_POLL_MS));
    }
  }

  /** The body of the refusal; a success or another error fails the check. */
  async refused<Id extends OperationId>(id: Id, errorName: ErrorName, call: Call<Id> = {}): Promise<ErrorBody> {
    const response = await (errorName === "TOO_MANY_REQUESTS"
      ? this.http.call(id, call as AnyCall)
      : this.http.callWithRetry(id, call as AnyCall));
    return this.expectRefusal(id, errorName, response);
  }

  expectSuccess(id: string, response: RecordedResponse): void {
    const { success, responses } = operationOf(id);
    if (response.status === success) return;
    if (response.status === ACCEPTED && responses[ACCEPTED] !== undefined) return;
    this.fail(`${id} should succeed.`, { expected: String(success), actual: formatResponse(response), response });
  }

  expectRefusal(id: string, errorName: ErrorName, response: RecordedResponse): ErrorBody {
    const body = (response.body ?? {}) as ErrorBody;
    const { code, status } = errorCatalogue[errorName];
    if (response.status === status && body.code === code) return body;
    const spec = specPointer(operationOf(id), status);
    return this.fail(`${id} should refuse with ${errorName}.`, {
      expected: `${status} ${code} ${errorName}`,
      actual: formatResponse(response),
      response,
      spec,
    });
  }

  // People

  /** Signs up a new member for this check. */
  async member(label: string, spec: MemberSpec = {}): Promise<Member> {
    // With its own client address, because sign-ups and logins are limited by address.
    const member = await signUp(this.#newClient(), this.env, label, spec);
    member.isAccountNeeded = this.#areMembersNeeded;
    member.isSessionNeeded = this.#areMembersNeeded;
    return member;
  }

  /** Several new members. */
  async members(...labels: string[]): Promise<Member[]> {
    const members: Member[] = [];
    for (const label of labels) members.push(await this.member(label));
    return members;
  }

  /** A member shared by all checks: for reading, and for requests without effect. */
  sharedMember(): Promise<Member> {
    return this.createOnce("reader", (ctx) => ctx.member("reader"));
  }

  /** Creates data once for the whole run, in a context of its own, because no check owns it: its members must outlive each check. */
  createOnce<T>(
    name: string,
    create: (ctx: Context) => Promise<T>,
    { areMembersNeeded }: { areMembersNeeded: boolean } = { areMembersNeeded: true },
  ): Promise<T> {
    const id = `shapes.shared ${name}` as const;
    return this.env.createOnce(id, (recorder) => {
      const check: Check = { id, title: name, source: "", run: () => Promise.resolve() };
      return create(new Context(check, this.env, recorder, { areMembersNeeded }));
    });
  }

  operator(): Promise<Operator> {
    return this.env.operator();
  }

  /** The operator with the role VIEWER (D60). */
  viewer(): Promise<Operator> {
    return this.env.viewer();
  }

  /** Another session of the same member. */
  sessionOf(member: Member, label = `${member.label}, second session`): Member {
    const session = new Member(label, member, this.#newClient(), this.env.clock);
    session.isAccountNeeded = member.isAccountNeeded;
    return session;
  }

  /** Verifies a phone for signing up or resetting a password (D12); returns the verification token. */
  verifyPhone(phone: string, purpose: "SIGNUP" | "RESET_PASSWORD"): Promise<string> {
    return verifyPhone(this.http, this.env, { phone, purpose });
  }

  /** Reads the newest code sent to a phone; waits while it is still the previous one. */
  verificationCode(phone: string, previous: string | null = null): Promise<string> {
    return readVerificationCode(this.env.profile, phone, previous);
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
    return this.env.clock.advanceTo(instant);
  }

  // Sockets

  /** Opens a WebSocket without a STOMP session; it is closed when the check ends. */
  async openSocket(
    label: string,
    options: { protocols?: string[]; headers?: Record<string, string> } = {},
  ): Promise<StompSocket> {
    const url = this.env.profile.wsUrl;
    if (url === null) throw new CheckSkipped("the socket's address is unknown (--ws-url)");
    this.env.assertRunning(this.recorder);
    const socket = await StompSocket.open(url, { label, recorder: this.recorder, ...options });
    this.#sockets.push(socket);
    return socket;
  }

  /** Opens a STOMP session that is subscribed to its refusals and to the rooms of these meetings. */
  async openChat(sender: Sender, ...meetingIds: number[]): Promise<StompSocket> {
    const socket = await this.openSocket(sender.label);
    await socket.connect(sender);
    for (const destination of [ERROR_DESTINATION, ...meetingIds.map((id) => `/topic/chat/${id}`)]) {
      const outcome = await socket.subscribe(sender, destination);
      if ("refusal" in outcome) {
        this.fail(`${sender.label} should be allowed to subscribe to ${destination}.`, {
          expected: "RECEIPT",
          actual: formatValue(outcome.refusal),
        });
      }
    }
    return socket;
  }

  /** Closes the sockets of the check, and makes every further request throw. */
  stop(): void {
    this.env.stop(this.recorder);
    this.close();
  }

  /** Closes the sockets of the check. */
  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  // Expectations

  /** Fails the check unless both values are deeply equal. */
  equal(actual: unknown, expected: unknown, sentence: string, response?: RecordedResponse): void {
    if (isDeepStrictEqual(actual, expected)) return;
    this.fail(sentence, {
      expected: formatValue(expected),
      actual: formatValue(actual),
      ...(response ? { response } : {}),
    });
  }

  /** Fails the check unless every field of `expected` has the same value in `actual`; other fields are ignored. */
  includes(actual: object, expected: object, sentence: string): void {
    const compared = Object.entries(actual).filter(([name]) => name in expected);
    this.equal(Object.fromEntries(compared), expected, sentence);
  }

  /** Fails the check unless the condition holds; the failure shows `actual`. */
  assert(condition: boolean, sentence: string, actual?: unknown, response?: RecordedResponse): void {
    if (condition) return;
    this.fail(sentence, {
      ...(actual === undefined ? {} : { actual: formatValue(actual) }),
      ...(response ? { response } : {}),
    });
  }

  /** Fails the check unless the number is within the bounds, both included. */
  between(actual: number, [min, max]: readonly [number, number], sentence: string): void {
    this.assert(actual >= min && actual <= max, `${sentence} It should lie between ${min} and ${max}.`, actual);
  }

  /** Ends the check as failed. Without a response it points at the newest exchange. */
  fail(
    sentence: string,
    {
      response,
      ...details
    }: Partial<Pick<Failure, "expected" | "actual" | "pointer" | "spec">> & { response?: RecordedResponse } = {},
  ): never {
    const exchange = response?.exchange ?? this.recorder.exchanges.at(-1);
    const spec = response ? { spec: specOf(response.exchange) } : {};
    throw new CheckFailed({ sentence, ...spec, ...details, ...(exchange ? { exchange: exchange.number } : {}) });
  }

  /** Ends the check as skipped: the backend can't be tested for this. */
  skip(reason: string): never {
    throw new CheckSkipped(reason);
  }
}
