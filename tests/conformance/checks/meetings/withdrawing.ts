/** The effect of a withdrawal from the service on the member's meetings (D16, R17). */
import { defineChecks } from "../../runner/check.ts";
import {
  RICE_AFTER_DEPOSIT,
  applyToMeeting,
  confirmMeeting,
  createMeeting,
  readMeeting,
  readRice,
} from "../support/meetings.ts";
import { newImage } from "../support/fixtures.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { at, sharedMembers, sharedPair, sharedTrio } from "../support/shared-members.ts";
import { createMeetingWith, readMemberIds } from "../support/rooms.ts";

const WITHDRAWN_NAME = "탈퇴한 회원";

export const checks = defineChecks(
  {
    id: "meetings.withdraw.running",
    title:
      "A member of a confirmed meeting can't withdraw from the service: MEMBER_IN_RUNNING_MEETING; from a recruiting one the seat becomes free.",
    source: "D16",
    covers: ["withdrawMember MEMBER_IN_RUNNING_MEETING", "withdrawMember 204"],
    run: async (ctx) => {
      const { host, other } = await sharedTrio(ctx);
      const guest = await ctx.member("guest");
      const recruiting = await createMeetingWith(ctx, host, [guest]);
      const confirmed = await createMeetingWith(ctx, host, [guest, other]);
      await confirmMeeting(ctx, host, confirmed);
      await ctx.refused("withdrawMember", "MEMBER_IN_RUNNING_MEETING", { as: guest });
      ctx.equal(await readMemberIds(ctx, host, recruiting), [host.id, guest.id], "A refusal should change nothing.");
      await ctx.ok("leaveMeeting", { as: guest, params: { meetingId: confirmed } });
      await ctx.ok("withdrawMember", { as: guest });
      ctx.equal(await readMemberIds(ctx, host, recruiting), [host.id], "The seat should be free.");
    },
  },
  {
    id: "meetings.withdraw.over",
    title: "A withdrawn member keeps the seats in meetings that are over, under the name 탈퇴한 회원.",
    source: "R17",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [host, guest] = [at(await sharedMembers(ctx, 1), 0), await ctx.member("guest who withdraws")];
      const meetingId = await createMeetingWith(ctx, host, [guest]);
      await setMeetingStatus(ctx, meetingId, "READY", "END");
      await ctx.ok("withdrawMember", { as: guest });
      const { members, memberCount } = await readMeeting(ctx, host, meetingId);
      const names = members.map(({ name }) => name);
      ctx.equal([memberCount, names], [2, [host.name, WITHDRAWN_NAME]], "The seat should stay, without the name.");
    },
  },
  {
    id: "meetings.withdraw.host",
    title: "When a host withdraws, another member becomes the host; a meeting without other members is deleted.",
    source: "D16, D23, R17",
    run: async (ctx) => {
      const [{ guest }, host] = [await sharedPair(ctx), await ctx.member("host who withdraws")];
      const imageId = await newImage(ctx, { as: host });
      const [shared, alone] = [
        await createMeetingWith(ctx, host, [guest], { imageId }),
        await createMeeting(ctx, host),
      ];
      await ctx.ok("withdrawMember", { as: host });
      const { hostId, memberCount, imageUrl } = await readMeeting(ctx, guest, shared);
      ctx.equal([hostId, memberCount], [guest.id, 1], "The other member should be the host.");
      const image = await ctx.http.request("GET", imageUrl ?? "/images/none");
      ctx.equal(image.status, 200, "The meeting should keep its image, as others continue it.");
      await ctx.refused("getMeeting", "MEETING_NOT_FOUND", { as: guest, params: { id: alone } });
    },
  },
  {
    id: "meetings.withdraw.applicant",
    title: "The applications of a withdrawn member are removed.",
    source: "D16",
    run: async (ctx) => {
      const [host, applicant] = [await ctx.member("host"), await ctx.member("applicant who withdraws")];
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
      const id = await applyToMeeting(ctx, meetingId, applicant);
      await ctx.ok("withdrawMember", { as: applicant });
      const list = await ctx.ok("listMeetingApplications", { as: host, params: { meetingId } });
      ctx.equal(list.meetingMeetingApplicationDtoList, [], "No application should be pending.");
      await ctx.refused("getMeetingApplication", "APPLICATION_NOT_FOUND", { as: host, params: { id } });
      ctx.equal(await readRice(ctx, host), RICE_AFTER_DEPOSIT, "The host's own deposit should be untouched.");
    },
  },
);
