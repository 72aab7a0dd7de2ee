/** Nicknames are shown alike everywhere, in the normal form (D68). */
import type { Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { expectTexts, read } from "../support/reads.ts";
import { newRoleMeeting, type RoleMeeting } from "../support/reading-back.ts";
import { applyToMeeting, createMeeting } from "../support/meetings.ts";

/** Every place that shows a member's name to others, and to the member. */
async function expectNameEverywhere(
  ctx: Context,
  { member, name, meeting }: { member: Member; name: string; meeting: RoleMeeting },
): Promise<void> {
  const { host, guest, meetingId: roomId } = meeting;
  const own = await createMeeting(ctx, member);
  await ctx.ok("joinMeeting", { as: guest, params: { meetingId: own } });
  const applicationId = await applyToMeeting(ctx, roomId, member);
  const row = { id: member.id };
  const places = [
    read("getMe", member),
    read("getMeeting", guest, { params: { id: own } }, row),
    read("getChatroomInfo", guest, { params: { meetingId: own } }, row),
    read("getMemberProfile", guest, { params: row }),
    read("getMeetingApplication", host, { params: { id: applicationId } }),
    read("listMeetingApplications", host, { params: { meetingId: roomId } }, { id: applicationId }),
    read("listMyMeetingApplications", member, {}, { id: applicationId }),
  ];
  if (ctx.env.profile.operator !== null) {
    const as = await ctx.operator();
    const query = { field: "id", q: String(member.id) } as const;
    places.push(
      read("getAdminMember", as, { params: row }),
      read("searchAdminMembers", as, { query }, row),
      read("listAdminMeetingMembers", as, { params: { id: own } }, row),
      read("exportAdminResource", as, { params: { resource: "members" }, query }),
    );
  }
  for (const place of places) await expectTexts(ctx, place, { name });
  const { duplicated } = await ctx.ok("checkNameDuplicated", { query: { name } });
  ctx.equal(duplicated, true, "The nickname should be taken.");
}

export const checks = defineChecks({
  id: "auth.reading-back.names",
  title: "A nickname of emoji, and one in another Unicode form, is shown alike in every list and detail.",
  source: "D68, member §5",
  run: async (ctx) => {
    const fresh = () => ctx.env.freshName();
    const meeting = await newRoleMeeting(ctx);
    const emoji = `${fresh()}🍚🥢`;
    const decomposed = fresh().normalize("NFD");
    const fullWidth = fresh().replaceAll(/[a-z]/g, (letter) =>
      String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
    );
    for (const name of [emoji, decomposed, fullWidth]) {
      const member = await ctx.member("member");
      await ctx.ok("changeMemberName", { as: member, body: { name } });
      await expectNameEverywhere(ctx, { member, name: name.normalize("NFKC"), meeting });
    }
  },
});
