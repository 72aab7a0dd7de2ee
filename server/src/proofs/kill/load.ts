/** Members who open, join, leave and write as fast as the server answers, until it is gone. */
import { toSeoulTime, HOUR_MS } from "../../lib/time.ts";
import type { TestMember } from "../../testing/builders.ts";
import { ChatLine } from "./chat-line.ts";
import type { Journal, Message, Opening } from "./journal.ts";

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface LoadOptions {
  port: number;
  members: TestMember[];
  journal: Journal;
  random: () => number;
}

const HOURS_AHEAD = 48;
/** Few rooms, so that many want the same seats. */
const ROOMS_RECENT = 6;

export class Load {
  readonly #options: LoadOptions;
  #made = 0;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  /** Sends a request; null when the connection broke before the answer. */
  async #call(member: TestMember, method: string, path: string, more: { body?: object; key?: string } = {}) {
    const headers = {
      authorization: `Bearer ${member.token}`,
      ...(more.body === undefined ? {} : { "content-type": "application/json" }),
      ...(more.key === undefined ? {} : { "idempotency-key": more.key }),
    };
    const body = more.body === undefined ? {} : { body: JSON.stringify(more.body) };
    try {
      const response = await fetch(`http://127.0.0.1:${this.#options.port}/api/v1${path}`, {
        method,
        headers,
        ...body,
      });
      return { status: response.status, text: await response.text() };
    } catch {
      return null;
    }
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.#options.random() * list.length)];
  }

  #nextKey(member: TestMember): string {
    this.#made += 1;
    return `${member.id}-${this.#made}-${Math.floor(this.#options.random() * 1e9)}`;
  }

  async #open(member: TestMember): Promise<boolean> {
    const key = `opening-${this.#nextKey(member)}`;
    const body = {
      imageId: null,
      title: key.slice(-20),
      content: key,
      scheduledAt: toSeoulTime(new Date(Date.now() + HOURS_AHEAD * HOUR_MS)),
      placeName: "하카타분코",
      placeAddress: null,
      placePhone: null,
      placeLatitude: 37.5473,
      placeLongitude: 126.9219,
      partnerPlaceId: null,
      minCapacity: 2,
      maxCapacity: 6,
      requiresApproval: false,
    };
    const opening: Opening = { member: member.id, body, key, meetingId: null };
    this.#options.journal.openings.push(opening);
    return this.#ask(opening, member);
  }

  /** Asks for an opening, again with the same key when no answer came the first time. */
  async #ask(opening: Opening, member: TestMember): Promise<boolean> {
    const answer = await this.#call(member, "POST", "/meetings/create", { body: opening.body, key: opening.key });
    if (answer === null) return false;
    if (answer.status !== 201) throw new Error(`An opening was refused: ${answer.text}`);
    opening.meetingId = (JSON.parse(answer.text) as { meetingId: number }).meetingId;
    return true;
  }

  async #changeSeat(member: TestMember, kind: "join" | "leave"): Promise<boolean> {
    const { journal } = this.#options;
    const meetingId = this.#pick(journal.meetingIds.slice(-ROOMS_RECENT));
    if (meetingId === undefined) return true;
    const change = { member: member.id, meetingId, kind, isAnswered: false };
    journal.seatChanges.push(change);
    const answer = await this.#call(member, kind === "join" ? "POST" : "DELETE", `/member-meetings/${meetingId}`);
    if (answer === null) return false;
    if (answer.status >= 500) throw new Error(`The server failed: ${answer.text}`);
    // A refusal changed nothing: it is taken out of the journal.
    if (answer.status === 204) change.isAnswered = true;
    else journal.seatChanges.splice(journal.seatChanges.indexOf(change), 1);
    return true;
  }

  async #write(member: TestMember, line: ChatLine): Promise<boolean> {
    const { journal } = this.#options;
    const own = journal.openings.findLast((it) => it.member === member.id);
    if (own?.meetingId == null) return this.#open(member);
    const clientId = `m-${this.#nextKey(member)}`;
    const message = { member: member.id, meetingId: own.meetingId, content: clientId, clientId, isAnswered: false };
    // Only rooms that the member can't have lost: whether one may write after leaving is tested elsewhere.
    if (journal.changesOf(member.id, own.meetingId).length > 0) return true;
    journal.messages.push(message);
    return this.#say(message, line);
  }

  /** Sends a message, again with the same client id when no receipt came the first time. */
  async #say(message: Message, line: ChatLine): Promise<boolean> {
    try {
      await line.send(message.meetingId, message.content, message.clientId);
      message.isAnswered = true;
      return true;
    } catch {
      return false;
    }
  }

  async #act(member: TestMember, line: ChatLine): Promise<boolean> {
    const dice = this.#options.random();
    if (dice < 0.1) return this.#open(member);
    if (dice < 0.5) return this.#changeSeat(member, "join");
    if (dice < 0.7) return this.#changeSeat(member, "leave");
    return this.#write(member, line);
  }

  /** Sends again what came without an answer, with the same keys; false when the server is gone again. */
  async #repeatUnanswered(member: TestMember, line: ChatLine): Promise<boolean> {
    const { openings, messages } = this.#options.journal;
    for (const opening of openings.filter((it) => it.member === member.id && it.meetingId === null)) {
      if (!(await this.#ask(opening, member))) return false;
    }
    for (const message of messages.filter((it) => it.member === member.id && !it.isAnswered)) {
      if (!(await this.#say(message, line))) return false;
    }
    return true;
  }

  /** One member's work, which begins with what was left undone; ends when the server doesn't answer any more. */
  async #work(member: TestMember, act: (line: ChatLine) => Promise<boolean>): Promise<void> {
    const line = await ChatLine.open(`ws://127.0.0.1:${this.#options.port}/ws`, member.token).catch(() => null);
    if (line === null) return;
    let isServed = await this.#repeatUnanswered(member, line);
    while (isServed) isServed = await act(line);
    line.close();
  }

  /** Everybody's work; ends when the server is gone. */
  async run(): Promise<void> {
    await Promise.all(this.#options.members.map((member) => this.#work(member, (line) => this.#act(member, line))));
  }

  /** Sends what has no answer yet, and nothing new. */
  async finish(): Promise<void> {
    for (const member of this.#options.members) await this.#work(member, async () => false);
  }
}
