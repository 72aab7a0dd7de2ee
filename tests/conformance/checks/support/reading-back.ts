/** Where each text that members and operators write is read afterwards. */
import type { Member } from "../../runner/actors.ts";
import type { OperationId } from "../../client/call-types.ts";
import type { Check, Level, Need } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { newStore, storeBody } from "./fixtures.ts";
import { applyToMeeting, approveApplication, createMeeting } from "./meetings.ts";
import { freshPosition, nearbyQuery, placeFields, type Position } from "./positions.ts";
import { expectTexts, read, type Read } from "./reads.ts";
import { editedMeeting } from "./requests/meetings.ts";
import { createMeetingWith } from "./rooms.ts";
import { sharedTrio } from "./shared-members.ts";
import { unusualTexts } from "./texts.ts";

type Texts = Record<string, string>;

/** Writes the texts; returns the places that should show them. */
type WriteTexts = (ctx: Context, texts: Texts) => Promise<Read[]>;

export type WritesByOperation = Partial<Record<OperationId, WriteTexts>>;

/** For each operation a check that writes unusual texts and reads them everywhere. */
export function readingBackChecks(level: Level, needs: readonly Need[], writes: WritesByOperation): Check[] {
  return Object.entries(writes).map(([operation, write]) => ({
    id: `${level}.reading-back.${operation}`,
    title: `Texts that ${operation} accepts are shown unchanged in every list and detail: emoji in full length, line breaks, combining marks.`,
    source: "member §3, console §3",
    needs,
    run: async (ctx) => {
      for (const texts of unusualTexts(operation))
        for (const place of await write(ctx, texts)) await expectTexts(ctx, place, texts);
    },
  }));
}

/** A meeting with approval: its host, a member with a seat, and one whose application waits. All are shared by many checks. */
export interface RoleMeeting {
  meetingId: number;
  applicationId: number;
  position: Position;
  host: Member;
  guest: Member;
  other: Member;
}

export async function newRoleMeeting(ctx: Context, texts: Texts = {}): Promise<RoleMeeting> {
  const { host, guest, other } = await sharedTrio(ctx);
  const position = freshPosition();
  const meetingId = await createMeeting(ctx, host, { requiresApproval: true, ...placeFields(position), ...texts });
  const id = await applyToMeeting(ctx, meetingId, guest);
  await approveApplication(ctx, host, { id, meetingId, memberId: guest.id });
  return { meetingId, position, host, guest, other, applicationId: await applyToMeeting(ctx, meetingId, other) };
}

/** The console's search by id, and its export. None without an operator. */
async function readsOfOperator(
  ctx: Context,
  { search, resource, id }: { search: OperationId; resource: string; id: number },
): Promise<Read[]> {
  if (ctx.env.profile.operator === null) return [];
  const as = await ctx.operator();
  const query = { q: String(id), field: "id" };
  return [read(search, as, { query }, { id }), read("exportAdminResource", as, { params: { resource }, query })];
}

/** Every place that shows a meeting's texts. */
async function readsOfMeeting(ctx: Context, meeting: RoleMeeting): Promise<Read[]> {
  const { meetingId, applicationId, position, host, guest, other } = meeting;
  const [params, row, query] = [{ id: meetingId }, { meetingId }, nearbyQuery(position)];
  const fields = ["title", "placeName"];
  const ofApplications = [
    read("listMeetingApplications", host, { params: { meetingId } }, { id: applicationId }, fields),
    read("listMyMeetingApplications", other, {}, { id: applicationId }, fields),
    read("getMeetingApplication", other, { params: { id: applicationId } }, undefined, fields),
  ];
  return [
    ...[host, guest, other].map((as) => read("getMeeting", as, { params })),
    ...[host, guest].map((as) => read("getMeetingCertificate", as, { params })),
    ...[host, guest].map((as) => read("listChatrooms", as, {}, row)),
    ...[host, guest].map((as) => read("getChatroomInfo", as, { params: { meetingId } })),
    read("listHostedMeetings", host, {}, row),
    read("listJoinedMeetings", guest, {}, row),
    read("listMeetings", other, { query }, row),
    read("listMeetingsOnMap", other, { query }, row),
    read("getPublicMeeting", undefined, { params }),
    ...ofApplications,
    ...(await readsOfOperator(ctx, { search: "searchAdminMeetings", resource: "meetings", id: meetingId })),
  ];
}

async function readsOfApplication(ctx: Context, texts: Texts): Promise<Read[]> {
  const { host, other } = await sharedTrio(ctx);
  const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
  const call = { as: other, params: { id: meetingId }, body: texts };
  const { id } = await ctx.ok("applyToMeeting", call as never);
  return [
    ...[host, other].map((as) => read("getMeetingApplication", as, { params: { id } })),
    read("listMeetingApplications", host, { params: { meetingId } }, { id }),
    read("listMyMeetingApplications", other, {}, { id }),
  ];
}

export const writesOfMembers: WritesByOperation = {
  createMeeting: async (ctx, texts) => readsOfMeeting(ctx, await newRoleMeeting(ctx, texts)),
  updateMeeting: async (ctx, texts) => {
    const meeting = await newRoleMeeting(ctx);
    const body = { ...editedMeeting, ...placeFields(meeting.position), ...texts };
    await ctx.ok("updateMeeting", { as: meeting.host, params: { id: meeting.meetingId }, body });
    return readsOfMeeting(ctx, meeting);
  },
  applyToMeeting: readsOfApplication,
};

/** Reports a host, as the console shows it. */
const writeReport =
  (operation: "reportOnMeeting" | "reportOutOfMeeting"): WriteTexts =>
  async (ctx, texts) => {
    const [as, { host, guest, other }] = [await ctx.operator(), await sharedTrio(ctx)];
    const meetingId = await createMeetingWith(ctx, host, [guest]);
    const reporter = operation === "reportOnMeeting" ? guest : other;
    const body = { reportedId: host.id, meetingId, content: "", ...texts };
    const { id } = await ctx.ok(operation, { as: reporter, body });
    const query = { reporterId: reporter.id };
    return [
      read("getAdminReport", as, { params: { id } }),
      read("listAdminReports", as, { query }, { id }),
      read("exportAdminResource", as, { params: { resource: "reports" }, query }),
    ];
  };

/** Where a store's texts are shown once it is under contract. */
async function readsOfStore(ctx: Context, id: number, owner: Member): Promise<Read[]> {
  const search = { search: "searchAdminPartnerPlaces", resource: "partner-place", id } as const;
  return [
    read("getMyPartnerPlace", owner),
    read("listPartnerPlaces", owner, { query: { pageSize: 5 } }, { id }),
    read("getPartnerPlacePolicy", owner, { params: { id } }, undefined, ["policy"]),
    ...(await readsOfOperator(ctx, search)),
  ];
}

const writePost =
  (
    operation: "createAdminEvent" | "editAdminEvent" | "createAdminAnnouncement" | "editAdminAnnouncement",
  ): WriteTexts =>
  async (ctx, texts) => {
    const [as, reader] = [await ctx.operator(), await ctx.sharedMember()];
    const kind = operation.endsWith("Event") ? "Event" : "Announcement";
    const body = { title: "", content: "", ...texts };
    const created = operation.startsWith("create") ? body : { title: "처음 제목", content: "처음 글" };
    const { id } = await ctx.ok(`createAdmin${kind}`, { as, body: created });
    const params = { id };
    if (created !== body) await ctx.ok(`editAdmin${kind}`, { as, params, body });
    return [
      read(`getAdmin${kind}`, as, { params }),
      read(`listAdmin${kind}s`, as, { query: { size: 100 } }, { id }),
      read(`list${kind}s`, reader, {}, { id }),
      kind === "Event"
        ? read("getEvent", reader, { params: { eventId: id } })
        : read("getAnnouncement", reader, { params }),
    ];
  };

export const writesThatOperatorsSee: WritesByOperation = {
  reportOnMeeting: writeReport("reportOnMeeting"),
  reportOutOfMeeting: writeReport("reportOutOfMeeting"),
  setAdminReport: async (ctx, texts) => {
    const as = await ctx.operator();
    const [place] = await writeReport("reportOutOfMeeting")(ctx, { content: "모임이 아니라 광고 글이에요." });
    const params = place?.call.params as { id: number };
    await ctx.ok("setAdminReport", { as, params, body: { status: "PENDING", ...texts } });
    return [read("getAdminReport", as, { params }), read("listAdminReports", as, { query: { size: 100 } }, params)];
  },
  applyForPartnerPlace: async (ctx, texts) => {
    const [as, position] = [await ctx.operator(), freshPosition()];
    const owner = await ctx.member("store owner", { position });
    const { id } = await ctx.ok("applyForPartnerPlace", {
      as: owner,
      body: { ...storeBody(ctx), ...position, ...texts },
    });
    await expectTexts(ctx, read("listAdminPartnerApplications", as, { query: { size: 100 } }, { id }), texts);
    await ctx.ok("acceptAdminPartnerApplication", { as, params: { id } });
    owner.clearTokens();
    const query = { q: String(owner.id), field: "member_id" } as const;
    const { content } = await ctx.ok("searchAdminPartnerPlaces", { as, query });
    return readsOfStore(ctx, content[0]?.id ?? ctx.fail("An accepted store should be found by its owner."), owner);
  },
  editAdminPartnerPlace: async (ctx, texts) => {
    const [as, { id, owner, body }] = [await ctx.operator(), await newStore(ctx)];
    const position = freshPosition();
    await ctx.ok("setMemberLocation", { as: owner, body: position });
    await ctx.ok("editAdminPartnerPlace", { as, params: { id }, body: { ...body, ...position, ...texts } });
    return readsOfStore(ctx, id, owner);
  },
  createAdminEvent: writePost("createAdminEvent"),
  editAdminEvent: writePost("editAdminEvent"),
  createAdminAnnouncement: writePost("createAdminAnnouncement"),
  editAdminAnnouncement: writePost("editAdminAnnouncement"),
  sendNotificationToMember: async (ctx, texts) => {
    const receiver = await ctx.member("receiver");
    const body = { title: "", content: "", url: "/app/mypage/events/8?from=a%20b&x=1", ...texts };
    await ctx.ok("sendNotificationToMember", { as: await ctx.operator(), params: { memberId: receiver.id }, body });
    return [read("listNotifications", receiver, {}, { title: body.title, url: body.url })];
  },
};

/** Operations whose texts aren't read back, with the reason. */
export const NOT_READ_BACK: Partial<Record<OperationId, string>> = {
  login: "a token",
  loginAdmin: "a login name",
  loginKakao: "secrets of the login",
  refreshTokens: "a token",
  resetPassword: "a token",
  signup: "the nickname has a form of its own: auth.reading-back.names",
  completeKakao: "the nickname has a form of its own: auth.reading-back.names",
  changeMemberName: "the nickname has a form of its own: auth.reading-back.names",
  createPayment: "a receipt",
  revealAdminMember: "the access log alone has it: beyond.operators.reveal",
  sendNotificationToAll: "the same texts as sendNotificationToMember, to every member of the backend",
};
