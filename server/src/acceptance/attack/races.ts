/** The races: each prepares what it needs, sends its requests at once, and says what is wrong with the outcome. */
import { MEETING_DEPOSIT_RICE, MINUTE_MS, RICE_PACKS, SIGNUP_RICE } from "@babchingu/openapi";
import { randomUUID } from "node:crypto";
import { addMs } from "../../lib/time.ts";
import type { OperationId } from "../../contract/types.ts";
import type { CallOptions } from "../../testing/api.ts";
import type { MemberOverrides, TestMember } from "../../testing/builders.ts";
import { hongdae, meetingBody } from "../../testing/meetings.ts";
import type { PostgresEnvironment } from "../../testing/postgres-environment.ts";
import type { CallAnswer, Calls } from "./calls.ts";

/** "ok" or the name of the error, of each request of a race. */
export type Outcomes = string[];

/** Says what is wrong; null when nothing is. */
type Race = (course: RaceCourse) => Promise<string | null>;

const REQUESTS = 6;
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

export class RaceCourse {
  readonly environment: PostgresEnvironment;
  readonly api: Calls;
  readonly operators: readonly [TestMember, TestMember];
  #outcomes: Outcomes = [];

  constructor(environment: PostgresEnvironment, api: Calls, operators: readonly [TestMember, TestMember]) {
    this.environment = environment;
    this.api = api;
    this.operators = operators;
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

  async balanceOf({ id }: TestMember): Promise<number> {
    const { db } = this.environment;
    const query = db.selectFrom("members").select("riceBalance").where("id", "=", id);
    return (await query.executeTakeFirstOrThrow()).riceBalance;
  }

  async seatOf(meetingId: number, { id }: TestMember): Promise<string | undefined> {
    const seats = this.environment.db.selectFrom("meetingMembers").select("state");
    return (await seats.where("meetingId", "=", meetingId).where("memberId", "=", id).executeTakeFirst())?.state;
  }

  /** Sends the requests at once; returns how many succeeded. An answer of 500 or more is a fault, unless it may be UNAVAILABLE. */
  async send(
    requests: readonly (() => Promise<CallAnswer>)[],
    { mayBeUnavailable = false }: { mayBeUnavailable?: boolean } = {},
  ): Promise<number> {
    const answers = await Promise.all(requests.map((request) => request()));
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
const exactly = (expected: number, succeeded: number) =>
  succeeded === expected ? null : `${succeeded} instead of ${expected}`;
/** For races that any number may win, as long as the rules hold. */
const anyNumber = (_succeeded: number) => null;

const join = (course: RaceCourse, { token }: TestMember, meetingId: number) =>
  course.request("joinMeeting", { token, params: { meetingId } });
const leave = (course: RaceCourse, { token }: TestMember, meetingId: number) =>
  course.request("leaveMeeting", { token, params: { meetingId } });

const checkInBody = (meetingId: number) => {
  const { placeLatitude: latitude, placeLongitude: longitude } = meetingBody({ clock: { now: () => new Date() } });
  return { meetingId, latitude, longitude };
};

const seatRaces: readonly (readonly [string, Race])[] = [
  [
    "the last seat",
    async (course) => {
      const [host, ...guests] = await course.members(1 + REQUESTS);
      if (host === undefined) return null;
      const id = await course.meeting(host, [], { maxCapacity: 2 });
      return exactly(1, await course.send(guests.map((guest) => join(course, guest, id))));
    },
  ],
  [
    "one member joins several times",
    async (course) => {
      const id = await course.meeting(await course.member());
      const { token } = await course.member();
      return exactly(1, await course.repeat("joinMeeting", { token, params: { meetingId: id } }));
    },
  ],
  [
    "one member leaves several times",
    async (course) => {
      const guest = await course.member();
      const meetingId = await course.meeting(await course.member(), [guest]);
      return exactly(1, await course.repeat("leaveMeeting", { token: guest.token, params: { meetingId } }));
    },
  ],
  [
    "one member joins and leaves",
    async (course) => {
      const guest = await course.member();
      const id = await course.meeting(await course.member());
      const rounds = times(3, () => [join(course, guest, id), leave(course, guest, id)]).flat();
      return anyNumber(await course.send(rounds));
    },
  ],
  [
    "the rice for one deposit, and several meetings",
    async (course) => {
      const hosts = await course.members(REQUESTS);
      const ids = await Promise.all(hosts.map((host) => course.meeting(host)));
      const guest = await course.member({ rice: MEETING_DEPOSIT_RICE });
      return exactly(1, await course.send(ids.map((id) => join(course, guest, id))));
    },
  ],
  [
    "the host confirms while members leave",
    async (course) => {
      const host = await course.member();
      const guests = await course.members(3);
      const id = await course.meeting(host, guests);
      const confirm = course.request("confirmMeeting", { token: host.token, params: { id } });
      return anyNumber(await course.send([confirm, ...guests.map((guest) => leave(course, guest, id))]));
    },
  ],
  [
    "the host leaves while others leave",
    async (course) => {
      const host = await course.member();
      const guests = await course.members(3);
      const id = await course.meeting(host, guests);
      return anyNumber(await course.send([host, ...guests].map((member) => leave(course, member, id))));
    },
  ],
  [
    "the host deletes while members join",
    async (course) => {
      const host = await course.member();
      const id = await course.meeting(host);
      const guests = await course.members(REQUESTS);
      const remove = course.request("deleteMeeting", { token: host.token, params: { id } });
      return anyNumber(await course.send([...guests.map((guest) => join(course, guest, id)), remove, remove]));
    },
  ],
  [
    "a creation with one idempotency key",
    async (course) => {
      const { token, id: hostId } = await course.member();
      const headers = { "idempotency-key": randomUUID() };
      await course.repeat("createMeeting", { token, headers, body: meetingBody(course.environment) });
      const made = course.environment.db.selectFrom("meetings").select("id").where("hostId", "=", hostId);
      return exactly(1, (await made.execute()).length);
    },
  ],
  [
    "reports expel a member who leaves",
    async (course) => {
      const [host, reported, ...others] = await course.members(5);
      if (host === undefined || reported === undefined) return null;
      const meetingId = await course.meeting(host, [reported, ...others], { maxCapacity: 5 });
      const body = { reportedId: reported.id, meetingId, content: "약속에 늦었어요." };
      const reports = [host, ...others].map(({ token }) => course.request("reportOnMeeting", { token, body }));
      await course.send([...reports, leave(course, reported, meetingId)]);
      return (await course.seatOf(meetingId, reported)) === "JOINED" ? "the member still has the seat" : null;
    },
  ],
  [
    "a check-in several times",
    async (course) => {
      const [host, guest] = [await course.member(), await course.member()];
      const id = await course.meeting(host, [guest]);
      await course.openCheckIn(host, id);
      await course.repeat("checkIn", { token: guest.token, body: checkInBody(id) });
      return exactly(SIGNUP_RICE, await course.balanceOf(guest));
    },
  ],
  [
    "a rating several times",
    async (course) => {
      const [host, guest] = [await course.member(), await course.member()];
      const meetingId = await course.meeting(host, [guest]);
      await course.openCheckIn(host, meetingId);
      for (const { token } of [host, guest]) await course.api.ok("checkIn", { token, body: checkInBody(meetingId) });
      await course.end(meetingId);
      const evaluatePointDtoList = [{ targetMemberId: host.id, meetingId, type: "POSITIVE" as const }];
      return exactly(
        1,
        await course.repeat("evaluateMembers", { token: guest.token, body: { meetingId, evaluatePointDtoList } }),
      );
    },
  ],
];

const applicationRaces: readonly (readonly [string, Race])[] = [
  [
    "an application several times",
    async (course) => {
      const id = await course.meeting(await course.member(), [], { requiresApproval: true });
      const { token } = await course.member();
      return exactly(
        1,
        await course.repeat("applyToMeeting", { token, params: { id }, body: { content: "반가워요" } }),
      );
    },
  ],
  [
    "an approval several times",
    async (course) => {
      const [host, guest] = [await course.member(), await course.member()];
      const meetingId = await course.meeting(host, [], { requiresApproval: true });
      const [id = 0] = await course.applications(meetingId, [guest]);
      const body = { meetingId, memberId: guest.id };
      return exactly(1, await course.repeat("approveMeetingApplication", { token: host.token, params: { id }, body }));
    },
  ],
  [
    "an approval and a cancellation",
    async (course) => {
      const [host, guest] = [await course.member(), await course.member()];
      const meetingId = await course.meeting(host, [], { requiresApproval: true });
      const [id = 0] = await course.applications(meetingId, [guest]);
      const body = { meetingId, memberId: guest.id };
      const approve = course.request("approveMeetingApplication", { token: host.token, params: { id }, body });
      const cancel = course.request("deleteMeetingApplication", { token: guest.token, params: { id } });
      return exactly(1, await course.send([approve, cancel, approve, cancel]));
    },
  ],
  [
    "more approvals than seats",
    async (course) => {
      const host = await course.member();
      const guests = await course.members(REQUESTS);
      const meetingId = await course.meeting(host, [], { requiresApproval: true, maxCapacity: 3 });
      const ids = await course.applications(meetingId, guests);
      const approvals = guests.map((guest, index) =>
        course.request("approveMeetingApplication", {
          token: host.token,
          params: { id: ids[index] ?? 0 },
          body: { meetingId, memberId: guest.id },
        }),
      );
      return exactly(2, await course.send(approvals));
    },
  ],
  [
    "an application and the deletion of the meeting",
    async (course) => {
      const host = await course.member();
      const guests = await course.members(4);
      const id = await course.meeting(host, [], { requiresApproval: true });
      const body = { content: "반가워요" };
      const apply = guests.map(({ token }) => course.request("applyToMeeting", { token, params: { id }, body }));
      const remove = course.request("deleteMeeting", { token: host.token, params: { id } });
      return anyNumber(await course.send([...apply, remove]));
    },
  ],
];

const riceRaces: readonly (readonly [string, Race])[] = [
  [
    "a receipt several times",
    async (course) => {
      const member = await course.member();
      const body = { platform: "GOOGLE", productId: "rice_1000", receiptData: randomUUID() } as const;
      await course.repeat("createPayment", { token: member.token, body });
      return exactly(SIGNUP_RICE + RICE_PACKS.rice_1000.grains, await course.balanceOf(member));
    },
  ],
  [
    "a receipt of several members",
    async (course) => {
      const members = await course.members(REQUESTS);
      const body = { platform: "APPLE", productId: "rice_500", receiptData: randomUUID() } as const;
      return exactly(
        1,
        await course.send(members.map(({ token }) => course.request("createPayment", { token, body }))),
      );
    },
  ],
  [
    "two operators revoke the same rice",
    async (course) => {
      const member = await course.member();
      const body = { memberId: member.id, amount: SIGNUP_RICE };
      const revoke = course.operators.map(({ token }) => course.request("revokeRice", { token, body }));
      return exactly(1, await course.send([...revoke, ...revoke]));
    },
  ],
  [
    "an operator revokes the rice while the member joins",
    async (course) => {
      const id = await course.meeting(await course.member());
      const member = await course.member({ rice: MEETING_DEPOSIT_RICE });
      const body = { memberId: member.id, amount: MEETING_DEPOSIT_RICE };
      const revoke = course.request("revokeRice", { token: course.operators[0].token, body });
      return exactly(1, await course.send([join(course, member, id), revoke]));
    },
  ],
  [
    "two operators delete a meeting",
    async (course) => {
      const host = await course.member();
      const id = await course.meeting(host, await course.members(2));
      const remove = course.operators.map(({ token }) =>
        course.request("deleteAdminMeeting", { token, params: { id } }),
      );
      return exactly(1, await course.send(remove));
    },
  ],
  [
    "two operators accept a store",
    async (course) => {
      const { token } = await course.member();
      const place = {
        name: "서면밀면집",
        address: "부산 부산진구 서면로68번길 20",
        phone: "051-805-0119",
        policy: "만두",
      };
      const body = { ...place, ...hongdae, imageId: null };
      const { id } = await course.api.ok("applyForPartnerPlace", { token, body });
      const accept = course.operators.map((operator) =>
        course.request("acceptAdminPartnerApplication", { token: operator.token, params: { id } }),
      );
      return exactly(1, await course.send(accept));
    },
  ],
];

const accountRaces: readonly (readonly [string, Race])[] = [
  [
    "a refresh token several times",
    async (course) => {
      const { id, refreshToken } = await course.member();
      await course.repeat("refreshTokens", { body: { refreshToken } });
      // All get the same successor (D15).
      const { db } = course.environment;
      const tokens = db.selectFrom("refreshTokens").innerJoin("sessions", "sessions.id", "sessionId").select("hash");
      return exactly(2, (await tokens.where("memberId", "=", id).execute()).length);
    },
  ],
  [
    "a ban while the member joins",
    async (course) => {
      const id = await course.meeting(await course.member());
      const member = await course.member();
      const ban = course.request("setAdminMemberStatus", {
        token: course.operators[0].token,
        params: { id: member.id },
        body: { status: "BANNED" },
      });
      await course.send([join(course, member, id), ban]);
      const again = await course.api.call("joinMeeting", { token: member.token, params: { meetingId: id } });
      return again.outcome === "ok" ? "a banned member joined" : null;
    },
  ],
  [
    "a withdrawal while the member joins",
    async (course) => {
      const id = await course.meeting(await course.member());
      const member = await course.member();
      const withdraw = course.request("withdrawMember", { token: member.token });
      // The withdrawal is refused for now when the seat was taken after it had looked for seats.
      await course.send([join(course, member, id), withdraw], { mayBeUnavailable: true });
      const { db } = course.environment;
      const row = await db.selectFrom("members").select("status").where("id", "=", member.id).executeTakeFirstOrThrow();
      const hasSeat = (await course.seatOf(id, member)) === "JOINED";
      return row.status === "WITHDRAWN" && hasSeat ? "a withdrawn member has a seat" : null;
    },
  ],
  [
    "a withdrawal several times",
    async (course) => {
      const member = await course.member();
      const id = await course.meeting(await course.member(), [member]);
      // A withdrawn member may withdraw; the deposit is refunded once.
      await course.repeat("withdrawMember", { token: member.token });
      const isRefunded = (await course.balanceOf(member)) === SIGNUP_RICE;
      return isRefunded && (await course.seatOf(id, member)) === "LEFT" ? null : "the seat or its deposit is left";
    },
  ],
  [
    "one nickname for several members",
    async (course) => {
      const members = await course.members(REQUESTS);
      const body = { name: `숟갈${members[0]?.id}` };
      return exactly(
        1,
        await course.send(members.map(({ token }) => course.request("changeMemberName", { token, body }))),
      );
    },
  ],
  [
    "a block several times",
    async (course) => {
      const [host, guest] = [await course.member(), await course.member()];
      await course.meeting(host, [guest]);
      return exactly(1, await course.repeat("blockMember", { token: guest.token, body: { blockedId: host.id } }));
    },
  ],
];

export const races = [...seatRaces, ...applicationRaces, ...riceRaces, ...accountRaces];
