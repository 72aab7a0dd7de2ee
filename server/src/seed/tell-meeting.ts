import { CHECK_IN_WINDOW_MIN, MEETING_LENGTH_MIN, NO_SHOW_PENALTY_WON } from "@babchingu/openapi";
import { postTextMessage } from "../domain/chat-messages.ts";
import { applyToMeeting, approveApplication } from "../domain/meeting-applications.ts";
import { refundSeat } from "../domain/meeting-deposits.ts";
import { joinedMembers, lockMeeting } from "../domain/meeting-lock.ts";
import { autoConfirmAt } from "../domain/meeting-rules.ts";
import { confirmMeetingNow, endAfterMeal, endBelowMinimum, openCheckIn } from "../domain/meeting-transitions.ts";
import { confirmMeeting, createMeeting } from "../domain/meetings.ts";
import { joinMeeting } from "../domain/membership.ts";
import { HOUR_MS, later, MINUTE_MS, toSeoulTime } from "../lib/time.ts";
import type { Step, Telling } from "./history.ts";
import { addPicture, idOf } from "./history.ts";
import type { MeetingPlan } from "./plan.ts";
import { storeIndex, stores } from "./stores.ts";
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
  const openedAt = later(now, -plan.openedHoursAgo * HOUR_MS);
  const scheduledAt = instantOf(plan.when, now);
  const closesAt = later(autoConfirmAt(scheduledAt), -MINUTE_MS);
  const lastJoinAt = closesAt < now ? closesAt : later(now, -MINUTE_MS);
  const filledAt = later(openedAt, (lastJoinAt.getTime() - openedAt.getTime()) * 0.6);
  const talkedAt = scheduledAt < now ? scheduledAt : later(now, -MINUTE_MS);
  return { openedAt, scheduledAt, filledAt, talkedAt };
}

function placeOf(telling: Telling, { place }: MeetingPlan) {
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
    partnerPlaceId: idOf(telling.storeIds, store.name),
  };
}

async function open(telling: Telling, plan: MeetingPlan, scheduledAt: Date, at: Date): Promise<void> {
  const hostId = idOf(telling.memberIds, plan.host);
  const imageId = plan.picture === null ? null : await addPicture(telling, `meeting:${plan.title}`, hostId, at);
  const [minCapacity, maxCapacity] = plan.capacity;
  const body = {
    ...placeOf(telling, plan),
    imageId,
    title: plan.title,
    content: plan.content,
    scheduledAt: toSeoulTime(scheduledAt),
    minCapacity,
    maxCapacity,
    requiresApproval: plan.requiresApproval ?? false,
  };
  telling.meetingIds.set(plan.title, await createMeeting(telling.trx, hostId, body, at));
}

/** A guest joins, or applies and is approved at once. */
async function takeIn(
  { trx, memberIds, meetingIds }: Telling,
  plan: MeetingPlan,
  name: string,
  at: Date,
): Promise<void> {
  const meetingId = idOf(meetingIds, plan.title);
  const memberId = idOf(memberIds, name);
  if (plan.requiresApproval !== true) return joinMeeting(trx, meetingId, memberId, at);
  const content = "맛있게 먹고 즐겁게 이야기하고 싶어요.";
  const applicationId = await applyToMeeting(trx, { meetingId, memberId, content }, at);
  const body = { meetingId, memberId };
  return approveApplication(trx, { applicationId, memberId: idOf(memberIds, plan.host), body }, later(at, MINUTE_MS));
}

/** Check-ins, refunds and no-shows within the window around the meeting's time. */
async function attend({ trx, memberIds, meetingIds }: Telling, plan: MeetingPlan, at: Date): Promise<void> {
  const meetingId = idOf(meetingIds, plan.title);
  const absent = new Set((plan.absent ?? []).map((name) => idOf(memberIds, name)));
  for (const member of await joinedMembers(trx, meetingId)) {
    if (absent.has(member.memberId)) continue;
    await trx.updateTable("meetingMembers").set({ checkedAt: at }).where("id", "=", member.id).execute();
    await refundSeat(trx, member, "MEETING_CHECKED", at);
  }
}

async function closeWindow({ trx, memberIds, meetingIds }: Telling, plan: MeetingPlan, at: Date): Promise<void> {
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
async function rate({ trx, meetingIds }: Telling, plan: MeetingPlan, at: Date): Promise<void> {
  const meetingId = idOf(meetingIds, plan.title);
  const came = (await joinedMembers(trx, meetingId)).filter((member) => member.checkedAt !== null);
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

function outcomeSteps(telling: Telling, plan: MeetingPlan, { scheduledAt, filledAt }: Moments): Step[] {
  const { trx, memberIds, meetingIds, now } = telling;
  const locked = () => lockMeeting(trx, idOf(meetingIds, plan.title));
  const minutes = (count: number) => later(scheduledAt, count * MINUTE_MS);
  const atEdge = autoConfirmAt(scheduledAt);
  if (plan.outcome === "recruiting") return [];
  if (plan.outcome === "belowMinimum")
    return [{ at: atEdge, run: async (at) => endBelowMinimum(trx, await locked(), at) }];
  if (plan.outcome === "confirmed") {
    const run = (at: Date) => confirmMeeting(trx, idOf(meetingIds, plan.title), idOf(memberIds, plan.host), at);
    return [{ at: later(filledAt, MINUTE_MS), run }];
  }
  const steps: Step[] = [
    { at: atEdge, run: async (at) => confirmMeetingNow(trx, await locked(), at) },
    { at: atEdge, run: async (at) => openCheckIn(trx, await locked(), at) },
    { at: minutes(2), run: (at) => attend(telling, plan, at) },
    { at: minutes(CHECK_IN_WINDOW_MIN), run: (at) => closeWindow(telling, plan, at) },
    { at: minutes(MEETING_LENGTH_MIN), run: async (at) => endAfterMeal(trx, await locked(), at) },
    { at: minutes(MEETING_LENGTH_MIN + 30), run: (at) => rate(telling, plan, at) },
  ];
  return steps.filter((step) => step.at <= now);
}

/** The life of one meeting up to now, as steps of the history. */
export function meetingSteps(telling: Telling, plan: MeetingPlan): Step[] {
  const { trx, memberIds, meetingIds, now } = telling;
  const moments = momentsOf(plan, now);
  const { openedAt, scheduledAt, filledAt, talkedAt } = moments;
  const talk = plan.talk ?? [];
  const waiting = plan.waiting ?? [];
  const talkTimes = between(later(filledAt, 2 * MINUTE_MS), talkedAt, talk.length);
  const waitingTimes = between(filledAt, later(now, -MINUTE_MS), waiting.length);
  const joinTimes = between(openedAt, filledAt, plan.guests.length);
  return [
    { at: openedAt, run: (at) => open(telling, plan, scheduledAt, at) },
    ...plan.guests.map((name, index) => ({
      at: joinTimes[index] ?? filledAt,
      run: (at: Date) => takeIn(telling, plan, name, at),
    })),
    ...waiting.map(([name, content], index) => ({
      at: waitingTimes[index] ?? filledAt,
      run: async (at: Date) => {
        const request = { meetingId: idOf(meetingIds, plan.title), memberId: idOf(memberIds, name), content };
        await applyToMeeting(trx, request, at);
      },
    })),
    ...talk.map(([name, content], index) => ({
      at: talkTimes[index] ?? talkedAt,
      run: async (at: Date) => {
        const message = { meetingId: idOf(meetingIds, plan.title), memberId: idOf(memberIds, name), content };
        await postTextMessage(trx, { ...message, clientId: null, now: at });
      },
    })),
    ...outcomeSteps(telling, plan, moments),
  ];
}
