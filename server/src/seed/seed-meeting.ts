import { CHECK_IN_CLOSES_MIN, formatSeoulTime, HOUR_MS, MEETING_LENGTH_MIN, MINUTE_MS } from "@babchingu/openapi";
import { gazetteerPlaces } from "../adapters/place-search/gazetteer.ts";
import { postTextMessage } from "../domain/chat/messages.ts";
import { applyToMeeting, approveApplication } from "../domain/meetings/applications/applications.ts";
import { refundSeat } from "../domain/meetings/seats/deposits.ts";
import { findJoinedMembers, lockMeeting } from "../domain/shared/meeting-guards.ts";
import { autoConfirmAt } from "../domain/meetings/rules.ts";
import { runDueSteps } from "../domain/meetings/lifecycle/lifecycle.ts";
import { confirmMeeting, createMeeting } from "../domain/meetings/meetings.ts";
import { joinMeeting } from "../domain/meetings/seats/join-and-leave.ts";
import { addMs } from "../lib/time.ts";
import { addImage, idOf, type SeedContext, type Step } from "./context.ts";
import type { MeetingPlan } from "./data/plan.ts";
import { stores } from "./data/stores.ts";
import { instantOf, timesBetween } from "./plan-times.ts";

interface Timeline {
  createdAt: Date;
  scheduledAt: Date;
  /** When the last guest joins. */
  lastJoinAt: Date;
  /** The messages lie between these: within an hour, as people talk before a meal. */
  messagesFrom: Date;
  messagesUntil: Date;
}

function timelineOf(plan: MeetingPlan, now: Date): Timeline {
  const createdAt = addMs(now, -plan.createdHoursAgo * HOUR_MS);
  const scheduledAt = instantOf(plan.when, now);
  const closesAt = addMs(autoConfirmAt(scheduledAt), -MINUTE_MS);
  const joinUntil = closesAt < now ? closesAt : addMs(now, -MINUTE_MS);
  const lastJoinAt = addMs(createdAt, (joinUntil.getTime() - createdAt.getTime()) * 0.6);
  const messagesUntil = scheduledAt < now ? scheduledAt : addMs(now, -MINUTE_MS);
  const messagesFrom = addMs(lastJoinAt, 2 * MINUTE_MS);
  const anHourBefore = addMs(messagesUntil, -HOUR_MS);
  return {
    createdAt,
    scheduledAt,
    lastJoinAt,
    messagesUntil,
    messagesFrom: messagesFrom > anHourBefore ? messagesFrom : anHourBefore,
  };
}

/** The place columns for a place of this name. @throws Error when neither the demo data nor the gazetteerPlaces has it. */
function placeOf({ storeIds }: SeedContext, name: string) {
  const place = [...stores, ...gazetteerPlaces].find((it) => it.name === name);
  if (place === undefined) throw new Error(`There is no place ${name}.`);
  return {
    placeName: place.name,
    placeAddress: place.address,
    placePhone: place.phone,
    placeLatitude: place.latitude,
    placeLongitude: place.longitude,
    partnerPlaceId: storeIds.get(name) ?? null,
  };
}

async function createPlannedMeeting(
  context: SeedContext,
  plan: MeetingPlan,
  scheduledAt: Date,
  at: Date,
): Promise<void> {
  const hostId = idOf(context.memberIds, plan.host);
  const imageId = plan.image === undefined ? null : await addImage(context, `meeting:${plan.title}`, hostId, at);
  const [minCapacity, maxCapacity] = plan.capacity;
  const body = {
    ...placeOf(context, plan.place),
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

/** All members except the absent ones check in and get their deposits back. */
async function checkInGuests({ trx, memberIds, meetingIds }: SeedContext, plan: MeetingPlan, at: Date): Promise<void> {
  const meetingId = idOf(meetingIds, plan.title);
  const absent = new Set((plan.absent ?? []).map((name) => idOf(memberIds, name)));
  for (const member of await findJoinedMembers({ trx }, meetingId)) {
    if (absent.has(member.memberId)) continue;
    await trx.updateTable("meetingMembers").set({ checkedAt: at }).where("id", "=", member.id).execute();
    await refundSeat({ trx, now: at }, { seat: member, reason: "MEETING_CHECKED" });
  }
}

/** All members who checked in, except the first, rate the others. */
async function rateOthers({ trx, meetingIds }: SeedContext, plan: MeetingPlan, at: Date): Promise<void> {
  const meetingId = idOf(meetingIds, plan.title);
  const present = (await findJoinedMembers({ trx }, meetingId)).filter((member) => member.checkedAt !== null);
  for (const evaluator of present.slice(1)) {
    const targets = present.filter((target) => target.memberId !== evaluator.memberId);
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

/** The steps after the guests have joined, up to now: confirmation, check-in, end and rating. */
function lifecycleSteps(context: SeedContext, plan: MeetingPlan, { scheduledAt, lastJoinAt }: Timeline): Step[] {
  const { trx, memberIds, meetingIds, now } = context;
  const minutesAfter = (count: number) => addMs(scheduledAt, count * MINUTE_MS);
  const confirm = (at: Date) => {
    const meetingId = idOf(meetingIds, plan.title);
    return confirmMeeting({ trx, now: at }, { meetingId, memberId: idOf(memberIds, plan.host) });
  };
  const runDue = async (at: Date) => {
    await runDueSteps({ trx, now: at }, await lockMeeting({ trx }, idOf(meetingIds, plan.title)));
  };
  const steps: Step[] = [
    ...(plan.isConfirmedByHost === true ? [{ at: addMs(lastJoinAt, MINUTE_MS), run: confirm }] : []),
    { at: autoConfirmAt(scheduledAt), run: runDue },
    { at: minutesAfter(2), run: (at) => checkInGuests(context, plan, at) },
    { at: minutesAfter(CHECK_IN_CLOSES_MIN), run: runDue },
    { at: minutesAfter(MEETING_LENGTH_MIN), run: runDue },
    { at: minutesAfter(MEETING_LENGTH_MIN + 30), run: (at) => rateOthers(context, plan, at) },
  ];
  return steps.filter((step) => step.at <= now);
}

/** The steps of a meeting's history up to now. */
export function meetingSteps(context: SeedContext, plan: MeetingPlan): Step[] {
  const { trx, memberIds, meetingIds, now } = context;
  const timeline = timelineOf(plan, now);
  const { createdAt, scheduledAt, lastJoinAt, messagesFrom, messagesUntil } = timeline;
  const { guests = [], messages = [], applications = [] } = plan;
  const messageTimes = timesBetween(messagesFrom, messagesUntil, messages.length);
  const applicationTimes = timesBetween(lastJoinAt, addMs(now, -MINUTE_MS), applications.length);
  const joinTimes = timesBetween(createdAt, lastJoinAt, guests.length);
  return [
    { at: createdAt, run: (at) => createPlannedMeeting(context, plan, scheduledAt, at) },
    ...guests.map((name, index) => ({
      at: joinTimes[index] ?? lastJoinAt,
      run: (at: Date) => joinOrApply(context, plan, name, at),
    })),
    ...applications.map(([name, content], index) => ({
      at: applicationTimes[index] ?? lastJoinAt,
      run: async (at: Date) => {
        const request = { meetingId: idOf(meetingIds, plan.title), memberId: idOf(memberIds, name), content };
        await applyToMeeting({ trx, now: at }, request);
      },
    })),
    ...messages.map(([name, content], index) => ({
      at: messageTimes[index] ?? messagesUntil,
      run: async (at: Date) => {
        const message = { meetingId: idOf(meetingIds, plan.title), memberId: idOf(memberIds, name), content };
        await postTextMessage({ trx }, { ...message, clientId: null, now: at });
      },
    })),
    ...lifecycleSteps(context, plan, timeline),
  ];
}
