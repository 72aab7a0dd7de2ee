import {
  CHECK_IN_WINDOW_MIN,
  formatSeoulTime,
  HOUR_MS,
  MEETING_LENGTH_MIN,
  MINUTE_MS,
  NO_SHOW_PENALTY_WON,
} from "@babchingu/openapi";
import { postTextMessage } from "../domain/chat/messages.ts";
import { applyToMeeting, approveApplication } from "../domain/meetings/applications/applications.ts";
import { refundSeat } from "../domain/meetings/seats/deposits.ts";
import { findJoinedMembers, lockMeeting } from "../domain/shared/meeting-guards.ts";
import { autoConfirmAt } from "../domain/meetings/rules.ts";
import {
  enterConfirmed,
  completeMeeting,
  endBelowMinimum,
  enterReady,
} from "../domain/meetings/lifecycle/transitions.ts";
import { confirmMeeting, createMeeting } from "../domain/meetings/meetings.ts";
import { joinMeeting } from "../domain/meetings/seats/join-and-leave.ts";
import { addMs } from "../lib/time.ts";
import type { Step, SeedContext } from "./context.ts";
import { addPicture, idOf } from "./context.ts";
import type { MeetingPlan } from "./data/plan.ts";
import { storeIndex, stores } from "./data/stores.ts";
import { between, instantOf } from "./when.ts";

/** The moments of a meeting's life. */
interface Moments {
  openedAt: Date;
  scheduledAt: Date;
  /** When the last guest has joined. */
  filledAt: Date;
  /** The end of what can have been said so far. */
  talkedAt: Date;
}

function momentsOf(plan: MeetingPlan, now: Date): Moments {
  const openedAt = addMs(now, -plan.openedHoursAgo * HOUR_MS);
  const scheduledAt = instantOf(plan.when, now);
  const closesAt = addMs(autoConfirmAt(scheduledAt), -MINUTE_MS);
  const lastJoinAt = closesAt < now ? closesAt : addMs(now, -MINUTE_MS);
  const filledAt = addMs(openedAt, (lastJoinAt.getTime() - openedAt.getTime()) * 0.6);
  const talkedAt = scheduledAt < now ? scheduledAt : addMs(now, -MINUTE_MS);
  return { openedAt, scheduledAt, filledAt, talkedAt };
}

function placeOf(context: SeedContext, { place }: MeetingPlan) {
  if (!("store" in place)) {
    const { name, address, phone, latitude, longitude } = place;
    return {
      placeName: name,
      placeAddress: address,
      placePhone: phone,
      placeLatitude: latitude,
      placeLongitude: longitude,
      partnerPlaceId: null,
    };
  }
  const store = stores[storeIndex(place.store)];
  if (store === undefined) throw new Error(`No store ${place.store}.`);
  return {
    placeName: store.name,
    placeAddress: store.address,
    placePhone: store.phone,
    placeLatitude: store.latitude,
    placeLongitude: store.longitude,
    partnerPlaceId: idOf(context.storeIds, store.name),
  };
}

async function open(context: SeedContext, plan: MeetingPlan, scheduledAt: Date, at: Date): Promise<void> {
  const hostId = idOf(context.memberIds, plan.host);
  const imageId = plan.picture === null ? null : await addPicture(context, `meeting:${plan.title}`, hostId, at);
  const [minCapacity, maxCapacity] = plan.capacity;
  const body = {
    ...placeOf(context, plan),
    imageId,
    title: plan.title,
    content: plan.content,
    scheduledAt: formatSeoulTime(scheduledAt),
    minCapacity,
    maxCapacity,
    requiresApproval: plan.requiresApproval ?? false,
  };
  context.meetingIds.set(plan.title, await createMeeting({ trx: context.trx, now: at }, { hostId, body }));
}

/** A guest joins, or applies and is approved at once. */
async function joinOrApply(
  { trx, memberIds, meetingIds }: SeedContext,
  plan: MeetingPlan,
  name: string,
  at: Date,
): Promise<void> {
  const meetingId = idOf(meetingIds, plan.title);
  const memberId = idOf(memberIds, name);
  if (plan.requiresApproval !== true) return joinMeeting({ trx, now: at }, { meetingId, memberId });
  const content = "맛있게 먹고 즐겁게 이야기하고 싶어요.";
  const applicationId = await applyToMeeting({ trx, now: at }, { meetingId, memberId, content });
  const body = { meetingId, memberId };
  return approveApplication(
    { trx, now: addMs(at, MINUTE_MS) },
    { applicationId, memberId: idOf(memberIds, plan.host), body },
  );
}

/** Check-ins, refunds and no-shows within the window around the meeting's time. */
async function attend({ trx, memberIds, meetingIds }: SeedContext, plan: MeetingPlan, at: Date): Promise<void> {
  const meetingId = idOf(meetingIds, plan.title);
  const absent = new Set((plan.absent ?? []).map((name) => idOf(memberIds, name)));
  for (const member of await findJoinedMembers({ trx }, meetingId)) {
    if (absent.has(member.memberId)) continue;
    await trx.updateTable("meetingMembers").set({ checkedAt: at }).where("id", "=", member.id).execute();
    await refundSeat({ trx, now: at }, { seat: member, reason: "MEETING_CHECKED" });
  }
}

async function closeWindow({ trx, memberIds, meetingIds }: SeedContext, plan: MeetingPlan, at: Date): Promise<void> {
  const meetingId = idOf(meetingIds, plan.title);
  await trx.updateTable("meetings").set({ noShowsAt: at }).where("id", "=", meetingId).execute();
  for (const name of plan.absent ?? []) {
    const memberId = idOf(memberIds, name);
    await trx
      .insertInto("noShows")
      .values({ meetingId, memberId, amountWon: NO_SHOW_PENALTY_WON, status: "UNPAID", createdAt: at })
      .execute();
  }
}

/** Everybody who came rates the others, as far as the rating is over. */
async function rate({ trx, meetingIds }: SeedContext, plan: MeetingPlan, at: Date): Promise<void> {
  const meetingId = idOf(meetingIds, plan.title);
  const came = (await findJoinedMembers({ trx }, meetingId)).filter((member) => member.checkedAt !== null);
  for (const evaluator of came.slice(1)) {
    const targets = came.filter((target) => target.memberId !== evaluator.memberId);
    await trx
      .insertInto("evaluations")
      .values(
        targets.map((target) => ({
          meetingId,
          evaluatorId: evaluator.memberId,
          targetId: target.memberId,
          type: "POSITIVE" as const,
          createdAt: at,
        })),
      )
      .execute();
    await trx.updateTable("meetingMembers").set({ evaluatedAt: at }).where("id", "=", evaluator.id).execute();
  }
}

function outcomeSteps(context: SeedContext, plan: MeetingPlan, { scheduledAt, filledAt }: Moments): Step[] {
  const { trx, memberIds, meetingIds, now } = context;
  const locked = () => lockMeeting({ trx }, idOf(meetingIds, plan.title));
  const minutes = (count: number) => addMs(scheduledAt, count * MINUTE_MS);
  const atEdge = autoConfirmAt(scheduledAt);
  if (plan.outcome === "recruiting") return [];
  if (plan.outcome === "belowMinimum")
    return [{ at: atEdge, run: async (at) => endBelowMinimum({ trx, now: at }, await locked()) }];
  if (plan.outcome === "confirmed") {
    const run = (at: Date) =>
      confirmMeeting(
        { trx, now: at },
        { meetingId: idOf(meetingIds, plan.title), memberId: idOf(memberIds, plan.host) },
      );
    return [{ at: addMs(filledAt, MINUTE_MS), run }];
  }
  const steps: Step[] = [
    { at: atEdge, run: async (at) => enterConfirmed({ trx, now: at }, await locked()) },
    { at: atEdge, run: async (at) => enterReady({ trx, now: at }, await locked()) },
    { at: minutes(2), run: (at) => attend(context, plan, at) },
    { at: minutes(CHECK_IN_WINDOW_MIN), run: (at) => closeWindow(context, plan, at) },
    { at: minutes(MEETING_LENGTH_MIN), run: async (at) => completeMeeting({ trx, now: at }, await locked()) },
    { at: minutes(MEETING_LENGTH_MIN + 30), run: (at) => rate(context, plan, at) },
  ];
  return steps.filter((step) => step.at <= now);
}

/** The life of one meeting up to now, as steps of the history. */
export function meetingSteps(context: SeedContext, plan: MeetingPlan): Step[] {
  const { trx, memberIds, meetingIds, now } = context;
  const moments = momentsOf(plan, now);
  const { openedAt, scheduledAt, filledAt, talkedAt } = moments;
  const talk = plan.talk ?? [];
  const waiting = plan.waiting ?? [];
  const talkTimes = between(addMs(filledAt, 2 * MINUTE_MS), talkedAt, talk.length);
  const waitingTimes = between(filledAt, addMs(now, -MINUTE_MS), waiting.length);
  const joinTimes = between(openedAt, filledAt, plan.guests.length);
  return [
    { at: openedAt, run: (at) => open(context, plan, scheduledAt, at) },
    ...plan.guests.map((name, index) => ({
      at: joinTimes[index] ?? filledAt,
      run: (at: Date) => joinOrApply(context, plan, name, at),
    })),
    ...waiting.map(([name, content], index) => ({
      at: waitingTimes[index] ?? filledAt,
      run: async (at: Date) => {
        const request = { meetingId: idOf(meetingIds, plan.title), memberId: idOf(memberIds, name), content };
        await applyToMeeting({ trx, now: at }, request);
      },
    })),
    ...talk.map(([name, content], index) => ({
      at: talkTimes[index] ?? talkedAt,
      run: async (at: Date) => {
        const message = { meetingId: idOf(meetingIds, plan.title), memberId: idOf(memberIds, name), content };
        await postTextMessage({ trx }, { ...message, clientId: null, now: at });
      },
    })),
    ...outcomeSteps(context, plan, moments),
  ];
}
