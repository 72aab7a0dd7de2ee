/** Operators' writes change nothing beside their target. */
import type { Member } from "../../runner/actors.ts";
import {
  newAnnouncement,
  newEvent,
  newNotification,
  newPartnerApplication,
  newStore,
  storeBody,
} from "../support/fixtures.ts";
import { createMeeting } from "../support/meetings.ts";
import { setMeetingStatus } from "../support/operators.ts";
import { read } from "../support/reads.ts";
import { createMeetingWith } from "../support/rooms.ts";
import { sharedPair } from "../support/shared-members.ts";
import { readOfAccount, readsOfSeat, siblingCase, siblingChecks } from "../support/siblings.ts";

const editedPost = { title: "새 제목", content: "새 내용" };
const NOTIFICATION = { title: "새 소식", content: "확인해 주세요.", url: null };

export const checks = siblingChecks(
  "admin",
  ["sms", "operator"],
  [
    siblingCase(
      "member",
      [
        "setAdminMemberPoint",
        "sendNotificationToMember",
        "grantRice",
        "revokeRice",
        "resetAdminMemberPassword",
        "setAdminMemberStatus",
        "deleteAdminMember",
      ],
      async (ctx) => {
        const [as, { id }, other] = [await ctx.operator(), await ctx.member("member"), await ctx.member("other")];
        const call = { as, params: { id } };
        return {
          writes: [
            ["setAdminMemberPoint", { ...call, body: { point: 77 } }],
            ["sendNotificationToMember", { as, params: { memberId: id }, body: NOTIFICATION }],
            ["grantRice", { as, body: { memberId: id, amount: 321 } }],
            ["revokeRice", { as, body: { memberId: id, amount: 123 } }],
            ["resetAdminMemberPassword", { ...call, body: { newPassword: "newbab34" } }],
            ["setAdminMemberStatus", { ...call, body: { status: "BANNED" } }],
            ["deleteAdminMember", call],
          ],
          siblings: [readOfAccount(other), read("listRiceTransactions", other), read("checkNotifications", other)],
        };
      },
    ),
    siblingCase("meeting", ["setAdminMeetingStatus", "deleteAdminMeeting"], async (ctx) => {
      const [as, { host, guest }] = [await ctx.operator(), await sharedPair(ctx)];
      const [id, sibling] = [await createMeetingWith(ctx, host, [guest]), await createMeetingWith(ctx, host, [guest])];
      return {
        writes: [
          ["setAdminMeetingStatus", { as, params: { id }, body: { status: "CONFIRMED" } }],
          ["deleteAdminMeeting", { as, params: { id } }],
        ],
        siblings: readsOfSeat(sibling, guest),
      };
    }),
    siblingCase("report", ["setAdminReport", "deleteAdminReport"], async (ctx) => {
      const [as, { host, guest }] = [await ctx.operator(), await sharedPair(ctx)];
      const reporter = await ctx.member("reporter");
      const report = async (reported: Member) => {
        const meetingId = await createMeeting(ctx, reported);
        const body = { reportedId: reported.id, meetingId, content: "광고 글이에요." };
        return (await ctx.ok("reportOutOfMeeting", { as: reporter, body })).id;
      };
      const [id, sibling] = [await report(host), await report(guest)];
      return {
        writes: [
          ["setAdminReport", { as, params: { id }, body: { status: "RESOLVED", adminComment: "확인했어요." } }],
          ["deleteAdminReport", { as, params: { id } }],
        ],
        siblings: [read("getAdminReport", as, { params: { id: sibling } })],
      };
    }),
    siblingCase(
      "partner-application",
      ["deleteAdminPartnerApplication", "acceptAdminPartnerApplication"],
      async (ctx) => {
        const as = await ctx.operator();
        const [first, second, other] = await ctx.members("first owner", "second owner", "another owner");
        if (!first || !second || !other) throw new Error("Three members should have been created.");
        const [deleted, accepted] = [await newPartnerApplication(ctx, first), await newPartnerApplication(ctx, second)];
        const sibling = { id: await newPartnerApplication(ctx, other) };
        return {
          writes: [
            ["deleteAdminPartnerApplication", { as, params: { id: deleted } }],
            ["acceptAdminPartnerApplication", { as, params: { id: accepted } }],
          ],
          siblings: [read("listAdminPartnerApplications", as, { query: { size: 100 } }, sibling), readOfAccount(other)],
        };
      },
    ),
    siblingCase(
      "store",
      [
        "editAdminPartnerPlace",
        "setAdminPartnerPlaceCache",
        "setAdminPartnerPlaceUntil",
        "extendAdminPartnerPlace",
        "deleteAdminPartnerPlace",
      ],
      async (ctx) => {
        const as = await ctx.operator();
        const [{ id }, other] = [await newStore(ctx), await newStore(ctx)];
        const call = { as, params: { id } };
        return {
          writes: [
            ["editAdminPartnerPlace", { ...call, body: storeBody(ctx) }],
            ["setAdminPartnerPlaceCache", { ...call, body: { cache: 45_000 } }],
            ["setAdminPartnerPlaceUntil", { ...call, body: { until: "2031-05-31T23:59" } }],
            ["extendAdminPartnerPlace", call],
            ["deleteAdminPartnerPlace", call],
          ],
          siblings: [
            read("searchAdminPartnerPlaces", as, { query: { q: String(other.id), field: "id" } }, { id: other.id }),
            read("getMyPartnerPlace", other.owner),
            readOfAccount(other.owner),
          ],
        };
      },
    ),
    siblingCase(
      "post",
      ["editAdminEvent", "deleteAdminEvent", "editAdminAnnouncement", "deleteAdminAnnouncement"],
      async (ctx) => {
        const as = await ctx.operator();
        const [event, announcement] = [{ id: await newEvent(ctx) }, { id: await newAnnouncement(ctx) }];
        const [otherEvent, otherAnnouncement] = [{ id: await newEvent(ctx) }, { id: await newAnnouncement(ctx) }];
        return {
          writes: [
            ["editAdminEvent", { as, params: event, body: editedPost }],
            ["deleteAdminEvent", { as, params: event }],
            ["editAdminAnnouncement", { as, params: announcement, body: editedPost }],
            ["deleteAdminAnnouncement", { as, params: announcement }],
          ],
          siblings: [
            read("getAdminEvent", as, { params: otherEvent }),
            read("getAdminAnnouncement", as, { params: otherAnnouncement }),
          ],
        };
      },
    ),
    siblingCase("notification", ["deleteNotification"], async (ctx) => {
      const member = await ctx.member("receiver");
      const [id, sibling] = [await newNotification(ctx, member), await newNotification(ctx, member)];
      return {
        writes: [["deleteNotification", { as: member, params: { id } }]],
        siblings: [read("listNotifications", member, {}, { id: sibling })],
      };
    }),
    siblingCase("notifications-of-others", ["deleteAllNotifications"], async (ctx) => {
      const [member, other] = [await ctx.member("receiver"), await ctx.member("other receiver")];
      for (const receiver of [member, other]) await newNotification(ctx, receiver);
      return {
        writes: [["deleteAllNotifications", { as: member }]],
        siblings: [read("listNotifications", other)],
      };
    }),
    siblingCase("rating", ["evaluateMembers"], async (ctx) => {
      const [host, guest, other] = await ctx.members("host", "guest", "other");
      if (!host || !guest || !other) throw new Error("Three members should have been created.");
      const meetingId = await createMeetingWith(ctx, host, [guest, other]);
      await setMeetingStatus(ctx, meetingId, "READY", "END");
      const rating = (targetMemberId: number, type: string) => ({ targetMemberId, meetingId, type });
      const evaluatePointDtoList = [rating(guest.id, "POSITIVE"), rating(other.id, "NONE")];
      return {
        writes: [["evaluateMembers", { as: host, body: { meetingId, evaluatePointDtoList } }]],
        siblings: [readOfAccount(other), read("getAttendance", other, { query: { meetingId } }), readOfAccount(host)],
      };
    }),
  ],
);
