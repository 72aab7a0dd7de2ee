/** What members see of each other. */
import type { Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import { ABSENT_ID, applyToMeeting, createMeeting } from "../support/meetings.ts";
import { fieldOf } from "../support/fields.ts";
import { setMeetingStatus } from "../support/operators.ts";

export const checks = defineChecks({
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
    await applyToMeeting(ctx, meetingId, guest);
    ctx.equal(await nameSeenBy(host, guest), guest.name, "The host should see who applies.");
    await refuse(other, guest.id);
    await refuse(other, ABSENT_ID);
    const { point } = await ctx.ok("getMe", { as: guest });
    const { meetingMeetingApplicationDtoList: waiting } = await ctx.ok("listMeetingApplications", {
      as: host,
      params: { meetingId },
    });
    const record = [fieldOf(waiting, "memberPoint"), fieldOf(waiting, "meetingsAttended"), fieldOf(waiting, "noShows")];
    ctx.equal(record, [[point], [0], [0]], "The application should tell score and attendance.");
    await ctx.ok("blockMember", { as: other, body: { blockedId: host.id } });
    await refuse(other, host.id);
    await refuse(host, other.id);
    await setMeetingStatus(ctx, meetingId, "END");
    await refuse(guest, host.id);
  },
});
