/** Members create meetings, join, leave and send messages as fast as the server responds, until it crashes. */
import { formatSeoulTime, HOUR_MS } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestMember } from "../../testing/builders.ts";
import { meetingBody } from "../../testing/meetings.ts";
import { ShiftableClock } from "../../lib/clock.ts";
import { ChatConnection } from "./chat-connection.ts";
import type { Journal, MeetingCreation, Message } from "./journal.ts";

export interface LoadOptions {
  url: () => string;
  members: TestMember[];
  journal: Journal;
  random: () => number;
}

const RECONNECT_MS = 100;
const HOURS_AHEAD = 48;
/** Few meetings, so that members compete for the same seats. */
const RECENT_MEETINGS = 6;
/** Why a change of a seat may be refused here. */
const { ALREADY_JOINED, LAST_MEMBER, MEETING_FULL, NOT_JOINED } = errorCodes;
const SEAT_REFUSALS = new Set<string>([ALREADY_JOINED, LAST_MEMBER, MEETING_FULL, NOT_JOINED]);

export class Load {
  /** The longest time that an answer took. */
  slowestMs = 0;
  readonly #options: LoadOptions;
  #keyCount = 0;
  #isStopping = false;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  /** Sends a request; null when the connection broke before the response. */
  async #call(member: TestMember, method: string, path: string, more: { body?: object; key?: string } = {}) {
    const headers = {
      authorization: `Bearer ${member.token}`,
      ...(more.body === undefined ? {} : { "content-type": "application/json" }),
      ...(more.key === undefined ? {} : { "idempotency-key": more.key }),
    };
    const body = more.body === undefined ? {} : { body: JSON.stringify(more.body) };
    const sentMs = performance.now();
    try {
      const response = await fetch(`${this.#options.url()}/api/v1${path}`, { method, headers, ...body });
      const text = await response.text();
      this.slowestMs = Math.max(this.slowestMs, performance.now() - sentMs);
      return { status: response.status, text };
    } catch {
      return null;
    }
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.#options.random() * list.length)];
  }

  #nextKey(member: TestMember): string {
    this.#keyCount += 1;
    return `${member.id}-${this.#keyCount}-${Math.floor(this.#options.random() * 1e9)}`;
  }

  async #openMeeting(member: TestMember): Promise<boolean> {
    const key = `meeting-${this.#nextKey(member)}`;
    const scheduledAt = formatSeoulTime(new Date(Date.now() + HOURS_AHEAD * HOUR_MS));
    const clock = new ShiftableClock();
    const body = meetingBody({ clock }, { title: key.slice(-20), content: key, scheduledAt, maxCapacity: 6 });
    const creation: MeetingCreation = { member: member.id, body, key, meetingId: null };
    this.#options.journal.creations.push(creation);
    return this.#create(creation, member);
  }

  /** Creates a meeting; repeated with the same idempotency key when no response came the first time. */
  async #create(creation: MeetingCreation, member: TestMember): Promise<boolean> {
    const response = await this.#call(member, "POST", "/meetings/create", { body: creation.body, key: creation.key });
    if (response === null) return false;
    if (response.status !== 201) throw new Error(`A meeting was refused: ${response.text}`);
    creation.meetingId = (JSON.parse(response.text) as { meetingId: number }).meetingId;
    return true;
  }

  async #changeSeat(member: TestMember, kind: "join" | "leave"): Promise<boolean> {
    const { journal } = this.#options;
    const meetingId = this.#pick(journal.meetingIds.slice(-RECENT_MEETINGS));
    if (meetingId === undefined) return true;
    const change = { member: member.id, meetingId, kind, isAcknowledged: false };
    journal.seatChanges.push(change);
    const response = await this.#call(member, kind === "join" ? "POST" : "DELETE", `/member-meetings/${meetingId}`);
    if (response === null) return false;
    if (response.status === 204) {
      change.isAcknowledged = true;
      return true;
    }
    const { code } = JSON.parse(response.text) as { code: string };
    if (!SEAT_REFUSALS.has(code)) throw new Error(`A change of a seat failed: ${response.text}`);
    // A refused request changed nothing, so it is removed from the journal.
    journal.seatChanges.splice(journal.seatChanges.indexOf(change), 1);
    return true;
  }

  async #sendMessage(member: TestMember, connection: ChatConnection): Promise<boolean> {
    const { journal } = this.#options;
    const own = journal.creations.findLast((it) => it.member === member.id);
    if (own?.meetingId == null) return this.#openMeeting(member);
    const clientId = `m-${this.#nextKey(member)}`;
    const message = { member: member.id, meetingId: own.meetingId, content: clientId, clientId, isAcknowledged: false };
    // Only in meetings whose seat the member can't have lost, because sending requires a seat.
    if (journal.changesOf(member.id, own.meetingId).length > 0) return true;
    journal.messages.push(message);
    return this.#send(message, connection);
  }

  /** Sends a message, again with the same client id when no receipt came the first time. */
  async #send(message: Message, connection: ChatConnection): Promise<boolean> {
    try {
      await connection.send(message.meetingId, message.content, message.clientId);
      message.isAcknowledged = true;
      return true;
    } catch {
      return false;
    }
  }

  async #writeAtRandom(member: TestMember, connection: ChatConnection): Promise<boolean> {
    const roll = this.#options.random();
    if (roll < 0.1) return this.#openMeeting(member);
    if (roll < 0.5) return this.#changeSeat(member, "join");
    if (roll < 0.7) return this.#changeSeat(member, "leave");
    return this.#sendMessage(member, connection);
  }

  /** Repeats unacknowledged writes with the same keys; false when the server is gone again. */
  async #repeatUnacknowledged(member: TestMember, connection: ChatConnection): Promise<boolean> {
    const { creations, messages } = this.#options.journal;
    for (const creation of creations.filter((it) => it.member === member.id && it.meetingId === null)) {
      if (!(await this.#create(creation, member))) return false;
    }
    for (const message of messages.filter((it) => it.member === member.id && !it.isAcknowledged)) {
      if (!(await this.#send(message, connection))) return false;
    }
    return true;
  }

  /** One member's writes, unacknowledged ones first; ends when the server doesn't respond any more. */
  async #runMember(member: TestMember, act: (connection: ChatConnection) => Promise<boolean>): Promise<void> {
    const socketUrl = `${this.#options.url().replace("http", "ws")}/ws`;
    const connection = await ChatConnection.open(socketUrl, member.token).catch(() => null);
    if (connection === null) return;
    let isServerUp = await this.#repeatUnacknowledged(member, connection);
    while (isServerUp && !this.#isStopping) isServerUp = await act(connection);
    connection.close();
  }

  /** All members at once; ends when the server is gone. */
  async run(): Promise<void> {
    await Promise.all(
      this.#options.members.map((member) =>
        this.#runMember(member, (connection) => this.#writeAtRandom(member, connection)),
      ),
    );
  }

  /** All members, each connecting again to the server of `url` when it has lost its own; ends after `stop`. */
  async runUntilStopped(): Promise<void> {
    const runAgain = async (member: TestMember) => {
      while (!this.#isStopping) {
        await this.#runMember(member, (connection) => this.#writeAtRandom(member, connection));
        await sleep(RECONNECT_MS);
      }
    };
    await Promise.all(this.#options.members.map(runAgain));
  }

  stop(): void {
    this.#isStopping = true;
  }

  /** Repeats unacknowledged writes and sends nothing new. */
  async finish(): Promise<void> {
    for (const member of this.#options.members) await this.#runMember(member, async () => false);
  }
}
