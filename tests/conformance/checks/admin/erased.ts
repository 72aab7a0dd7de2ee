/** What operators delete, and what a member leaves behind, is gone (D16, D67). */
import type { Operator } from "../../runner/actors.ts";
import type { OperationId } from "../../client/call-types.ts";
import type { Context } from "../../runner/context.ts";
import { erasureChecks, type Erasure } from "../support/erasure.ts";
import { newNotification, newReportOfNewMembers, storeBody } from "../support/fixtures.ts";
import { png } from "../support/images.ts";
import { leaverWithTraces } from "../support/leavers.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { freshPosition, nearbyQuery, placeFields } from "../support/positions.ts";
import { read } from "../support/reads.ts";
import { createMeetingWith } from "../support/rooms.ts";
import { sharedPair } from "../support/shared-members.ts";

const upload = (ctx: Context, as: Operator) => ctx.ok("uploadImage", { as, file: { data: png() } });

/** An event with an image. */
async function eventWithImage(ctx: Context) {
  const [as, reader, title] = [await ctx.operator(), await ctx.sharedMember(), ctx.env.freshText("없앨 소식 ")];
  const { id: imageId, url } = await upload(ctx, as);
  const post = { title, content: "곧 없어져요." };
  const { id } = await ctx.ok("createAdminEvent", { as, body: { ...post, imageId } });
  const places = [
    read("getEvent", reader, { params: { eventId: id } }),
    read("listEvents", reader),
    read("getAdminEvent", as, { params: { id } }),
    read("listAdminEvents", as, { query: { size: 100 } }),
  ];
  return { as, id, post, places, url, title };
}

/** A store with a photo, or the application for it. */
async function storeWithImage(ctx: Context, isAccepted: boolean) {
  const [as, position] = [await ctx.operator(), freshPosition()];
  const owner = await ctx.member("owner", { position });
  const { id: imageId, url } = await ctx.ok("uploadImage", { as: owner, file: { data: png() } });
  const body = { ...storeBody(ctx), ...position, imageId };
  const { id } = await ctx.ok("applyForPartnerPlace", { as: owner, body });
  const query = { field: "name", q: body.name } as const;
  const applications = read("listAdminPartnerApplications", as, { query: { size: 100 } });
  const rest = { as, body, traces: { name: body.name, photo: url }, images: [url] };
  if (!isAccepted) return { id, places: [applications], ...rest };
  await ctx.ok("acceptAdminPartnerApplication", { as, params: { id } });
  owner.clearTokens();
  const { content } = await ctx.ok("searchAdminPartnerPlaces", { as, query });
  const places = [
    applications,
    read("searchAdminPartnerPlaces", as, { query }),
    read("getMyPartnerPlace", owner),
    read("listPartnerPlaces", owner, { query: { pageSize: 5 } }),
  ];
  return { id: content[0]?.id ?? 0, places, ...rest };
}

/** Two of a member's notifications. */
async function notifications(ctx: Context) {
  const receiver = await ctx.member("receiver");
  const id = await newNotification(ctx, receiver);
  return { receiver, id, places: [read("listNotifications", receiver)], traces: { title: "새 소식" } };
}

const editEventTo =
  (newImage: (ctx: Context, as: Operator) => Promise<number | null>) =>
  async (ctx: Context): Promise<Erasure> => {
    const { as, id, post, places, url } = await eventWithImage(ctx);
    return {
      erase: async () =>
        ctx.ok("editAdminEvent", { as, params: { id }, body: { ...post, imageId: await newImage(ctx, as) } }),
      places,
      traces: { image: url },
      images: [url],
    };
  };

export const checks = erasureChecks("admin", ["sms", "operator"], {
  withdrawMember: (ctx) => leaverWithTraces(ctx, (leaver) => ctx.ok("withdrawMember", { as: leaver })),
  "withdrawMember.hosted": async (ctx) => {
    const [{ guest }, host] = [await sharedPair(ctx), await ctx.member("leaver")];
    const { id: imageId, url } = await ctx.ok("uploadImage", { as: host, file: { data: png() } });
    const id = await createMeetingWith(ctx, host, [guest], { imageId });
    await setMeetingStatus(ctx, id, "END");
    return {
      erase: () => ctx.ok("withdrawMember", { as: host }),
      places: [read("getMeeting", guest, { params: { id } }), read("listJoinedMeetings", guest)],
      traces: { "image of a meeting that has ended": url, host: host.name },
      images: [url],
    };
  },
  deleteAdminMember: async (ctx) => {
    const as = await ctx.operator();
    return leaverWithTraces(ctx, ({ id }) => ctx.ok("deleteAdminMember", { as, params: { id } }));
  },
  deleteAdminMeeting: async (ctx) => {
    const [as, { host, guest }] = [await ctx.operator(), await sharedPair(ctx)];
    const [position, title] = [freshPosition(), ctx.env.freshText("없앨 모임 ")];
    const { id: imageId, url } = await ctx.ok("uploadImage", { as: host, file: { data: png() } });
    const id = await createMeetingWith(ctx, host, [guest], { ...placeFields(position), title, imageId });
    const query = nearbyQuery(position);
    return {
      erase: () => ctx.ok("deleteAdminMeeting", { as, params: { id } }),
      places: [
        read("getMeeting", guest, { params: { id } }),
        read("listJoinedMeetings", guest),
        read("listMeetings", guest, { query }),
        read("listMeetingsOnMap", guest, { query }),
        read("searchMeetings", guest, { query: { ...query, query: title, recruitingOnly: false } }),
        read("getMeetingCertificate", guest, { params: { id } }),
        read("listChatrooms", guest),
        read("searchAdminMeetings", as, { query: { field: "title", q: title } }),
        read("exportAdminResource", as, { params: { resource: "meetings" }, query: { field: "title", q: title } }),
      ],
      traces: { title },
      images: [url],
    };
  },
  deleteAdminEvent: async (ctx) => {
    const { as, id, places, url, title } = await eventWithImage(ctx);
    const erase = () => ctx.ok("deleteAdminEvent", { as, params: { id } });
    return { erase, places, traces: { title, image: url }, images: [url] };
  },
  "editAdminEvent.replaced-image": editEventTo(async (ctx, as) => (await upload(ctx, as)).id),
  "editAdminEvent.removed-image": editEventTo(() => Promise.resolve(null)),
  deleteAdminAnnouncement: async (ctx) => {
    const [as, reader, title] = [await ctx.operator(), await ctx.sharedMember(), ctx.env.freshText("없앨 공지 ")];
    const { id } = await ctx.ok("createAdminAnnouncement", { as, body: { title, content: "곧 없어져요." } });
    const details: [OperationId, Operator | typeof reader][] = [
      ["getAnnouncement", reader],
      ["getAdminAnnouncement", as],
    ];
    return {
      erase: () => ctx.ok("deleteAdminAnnouncement", { as, params: { id } }),
      places: [
        ...details.map(([operation, who]) => read(operation, who, { params: { id } })),
        read("listAnnouncements", reader),
        read("listAdminAnnouncements", as, { query: { size: 100 } }),
      ],
      traces: { title },
    };
  },
  deleteAdminReport: async (ctx) => {
    const [as, { id, reporter }] = [await ctx.operator(), await newReportOfNewMembers(ctx)];
    return {
      erase: () => ctx.ok("deleteAdminReport", { as, params: { id } }),
      places: [
        read("getAdminReport", as, { params: { id } }),
        read("listAdminReports", as, { query: { reporterId: reporter.id } }),
        read("exportAdminResource", as, { params: { resource: "reports" }, query: { reporterId: reporter.id } }),
      ],
      traces: { text: "모임이 아니라 광고 글이에요." },
    };
  },
  deleteAdminPartnerApplication: async (ctx) => {
    const { as, id, places, traces, images } = await storeWithImage(ctx, false);
    const erase = () => ctx.ok("deleteAdminPartnerApplication", { as, params: { id } });
    return { erase, places, traces, images };
  },
  deleteAdminPartnerPlace: async (ctx) => {
    const { as, id, places, traces, images } = await storeWithImage(ctx, true);
    return { erase: () => ctx.ok("deleteAdminPartnerPlace", { as, params: { id } }), places, traces, images };
  },
  "editAdminPartnerPlace.replaced-image": async (ctx) => {
    const { as, id, body, places, traces, images } = await storeWithImage(ctx, true);
    const erase = async () =>
      ctx.ok("editAdminPartnerPlace", { as, params: { id }, body: { ...body, imageId: (await upload(ctx, as)).id } });
    return { erase, places, traces: { photo: traces.photo }, images };
  },
  deleteNotification: async (ctx) => {
    const { receiver, id, places, traces } = await notifications(ctx);
    return { erase: () => ctx.ok("deleteNotification", { as: receiver, params: { id } }), places, traces };
  },
  deleteAllNotifications: async (ctx) => {
    const { receiver, places, traces } = await notifications(ctx);
    await newNotification(ctx, receiver);
    return { erase: () => ctx.ok("deleteAllNotifications", { as: receiver }), places, traces };
  },
  logout: async (ctx) => {
    const [as, member, fcmToken] = [await ctx.operator(), await ctx.member("member"), ctx.env.freshText("push-token-")];
    const { phone, password, id } = member;
    const { accessToken: token } = await ctx.ok("login", { body: { phone, password, fcmToken } });
    return {
      erase: () => ctx.ok("logout", { token }),
      places: [read("getAdminMember", as, { params: { id } })],
      traces: { "push token": fcmToken },
    };
  },
  login: async (ctx) => {
    const [as, fcmToken] = [await ctx.operator(), ctx.env.freshText("push-token-")];
    const [first, second] = [await ctx.member("first on the device"), await ctx.member("second on the device")];
    const login = ({ phone, password }: typeof first) => ctx.ok("login", { body: { phone, password, fcmToken } });
    await login(first);
    return {
      erase: () => login(second),
      places: [read("getAdminMember", as, { params: { id: first.id } })],
      traces: { "push token of who logged in on the device before": fcmToken },
    };
  },
});
