/** What members see of each other. */
import type { Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import { DAY_MS, FIRST_MEAL_SCORE } from "@babchingu/openapi";
import type { Context } from "../../runner/context.ts";
import {
  ABSENT_ID,
  advanceToMeeting,
  applyToMeeting,
  approveApplication,
  createMeeting,
  HONGDAE,
} from "../support/meetings.ts";
import { createMeetingWith } from "../support/rooms.ts";
import { fieldOf } from "../support/fields.ts";
import { setMeetingStatus, setMemberStatus } from "../support/operators.ts";

/** What a member sees of another. */
const profileOf = (ctx: Context, as: Member, { id }: Member) => ctx.ok("getMemberProfile", { as, params: { id } });

export const checks = defineChecks(
  {
    id: "beyond.profile.in-the-room",
    title: "Members of one meeting read each other's profile, unless one has left it or blocked the other.",
    source: "D54",
    needs: ["sms"],
    run: async (ctx) => {
      const [host, guest, other] = [await ctx.member("host"), await ctx.member("guest"), await ctx.member("other")];
      await createMeetingWith(ctx, host, [guest, other]);
      ctx.equal((await profileOf(ctx, guest, other)).name, other.name, "Members of a meeting should see each other.");
      await ctx.ok("blockMember", { as: guest, body: { blockedId: other.id } });
      const left = await ctx.member("left");
      const meetingId = await createMeetingWith(ctx, host, [left, guest]);
      await profileOf(ctx, guest, left);
      await ctx.ok("leaveMeeting", { as: left, params: { meetingId } });
      await ctx.refused("getMemberProfile", "MEMBER_NOT_FOUND", { as: guest, params: { id: left.id } });
      for (const [as, { id }] of [
        [guest, other],
        [other, guest],
      ] as const)
        await ctx.refused("getMemberProfile", "MEMBER_NOT_FOUND", { as, params: { id } });
    },
  },
  {
    id: "beyond.profile.phone",
    title: "A profile tells whether the phone is verified.",
    source: "D54",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [host, guest] = [await ctx.member("host"), await ctx.member("guest")];
      await createMeeting(ctx, host);
      ctx.equal((await profileOf(ctx, guest, host)).phoneVerified, true, "It was verified at the sign-up.");
      await setMemberStatus(ctx, host, "PHONE_V_REQUIRED");
      ctx.equal((await profileOf(ctx, guest, host)).phoneVerified, false, "It has to be verified again.");
    },
  },
  {
    id: "beyond.profile.record",
    title:
      "A profile counts meetings held and attended, and no-shows of twelve months; an application tells its host the same.",
    source: "D54, D24",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      const [host, guest, absent] = [await ctx.member("host"), await ctx.member("guest"), await ctx.member("absent")];
      const recordsOf = async () => {
        const records: number[][] = [];
        for (const member of [host, guest, absent]) {
          const profile = await profileOf(ctx, member === host ? guest : host, member);
          records.push([profile.meetingsHeld, profile.meetingsAttended, profile.noShows]);
        }
        return records;
      };
      const past = await createMeetingWith(ctx, host, [guest, absent]);
      await advanceToMeeting(ctx, host, past, 0);
      for (const as of [host, guest]) await ctx.ok("checkIn", { as, body: { meetingId: past, ...HONGDAE } });
      await advanceToMeeting(ctx, host, past, 121);
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
      const id = await applyToMeeting(ctx, meetingId, guest);
      await approveApplication(ctx, host, { id, meetingId, memberId: guest.id });
      const application = await applyToMeeting(ctx, meetingId, absent);
      const expected = [
        [1, 1, 0],
        [0, 1, 0],
        [0, 0, 1],
      ];
      ctx.equal(await recordsOf(), expected, "Held, attended and missed meetings should be counted.");
      const shown = await ctx.ok("getMeetingApplication", { as: host, params: { id: application } });
      const { point } = await ctx.ok("getMe", { as: absent });
      ctx.includes(
        shown,
        { memberPoint: point, meetingsAttended: 0, noShows: 1 },
        "The application should tell the same.",
      );
      ctx.assert(point < FIRST_MEAL_SCORE, "A no-show should cost points.", point);
      await ctx.advance(366 * DAY_MS);
      const later = await createMeeting(ctx, absent);
      await ctx.ok("joinMeeting", { as: host, params: { meetingId: later } });
      ctx.equal((await profileOf(ctx, host, absent)).noShows, 0, "After a year a no-show should not be told.");
    },
  },
  {
    id: "beyond.profile.who-meets",
    title:
      "A host's profile is readable by everybody, an applicant's by who has a seat, while the meeting isn't over and neither blocked the other; an application tells score and attendance.",
    source: "D54",
    needs: ["sms", "operator"],
    covers: ["getMemberProfile 200", "getMemberProfile MEMBER_NOT_FOUND"],
    run: async (ctx) => {
      const [host, guest, other] = [await ctx.member("host"), await ctx.member("guest"), await ctx.member("other")];
      const refuse = (as: Member, id: number) =>
        ctx.refused("getMemberProfile", "MEMBER_NOT_FOUND", { as, params: { id } });
      const nameSeenBy = async (as: Member, { id }: Member) =>
        (await ctx.ok("getMemberProfile", { as, params: { id } })).name;
      await refuse(guest, host.id);
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
      ctx.equal(await nameSeenBy(other, host), host.name, "Everybody should see who hosts.");
      await refuse(host, guest.id);
      const rejected = await applyToMeeting(ctx, meetingId, guest);
      ctx.equal(await nameSeenBy(host, guest), guest.name, "The host should see who applies.");
      await ctx.ok("deleteMeetingApplication", { as: host, params: { id: rejected } });
      await refuse(host, guest.id);
      await applyToMeeting(ctx, meetingId, guest);
      await refuse(other, guest.id);
      await refuse(other, ABSENT_ID);
      const { point } = await ctx.ok("getMe", { as: guest });
      const { meetingMeetingApplicationDtoList: waiting } = await ctx.ok("listMeetingApplications", {
        as: host,
        params: { meetingId },
      });
      const record = [
        fieldOf(waiting, "memberPoint"),
        fieldOf(waiting, "meetingsAttended"),
        fieldOf(waiting, "noShows"),
      ];
      ctx.equal(record, [[point], [0], [0]], "The application should tell score and attendance.");
      await ctx.ok("blockMember", { as: other, body: { blockedId: host.id } });
      await refuse(other, host.id);
      await refuse(host, other.id);
      await setMeetingStatus(ctx, meetingId, "END");
      await refuse(guest, host.id);
    },
  },
);
