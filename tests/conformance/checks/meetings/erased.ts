/** What members delete is gone. */
import type { Member } from "../../runner/actors.ts";
import type { Context } from "../../runner/context.ts";
import { erasureChecks } from "../support/erasure.ts";
import { png } from "../support/images.ts";
import { applyToMeeting, createMeeting } from "../support/meetings.ts";
import { freshPosition, nearbyQuery, placeFields } from "../support/positions.ts";
import { read } from "../support/reads.ts";
import { createMeetingWith } from "../support/rooms.ts";
import { sharedPair } from "../support/shared-members.ts";

const upload = (ctx: Context, as: Member) => ctx.ok("uploadImage", { as, file: { data: png() } });

/** A member whose portrait others see. */
async function memberWithPortrait(ctx: Context) {
  const [{ host, guest }, member] = [await sharedPair(ctx), await ctx.member("member")];
  const { id: imageId, url } = await upload(ctx, member);
  await ctx.ok("changeMemberImage", { as: member, body: { imageId } });
  const meetingId = await createMeetingWith(ctx, host, [guest, member]);
  const places = [
    read("getMe", member),
    read("getMeeting", guest, { params: { id: meetingId } }),
    read("getChatroomInfo", guest, { params: { meetingId } }),
    read("getMemberProfile", guest, { params: { id: member.id } }),
  ];
  return { member, places, traces: { portrait: url }, images: [url] };
}

export const checks = erasureChecks("meetings", ["sms"], {
  deleteMeeting: async (ctx) => {
    const { host, guest } = await sharedPair(ctx);
    const [position, title, { id: imageId, url }] = [
      freshPosition(),
      ctx.env.freshText("없앨 모임 "),
      await upload(ctx, host),
    ];
    const id = await createMeeting(ctx, host, { ...placeFields(position), title, imageId, requiresApproval: true });
    await applyToMeeting(ctx, id, guest);
    const query = nearbyQuery(position);
    return {
      erase: () => ctx.ok("deleteMeeting", { as: host, params: { id } }),
      places: [
        read("getMeeting", guest, { params: { id } }),
        read("listHostedMeetings", host),
        read("listMeetings", guest, { query }),
        read("listMeetingsOnMap", guest, { query }),
        read("searchMeetings", guest, { query: { ...query, query: title, recruitingOnly: false } }),
        read("getPublicMeeting", undefined, { params: { id } }),
        read("listMyMeetingApplications", guest),
        read("listChatrooms", host),
        read("getChatroomInfo", host, { params: { meetingId: id } }),
      ],
      traces: { title, image: url },
      images: [url],
    };
  },
  deleteMeetingApplication: async (ctx) => {
    const { host, guest } = await sharedPair(ctx);
    const [meetingId, content] = [
      await createMeeting(ctx, host, { requiresApproval: true }),
      ctx.env.freshText("소개 "),
    ];
    const { id } = await ctx.ok("applyToMeeting", { as: guest, params: { id: meetingId }, body: { content } });
    return {
      erase: () => ctx.ok("deleteMeetingApplication", { as: guest, params: { id } }),
      places: [
        read("listMeetingApplications", host, { params: { meetingId } }),
        read("listMyMeetingApplications", guest),
        read("getMeetingApplication", host, { params: { id } }),
      ],
      traces: { introduction: content },
    };
  },
  deleteMemberImage: async (ctx) => {
    const { member, ...rest } = await memberWithPortrait(ctx);
    return { erase: () => ctx.ok("deleteMemberImage", { as: member }), ...rest };
  },
  changeMemberImage: async (ctx) => {
    const { member, ...rest } = await memberWithPortrait(ctx);
    const { id: imageId } = await upload(ctx, member);
    return { erase: () => ctx.ok("changeMemberImage", { as: member, body: { imageId } }), ...rest };
  },
  deleteImage: async (ctx) => {
    const member = await ctx.member("member");
    const [{ id, url }, kept] = [await upload(ctx, member), await upload(ctx, member)];
    return {
      erase: async () => {
        await ctx.ok("deleteImage", { as: member, params: { id } });
        // Another one of the member can still be used.
        await ctx.ok("changeMemberImage", { as: member, body: { imageId: kept.id } });
      },
      places: [],
      images: [url],
    };
  },
});
