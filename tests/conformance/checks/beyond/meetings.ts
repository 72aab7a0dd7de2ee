/** What anybody may see of a meeting, and what operators may not do with one. */
import { DAY_MS, MEETING_REMINDER_MIN, PREVIEW_CACHE_SECONDS, seoulDate } from "@babchingu/openapi";
import type { Result } from "../../client/call-types.ts";
import type { Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import { createMeetingWith } from "../support/rooms.ts";
import {
  advanceToMeeting,
  createMeeting,
  createMeetingWithMember,
  meetingBody,
  type MeetingDetail,
  minutesFromNow,
  readMeeting,
  readStatus,
} from "../support/meetings.ts";
import { newStore } from "../support/fixtures.ts";
import { type ListId, readAllMeetings } from "../support/lists.ts";
import { freshPosition, nearbyQuery, placeFields } from "../support/positions.ts";
import { png } from "../support/images.ts";
import { expectRefusedField, waitFor } from "../support/outcomes.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { richMember, sharedPair } from "../support/shared-members.ts";

/** What a list may have of a meeting's detail. */
const addedFields = ({
  placeLatitude,
  placeLongitude,
  requiresApproval,
  partnerPlaceId,
  hostId,
}: Partial<MeetingDetail>) => ({ placeLatitude, placeLongitude, requiresApproval, partnerPlaceId, hostId });

export const checks = defineChecks(
  {
    id: "beyond.meeting.preview",
    title:
      "Anybody may preview a meeting without names, place or text, and caches keep it for a minute; once it is deleted it is gone.",
    source: "D55",
    needs: ["sms"],
    covers: ["getPublicMeeting MEETING_GONE", "getPublicMeeting MEETING_NOT_FOUND"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const secrets = {
        content: ctx.env.freshText("secret"),
        placeName: "비밀식당",
        placeAddress: "서울 마포구 독막로 1",
      };
      const fields = { title: "같이 먹어요", scheduledAt: minutesFromNow(ctx, 120), minCapacity: 3, maxCapacity: 4 };
      const id = await createMeeting(ctx, host, { ...fields, ...secrets });
      await ctx.ok("joinMeeting", { as: guest, params: { meetingId: id } });
      const response = await ctx.call("getPublicMeeting", { params: { id } });
      ctx.expectSuccess("getPublicMeeting", response);
      const seen = response.body as Result<"getPublicMeeting">;
      const { title, scheduledAt, maxCapacity } = fields;
      const expected = {
        title,
        scheduledAt,
        maxCapacity,
        memberCount: 2,
        status: "RECRUITING",
        district: "서울 마포구",
      };
      const shown = { ...seen, scheduledAt: seen.scheduledAt.slice(0, 16) };
      for (const [field, value] of Object.entries(expected)) {
        ctx.equal(shown[field as keyof typeof shown], value, `The preview should have the meeting's ${field}.`);
      }
      const caching = response.headers.get("cache-control") ?? "";
      ctx.assert(/\bpublic\b/.test(caching), "Every cache should be allowed to keep it.", caching);
      const maxAge = Number(/\bmax-age=(\d+)/.exec(caching)?.[1]);
      ctx.between(maxAge, [1, PREVIEW_CACHE_SECONDS], "Caches should keep it for a minute at most.");
      const text = JSON.stringify(seen);
      const hidden = [host.name, guest.name, secrets.content, secrets.placeName, "독막로"];
      ctx.equal(
        hidden.filter((it) => text.includes(it)),
        [],
        "The preview should have no name, place or text of the host.",
      );
      const deleted = await createMeeting(ctx, host, {});
      await ctx.ok("deleteMeeting", { as: host, params: { id: deleted } });
      await ctx.refused("getPublicMeeting", "MEETING_GONE", { params: { id: deleted } });
      await ctx.refused("getPublicMeeting", "MEETING_NOT_FOUND", { params: { id: Number.MAX_SAFE_INTEGER } });
    },
  },
  {
    id: "beyond.meeting.text",
    title: "A meeting's text is required, and isn't blank.",
    source: "D70",
    run: async (ctx) => {
      const { content: _content, ...body } = meetingBody(ctx);
      for (const text of [{}, { content: "" }, { content: " \n\t " }]) {
        const response = await ctx.callUntyped("createMeeting", {
          as: await ctx.sharedMember(),
          body: { ...body, ...text },
        });
        expectRefusedField(ctx, "createMeeting", response, { description: JSON.stringify(text), pointer: "/content" });
      }
    },
  },
  {
    id: "beyond.meeting.list-items",
    title: "A meeting in a list has the position, approval, partner store and host that its detail has.",
    source: "D53",
    needs: ["sms"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const position = freshPosition();
      const open = (requiresApproval: boolean) =>
        createMeeting(ctx, host, { ...placeFields(position), requiresApproval });
      const [direct, byApproval] = [await open(false), await open(true)];
      await ctx.ok("joinMeeting", { as: guest, params: { meetingId: direct } });
      const expectListed = async (id: number, list: ListId, as: Member, query = {}) => {
        const { items } = await readAllMeetings(ctx, list, as, query);
        const item = items.find(({ meetingId }) => meetingId === id);
        const detail = await readMeeting(ctx, guest, id);
        ctx.equal(
          item && addedFields(item),
          addedFields(detail),
          `${list} should have what the detail of the meeting has.`,
        );
      };
      for (const id of [direct, byApproval]) {
        await expectListed(id, "listMeetings", guest, nearbyQuery(position));
        await expectListed(id, "listHostedMeetings", host);
      }
      await expectListed(direct, "listJoinedMeetings", guest);
    },
  },
  {
    id: "beyond.meeting.list-filters",
    title: "The list is narrowed to a day and a meal in Seoul, to partner stores and to meetings without approval.",
    source: "R58",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const position = freshPosition();
      const { id: partnerPlaceId, body: store } = await newStore(ctx, position);
      const host = await richMember(ctx, "host");
      const place = placeFields(position);
      const dayIn = (days: number) => seoulDate(new Date(ctx.now().getTime() + days * DAY_MS));
      const [date, dayAfter] = [dayIn(1), dayIn(2)];
      const open = (day: string, time: string, fields = {}) =>
        createMeeting(ctx, host, { ...place, scheduledAt: `${day}T${time}`, ...fields });
      const lunch = await open(date, "15:50");
      const dinner = await open(date, "16:00", { requiresApproval: true });
      const atStore = await open(dayAfter, "20:50", { partnerPlaceId, placeName: store.name });
      const night = await open(dayAfter, "00:10");
      for (const [filter, expected] of [
        [{}, [night, atStore, dinner, lunch]],
        [{ date }, [dinner, lunch]],
        [{ meal: "LUNCH" }, [lunch]],
        [{ meal: "DINNER" }, [atStore, dinner]],
        [{ meal: "NIGHT" }, [night]],
        [{ meal: "MORNING" }, []],
        [{ isPartnerPlace: true }, [atStore]],
        [{ isPartnerPlace: false }, [night, dinner, lunch]],
        [{ requiresApproval: false }, [night, atStore, lunch]],
        [{ requiresApproval: true }, [dinner]],
        [{ date: dayAfter, meal: "DINNER", requiresApproval: false }, [atStore]],
        [{ date, isPartnerPlace: true }, []],
      ] as const) {
        const { items } = await readAllMeetings(ctx, "listMeetings", host, { ...nearbyQuery(position), ...filter });
        const found = items.map(({ meetingId }) => meetingId);
        ctx.equal(found, [...expected], `The list of ${JSON.stringify(filter)} should have these meetings.`);
      }
    },
  },
  {
    id: "beyond.meeting.reminder",
    title: "An hour before a meeting everybody with a seat is reminded of it, once.",
    source: "D50",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      const { host, member, meetingId } = await createMeetingWithMember(ctx);
      const countOf = async (as: Member) => (await ctx.ok("listNotifications", { as })).length;
      await advanceToMeeting(ctx, host, meetingId, -MEETING_REMINDER_MIN - 1);
      ctx.equal([await countOf(host), await countOf(member)], [0, 0], "Nobody should be reminded 61 minutes before.");
      await advanceToMeeting(ctx, host, meetingId, -MEETING_REMINDER_MIN);
      await waitFor(async () => (await countOf(host)) + (await countOf(member)) >= 2);
      ctx.equal([await countOf(host), await countOf(member)], [1, 1], "Each should be reminded an hour before.");
      await advanceToMeeting(ctx, host, meetingId, -MEETING_REMINDER_MIN / 2);
      ctx.equal([await countOf(host), await countOf(member)], [1, 1], "Each should have one reminder.");
    },
  },
  {
    id: "beyond.meeting.reminder-not-needed",
    title: "A meeting that is created within its last hour has no reminder.",
    source: "D50",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      const scheduledAt = minutesFromNow(ctx, MEETING_REMINDER_MIN - 5);
      const { host, member, meetingId } = await createMeetingWithMember(ctx, { scheduledAt });
      await advanceToMeeting(ctx, host, meetingId, -MEETING_REMINDER_MIN / 2);
      for (const as of [host, member])
        ctx.equal(await ctx.ok("listNotifications", { as }), [], "Nobody should be reminded.");
    },
  },
  {
    id: "beyond.meeting.preview-while-open",
    title: "The public preview has the meeting's image, and is gone once the meeting is over.",
    source: "D55",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const { host, guest } = await sharedPair(ctx);
      const { id: imageId, url } = await ctx.ok("uploadImage", { as: host, file: { data: png() } });
      const id = await createMeetingWith(ctx, host, [guest], { imageId });
      const { imageUrl } = await ctx.ok("getPublicMeeting", { params: { id } });
      ctx.equal(imageUrl, url, "The preview should have the image.");
      await setMeetingStatus(ctx, id, "READY");
      ctx.equal((await ctx.ok("getPublicMeeting", { params: { id } })).status, "READY", "It should tell the state.");
      await setMeetingStatus(ctx, id, "END");
      await ctx.refused("getPublicMeeting", "MEETING_GONE", { params: { id } });
    },
  },
  {
    id: "beyond.meeting.refunded-stays-ended",
    title: "A meeting that an operator ended with refund can't be reopened, and nothing of it changes.",
    source: "D46",
    needs: ["sms", "operator"],
    covers: ["setAdminMeetingStatus MEETING_DEPOSITS_REFUNDED"],
    run: async (ctx) => {
      const [as, { host, guest }] = [await ctx.operator(), await sharedPair(ctx)];
      for (const before of ["RECRUITING", "CONFIRMED"] as const) {
        const id = await createMeetingWith(ctx, host, [guest]);
        await setMeetingStatus(ctx, id, before, "END");
        for (const status of ["RECRUITING", "CONFIRMED", "READY"] as const) {
          await ctx.refused("setAdminMeetingStatus", "MEETING_DEPOSITS_REFUNDED", {
            as,
            params: { id },
            body: { status },
          });
        }
        ctx.equal(await readStatus(ctx, guest, id), "END", "The meeting should still be over.");
        await setMeetingStatus(ctx, id, "END");
      }
    },
  },
);
