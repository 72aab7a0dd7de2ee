/** Creating meetings: the fields of a new one, and what is refused. */
import { DAY_MS, formatSeoulTime, MINUTE_MS, SCHEDULE_YEARS_MAX } from "@babchingu/openapi";
import { defineChecks } from "../../runner/check.ts";
import { fieldOf } from "../support/fields.ts";
import type { Context } from "../../runner/context.ts";
import {
  ABSENT_ID,
  RICE_AFTER_DEPOSIT,
  readMeeting,
  meetingBody,
  createMeeting,
  readRice,
} from "../support/meetings.ts";
import { callConcurrently } from "../support/outcomes.ts";
import { at, sharedMembers } from "../support/shared-members.ts";
import { northOf } from "../support/positions.ts";
import { newImage, newStore } from "../support/fixtures.ts";

const SCHEDULE_DAYS_MAX = SCHEDULE_YEARS_MAX * 365.25;
const seoulTimeIn = (ctx: Context, ms: number) => formatSeoulTime(new Date(ctx.now().getTime() + ms));
const anySharedMember = async (ctx: Context) => at(await sharedMembers(ctx, 1), 0);

export const checks = defineChecks(
  {
    id: "meetings.create.opens",
    title: "A new meeting recruits, has the fields that were sent (texts trimmed), and its host as the only member.",
    source: "member §3, member §4",
    covers: ["createMeeting 201", "getMeeting 200"],
    run: async (ctx) => {
      const host = await anySharedMember(ctx);
      const body = meetingBody(ctx, {
        title: "  라멘 먹어요 ",
        content: " 천천히\n먹어요.  ",
        maxCapacity: 5,
        requiresApproval: true,
      });
      const { meetingId } = await ctx.ok("createMeeting", { as: host, body });
      const { members, ...detail } = await readMeeting(ctx, host, meetingId);
      const { imageId: _imageId, scheduledAt, ...sent } = body;
      // A seat alert isn't part of what was sent (D49).
      const { scheduledAt: scheduledFor, hasSeatAlert: _hasSeatAlert, ...rest } = detail;
      ctx.equal(scheduledFor.slice(0, 16), scheduledAt.slice(0, 16), "The time should be the one that was sent.");
      ctx.equal(
        rest,
        {
          ...sent,
          title: "라멘 먹어요",
          content: "천천히\n먹어요.",
          status: "RECRUITING",
          hostId: host.id,
          memberCount: 1,
          isApplicationSubmitted: false,
          imageUrl: null,
        },
        "The meeting should have the fields that were sent.",
      );
      ctx.equal(fieldOf(members, "id"), [host.id], "The host should be the only member.");
    },
  },
  {
    id: "meetings.create.past",
    title: "A time before now in Seoul is refused with SCHEDULED_IN_THE_PAST.",
    source: "member §5",
    covers: ["createMeeting SCHEDULED_IN_THE_PAST"],
    run: async (ctx) => {
      const as = await anySharedMember(ctx);
      for (const ms of [-2 * MINUTE_MS, -DAY_MS, -9 * 60 * MINUTE_MS]) {
        const body = meetingBody(ctx, { scheduledAt: seoulTimeIn(ctx, ms) });
        await ctx.refused("createMeeting", "SCHEDULED_IN_THE_PAST", { as, body });
      }
    },
  },
  {
    id: "meetings.create.too-far",
    title: `A time up to ${SCHEDULE_YEARS_MAX} years ahead is accepted, a later one refused with SCHEDULED_TOO_FAR.`,
    source: "member §5",
    covers: ["createMeeting SCHEDULED_TOO_FAR"],
    run: async (ctx) => {
      const as = await anySharedMember(ctx);
      const bodyInDays = (days: number) => meetingBody(ctx, { scheduledAt: seoulTimeIn(ctx, days * DAY_MS) });
      await ctx.refused("createMeeting", "SCHEDULED_TOO_FAR", { as, body: bodyInDays(SCHEDULE_DAYS_MAX + 3) });
      await ctx.ok("createMeeting", { as, body: bodyInDays(SCHEDULE_DAYS_MAX - 3) });
    },
  },
  {
    id: "meetings.create.capacities",
    title: "The minimum may equal the maximum; above it is refused with CAPACITY_ORDER.",
    source: "member §5",
    covers: ["createMeeting CAPACITY_ORDER"],
    run: async (ctx) => {
      const as = await anySharedMember(ctx);
      await ctx.refused("createMeeting", "CAPACITY_ORDER", {
        as,
        body: meetingBody(ctx, { minCapacity: 5, maxCapacity: 4 }),
      });
      await ctx.ok("createMeeting", { as, body: meetingBody(ctx, { minCapacity: 4, maxCapacity: 4 }) });
    },
  },
  {
    id: "meetings.create.picture",
    title:
      "A meeting can have an unused image of its host; another member's, an absent and a used image are refused with IMAGE_NOT_USABLE.",
    source: "member §3",
    covers: ["createMeeting IMAGE_NOT_USABLE", "deleteImage IMAGE_IN_USE"],
    run: async (ctx) => {
      const people = await sharedMembers(ctx, 2);
      const [host, other] = [at(people, 0), at(people, 1)];
      const imageId = await newImage(ctx, { as: host });
      await ctx.refused("createMeeting", "IMAGE_NOT_USABLE", { as: other, body: meetingBody(ctx, { imageId }) });
      await ctx.refused("createMeeting", "IMAGE_NOT_USABLE", {
        as: host,
        body: meetingBody(ctx, { imageId: ABSENT_ID }),
      });
      const meetingId = await createMeeting(ctx, host, { imageId });
      const { imageUrl } = await readMeeting(ctx, other, meetingId);
      ctx.assert(imageUrl !== null, "The meeting should show the image.", imageUrl);
      await ctx.refused("createMeeting", "IMAGE_NOT_USABLE", { as: host, body: meetingBody(ctx, { imageId }) });
      await ctx.refused("deleteImage", "IMAGE_IN_USE", { as: host, params: { id: imageId } });
    },
  },
  {
    id: "meetings.create.partner-place",
    title:
      "A meeting at a partner place must have its name and a position within 100 m, and the place be under contract, otherwise PARTNER_PLACE_MISMATCH; one that stays there keeps it when the contract has ended.",
    source: "openapi.json#/paths/~1meetings~1create/post, openapi.json#/paths/~1meetings~1{id}/patch, R9",
    needs: ["sms", "operator"],
    covers: ["createMeeting PARTNER_PLACE_MISMATCH", "updateMeeting PARTNER_PLACE_MISMATCH"],
    run: async (ctx) => {
      const { id: partnerPlaceId, body: store } = await newStore(ctx);
      const host = await anySharedMember(ctx);
      const bodyAtDistance = (metres: number, more = {}) => {
        const { latitude, longitude } = northOf(store, metres);
        const fields = { partnerPlaceId, placeName: store.name, placeLatitude: latitude, placeLongitude: longitude };
        return meetingBody(ctx, { ...fields, ...more });
      };
      const meetingId = await createMeeting(ctx, host, bodyAtDistance(90));
      const { partnerPlaceId: shown } = await readMeeting(ctx, host, meetingId);
      ctx.equal(shown, partnerPlaceId, "The meeting should name the partner place.");
      for (const body of [
        bodyAtDistance(120),
        bodyAtDistance(0, { placeName: "다른 가게" }),
        bodyAtDistance(0, { partnerPlaceId: ABSENT_ID }),
      ]) {
        await ctx.refused("createMeeting", "PARTNER_PLACE_MISMATCH", { as: host, body });
      }
      const { title, content, placeName, placePhone, placeLatitude, placeLongitude } = bodyAtDistance(120);
      const placeAddress = store.address;
      const edit = {
        title,
        content,
        placeName,
        placeAddress,
        placePhone,
        placeLatitude,
        placeLongitude,
        partnerPlaceId,
      };
      await ctx.refused("updateMeeting", "PARTNER_PLACE_MISMATCH", { as: host, params: { id: meetingId }, body: edit });
      const until = formatSeoulTime(new Date(ctx.now().getTime() - DAY_MS));
      const operator = await ctx.operator();
      await ctx.ok("setAdminPartnerPlaceUntil", { as: operator, params: { id: partnerPlaceId }, body: { until } });
      await ctx.refused("createMeeting", "PARTNER_PLACE_MISMATCH", { as: host, body: bodyAtDistance(0) });
      const { latitude, longitude } = northOf(store, 90);
      const unmoved = { ...edit, content: "자리는 그대로예요.", placeLatitude: latitude, placeLongitude: longitude };
      await ctx.ok("updateMeeting", { as: host, params: { id: meetingId }, body: unmoved });
      const edited = await readMeeting(ctx, host, meetingId);
      ctx.includes(edited, { content: unmoved.content, partnerPlaceId }, "The edited meeting should keep its place.");
    },
  },
  {
    id: "meetings.create.repeat",
    title:
      "A repeat with the same Idempotency-Key and body creates no second meeting; with another body it is refused with IDEMPOTENCY_KEY_REUSED.",
    source: "R2",
    covers: ["createMeeting IDEMPOTENCY_KEY_REUSED"],
    run: async (ctx) => {
      const [host, other] = [await ctx.member("host"), at(await sharedMembers(ctx, 1), 0)];
      const headers = { "Idempotency-Key": ctx.env.freshText("create-key-") };
      const body = meetingBody(ctx);
      const first = await ctx.ok("createMeeting", { as: host, headers, body });
      const second = await ctx.ok("createMeeting", { as: host, headers, body });
      ctx.equal(second, first, "The repeat should get the first response.");
      ctx.equal(await readRice(ctx, host), RICE_AFTER_DEPOSIT, "Only one deposit should be taken.");
      await ctx.refused("createMeeting", "IDEMPOTENCY_KEY_REUSED", {
        as: host,
        headers,
        body: { ...body, title: "다른 모임" },
      });
      const theirs = await ctx.ok("createMeeting", { as: other, headers, body });
      ctx.assert(theirs.meetingId !== first.meetingId, "Another member's key is another key.", theirs);
    },
  },
  {
    id: "meetings.create.repeat-at-once",
    title:
      "Concurrent repeats create one meeting and take one deposit: each gets the first response, or UNAVAILABLE, never a 409.",
    source: "R2",
    run: async (ctx) => {
      const host = await ctx.member("host");
      const call = {
        as: host,
        headers: { "Idempotency-Key": ctx.env.freshText("create-key-") },
        body: meetingBody(ctx),
      };
      const outcomes = await callConcurrently(ctx, "createMeeting", [call, call, call]);
      const served = outcomes.filter((outcome) => outcome !== "UNAVAILABLE");
      ctx.equal(new Set(served), new Set(["201"]), "The repeats should wait for the one that creates the meeting.");
      ctx.equal(await readRice(ctx, host), RICE_AFTER_DEPOSIT, "Only one deposit should be taken.");
      const { meetingListDtoList } = await ctx.ok("listHostedMeetings", { as: host });
      const { meetingId } = await ctx.ok("createMeeting", call);
      ctx.equal(
        fieldOf(meetingListDtoList, "meetingId"),
        [meetingId],
        "There should be one meeting, that of the response.",
      );
    },
  },
  {
    id: "meetings.create.seoul-time",
    title:
      "A time without a zone is Seoul time: an hour from now in Seoul is accepted, an hour from now in UTC is past.",
    source: "D7",
    run: async (ctx) => {
      const as = await anySharedMember(ctx);
      const utc = new Date(ctx.now().getTime() + 60 * MINUTE_MS).toISOString().slice(0, 16);
      await ctx.refused("createMeeting", "SCHEDULED_IN_THE_PAST", { as, body: meetingBody(ctx, { scheduledAt: utc }) });
      const body = meetingBody(ctx, { scheduledAt: `${seoulTimeIn(ctx, 60 * MINUTE_MS).slice(0, 16)}:00` });
      await ctx.ok("createMeeting", { as, body });
    },
  },
);
