/** Push messages to browsers, their kinds, and seat alerts. */
import { defineChecks } from "../../runner/check.ts";
import { newNotification, newWebSubscription } from "../support/fixtures.ts";
import { confirmMeeting, createMeeting, joinMeeting, readMeeting } from "../support/meetings.ts";
import type { Member } from "../../runner/actors.ts";
import { createMeetingWith, reportMember } from "../support/rooms.ts";

const ALL_ON = { meeting: true, chat: true, news: true } as const;

export const checks = defineChecks(
  {
    id: "beyond.push.subscriptions",
    title: "A browser subscribes with the server's key, again after a change, and unsubscribes as often as it likes.",
    source: "D51",
    needs: ["sms"],
    run: async (ctx) => {
      const as = await ctx.member("subscriber");
      const { key } = await ctx.ok("getWebPushKey", { as });
      const again = await ctx.ok("getWebPushKey", { as });
      ctx.equal(again.key, key, "The key should stay, as browsers are bound to it.");
      const subscription = newWebSubscription(ctx);
      for (const body of [subscription, subscription, newWebSubscription(ctx)])
        await ctx.ok("saveWebSubscription", { as, body });
      const { endpoint } = subscription;
      for (let i = 0; i < 2; i += 1) await ctx.ok("deleteWebSubscription", { as, body: { endpoint } });
    },
  },
  {
    id: "beyond.push.endpoints",
    title: "Push messages are sent to known push services alone: no other host, port, address or scheme is taken.",
    source: "D51",
    needs: ["sms"],
    run: async (ctx) => {
      const as = await ctx.sharedMember();
      const endpoints = [
        "http://fcm.googleapis.com/fcm/send/a",
        "https://fcm.googleapis.com:8443/fcm/send/a",
        "https://push.babchingu.example/a",
        "https://10.0.0.1/a",
        "https://[::1]/a",
        "https://localhost/a",
        "https://kit:secret@fcm.googleapis.com/fcm/send/a",
        "https://not-fcm.googleapis.com/fcm/send/a",
        "https://fcm.googleapis.com.babchingu.example/fcm/send/a",
      ];
      for (const endpoint of endpoints) {
        const body = { ...newWebSubscription(ctx), endpoint };
        await ctx.refused("saveWebSubscription", "INVALID_REQUEST", { as, body });
      }
      const { keys, ...subscription } = newWebSubscription(ctx);
      // As long as a key, and no point of the curve.
      const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString("base64url");
      const body = { ...subscription, keys: { ...keys, p256dh } };
      await ctx.refused("saveWebSubscription", "INVALID_REQUEST", { as, body });
    },
  },
  {
    id: "beyond.push.settings",
    title: "Every kind of push messages is on until the member turns it off, for themselves alone.",
    source: "D52",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [as, other] = [await ctx.member("quiet"), await ctx.sharedMember()];
      ctx.equal(await ctx.ok("getNotificationSettings", { as }), ALL_ON, "At first every kind should be on.");
      for (const body of [
        { meeting: false, chat: true, news: false },
        { ...ALL_ON, chat: false },
      ]) {
        await ctx.ok("setNotificationSettings", { as, body });
        ctx.equal(await ctx.ok("getNotificationSettings", { as }), body, "The settings should be those last set.");
      }
      for (const meeting of [true, false]) {
        await ctx.ok("setNotificationSettings", { as, body: { meeting, chat: false, news: false } });
        await newNotification(ctx, as);
      }
      ctx.equal(
        (await ctx.ok("listNotifications", { as })).length,
        2,
        "What isn't pushed should be in the list all the same.",
      );
      ctx.equal(
        await ctx.ok("getNotificationSettings", { as: other }),
        ALL_ON,
        "Another member's settings should stay as they are.",
      );
    },
  },
  {
    id: "beyond.meeting.seat-alert",
    title: "When a seat of a full meeting opens, everybody who asked is notified once, and nobody else.",
    source: "D49",
    needs: ["sms"],
    run: async (ctx) => {
      const [host, guest, waiting, other] = [
        await ctx.member("host"),
        await ctx.member("guest"),
        await ctx.member("waiting"),
        await ctx.member("other"),
      ];
      const id = await createMeeting(ctx, host, { maxCapacity: 2 });
      await joinMeeting(ctx, id, guest);
      for (const as of [waiting, waiting, other]) await ctx.ok("requestSeatAlert", { as, params: { id } });
      await ctx.ok("cancelSeatAlert", { as: other, params: { id } });
      for (let round = 0; round < 2; round += 1) {
        await ctx.ok("leaveMeeting", { as: guest, params: { meetingId: id } });
        await joinMeeting(ctx, id, guest);
      }
      const urls = (await ctx.ok("listNotifications", { as: waiting })).map(({ url }) => url);
      ctx.equal(urls, [`/app/meetings/${id}`], "Who asked should have one notification that leads to the meeting.");
      ctx.equal(await ctx.ok("listNotifications", { as: other }), [], "Who took it back should have none.");
      ctx.equal((await readMeeting(ctx, waiting, id)).hasSeatAlert ?? false, false, "The alert should be used up.");
    },
  },
  {
    id: "beyond.meeting.seat-alerts",
    title:
      "Everybody who asked is alerted, also by an expulsion; the detail shows the own alert, until the confirmation ends it.",
    source: "D49",
    needs: ["sms"],
    run: async (ctx) => {
      const [host, guest, outcast] = [await ctx.member("host"), await ctx.member("guest"), await ctx.member("outcast")];
      const [first, second] = [await ctx.member("first waiting"), await ctx.member("second waiting")];
      const id = await createMeetingWith(ctx, host, [guest, outcast], { maxCapacity: 3 });
      const alertsShown = async () =>
        Promise.all([first, second].map(async (as) => (await readMeeting(ctx, as, id)).hasSeatAlert ?? false));
      const alertsOf = async (as: Member) => (await ctx.ok("listNotifications", { as })).length;
      await ctx.ok("requestSeatAlert", { as: second, params: { id } });
      ctx.equal(await alertsShown(), [false, true], "Each should see the own alert only.");
      await ctx.ok("requestSeatAlert", { as: first, params: { id } });
      for (const as of [host, guest]) await reportMember(ctx, as, outcast, id);
      ctx.equal([await alertsOf(first), await alertsOf(second)], [1, 1], "Both should be alerted.");
      await joinMeeting(ctx, id, first);
      await ctx.ok("requestSeatAlert", { as: second, params: { id } });
      await confirmMeeting(ctx, host, id);
      const { hasSeatAlert = false } = await readMeeting(ctx, second, id);
      ctx.equal(hasSeatAlert, false, "The confirmation should end the alert.");
    },
  },
  {
    id: "beyond.meeting.seat-alert-refused",
    title: "A seat alert needs a full meeting that recruits and in which the caller has no seat.",
    source: "D49",
    needs: ["sms"],
    covers: [
      "requestSeatAlert ALREADY_JOINED",
      "requestSeatAlert MEETING_NOT_FULL",
      "requestSeatAlert MEETING_NOT_RECRUITING",
      "requestSeatAlert EXPELLED",
    ],
    run: async (ctx) => {
      const [host, first, second, outcast] = [
        await ctx.member("host"),
        await ctx.member("first"),
        await ctx.member("second"),
        await ctx.member("outcast"),
      ];
      const id = await createMeetingWith(ctx, host, [first, second, outcast]);
      await ctx.refused("requestSeatAlert", "ALREADY_JOINED", { as: first, params: { id } });
      const waiting = await ctx.sharedMember();
      for (const as of [host, first, second]) {
        const body = { reportedId: outcast.id, meetingId: id, content: "욕설을 했어요." };
        await ctx.ok("reportOnMeeting", { as, body });
      }
      await ctx.refused("requestSeatAlert", "EXPELLED", { as: outcast, params: { id } });
      await ctx.refused("requestSeatAlert", "MEETING_NOT_FULL", { as: waiting, params: { id } });
      await confirmMeeting(ctx, host, id);
      await ctx.refused("requestSeatAlert", "MEETING_NOT_RECRUITING", { as: waiting, params: { id } });
    },
  },
);
