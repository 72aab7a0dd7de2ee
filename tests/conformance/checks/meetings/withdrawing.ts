/** What a withdrawal from the service leaves of meetings (D16, R17). */
import { defineChecks } from "../../runner/check.ts";
import { RICE_AFTER_DEPOSIT, apply, readMeeting, openMeeting, readRice } from "../support/meetings.ts";
import { setStatus } from "../support/operators.ts";
import { at, pair, sharedMembers } from "../support/shared-members.ts";
import { openWith } from "../support/rooms.ts";

const GONE = "탈퇴한 회원";

export const checks = defineChecks(
  {
    id: "meetings.withdraw.over",
    title: "Who withdraws keeps the seat in meetings that are over, under the name 탈퇴한 회원.",
    source: "R17",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [host, guest] = [at(await sharedMembers(ctx, 1), 0), await ctx.member("guest who withdraws")];
      const meetingId = await openWith(ctx, host, [guest]);
      await setStatus(ctx, meetingId, "READY", "END");
      await ctx.ok("withdrawMember", { as: guest });
      const { members, memberCount } = await readMeeting(ctx, host, meetingId);
      const names = members.map(({ name }) => name);
      ctx.equal([memberCount, names], [2, [host.name, GONE]], "The seat should stay, without the name.");
    },
  },
  {
    id: "meetings.withdraw.host",
    title: "A host who withdraws hands recruiting meetings over; one without other members goes.",
    source: "D16, D23",
    run: async (ctx) => {
      const [{ guest }, host] = [await pair(ctx), await ctx.member("host who withdraws")];
      const [shared, alone] = [await openWith(ctx, host, [guest]), await openMeeting(ctx, host)];
      await ctx.ok("withdrawMember", { as: host });
      const { hostId, memberCount } = await readMeeting(ctx, guest, shared);
      ctx.equal([hostId, memberCount], [guest.id, 1], "The other member should be the host.");
      await ctx.refused("getMeeting", "MEETING_NOT_FOUND", { as: guest, params: { id: alone } });
    },
  },
  {
    id: "meetings.withdraw.applicant",
    title: "The application of an applicant who withdraws is gone.",
    source: "D16",
    run: async (ctx) => {
      const [host, applicant] = [await ctx.member("host"), await ctx.member("applicant who withdraws")];
      const meetingId = await openMeeting(ctx, host, { requiresApproval: true });
      const id = await apply(ctx, meetingId, applicant);
      await ctx.ok("withdrawMember", { as: applicant });
      const list = await ctx.ok("listMeetingApplications", { as: host, params: { meetingId } });
      ctx.equal(list.meetingMeetingApplicationDtoList, [], "Nobody should wait.");
      await ctx.refused("getMeetingApplication", "APPLICATION_NOT_FOUND", { as: host, params: { id } });
      ctx.equal(await readRice(ctx, host), RICE_AFTER_DEPOSIT, "The host's own deposit should be untouched.");
    },
  },
  {
    id: "meetings.place-search",
    title:
      "A search for places pages without repetition, is the same with white space around the term, and may find nothing.",
    source: "member §7, D34",
    covers: ["searchPlaces 200"],
    run: async (ctx) => {
      const as = await ctx.sharedMember();
      const find = (term: string, page: number) =>
        ctx.ok("searchPlaces", { as, query: { term, latitude: 37.4979, longitude: 127.0276, page } });
      const first = await find("강남", 0);
      ctx.that(first.places.length > 0, "A well-known place should be found.", first);
      ctx.equal(await find("  강남 ", 0), first, "White space around the term should not matter.");
      const found = [...first.places];
      let page = first;
      for (let number = 1; page.hasMore && number < 3; number += 1) {
        page = await find("강남", number);
        found.push(...page.places);
      }
      const places = found.map((place) => JSON.stringify(place));
      ctx.equal(new Set(places).size, places.length, "No place should come twice.");
      const nothing = await find(ctx.env.fresh("없는곳"), 0);
      ctx.equal(nothing, { places: [], hasMore: false }, "A word that no place bears should find none.");
    },
  },
);
