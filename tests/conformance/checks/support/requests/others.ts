/** Stores, places, chat, notifications, posts, rice and payments. */
import { HONGDAE } from "../meetings.ts";
import {
  memberToChange,
  newWebSubscription,
  sharedAnnouncement,
  sharedEvent,
  newNotification,
  newPurchase,
  sharedMeeting,
  storeBody,
  sharedStore,
} from "../fixtures.ts";
import { validRequests, type ValidRequests } from "./valid-request.ts";

export const otherRequests: ValidRequests = {
  ...validRequests({
    listPartnerPlaces: async (ctx) => ({
      as: await ctx.createOnce("member with a position", (runCtx) => runCtx.member("neighbour", { position: HONGDAE })),
      query: { pageSize: 20 },
    }),
    applyForPartnerPlace: async (ctx) => ({ as: await ctx.member("owner"), body: storeBody(ctx) }),
    searchPlaces: async (ctx) => ({ as: await ctx.sharedMember(), query: { term: "강남역", ...HONGDAE, page: 1 } }),
    getMemberProfile: async (ctx) => {
      const { host, guest } = await sharedMeeting(ctx);
      return { as: guest, params: { id: host.id } };
    },
    listChatrooms: async (ctx) => ({ as: (await sharedMeeting(ctx)).guest }),
    getChatroomInfo: async (ctx) => {
      const { guest, meetingId } = await sharedMeeting(ctx);
      return { as: guest, params: { meetingId } };
    },
    listChats: async (ctx) => {
      const { guest, meetingId } = await sharedMeeting(ctx);
      return { as: guest, params: { meetingId }, query: { page: 0 } };
    },
    checkNotifications: async (ctx) => ({ as: await ctx.sharedMember() }),
    deleteAllNotifications: async (ctx) => ({ as: await ctx.member("receiver") }),
    getWebPushKey: async (ctx) => ({ as: await ctx.sharedMember() }),
    saveWebSubscription: async (ctx) => ({ as: await ctx.member("subscriber"), body: newWebSubscription(ctx) }),
    deleteWebSubscription: async (ctx) => ({
      as: await ctx.sharedMember(),
      body: { endpoint: newWebSubscription(ctx).endpoint },
    }),
    getNotificationSettings: async (ctx) => ({ as: await ctx.sharedMember() }),
    setNotificationSettings: async (ctx) => ({
      as: await memberToChange(ctx),
      body: { meeting: true, chat: false, news: true },
    }),
    listRiceTransactions: async (ctx) => ({ as: await ctx.sharedMember() }),
  }),
  ...validRequests(
    {
      getMyPartnerPlace: async (ctx) => ({ as: (await sharedStore(ctx)).owner }),
      getPartnerPlacePolicy: async (ctx) => ({
        as: await ctx.sharedMember(),
        params: { id: (await sharedStore(ctx)).id },
      }),
      listNotifications: async (ctx) => {
        const member = await ctx.createOnce("member with a notification", async (runCtx) => {
          const receiver = await runCtx.member("receiver");
          await newNotification(runCtx, receiver);
          return receiver;
        });
        return { as: member };
      },
      deleteNotification: async (ctx) => {
        const member = await ctx.member("receiver");
        return { as: member, params: { id: await newNotification(ctx, member) } };
      },
      listAnnouncements: async (ctx) => {
        await sharedAnnouncement(ctx);
        return { as: await ctx.sharedMember() };
      },
      getAnnouncement: async (ctx) => ({ as: await ctx.sharedMember(), params: { id: await sharedAnnouncement(ctx) } }),
      listEvents: async (ctx) => {
        await sharedEvent(ctx);
        return { as: await ctx.sharedMember() };
      },
      getEvent: async (ctx) => ({ as: await ctx.sharedMember(), params: { eventId: await sharedEvent(ctx) } }),
    },
    { needs: ["operator"] },
  ),
  ...validRequests(
    {
      createPayment: async (ctx) => ({ as: await ctx.member("buyer"), body: newPurchase(ctx) }),
    },
    { needs: ["store"] },
  ),
  getHealth: { needs: [], alone: false, create: () => Promise.resolve({}) },
  getReadiness: { needs: [], alone: false, create: () => Promise.resolve({}) },
};
