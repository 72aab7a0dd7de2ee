/** A member who has left traces in many places, for deletions of members (D16, D67). */
import type { Member } from "../../runner/actors.ts";
import type { Context } from "../../runner/context.ts";
import { newWebSubscription, storeBody } from "./fixtures.ts";
import { png } from "./images.ts";
import { applyToMeeting, createMeeting } from "./meetings.ts";
import { freshPosition, placeFields } from "./positions.ts";
import { read } from "./reads.ts";
import { createMeetingWith } from "./rooms.ts";
import { sharedTrio } from "./shared-members.ts";
import type { Erasure } from "./erasure.ts";

/** Uploads an image of the member. */
const upload = (ctx: Context, as: Member) => ctx.ok("uploadImage", { as, file: { data: png() } });

/** Signs up a member who does everything that leaves a trace; needs the operator to see them. */
export async function leaverWithTraces(ctx: Context, eraseBy: (leaver: Member) => Promise<unknown>): Promise<Erasure> {
  const [as, { host, guest, other }] = [await ctx.operator(), await sharedTrio(ctx)];
  const position = freshPosition();
  const leaver = await ctx.member("leaver", { position });
  const fcmToken = ctx.env.freshText("push-token-of-leaver-");
  await ctx.ok("login", { body: { phone: leaver.phone, password: leaver.password, fcmToken } });
  const [portrait, unused, photo, storePhoto] = [
    await upload(ctx, leaver),
    await upload(ctx, leaver),
    await upload(ctx, leaver),
    await upload(ctx, leaver),
  ];
  await ctx.ok("changeMemberImage", { as: leaver, body: { imageId: portrait.id } });
  await ctx.ok("saveWebSubscription", { as: leaver, body: newWebSubscription(ctx) });
  const roomId = await createMeetingWith(ctx, host, [guest, leaver], { maxCapacity: 6 });
  const own = await createMeeting(ctx, leaver, { ...placeFields(position), imageId: photo.id });
  await ctx.ok("blockMember", { as: other, body: { blockedId: leaver.id } });
  const appliedTo = await createMeeting(ctx, host, { requiresApproval: true });
  await applyToMeeting(ctx, appliedTo, leaver);
  const report = { reportedId: host.id, meetingId: roomId, content: "다른 분께 계속 욕설을 했어요." };
  const { id: reportId } = await ctx.ok("reportOnMeeting", { as: leaver, body: report });
  const store = { ...storeBody(ctx), imageId: storePhoto.id };
  await ctx.ok("applyForPartnerPlace", { as: leaver, body: store });
  const params = { id: leaver.id };
  const byName = { field: "name", q: leaver.name };
  const byPhone = { field: "phone", q: leaver.phone };
  return {
    erase: () => eraseBy(leaver),
    places: [
      read("getMeeting", guest, { params: { id: roomId } }),
      read("getMeeting", guest, { params: { id: own } }),
      read("getChatroomInfo", guest, { params: { meetingId: roomId } }),
      read("listChats", guest, { params: { meetingId: roomId }, query: { page: 0 } }),
      read("listMeetingApplications", host, { params: { meetingId: appliedTo } }),
      read("listBlocks", other),
      read("getMemberProfile", guest, { params }),
      read("getAdminMember", as, { params }),
      read("searchAdminMembers", as, { query: byName }),
      read("searchAdminMembers", as, { query: byPhone }),
      read("exportAdminResource", as, { params: { resource: "members" }, query: byName }),
      read("exportAdminResource", as, { params: { resource: "members" }, query: byPhone }),
      read("getAdminDashboard", as),
      read("getAdminReport", as, { params: { id: reportId } }),
      read("listAdminReports", as, { query: { reporterId: leaver.id } }),
      read("listAdminMeetingMembers", as, { params: { id: roomId } }),
      read("listAdminMeetingChats", as, { params: { id: roomId }, query: { size: 50 } }),
      read("listAdminPartnerApplications", as, { query: { size: 100 } }),
      read("listAuditLog", as, { query: { target: `MEMBER:${leaver.id}`, size: 20 } }),
    ],
    traces: {
      name: leaver.name,
      phone: leaver.phone,
      "push token": fcmToken,
      portrait: portrait.url,
      latitude: `"latitude": ${position.latitude}\n`,
      longitude: `"longitude": ${position.longitude}\n`,
      block: `"blockedId": ${leaver.id}\n`,
      "photo's number": `"imageId": ${portrait.id}\n`,
      "store's application": store.name,
    },
    images: [portrait.url, unused.url, photo.url, storePhoto.url],
  };
}
