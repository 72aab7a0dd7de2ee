/** Members' writes change nothing beside their target. */
import { PASSWORD, type Member } from "../../runner/actors.ts";
import type { AnyCall } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";
import { newImage } from "../support/fixtures.ts";
import { applyToMeeting, createMeeting } from "../support/meetings.ts";
import { read, type Read } from "../support/reads.ts";
import { editedMeeting } from "../support/requests/meetings.ts";
import { createMeetingWith } from "../support/rooms.ts";
import { at, sharedMembers, sharedPair, sharedTrio } from "../support/shared-members.ts";
import { readOfAccount, readsOfSeat, siblingChecks, type WriteBesideSibling } from "../support/siblings.ts";

type Performer = "host" | "guest";

/** Two meetings of one host with the same guest; `as` writes to the first. */
async function besideMeeting(
  ctx: Context,
  as: Performer,
  { isGuestSeated = true, ...call }: AnyCall & { isGuestSeated?: boolean } = {},
): Promise<WriteBesideSibling> {
  const { host, guest } = await sharedPair(ctx);
  const other = await ctx.member("bystander");
  const meetingId = await createMeetingWith(ctx, host, isGuestSeated ? [guest] : []);
  const sibling = await createMeetingWith(ctx, host, [guest, other]);
  const byApproval = await createMeeting(ctx, host, { requiresApproval: true });
  const application = { id: await applyToMeeting(ctx, byApproval, other) };
  return {
    call: { as: { host, guest }[as], params: { id: meetingId, meetingId }, ...call },
    siblings: [
      ...readsOfSeat(sibling, guest),
      readOfAccount(other),
      read("getMeetingApplication", other, { params: application }),
    ],
  };
}

/** Two applications to one meeting, and one of the first applicant to another. */
async function besideApplication(ctx: Context, as: "host" | "applicant"): Promise<WriteBesideSibling> {
  const { host, guest: applicant } = await sharedPair(ctx);
  const second = await ctx.member("second applicant");
  const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
  const elsewhere = await createMeeting(ctx, host, { requiresApproval: true });
  const id = await applyToMeeting(ctx, meetingId, applicant);
  const other = await applyToMeeting(ctx, meetingId, second);
  const own = await applyToMeeting(ctx, elsewhere, applicant);
  const body = { meetingId, memberId: applicant.id };
  return {
    call: { as: { host, applicant }[as], params: { id }, ...(as === "host" ? { body } : {}) },
    siblings: [
      read("getMeetingApplication", second, { params: { id: other } }),
      read("listMeetingApplications", host, { params: { meetingId } }, { id: other }),
      read("getMeetingApplication", applicant, { params: { id: own } }, undefined, ["content", "createdAt"]),
      readOfAccount(second),
    ],
  };
}

const alert = (as: Member, id: number): Read => read("getMeeting", as, { params: { id } }, undefined, ["hasSeatAlert"]);

/** Two full meetings for whose seats members wait. */
async function besideSeatAlert(ctx: Context, hasAsked: boolean): Promise<WriteBesideSibling> {
  const members = await sharedMembers(ctx, 4);
  const [host, guest, first, second] = [at(members, 0), at(members, 1), at(members, 2), at(members, 3)];
  const open = () => createMeetingWith(ctx, host, [guest], { maxCapacity: 2 });
  const [target, other] = [await open(), await open()];
  const ask = (as: Member, id: number) => ctx.ok("requestSeatAlert", { as, params: { id } });
  await ask(second, target);
  await ask(first, other);
  if (hasAsked) await ask(first, target);
  const siblings = [alert(second, target), alert(first, other), alert(second, other)];
  return { call: { as: first, params: { id: target } }, siblings };
}

/** A new member in a room with two others. */
async function besideSeats(ctx: Context) {
  const { host, guest } = await sharedPair(ctx);
  const own = await ctx.member("member");
  return { host, guest, own, meetingId: await createMeetingWith(ctx, host, [guest, own], { maxCapacity: 6 }) };
}

/** A member who changes their own account, and another who has the same kind of data. */
async function besideAccount(ctx: Context, call: AnyCall = {}): Promise<WriteBesideSibling> {
  const position = { latitude: 37.5, longitude: 127.1 };
  const [own, other] = [await ctx.member("member", { position }), await ctx.member("other", { position })];
  for (const as of [own, other])
    await ctx.ok("changeMemberImage", { as, body: { imageId: await newImage(ctx, { as }) } });
  return { call: { as: own, ...call }, siblings: [readOfAccount(other), read("listRiceTransactions", other)] };
}

export const checks = siblingChecks("meetings", ["sms"], {
  updateMeeting: (ctx) => besideMeeting(ctx, "host", { body: editedMeeting }),
  deleteMeeting: (ctx) => besideMeeting(ctx, "host", { isGuestSeated: false }),
  confirmMeeting: (ctx) => besideMeeting(ctx, "host"),
  joinMeeting: (ctx) => besideMeeting(ctx, "guest", { isGuestSeated: false }),
  leaveMeeting: (ctx) => besideMeeting(ctx, "guest"),
  deleteMeetingApplication: (ctx) => besideApplication(ctx, "applicant"),
  approveMeetingApplication: (ctx) => besideApplication(ctx, "host"),
  requestSeatAlert: (ctx) => besideSeatAlert(ctx, false),
  cancelSeatAlert: (ctx) => besideSeatAlert(ctx, true),
  unblockMember: async (ctx) => {
    const { host, guest, own } = await besideSeats(ctx);
    const { other } = await sharedTrio(ctx);
    await createMeeting(ctx, other);
    for (const { id } of [host, guest, other]) await ctx.ok("blockMember", { as: own, body: { blockedId: id } });
    const foreign = await ctx.member("another blocker");
    await ctx.ok("blockMember", { as: foreign, body: { blockedId: guest.id } });
    const siblings = [
      read("listBlocks", own, {}, { blockedId: host.id }),
      read("listBlocks", own, {}, { blockedId: other.id }),
      read("listBlocks", foreign),
    ];
    return { call: { as: own, body: { blockedId: guest.id } }, siblings };
  },
  reportOnMeeting: async (ctx) => {
    const { host, guest, own, meetingId } = await besideSeats(ctx);
    const body = { reportedId: guest.id, meetingId, content: "다른 분께 계속 욕설을 했어요." };
    return { call: { as: own, body }, siblings: [...readsOfSeat(meetingId, host), readOfAccount(own)] };
  },
  withdrawMember: async (ctx) => {
    const { host, own, meetingId } = await besideSeats(ctx);
    const leaver = await ctx.member("leaver");
    await ctx.ok("joinMeeting", { as: leaver, params: { meetingId } });
    await ctx.ok("blockMember", { as: own, body: { blockedId: host.id } });
    const siblings = [
      readOfAccount(own),
      read("getAttendance", own, { query: { meetingId } }),
      read("listBlocks", own),
    ];
    return { call: { as: leaver }, siblings };
  },
  deleteMemberImage: (ctx) => besideAccount(ctx),
  changeMemberName: (ctx) => besideAccount(ctx, { body: { name: ctx.env.freshName() } }),
  setMemberLocation: (ctx) => besideAccount(ctx, { body: { latitude: 35.1, longitude: 129.1 } }),
  changeMemberPassword: (ctx) => besideAccount(ctx, { body: { currentPassword: PASSWORD, newPassword: "newbab34" } }),
  setNotificationSettings: async (ctx) => {
    const [own, other] = [await ctx.member("member"), await ctx.member("other")];
    await ctx.ok("setNotificationSettings", { as: other, body: { meeting: false, chat: true, news: false } });
    const body = { meeting: true, chat: false, news: true };
    return { call: { as: own, body }, siblings: [read("getNotificationSettings", other)] };
  },
});
