/** Stores, places, chat, notifications, posts, rice and payments. */
import { HONGDAE } from "../meetings.ts";
import {
  sharedAnnouncement,
  sharedEvent,
  newNotification,
  newPurchase,
  sharedMeeting,
  storeBody,
  sharedStore,
} from "../fixtures.ts";
import { validRequest, type ValidRequests } from "./valid-request.ts";

export const otherRequests: ValidRequests = {
  listPartnerPlaces: validRequest("listPartnerPlaces", async (ctx) => ({
    as: await ctx.createOnce("member with a position", (runCtx) => runCtx.member("neighbour", { position: HONGDAE })),
    query: { pageSize: 20 },
  })),
  getMyPartnerPlace: validRequest("getMyPartnerPlace", async (ctx) => ({ as: (await sharedStore(ctx)).owner }), {
    needs: ["operator"],
  }),
  getPartnerPlacePolicy: validRequest(
    "getPartnerPlacePolicy",
    async (ctx) => ({ as: await ctx.sharedMember(), params: { id: (await sharedStore(ctx)).id } }),
    { needs: ["operator"] },
  ),
  applyForPartnerPlace: validRequest("applyForPartnerPlace", async (ctx) => ({
    as: await ctx.member("owner"),
    body: storeBody(ctx),
  })),
  searchPlaces: validRequest("searchPlaces", async (ctx) => ({
    as: await ctx.sharedMember(),
    query: { term: "강남역", ...HONGDAE, page: 1 },
  })),
  listChatrooms: validRequest("listChatrooms", async (ctx) => ({ as: (await sharedMeeting(ctx)).guest })),
  getChatroomInfo: validRequest("getChatroomInfo", async (ctx) => {
    const { guest, meetingId } = await sharedMeeting(ctx);
    return { as: guest, params: { meetingId } };
  }),
  listChats: validRequest("listChats", async (ctx) => {
    const { guest, meetingId } = await sharedMeeting(ctx);
    return { as: guest, params: { meetingId }, query: { page: 0 } };
  }),
  listNotifications: validRequest(
    "listNotifications",
    async (ctx) => {
      const member = await ctx.createOnce("member with a notification", async (runCtx) => {
        const receiver = await runCtx.member("receiver");
        await newNotification(runCtx, receiver);
        return receiver;
      });
      return { as: member };
    },
    { needs: ["operator"] },
  ),
  checkNotifications: validRequest("checkNotifications", async (ctx) => ({ as: await ctx.sharedMember() })),
  deleteAllNotifications: validRequest("deleteAllNotifications", async (ctx) => ({ as: await ctx.member("receiver") })),
  deleteNotification: validRequest(
    "deleteNotification",
    async (ctx) => {
      const member = await ctx.member("receiver");
      return { as: member, params: { id: await newNotification(ctx, member) } };
    },
    { needs: ["operator"] },
  ),
  listAnnouncements: validRequest(
    "listAnnouncements",
    async (ctx) => {
      await sharedAnnouncement(ctx);
      return { as: await ctx.sharedMember() };
    },
    { needs: ["operator"] },
  ),
  getAnnouncement: validRequest(
    "getAnnouncement",
    async (ctx) => ({ as: await ctx.sharedMember(), params: { id: await sharedAnnouncement(ctx) } }),
    { needs: ["operator"] },
  ),
  listEvents: validRequest(
    "listEvents",
    async (ctx) => {
      await sharedEvent(ctx);
      return { as: await ctx.sharedMember() };
    },
    { needs: ["operator"] },
  ),
  getEvent: validRequest(
    "getEvent",
    async (ctx) => ({ as: await ctx.sharedMember(), params: { eventId: await sharedEvent(ctx) } }),
    {
      needs: ["operator"],
    },
  ),
  listRiceTransactions: validRequest("listRiceTransactions", async (ctx) => ({ as: await ctx.sharedMember() })),
  createPayment: validRequest(
    "createPayment",
    async (ctx) => ({ as: await ctx.member("buyer"), body: newPurchase(ctx) }),
    {
      needs: ["store"],
    },
  ),
  getHealth: { needs: [], alone: false, create: () => Promise.resolve({}) },
  getReadiness: { needs: [], alone: false, create: () => Promise.resolve({}) },
};
