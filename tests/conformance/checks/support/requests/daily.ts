/** Stores, places, chat, notices, rice: what members look at every day. */
import { HONGDAE } from "../meetings.ts";
import { announcementOf, eventOf, newNotification, purchase, stageOf, storeBody, storeOf } from "../stage.ts";
import type { Arrangements } from "./arrangement.ts";
import { arrange } from "./arrangement.ts";

export const daily: Arrangements = {
  listPartnerPlaces: arrange("listPartnerPlaces", async (ctx) => ({
    as: await ctx.share("member with a position", (own) => own.member("neighbour", { position: HONGDAE })),
    query: { pageSize: 20 },
  })),
  getMyPartnerPlace: arrange("getMyPartnerPlace", async (ctx) => ({ as: (await storeOf(ctx)).owner }), {
    needs: ["operator"],
  }),
  getPartnerPlacePolicy: arrange(
    "getPartnerPlacePolicy",
    async (ctx) => ({ as: await ctx.reader(), params: { id: (await storeOf(ctx)).id } }),
    { needs: ["operator"] },
  ),
  applyForPartnerPlace: arrange("applyForPartnerPlace", async (ctx) => ({
    as: await ctx.member("owner"),
    body: storeBody(ctx),
  })),
  searchPlaces: arrange("searchPlaces", async (ctx) => ({
    as: await ctx.reader(),
    query: { term: "강남역", ...HONGDAE, page: 1 },
  })),
  listChatrooms: arrange("listChatrooms", async (ctx) => ({ as: (await stageOf(ctx)).guest })),
  getChatroomInfo: arrange("getChatroomInfo", async (ctx) => {
    const { guest, meetingId } = await stageOf(ctx);
    return { as: guest, params: { meetingId } };
  }),
  listChats: arrange("listChats", async (ctx) => {
    const { guest, meetingId } = await stageOf(ctx);
    return { as: guest, params: { meetingId }, query: { page: 0 } };
  }),
  listNotifications: arrange(
    "listNotifications",
    async (ctx) => {
      const member = await ctx.share("member with a notice", async (own) => {
        const receiver = await own.member("receiver");
        await newNotification(own, receiver);
        return receiver;
      });
      return { as: member };
    },
    { needs: ["operator"] },
  ),
  checkNotifications: arrange("checkNotifications", async (ctx) => ({ as: await ctx.reader() })),
  deleteAllNotifications: arrange("deleteAllNotifications", async (ctx) => ({ as: await ctx.member("receiver") })),
  deleteNotification: arrange(
    "deleteNotification",
    async (ctx) => {
      const member = await ctx.member("receiver");
      return { as: member, params: { id: await newNotification(ctx, member) } };
    },
    { needs: ["operator"] },
  ),
  listAnnouncements: arrange(
    "listAnnouncements",
    async (ctx) => {
      await announcementOf(ctx);
      return { as: await ctx.reader() };
    },
    { needs: ["operator"] },
  ),
  getAnnouncement: arrange(
    "getAnnouncement",
    async (ctx) => ({ as: await ctx.reader(), params: { id: await announcementOf(ctx) } }),
    { needs: ["operator"] },
  ),
  listEvents: arrange(
    "listEvents",
    async (ctx) => {
      await eventOf(ctx);
      return { as: await ctx.reader() };
    },
    { needs: ["operator"] },
  ),
  getEvent: arrange("getEvent", async (ctx) => ({ as: await ctx.reader(), params: { eventId: await eventOf(ctx) } }), {
    needs: ["operator"],
  }),
  listRiceTransactions: arrange("listRiceTransactions", async (ctx) => ({ as: await ctx.reader() })),
  createPayment: arrange("createPayment", async (ctx) => ({ as: await ctx.member("buyer"), body: purchase(ctx) }), {
    needs: ["store"],
  }),
  getHealth: { needs: [], alone: false, make: () => Promise.resolve({}) },
  getReadiness: { needs: [], alone: false, make: () => Promise.resolve({}) },
};
