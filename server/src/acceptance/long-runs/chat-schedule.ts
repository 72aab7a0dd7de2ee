/** One room whose members send, sleep, reload, leave, are banned and lose their sessions in a random order. */
import { ACCESS_TOKEN_MIN, MINUTE_MS } from "@babchingu/openapi";
import { expect } from "vitest";
import type { TestMember } from "../../testing/builders.ts";
import { ChatMember } from "../../testing/chat-member.ts";
import { eventually } from "../../testing/eventually.ts";
import type { PostgresEnvironment } from "../../testing/postgres-environment.ts";
import type { ServerProcess } from "../../testing/processes/server-process.ts";

const MEMBER_COUNT = 4;
const STEPS_MIN = 8;
const STEPS_MAX = 20;
const SLEEP_MS_MAX = 500;
/** Remaining life of the access token of a member whose session expires. */
const TOKEN_LEFT_MS = 1500;

interface Environment {
  environment: PostgresEnvironment;
  servers: readonly [ServerProcess, ServerProcess];
  operator: TestMember;
  random: () => number;
}

interface Participant {
  member: TestMember;
  chat: ChatMember;
  sent: string[];
  /** The newest message when the seat was lost; null while it is kept. */
  removedAfterId: number | null;
}

type Step = (participant: Participant) => Promise<void>;

async function expectAcknowledged(chats: readonly ChatMember[]): Promise<void> {
  await eventually(() => {
    for (const chat of chats) chat.resend();
    const waiting = chats.filter(({ unacknowledged }) => unacknowledged > 0);
    expect(waiting.map(({ state }) => state)).toEqual([]);
  });
}

async function expectReceived({ received }: ChatMember, ids: readonly number[]): Promise<void> {
  await eventually(() => expect([...received.keys()].toSorted((a, b) => a - b)).toEqual(ids));
}

/** Messages of those who lost their seat may be stored or not, but not twice. */
function expectStoredOnce(stored: readonly string[], remaining: readonly Participant[]): void {
  expect(stored).toHaveLength(new Set(stored).size);
  const sent = remaining.flatMap((participant) => participant.sent);
  expect(sent.filter((content) => !stored.includes(content))).toEqual([]);
}

function expectInOrder({ chat, removedAfterId }: Participant): void {
  for (const ids of chat.deliveredIdsByConnection) expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  if (removedAfterId !== null) expect([...chat.received.keys()].filter((id) => id > removedAfterId)).toEqual([]);
}

export class ChatSchedule {
  readonly #it: Environment;
  #meetingId = 0;
  #participants: Participant[] = [];

  constructor(it: Environment) {
    this.#it = it;
  }

  /** Runs the schedule and checks it. @returns the number of messages that were stored. */
  async run(): Promise<number> {
    await this.#open();
    try {
      const steps = STEPS_MIN + Math.floor(this.#it.random() * (STEPS_MAX - STEPS_MIN));
      for (let step = 0; step < steps; step += 1) await this.#stepAtRandom();
      // What is sent now must not reach those who have lost their seat.
      for (const participant of this.#remaining) this.#send(participant);
      return await this.#check();
    } finally {
      await Promise.all(this.#participants.map(({ chat }) => chat.disconnect()));
    }
  }

  get #remaining(): Participant[] {
    return this.#participants.filter(({ removedAfterId }) => removedAfterId === null);
  }

  get #url(): string {
    return this.#pick(this.#it.servers).url;
  }

  #pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.#it.random() * list.length)] ?? list[0];
  }

  async #open(): Promise<void> {
    const { environment } = this.#it;
    const members: TestMember[] = [];
    for (let index = 0; index < MEMBER_COUNT; index += 1) members.push(await environment.member());
    this.#meetingId = await environment.room(members);
    for (const member of members) {
      const isExpiring = this.#it.random() < 0.1;
      const ageMs = ACCESS_TOKEN_MIN * MINUTE_MS - TOKEN_LEFT_MS;
      const chat = await eventually(async () => {
        const token = isExpiring ? await environment.tokenOf(member, ageMs) : member.token;
        return ChatMember.connect(this.#url, token, this.#meetingId);
      });
      this.#participants.push({ member, chat, sent: [], removedAfterId: null });
    }
  }

  async #stepAtRandom(): Promise<void> {
    const [host, ...guests] = this.#remaining;
    if (host === undefined) throw new Error("The host never leaves.");
    const anybody = this.#pick([host, ...guests]);
    const roll = this.#it.random();
    if (roll < 0.6) this.#send(anybody);
    else if (roll < 0.75) void anybody.chat.sleep(this.#it.random() * SLEEP_MS_MAX);
    else if (roll < 0.9) await this.#reload(anybody);
    else if (guests.length > 1) await this.#remove(guests[0] ?? host, roll < 0.95 ? this.#leave : this.#ban);
  }

  #send({ member, chat, sent }: Participant): void {
    const content = `${member.id}-${sent.length}`;
    sent.push(content);
    chat.sendMessage(content, content);
  }

  async #reload({ member, chat }: Participant): Promise<void> {
    await chat.reload({ url: this.#url, token: await this.#it.environment.tokenOf(member) });
  }

  async #remove(participant: Participant, remove: Step): Promise<void> {
    await eventually(() => remove(participant));
    const { id } = await this.#it.environment.db
      .selectFrom("chatMessages")
      .select(({ fn }) => fn.max<number | null>("id").as("id"))
      .executeTakeFirstOrThrow();
    participant.removedAfterId = id ?? 0;
  }

  /** With a session of now: the first one ends when the retries of a connection opened as many as a member may have (D66). */
  #leave: Step = async ({ member }) =>
    this.#call("DELETE", `/member-meetings/${this.#meetingId}`, await this.#it.environment.tokenOf(member));
  #ban: Step = async ({ member }) => {
    const { environment, operator } = this.#it;
    // The run may take longer than an access token lives.
    const token = await environment.tokenOf(operator);
    await this.#call("PATCH", `/admin/members/${member.id}/status`, token, { status: "BANNED" });
  };

  /** Sends a request. A repeated one may find that the first, whose response a killed server never sent, was carried out. */
  async #call(method: string, path: string, token: string, body?: object): Promise<void> {
    const response = await fetch(`${this.#url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (![204, 404].includes(response.status)) throw new Error(`${path}: ${await response.text()}`);
  }

  async #check(): Promise<number> {
    const remaining = this.#remaining;
    // Expired access tokens are renewed, as the app does.
    for (const participant of remaining) await this.#reload(participant);
    await expectAcknowledged(remaining.map(({ chat }) => chat));
    const stored = await this.#it.environment.db
      .selectFrom("chatMessages")
      .select(["id", "type", "content"])
      .where("meetingId", "=", this.#meetingId)
      .orderBy("id")
      .execute();
    const ids = stored.map(({ id }) => id);
    for (const { chat } of remaining) await expectReceived(chat, ids);
    const texts = stored.filter(({ type }) => type === "TEXT").map(({ content }) => content);
    expectStoredOnce(texts, remaining);
    for (const participant of this.#participants) expectInOrder(participant);
    return stored.length;
  }
}
