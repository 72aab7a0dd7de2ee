/** Carries the commands out on the real server. */
import { MINUTE_MS, toSeoulTime } from "../../lib/time.ts";
import { signAccessToken } from "../../domain/tokens.ts";
import type { OperationId } from "../../contract/types.ts";
import type { CallOptions } from "../../testing/api.ts";
import type { TestMember } from "../../testing/builders.ts";
import type { TestApp } from "../../testing/harness.ts";
import { meetingBody } from "../../testing/meetings.ts";
import { ABSENT_ID } from "../world-requests.ts";
import type { Command, CommandOf, Kind } from "./commands.ts";
import type { Model, Outcome } from "./model.ts";

interface Account {
  id: number;
  sessionId: number;
}

/** The members of a sequence in the order of the model, and the operator. */
export interface Cast {
  members: Account[];
  operator: Account;
}

/** Who was stored, with the session that was opened for them. */
export async function toAccount({ db }: TestApp, { id }: TestMember): Promise<Account> {
  const session = await db.selectFrom("sessions").select("id").where("memberId", "=", id).executeTakeFirstOrThrow();
  return { id, sessionId: session.id };
}

type Request = { [Id in OperationId]: readonly [Id, CallOptions<Id>] }[OperationId];
type Moves = { [K in Exclude<Kind, "wait">]: (command: CommandOf<K>) => Request };

const NEAR = { latitude: 37.5473, longitude: 126.9219 };
/** 1.1 km north of it. */
const FAR = { latitude: 37.5573, longitude: 126.9219 };

/** One sequence on a server that is as it was before the last. */
export class Players {
  readonly #app: TestApp;
  readonly #cast: Cast;
  readonly #model: Model;
  /** Ids by the model's index. */
  readonly meetingIds: number[] = [];
  readonly applicationIds: number[] = [];

  constructor(app: TestApp, cast: Cast, model: Model) {
    this.#app = app;
    this.#cast = cast;
    this.#model = model;
  }

  memberId(index: number): number {
    return this.#cast.members[index]?.id ?? ABSENT_ID;
  }

  #token({ id: memberId, sessionId }: Account, role: "ROLE_USER" | "ROLE_ADMIN"): string {
    const { deps, clock } = this.#app;
    // Signed for now: access tokens live 30 minutes, and sequences go on for hours.
    return signAccessToken(deps.keys.accessToken, { memberId, sessionId, role, at: clock.now() });
  }

  #by(index: number): { token: string } {
    const account = this.#cast.members[index];
    if (account === undefined) throw new Error(`There is no member ${index}.`);
    return { token: this.#token(account, "ROLE_USER") };
  }

  #byOperator(): { token: string } {
    return { token: this.#token(this.#cast.operator, "ROLE_ADMIN") };
  }

  #meetingId(index: number): number {
    return this.meetingIds[index] ?? ABSENT_ID;
  }

  /** Everybody else in the meeting as the model sees it; somebody at all when there is nobody. */
  #othersOf(member: number, index: number): number[] {
    const meeting = this.#model.meeting(index);
    const others = meeting ? this.#model.joined(meeting).filter((seat) => seat.member !== member) : [];
    return others.length > 0 ? others.map((seat) => this.memberId(seat.member)) : [ABSENT_ID];
  }

  readonly #moves: Moves = {
    create: ({ member, min, room, requiresApproval, ahead }) => {
      const scheduledAt = toSeoulTime(new Date(this.#app.clock.now().getTime() + ahead * MINUTE_MS));
      const wanted = { scheduledAt, minCapacity: min, maxCapacity: min + room, requiresApproval };
      return ["createMeeting", { ...this.#by(member), body: meetingBody(this.#app, wanted) }];
    },
    join: ({ member, meeting }) => [
      "joinMeeting",
      { ...this.#by(member), params: { meetingId: this.#meetingId(meeting) } },
    ],
    apply: ({ member, meeting }) => [
      "applyToMeeting",
      { ...this.#by(member), params: { id: this.#meetingId(meeting) }, body: { content: "함께 먹고 싶어요." } },
    ],
    approve: ({ member, application: index }) => {
      const application = this.#model.applications[index];
      const id = this.applicationIds[index] ?? ABSENT_ID;
      const meetingId = this.#meetingId(application?.meeting ?? -1);
      const body = { meetingId, memberId: this.memberId(application?.member ?? -1) };
      return ["approveMeetingApplication", { ...this.#by(member), params: { id }, body }];
    },
    answer: ({ member, application: index }) => [
      "deleteMeetingApplication",
      { ...this.#by(member), params: { id: this.applicationIds[index] ?? ABSENT_ID } },
    ],
    leave: ({ member, meeting }) => [
      "leaveMeeting",
      { ...this.#by(member), params: { meetingId: this.#meetingId(meeting) } },
    ],
    confirm: ({ member, meeting }) => [
      "confirmMeeting",
      { ...this.#by(member), params: { id: this.#meetingId(meeting) } },
    ],
    remove: ({ member, meeting }) => [
      "deleteMeeting",
      { ...this.#by(member), params: { id: this.#meetingId(meeting) } },
    ],
    checkIn: ({ member, meeting, isNear }) => [
      "checkIn",
      { ...this.#by(member), body: { meetingId: this.#meetingId(meeting), ...(isNear ? NEAR : FAR) } },
    ],
    evaluate: ({ member, meeting, type }) => {
      const meetingId = this.#meetingId(meeting);
      const targets = this.#othersOf(member, meeting);
      const evaluatePointDtoList = targets.map((targetMemberId) => ({ targetMemberId, meetingId, type }));
      return ["evaluateMembers", { ...this.#by(member), body: { meetingId, evaluatePointDtoList } }];
    },
    block: ({ member, target }) => ["blockMember", { ...this.#by(member), body: { blockedId: this.memberId(target) } }],
    unblock: ({ member, target }) => [
      "unblockMember",
      { ...this.#by(member), body: { blockedId: this.memberId(target) } },
    ],
    report: ({ member, meeting, target, inside }) => {
      const body = {
        reportedId: this.memberId(target),
        meetingId: this.#meetingId(meeting),
        content: "욕설을 했어요.",
      };
      return [inside ? "reportOnMeeting" : "reportOutOfMeeting", { ...this.#by(member), body }];
    },
    grant: ({ member, amount }) => [
      "grantRice",
      { ...this.#byOperator(), body: { memberId: this.memberId(member), amount } },
    ],
    revoke: ({ member, amount }) => [
      "revokeRice",
      { ...this.#byOperator(), body: { memberId: this.memberId(member), amount } },
    ],
    purchase: ({ member, product: productId, receipt: receiptData }) => [
      "createPayment",
      { ...this.#by(member), body: { platform: "GOOGLE", productId, receiptData } },
    ],
  };

  /** Does it, and tells what came of it. */
  async play(command: Command): Promise<Outcome> {
    if (command.kind === "wait") {
      await this.#wait(command);
      return "ok";
    }
    const move = this.#moves[command.kind] as (command: Command) => Request;
    const [id, options] = move(command);
    const response = await this.#app.api.call(id, options);
    if (response.statusCode >= 300) return response.json<{ code: Outcome }>().code;
    if (id === "createMeeting") this.meetingIds.push(response.json<{ meetingId: number }>().meetingId);
    if (id === "applyToMeeting") this.applicationIds.push(response.json<{ id: number }>().id);
    return "ok";
  }

  async #wait({ minutes, areJobsLate }: CommandOf<"wait">): Promise<void> {
    if (areJobsLate) this.#app.clock.advance(minutes * MINUTE_MS);
    else await this.#app.advance(minutes * MINUTE_MS);
  }
}
