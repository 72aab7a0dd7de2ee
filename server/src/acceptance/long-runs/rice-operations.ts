/** Operations that move rice, drawn at random from what their members can do now. */
import { formatSeoulTime, HOUR_MS, MEETING_DEPOSIT_RICE, RICE_PACKS } from "@babchingu/openapi";
import type { RiceTransactionReasonValue as Reason } from "@babchingu/openapi/enums";
import { ShiftableClock } from "../../lib/clock.ts";
import { purchaseReasons } from "../../domain/rice/index.ts";
import type { TestMember } from "../../testing/builders.ts";
import { meetingBody } from "../../testing/meetings.ts";
import { drawKind, type Kind, type Operation } from "./rice-operation.ts";

interface Meeting {
  id: number;
  host: TestMember;
  requiresApproval: boolean;
}

interface Application {
  id: number;
  meeting: Meeting;
  member: TestMember;
}

/** What the members know of each other. */
interface Shared {
  members: readonly TestMember[];
  operator: TestMember;
  random: () => number;
  /** Recruiting ones, newest last. */
  meetings: Meeting[];
  pending: Application[];
}

const HOURS_AHEAD = 48;
/** Few meetings, so that members compete for the same seats. */
const OPEN_MEETINGS_MAX = 40;
const PENDING_MAX = 40;
const CAPACITY_MAX = 5;
const GRANT_MAX = 900;
const GRANT_ALL_AMOUNT = 7;
/** Where the meetings are. */
const PLACE = { latitude: 37.5473, longitude: 126.9219 };

function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index !== -1) list.splice(index, 1);
}

function keepNewest<T>(list: T[], item: T, max: number): void {
  list.push(item);
  if (list.length > max) list.shift();
}

export class RiceOperations {
  readonly #shared: Shared;
  /** The meetings in which each member believes to have a seat. */
  readonly #seats = new Map<number, Meeting[]>();
  /** Meetings whose check-in is open. */
  readonly #opened = new Set<number>();
  #count = 0;

  constructor(shared: Pick<Shared, "members" | "operator" | "random">) {
    this.#shared = { ...shared, meetings: [], pending: [] };
    for (const { id } of shared.members) this.#seats.set(id, []);
  }

  /** Members with a seat may check in from now on. */
  openCheckIn(meetingId: number): void {
    this.#opened.add(meetingId);
  }

  /** Draws an operation; the rarest possible things are drawn again as a purchase. */
  draw(member: TestMember): Operation {
    return this.#draws[drawKind(this.#shared.random)](member) ?? this.#purchase(member);
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.#shared.random() * list.length)];
  }

  #nextName(prefix: string): string {
    this.#count += 1;
    return `${prefix}-${this.#count}`;
  }

  #seatsOf(member: TestMember): Meeting[] {
    return this.#seats.get(member.id) ?? [];
  }

  readonly #draws: Record<Kind, (member: TestMember) => Operation | null> = {
    purchase: (member) => this.#purchase(member),
    grant: () => this.#change("grant", "ADMIN_GRANT", 1),
    revoke: () => this.#change("revoke", "ADMIN_REVOKE", -1),
    grantToAll: () => this.#grantToAll(),
    create: (member) => this.#create(member),
    join: (member) => this.#join(member),
    leave: (member) => this.#leave(member),
    apply: (member) => this.#apply(member),
    approve: () => this.#approve(),
    reject: () => this.#answer("reject", ({ meeting }) => meeting.host),
    cancel: () => this.#answer("cancel", ({ member }) => member),
    confirm: (member) => this.#confirm(member),
    checkIn: (member) => this.#checkIn(member),
    deleteMeeting: (member) => this.#deleteMeeting(member),
  };

  #purchase(actor: TestMember): Operation {
    const productId = this.#pick(["rice_500", "rice_1000", "rice_2000"] as const) ?? "rice_500";
    const booking = {
      memberIds: [actor.id],
      reason: purchaseReasons[productId],
      amount: RICE_PACKS[productId].grains,
    };
    const body = { platform: "GOOGLE", productId, receiptData: this.#nextName("receipt") };
    return { kind: "purchase", actor, method: "POST", path: "/payments", body, booking };
  }

  #change(kind: "grant" | "revoke", reason: Reason, sign: 1 | -1): Operation | null {
    const member = this.#pick(this.#shared.members);
    if (member === undefined) return null;
    // More is taken than given, so that the purchases don't make everybody rich.
    const amountMax = sign === 1 ? GRANT_MAX : 4 * GRANT_MAX;
    const amount = 1 + Math.floor(this.#shared.random() * amountMax);
    return {
      kind,
      actor: this.#shared.operator,
      method: "PATCH",
      path: `/admin/rice-transactions/${kind}`,
      body: { memberId: member.id, amount },
      key: this.#nextName(kind),
      booking: { memberIds: [member.id], reason, amount: sign * amount },
    };
  }

  #grantToAll(): Operation {
    const memberIds = this.#shared.members.map(({ id }) => id);
    return {
      kind: "grantToAll",
      actor: this.#shared.operator,
      method: "PATCH",
      path: "/admin/rice-transactions/grant-all",
      body: { amount: GRANT_ALL_AMOUNT },
      key: this.#nextName("grant-all"),
      booking: { memberIds, reason: "ADMIN_GRANT", amount: GRANT_ALL_AMOUNT },
    };
  }

  #create(actor: TestMember): Operation {
    const key = this.#nextName("meeting");
    const requiresApproval = this.#shared.random() < 0.4;
    const scheduledAt = formatSeoulTime(new Date(Date.now() + HOURS_AHEAD * HOUR_MS));
    const maxCapacity = 2 + Math.floor(this.#shared.random() * (CAPACITY_MAX - 1));
    const overrides = { title: key, content: key, scheduledAt, maxCapacity, requiresApproval };
    return {
      kind: "create",
      actor,
      method: "POST",
      path: "/meetings/create",
      body: meetingBody({ clock: new ShiftableClock() }, overrides),
      key,
      booking: { memberIds: [actor.id], reason: "MEETING_CREATE", amount: -MEETING_DEPOSIT_RICE },
      onSuccess: (body) => {
        const { meetingId: id } = JSON.parse(body) as { meetingId: number };
        const meeting = { id, host: actor, requiresApproval };
        keepNewest(this.#shared.meetings, meeting, OPEN_MEETINGS_MAX);
        this.#seatsOf(actor).push(meeting);
      },
    };
  }

  #join(actor: TestMember): Operation | null {
    const seats = this.#seatsOf(actor);
    const open = this.#shared.meetings.filter((it) => !it.requiresApproval && !seats.includes(it));
    const meeting = this.#pick(open);
    if (meeting === undefined) return null;
    return {
      kind: "join",
      actor,
      method: "POST",
      path: `/member-meetings/${meeting.id}`,
      meetingId: meeting.id,
      booking: { memberIds: [actor.id], reason: "MEETING_JOIN", amount: -MEETING_DEPOSIT_RICE },
      onSuccess: () => seats.push(meeting),
      onRefusal: (error) => {
        if (error !== "NOT_ENOUGH_RICE") remove(this.#shared.meetings, meeting);
        if (error === "ALREADY_JOINED") seats.push(meeting);
      },
    };
  }

  #leave(actor: TestMember): Operation | null {
    const seats = this.#seatsOf(actor);
    const meeting = this.#pick(seats);
    if (meeting === undefined) return null;
    return {
      kind: "leave",
      actor,
      method: "DELETE",
      path: `/member-meetings/${meeting.id}`,
      meetingId: meeting.id,
      onSuccess: () => remove(seats, meeting),
      onRefusal: (error) => {
        if (error !== "LAST_MEMBER") remove(seats, meeting);
      },
    };
  }

  #apply(actor: TestMember): Operation | null {
    const { meetings, pending } = this.#shared;
    const meeting = this.#pick(meetings.filter((it) => it.requiresApproval && it.host !== actor));
    if (meeting === undefined) return null;
    return {
      kind: "apply",
      actor,
      method: "POST",
      path: `/meeting-applications/${meeting.id}`,
      body: { content: "함께 먹고 싶어요." },
      booking: { memberIds: [actor.id], reason: "MEETING_APPLY", amount: -MEETING_DEPOSIT_RICE },
      onSuccess: (body) => {
        const { id } = JSON.parse(body) as { id: number };
        keepNewest(pending, { id, meeting, member: actor }, PENDING_MAX);
      },
      onRefusal: (error) => {
        if (error !== "NOT_ENOUGH_RICE" && error !== "APPLICATION_PENDING") remove(meetings, meeting);
      },
    };
  }

  #approve(): Operation | null {
    const application = this.#takePending();
    if (application === null) return null;
    const { id, meeting, member } = application;
    return {
      kind: "approve",
      actor: meeting.host,
      method: "PATCH",
      path: `/meeting-applications/${id}`,
      body: { meetingId: meeting.id, memberId: member.id },
      onSuccess: () => this.#seatsOf(member).push(meeting),
    };
  }

  /** Rejects an application as the host, or cancels it as the applicant. */
  #answer(kind: "reject" | "cancel", actorOf: (application: Application) => TestMember): Operation | null {
    const application = this.#takePending();
    if (application === null) return null;
    const actor = actorOf(application);
    const refund = {
      memberIds: [actor.id],
      reason: "MEETING_APPLY_DELETE" as const,
      amount: MEETING_DEPOSIT_RICE,
    };
    return {
      kind,
      actor,
      method: "DELETE",
      path: `/meeting-applications/${application.id}`,
      ...(kind === "cancel" ? { booking: refund } : {}),
    };
  }

  #takePending(): Application | null {
    const application = this.#pick(this.#shared.pending);
    if (application === undefined) return null;
    remove(this.#shared.pending, application);
    return application;
  }

  #confirm(actor: TestMember): Operation | null {
    const meeting = this.#pick(this.#seatsOf(actor).filter(({ host }) => host === actor));
    if (meeting === undefined) return null;
    return {
      kind: "confirm",
      actor,
      method: "PATCH",
      path: `/meetings/${meeting.id}/status`,
      onSuccess: () => remove(this.#shared.meetings, meeting),
    };
  }

  #checkIn(actor: TestMember): Operation | null {
    const seats = this.#seatsOf(actor);
    const meeting = this.#pick(seats.filter(({ id }) => this.#opened.has(id)));
    if (meeting === undefined) return null;
    // Nobody leaves a meeting after the check-in, so the seat is done with.
    remove(seats, meeting);
    return {
      kind: "checkIn",
      actor,
      method: "PATCH",
      path: "/attendance/check",
      body: { meetingId: meeting.id, ...PLACE },
      booking: { memberIds: [actor.id], reason: "MEETING_CHECKED", amount: MEETING_DEPOSIT_RICE },
    };
  }

  #deleteMeeting(actor: TestMember): Operation | null {
    const seats = this.#seatsOf(actor);
    const meeting = this.#pick(seats.filter(({ host }) => host === actor));
    if (meeting === undefined) return null;
    return {
      kind: "deleteMeeting",
      actor,
      method: "DELETE",
      path: `/meetings/${meeting.id}`,
      meetingId: meeting.id,
      onSuccess: () => {
        remove(seats, meeting);
        remove(this.#shared.meetings, meeting);
      },
      onRefusal: (error) => {
        if (error !== "HAS_OTHER_MEMBERS") remove(seats, meeting);
      },
    };
  }
}
