/** Executes the commands on the real server. */
import { formatSeoulTime, MINUTE_MS } from "@babchingu/openapi";
import { errorNames, type ErrorCode } from "@babchingu/openapi/errors";
import { signAccessToken } from "../../domain/accounts/access-tokens.ts";
import type { OperationId } from "../../contract/types.ts";
import type { CallOptions } from "../../testing/api.ts";
import type { TestMember } from "../../testing/builders.ts";
import type { TestApp } from "../../testing/harness.ts";
import { meetingBody } from "../../testing/meetings.ts";
import type { Command, CommandOf, Kind } from "./commands.ts";
import type { Model, Outcome } from "./model.ts";

/** An id that no row has. */
const ABSENT_ID = 999_999_999;

interface Account {
  id: number;
  sessionId: number;
}

/** The accounts of the members, in the order of the model, and of the operator. */
export interface Accounts {
  members: Account[];
  operator: Account;
}

/** The account of a stored member, with the session that was opened for it. */
export async function toAccount({ db }: TestApp, { id }: TestMember): Promise<Account> {
  const session = await db.selectFrom("sessions").select("id").where("memberId", "=", id).executeTakeFirstOrThrow();
  return { id, sessionId: session.id };
}

type Request = { [Id in OperationId]: readonly [Id, CallOptions<Id>] }[OperationId];
type Requests = { [K in Exclude<Kind, "wait">]: (command: CommandOf<K>) => Request };

const NEAR = { latitude: 37.5473, longitude: 126.9219 };
/** 1.1 km north of it. */
const FAR = { latitude: 37.5573, longitude: 126.9219 };

/** Acts for all members and the operator during one sequence. */
export class Actors {
  readonly #app: TestApp;
  readonly #accounts: Accounts;
  readonly #model: Model;
  /** Ids by the model's index. */
  readonly meetingIds: number[] = [];
  readonly applicationIds: number[] = [];

  constructor(app: TestApp, accounts: Accounts, model: Model) {
    this.#app = app;
    this.#accounts = accounts;
    this.#model = model;
  }

  memberId(index: number): number {
    return this.#accounts.members[index]?.id ?? ABSENT_ID;
  }

  #token({ id: memberId, sessionId }: Account, role: "ROLE_USER" | "ROLE_ADMIN"): string {
    const { deps, clock } = this.#app;
    // Signed for now: access tokens live 30 minutes, and sequences go on for hours.
    return signAccessToken(deps.keys.accessToken, { memberId, sessionId, role, at: clock.now() });
  }

  #as(index: number): { token: string } {
    const account = this.#accounts.members[index];
    if (account === undefined) throw new Error(`There is no member ${index}.`);
    return { token: this.#token(account, "ROLE_USER") };
  }

  #asOperator(): { token: string } {
    return { token: this.#token(this.#accounts.operator, "ROLE_ADMIN") };
  }

  #meetingId(index: number): number {
    return this.meetingIds[index] ?? ABSENT_ID;
  }

  /** The other members of the meeting according to the model; an absent id when there are none. */
  #othersOf(member: number, index: number): number[] {
    const meeting = this.#model.meeting(index);
    const others = meeting ? this.#model.joined(meeting).filter((seat) => seat.member !== member) : [];
    return others.length > 0 ? others.map((seat) => this.memberId(seat.member)) : [ABSENT_ID];
  }

  readonly #requests: Requests = {
    create: ({ member, min, extraSeats, requiresApproval, startsInMin }) => {
      const scheduledAt = formatSeoulTime(new Date(this.#app.clock.now().getTime() + startsInMin * MINUTE_MS));
      const meeting = { scheduledAt, minCapacity: min, maxCapacity: min + extraSeats, requiresApproval };
      return ["createMeeting", { ...this.#as(member), body: meetingBody(this.#app, meeting) }];
    },
    join: ({ member, meeting }) => [
      "joinMeeting",
      { ...this.#as(member), params: { meetingId: this.#meetingId(meeting) } },
    ],
    apply: ({ member, meeting }) => [
      "applyToMeeting",
      { ...this.#as(member), params: { id: this.#meetingId(meeting) }, body: { content: "함께 먹고 싶어요." } },
    ],
    approve: ({ member, application: index }) => {
      const application = this.#model.applications[index];
      const id = this.applicationIds[index] ?? ABSENT_ID;
      const meetingId = this.#meetingId(application?.meeting ?? -1);
      const body = { meetingId, memberId: this.memberId(application?.member ?? -1) };
      return ["approveMeetingApplication", { ...this.#as(member), params: { id }, body }];
    },
    deleteApplication: ({ member, application: index }) => [
      "deleteMeetingApplication",
      { ...this.#as(member), params: { id: this.applicationIds[index] ?? ABSENT_ID } },
    ],
    leave: ({ member, meeting }) => [
      "leaveMeeting",
      { ...this.#as(member), params: { meetingId: this.#meetingId(meeting) } },
    ],
    confirm: ({ member, meeting }) => [
      "confirmMeeting",
      { ...this.#as(member), params: { id: this.#meetingId(meeting) } },
    ],
    deleteMeeting: ({ member, meeting }) => [
      "deleteMeeting",
      { ...this.#as(member), params: { id: this.#meetingId(meeting) } },
    ],
    checkIn: ({ member, meeting, isNear }) => [
      "checkIn",
      { ...this.#as(member), body: { meetingId: this.#meetingId(meeting), ...(isNear ? NEAR : FAR) } },
    ],
    evaluate: ({ member, meeting, type }) => {
      const meetingId = this.#meetingId(meeting);
      const targets = this.#othersOf(member, meeting);
      const evaluatePointDtoList = targets.map((targetMemberId) => ({ targetMemberId, meetingId, type }));
      return ["evaluateMembers", { ...this.#as(member), body: { meetingId, evaluatePointDtoList } }];
    },
    block: ({ member, target }) => ["blockMember", { ...this.#as(member), body: { blockedId: this.memberId(target) } }],
    unblock: ({ member, target }) => [
      "unblockMember",
      { ...this.#as(member), body: { blockedId: this.memberId(target) } },
    ],
    report: ({ member, meeting, target, fromInside }) => {
      const body = {
        reportedId: this.memberId(target),
        meetingId: this.#meetingId(meeting),
        content: "욕설을 했어요.",
      };
      return [fromInside ? "reportOnMeeting" : "reportOutOfMeeting", { ...this.#as(member), body }];
    },
    grant: ({ member, amount }) => [
      "grantRice",
      { ...this.#asOperator(), body: { memberId: this.memberId(member), amount } },
    ],
    revoke: ({ member, amount }) => [
      "revokeRice",
      { ...this.#asOperator(), body: { memberId: this.memberId(member), amount } },
    ],
    purchase: ({ member, product: productId, receipt: receiptData }) => [
      "createPayment",
      { ...this.#as(member), body: { platform: "GOOGLE", productId, receiptData } },
    ],
  };

  /** Executes the command and returns its outcome. */
  async execute(command: Command): Promise<Outcome> {
    if (command.kind === "wait") {
      await this.#wait(command);
      return "ok";
    }
    const toRequest = this.#requests[command.kind] as (command: Command) => Request;
    const [id, options] = toRequest(command);
    const response = await this.#app.api.call(id, options);
    if (response.statusCode >= 300) return errorNames[response.json<{ code: ErrorCode }>().code];
    if (id === "createMeeting") this.meetingIds.push(response.json<{ meetingId: number }>().meetingId);
    if (id === "applyToMeeting") this.applicationIds.push(response.json<{ id: number }>().id);
    return "ok";
  }

  async #wait({ minutes, areJobsLate }: CommandOf<"wait">): Promise<void> {
    if (areJobsLate) this.#app.clock.advance(minutes * MINUTE_MS);
    else await this.#app.advance(minutes * MINUTE_MS);
  }
}
