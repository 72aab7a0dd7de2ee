/** What races are made of: members and meetings, requests sent at once, and what is left behind. */
import { MINUTE_MS } from "@babchingu/openapi";
import { addMs } from "../../lib/time.ts";
import type { OperationId } from "../../contract/types.ts";
import type { CallOptions } from "../../testing/api.ts";
import type { MemberOverrides, TestMember } from "../../testing/builders.ts";
import { meetingBody } from "../../testing/meetings.ts";
import type { PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { type CallAnswer, Calls } from "./calls.ts";
import { pick, type Random } from "./pick.ts";

/** "ok" or the name of the error, of each request of a race. */
export type Outcomes = string[];

/** Says what is wrong; null when nothing is. */
export type Race = (ctx: RaceContext) => Promise<string | null>;

export const REQUESTS = 6;
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** How many milliseconds the requests of a race are apart at most. */
const SPREADS_MS = [0, 0, 3, 12];

interface RaceOptions {
  url: string;
  operators: readonly [TestMember, TestMember];
  random: Random;
}

export class RaceContext {
  readonly environment: PostgresEnvironment;
  readonly api: Calls;
  readonly operators: readonly [TestMember, TestMember];
  readonly #url: string;
  readonly #random: Random;
  #outcomes: Outcomes = [];
  #delaysMs: number[] = [];
  #phones = 0;

  constructor(environment: PostgresEnvironment, { url, operators, random }: RaceOptions) {
    this.environment = environment;
    this.api = new Calls(url);
    this.operators = operators;
    this.#url = url;
    this.#random = random;
  }

  /** When the requests since the last call were sent. */
  takeDelays(): string {
    const delays = this.#delaysMs.map((ms) => ms.toFixed(1)).join(", ");
    this.#delaysMs = [];
    return delays;
  }

  takeOutcomes(): Outcomes {
    const outcomes = this.#outcomes;
    this.#outcomes = [];
    return outcomes;
  }

  members(count: number, overrides?: MemberOverrides): Promise<TestMember[]> {
    return Promise.all(times(count, () => this.environment.member(overrides)));
  }

  async member(overrides?: MemberOverrides): Promise<TestMember> {
    return this.environment.member(overrides);
  }

  /** A meeting of the host and these members. */
  async meeting(
    host: TestMember,
    guests: readonly TestMember[] = [],
    overrides: Parameters<typeof meetingBody>[1] = {},
  ): Promise<number> {
    const body = meetingBody(this.environment, overrides);
    const { meetingId } = await this.api.ok("createMeeting", { token: host.token, body });
    for (const { token } of guests) await this.api.ok("joinMeeting", { token, params: { meetingId } });
    return meetingId;
  }

  /** A pending application of each applicant; their ids in the same order. */
  async applications(meetingId: number, applicants: readonly TestMember[]): Promise<number[]> {
    const body = { content: "함께 먹고 싶어요." };
    const made = applicants.map(({ token }) =>
      this.api.ok("applyToMeeting", { token, params: { id: meetingId }, body }),
    );
    return (await Promise.all(made)).map(({ id }) => id);
  }

  /** Confirms the meeting and moves it to where members check in. */
  async openCheckIn(host: TestMember, meetingId: number): Promise<void> {
    await this.api.ok("confirmMeeting", { token: host.token, params: { id: meetingId } });
    await this.#change(meetingId, { scheduledAt: addMs(this.environment.clock.now(), 5 * MINUTE_MS) });
  }

  /** Ends a meeting that took place. */
  async end(meetingId: number): Promise<void> {
    await this.#change(meetingId, { status: "END", tookPlace: true });
  }

  /** A meeting in which both have checked in, and which is over. */
  async endedMeeting(host: TestMember, guest: TestMember): Promise<number> {
    const meetingId = await this.meeting(host, [guest]);
    await this.openCheckIn(host, meetingId);
    for (const { token } of [host, guest]) await this.api.ok("checkIn", { token, body: checkInBody(meetingId) });
    await this.end(meetingId);
    return meetingId;
  }

  /** The code that a phone has got. */
  async sendCode(phone: string, purpose: "SIGNUP" | "REVERIFICATION" | "RESET_PASSWORD"): Promise<string> {
    await this.api.ok("sendVerificationCode", { body: { phone, purpose } });
    const sent = await fetch(`${this.#url}/dev/outbox?to=${phone}`);
    return ((await sent.json()) as { code: string }[])[0]?.code ?? "";
  }

  /** A token for which a phone was verified. */
  async verify(phone: string, purpose: "SIGNUP" | "RESET_PASSWORD"): Promise<string> {
    const body = { phone, purpose, verificationCode: await this.sendCode(phone, purpose) };
    return (await this.api.ok("verifyVerificationCode", { body })).verificationToken;
  }

  /** A phone that nobody has. */
  newPhone(): string {
    this.#phones += 1;
    return `0109${String(this.#phones).padStart(7, "0")}`;
  }

  async balanceOf({ id }: TestMember): Promise<number> {
    const { db } = this.environment;
    const query = db.selectFrom("members").select("riceBalance").where("id", "=", id);
    return (await query.executeTakeFirstOrThrow()).riceBalance;
  }

  async seatOf(meetingId: number, { id }: TestMember): Promise<string | undefined> {
    const seats = this.environment.db.selectFrom("meetingMembers").select("state");
    return (await seats.where("meetingId", "=", meetingId).where("memberId", "=", id).executeTakeFirst())?.state;
  }

  /** Sends the requests at once, or within some milliseconds; returns how many succeeded. An answer of 500 or more is a fault, unless it may be UNAVAILABLE. */
  async send(
    requests: readonly (() => Promise<CallAnswer>)[],
    { mayBeUnavailable = false }: { mayBeUnavailable?: boolean } = {},
  ): Promise<number> {
    const spreadMs = pick(this.#random, SPREADS_MS);
    const delaysMs = requests.map(() => this.#random() * spreadMs);
    this.#delaysMs.push(...delaysMs);
    const answers = await Promise.all(
      requests.map(async (request, index) => {
        if (spreadMs > 0) await sleep(delaysMs[index]);
        return request();
      }),
    );
    const outcomes = answers.map(({ outcome }) => outcome);
    this.#outcomes.push(...outcomes);
    const fault = answers.find(
      ({ status, outcome }) => status >= 500 && !(mayBeUnavailable && outcome === "UNAVAILABLE"),
    );
    if (fault) throw new Error(`A race was answered ${fault.status} ${fault.outcome}.`);
    return outcomes.filter((outcome) => outcome === "ok").length;
  }

  /** A request for `send`. */
  request<Id extends OperationId>(id: Id, options: CallOptions<Id>): () => Promise<CallAnswer> {
    return () => this.api.call(id, options);
  }

  /** The same request several times at once. */
  repeat<Id extends OperationId>(id: Id, options: CallOptions<Id>): Promise<number> {
    return this.send(times(REQUESTS, () => this.request(id, options)));
  }

  async #change(id: number, values: { scheduledAt?: Date; status?: "END"; tookPlace?: boolean }): Promise<void> {
    await this.environment.db.updateTable("meetings").set(values).where("id", "=", id).execute();
  }
}

/** Of requests that succeeded, or of what they left behind. */
export const exactly = (expected: number, succeeded: number) =>
  succeeded === expected ? null : `${succeeded} instead of ${expected}`;
/** For races that any number may win, as long as the rules hold. */
export const anyNumber = (_succeeded: number) => null;

export const join = (ctx: RaceContext, { token }: TestMember, meetingId: number) =>
  ctx.request("joinMeeting", { token, params: { meetingId } });
export const leave = (ctx: RaceContext, { token }: TestMember, meetingId: number) =>
  ctx.request("leaveMeeting", { token, params: { meetingId } });

export const checkInBody = (meetingId: number) => {
  const { placeLatitude: latitude, placeLongitude: longitude } = meetingBody({ clock: { now: () => new Date() } });
  return { meetingId, latitude, longitude };
};
