/** Announcements, events and notifications. */
import { defineChecksThatNeed } from "../../runner/check.ts";
import { fieldOf } from "../support/fields.ts";
import type { Context } from "../../runner/context.ts";
import { expectSingleEntry } from "../support/audit-log.ts";
import { ABSENT_ID } from "../support/meetings.ts";
import { setMemberStatus } from "../support/operators.ts";
import { newImage, SAMPLE_POST } from "../support/fixtures.ts";

const NOTIFICATION = { title: "새 소식", content: "확인해 주세요.", url: "/app/mypage/events/8" };
const newTexts = (ctx: Context) => ({ title: ctx.env.freshText("소식 "), content: "첫 줄\n둘째 줄" });

export const checks = defineChecksThatNeed(
  ["sms", "operator"],
  {
    id: "admin.announcement.life",
    title: "Members see an announcement as it was created, then as it was edited, and no longer after its deletion.",
    source: "console §2, member §2",
    covers: [
      "createAdminAnnouncement 201",
      "editAdminAnnouncement 204",
      "deleteAdminAnnouncement 204",
      "getAnnouncement 200",
    ],
    run: async (ctx) => {
      const [as, reader] = [await ctx.operator(), await ctx.sharedMember()];
      const [first, second] = [newTexts(ctx), newTexts(ctx)];
      const { id } = await ctx.ok("createAdminAnnouncement", { as, body: first });
      const findListed = async () => {
        const { announcementListDtoList } = await ctx.ok("listAnnouncements", { as: reader });
        return announcementListDtoList.find((each) => each.id === id);
      };
      const params = { id };
      const { createdAt } = await ctx.ok("getAnnouncement", { as: reader, params });
      for (const body of [first, second]) {
        if (body === second) await ctx.ok("editAdminAnnouncement", { as, params, body });
        const { title, content } = await ctx.ok("getAnnouncement", { as: reader, params });
        ctx.equal({ title, content }, body, "Members should read it.");
        ctx.equal((await findListed())?.title, body.title, "The announcement should be listed.");
        const row = await ctx.ok("getAdminAnnouncement", { as, params });
        ctx.equal([row.title, row.content], [body.title, body.content], "The console should show the same.");
      }
      const created = { before: createdAt, after: (await ctx.ok("getAnnouncement", { as: reader, params })).createdAt };
      ctx.equal(created.after, created.before, "An edit should not make it new.");
      const { id: newer } = await ctx.ok("createAdminAnnouncement", { as, body: newTexts(ctx) });
      const { announcementListDtoList: listed } = await ctx.ok("listAnnouncements", { as: reader });
      const order = fieldOf(listed, "id").filter((each) => each === id || each === newer);
      ctx.equal(order, [newer, id], "The newest should come first.");
      await ctx.ok("deleteAdminAnnouncement", { as, params });
      await ctx.refused("getAnnouncement", "ANNOUNCEMENT_NOT_FOUND", { as: reader, params });
      await ctx.refused("getAdminAnnouncement", "ANNOUNCEMENT_NOT_FOUND", { as, params });
      ctx.equal(await findListed(), undefined, "It should not be listed any more.");
    },
  },
  {
    id: "admin.event.life",
    title: "Members see an event with its image; an edit without imageId keeps the image; a deleted event is gone.",
    source: "console §2, member §2",
    covers: ["createAdminEvent 201", "editAdminEvent 204", "deleteAdminEvent 204", "getEvent 200"],
    run: async (ctx) => {
      const [as, reader] = [await ctx.operator(), await ctx.sharedMember()];
      const [first, second, third] = [newTexts(ctx), newTexts(ctx), newTexts(ctx)];
      const imageId = await newImage(ctx, { as });
      const { id } = await ctx.ok("createAdminEvent", { as, body: { ...first, imageId } });
      const read = () => ctx.ok("getEvent", { as: reader, params: { eventId: id } });
      const { title, content, imageUrl, createdAt } = await read();
      ctx.equal({ title, content }, first, "Members should read it.");
      ctx.assert(imageUrl !== null, "Its image should be shown.", imageUrl);
      await ctx.ok("editAdminEvent", { as, params: { id }, body: second });
      const edited = await read();
      ctx.equal([edited.title, edited.imageUrl], [second.title, imageUrl], "Without imageId the image should stay.");
      ctx.equal(edited.createdAt, createdAt, "An edit should not make it new.");
      await ctx.ok("editAdminEvent", { as, params: { id }, body: { ...third, imageId: null } });
      ctx.equal((await read()).imageUrl, null, "With null the image should be removed.");
      const row = await ctx.ok("getAdminEvent", { as, params: { id } });
      ctx.equal([row.title, row.imageId], [third.title, null], "The console should show the same.");
      await ctx.refused("deleteImage", "IMAGE_NOT_FOUND", { as, params: { id: imageId } });
      await ctx.ok("deleteAdminEvent", { as, params: { id } });
      await ctx.refused("getEvent", "EVENT_NOT_FOUND", { as: reader, params: { eventId: id } });
      const { eventListDtoList } = await ctx.ok("listEvents", { as: reader });
      ctx.assert(!fieldOf(eventListDtoList, "id").includes(id), "It should not be listed any more.");
    },
  },
  {
    id: "admin.event.picture",
    title: "An image that doesn't exist or is used elsewhere is refused with IMAGE_NOT_USABLE.",
    source: "console §2",
    needs: ["operator"],
    covers: ["createAdminEvent IMAGE_NOT_USABLE", "editAdminEvent IMAGE_NOT_USABLE"],
    run: async (ctx) => {
      const as = await ctx.operator();
      const imageId = await newImage(ctx, { as });
      await ctx.refused("createAdminEvent", "IMAGE_NOT_USABLE", { as, body: { ...SAMPLE_POST, imageId: ABSENT_ID } });
      await ctx.ok("createAdminEvent", { as, body: { ...SAMPLE_POST, imageId } });
      await ctx.refused("createAdminEvent", "IMAGE_NOT_USABLE", { as, body: { ...SAMPLE_POST, imageId } });
      const { id } = await ctx.ok("createAdminEvent", { as, body: { ...SAMPLE_POST, imageId: null } });
      for (const used of [imageId, ABSENT_ID]) {
        await ctx.refused("editAdminEvent", "IMAGE_NOT_USABLE", {
          as,
          params: { id },
          body: { ...SAMPLE_POST, imageId: used },
        });
      }
    },
  },
  {
    id: "admin.content.repeat",
    title:
      "A post repeated with its Idempotency-Key is created once; with another body it is refused with IDEMPOTENCY_KEY_REUSED.",
    source: "R2",
    needs: ["operator"],
    covers: ["createAdminEvent IDEMPOTENCY_KEY_REUSED", "createAdminAnnouncement IDEMPOTENCY_KEY_REUSED"],
    run: async (ctx) => {
      const as = await ctx.operator();
      for (const id of ["createAdminEvent", "createAdminAnnouncement"] as const) {
        const call = { as, headers: { "Idempotency-Key": ctx.env.freshText("post-key-") }, body: { ...SAMPLE_POST } };
        const first = await ctx.ok(id, call);
        ctx.equal(await ctx.ok(id, call), first, "The repeat should get the first response.");
        await ctx.refused(id, "IDEMPOTENCY_KEY_REUSED", { ...call, body: { ...SAMPLE_POST, title: "다른 제목" } });
      }
    },
  },
  {
    id: "admin.notice.one",
    title: "A notification to one member is listed for that member alone, newest first, unread until the list is read.",
    source: "console §2, member §2",
    covers: ["sendNotificationToMember 204", "listNotifications 200", "checkNotifications 200"],
    run: async (ctx) => {
      const [as, receiver, other] = [
        await ctx.operator(),
        await ctx.member("receiver"),
        await ctx.member("other member"),
      ];
      ctx.equal(await ctx.ok("checkNotifications", { as: receiver }), false, "A new member has nothing unread.");
      const params = { memberId: receiver.id };
      await ctx.ok("sendNotificationToMember", { as, params, body: NOTIFICATION });
      await ctx.ok("sendNotificationToMember", { as, params, body: { title: "둘째", content: "내용" } });
      ctx.equal(await ctx.ok("checkNotifications", { as: receiver }), true, "There should be something unread.");
      const listed = await ctx.ok("listNotifications", { as: receiver });
      const shown = listed.map(({ title, content, url }) => ({ title, content, url: url ?? null }));
      ctx.equal(
        shown,
        [{ title: "둘째", content: "내용", url: null }, NOTIFICATION],
        "Both should be listed, the newest first.",
      );
      ctx.equal(await ctx.ok("checkNotifications", { as: receiver }), false, "Reading the list marks them as read.");
      ctx.equal(await ctx.ok("listNotifications", { as: other }), [], "No other member should see them.");
    },
  },
  {
    id: "admin.notice.delete",
    title:
      "A member can delete one notification or all; repeated, the first is refused with NOTIFICATION_NOT_FOUND, the second succeeds.",
    source: "member §7",
    covers: ["deleteNotification 204", "deleteNotification NOTIFICATION_NOT_FOUND", "deleteAllNotifications 204"],
    run: async (ctx) => {
      const [as, receiver] = [await ctx.operator(), await ctx.member("receiver")];
      for (const title of ["하나", "둘", "셋"]) {
        const call = { as, params: { memberId: receiver.id }, body: { ...NOTIFICATION, title } };
        await ctx.ok("sendNotificationToMember", call);
      }
      const list = () => ctx.ok("listNotifications", { as: receiver });
      const id = (await list())[1]?.id ?? 0;
      await ctx.ok("deleteNotification", { as: receiver, params: { id } });
      ctx.equal(fieldOf(await list(), "title"), ["셋", "하나"], "The deleted notification should be gone.");
      await ctx.refused("deleteNotification", "NOTIFICATION_NOT_FOUND", { as: receiver, params: { id } });
      for (let time = 0; time < 2; time += 1) await ctx.ok("deleteAllNotifications", { as: receiver });
      ctx.equal(await list(), [], "All should be gone.");
      ctx.equal(await ctx.ok("checkNotifications", { as: receiver }), false, "Nothing should be unread.");
    },
  },
  {
    id: "admin.notice.repeat",
    title:
      "A notification repeated with its Idempotency-Key is sent once; with another body it is refused with IDEMPOTENCY_KEY_REUSED.",
    source: "R2",
    covers: ["sendNotificationToMember IDEMPOTENCY_KEY_REUSED"],
    run: async (ctx) => {
      const [as, receiver] = [await ctx.operator(), await ctx.member("receiver")];
      const headers = { "Idempotency-Key": ctx.env.freshText("notice-key-") };
      const call = { as, headers, params: { memberId: receiver.id }, body: NOTIFICATION };
      for (let time = 0; time < 2; time += 1) await ctx.ok("sendNotificationToMember", call);
      await ctx.refused("sendNotificationToMember", "IDEMPOTENCY_KEY_REUSED", {
        ...call,
        body: { ...NOTIFICATION, title: "다른 소식" },
      });
      const other = await ctx.member("other receiver");
      const elsewhere = await ctx.call("sendNotificationToMember", { ...call, params: { memberId: other.id } });
      ctx.equal(
        (await ctx.ok("listNotifications", { as: other })).length,
        elsewhere.status === 204 ? 1 : 0,
        "A key should not swallow the notification of another member.",
      );
      ctx.equal(
        (await ctx.ok("listNotifications", { as: receiver })).length,
        1,
        "The notification should be sent once.",
      );
      await expectSingleEntry(ctx, "NOTIFICATION_SEND", receiver.id);
    },
  },
  {
    id: "admin.notice.all",
    title: "A notification to all reaches every member who hasn't withdrawn, once for each Idempotency-Key.",
    source: "console §2",
    covers: ["sendNotificationToAll 204", "sendNotificationToAll IDEMPOTENCY_KEY_REUSED"],
    alone: true,
    run: async (ctx) => {
      const as = await ctx.operator();
      const [active, banned] = [await ctx.member("active member"), await ctx.member("banned member")];
      await setMemberStatus(ctx, banned, "BANNED");
      const headers = { "Idempotency-Key": ctx.env.freshText("notice-all-") };
      const body = { title: ctx.env.freshText("모두에게 "), content: "점검이 있어요.", url: null, memberId: null };
      for (let time = 0; time < 2; time += 1) await ctx.ok("sendNotificationToAll", { as, headers, body });
      await ctx.refused("sendNotificationToAll", "IDEMPOTENCY_KEY_REUSED", {
        as,
        headers,
        body: { ...body, title: "다른 소식" },
      });
      await setMemberStatus(ctx, banned, "ACTIVE");
      for (const member of [active, banned]) {
        const titles = (await ctx.ok("listNotifications", { as: member })).map(({ title }) => title);
        ctx.equal(titles, [body.title], `The ${member.label} should get it once.`);
      }
    },
  },
);
