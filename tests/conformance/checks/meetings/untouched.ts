/** Members' writes change nothing beside their target. */
import { PASSWORD, type Member } from "../../runner/actors.ts";
import { newImage } from "../support/fixtures.ts";
import { applyToMeeting, createMeeting } from "../support/meetings.ts";
import { read, type Read } from "../support/reads.ts";
import { editedMeeting } from "../support/requests/meetings.ts";
import { createMeetingWith } from "../support/rooms.ts";
import { at, sharedMembers, sharedPair, sharedTrio } from "../support/shared-members.ts";
import { readOfAccount, readsOfSeat, siblingCase, siblingChecks } from "../support/siblings.ts";

const alert = (as: Member, id: number): Read => read("getMeeting", as, { params: { id } }, undefined, ["hasSeatAlert"]);

export const checks = siblingChecks(
  "meetings",
  ["sms"],
  [
    siblingCase(
      "meeting",
      ["updateMeeting", "joinMeeting", "leaveMeeting", "confirmMeeting", "deleteMeeting"],
      async (ctx) => {
        const { host, guest } = await sharedPair(ctx);
        const other = await ctx.member("bystander");
        const [id, deleted] = [await createMeeting(ctx, host), await createMeeting(ctx, host)];
        const sibling = await createMeetingWith(ctx, host, [guest, other]);
        const byApproval = await createMeeting(ctx, host, { requiresApproval: true });
        const application = { id: await applyToMeeting(ctx, byApproval, other) };
        const seat = { as: guest, params: { meetingId: id } };
        return {
          writes: [
            ["updateMeeting", { as: host, params: { id }, body: editedMeeting }],
            ["joinMeeting", seat],
            ["leaveMeeting", seat],
            ["joinMeeting", seat],
            ["confirmMeeting", { as: host, params: { id } }],
            ["deleteMeeting", { as: host, params: { id: deleted } }],
          ],
          siblings: [
            ...readsOfSeat(sibling, guest),
            readOfAccount(other),
            read("getMeetingApplication", other, { params: application }),
          ],
        };
      },
    ),
    siblingCase("application", ["deleteMeetingApplication", "approveMeetingApplication"], async (ctx) => {
      const { host, guest: first, other: third } = await sharedTrio(ctx);
      const second = await ctx.member("second applicant");
      const meetingId = await createMeeting(ctx, host, { requiresApproval: true });
      const elsewhere = await createMeeting(ctx, host, { requiresApproval: true });
      const cancelled = await applyToMeeting(ctx, meetingId, first);
      const approved = await applyToMeeting(ctx, meetingId, third);
      const other = await applyToMeeting(ctx, meetingId, second);
      const own = await applyToMeeting(ctx, elsewhere, first);
      const body = { meetingId, memberId: third.id };
      return {
        writes: [
          ["deleteMeetingApplication", { as: first, params: { id: cancelled } }],
          ["approveMeetingApplication", { as: host, params: { id: approved }, body }],
        ],
        siblings: [
          read("getMeetingApplication", second, { params: { id: other } }),
          read("listMeetingApplications", host, { params: { meetingId } }, { id: other }),
          read("getMeetingApplication", first, { params: { id: own } }, undefined, ["content", "createdAt"]),
          readOfAccount(second),
        ],
      };
    }),
    siblingCase("seat-alert", ["requestSeatAlert", "cancelSeatAlert"], async (ctx) => {
      const members = await sharedMembers(ctx, 4);
      const [host, guest, first, second] = [at(members, 0), at(members, 1), at(members, 2), at(members, 3)];
      const open = () => createMeetingWith(ctx, host, [guest], { maxCapacity: 2 });
      const [target, other] = [await open(), await open()];
      const ask = (as: Member, id: number) => ctx.ok("requestSeatAlert", { as, params: { id } });
      await ask(second, target);
      await ask(first, other);
      const call = { as: first, params: { id: target } };
      return {
        writes: [
          ["requestSeatAlert", call],
          ["cancelSeatAlert", call],
        ],
        siblings: [alert(second, target), alert(first, other), alert(second, other)],
      };
    }),
    siblingCase("people", ["unblockMember", "reportOnMeeting", "withdrawMember"], async (ctx) => {
      const { host, guest, other } = await sharedTrio(ctx);
      const [own, foreign, leaver] = [
        await ctx.member("member"),
        await ctx.member("another blocker"),
        await ctx.member("leaver"),
      ];
      const meetingId = await createMeetingWith(ctx, host, [guest, leaver, own], { maxCapacity: 8 });
      await createMeeting(ctx, other);
      for (const { id } of [host, guest, other]) await ctx.ok("blockMember", { as: own, body: { blockedId: id } });
      await ctx.ok("blockMember", { as: foreign, body: { blockedId: guest.id } });
      const report = { reportedId: guest.id, meetingId, content: "다른 분께 계속 욕설을 했어요." };
      return {
        writes: [
          ["unblockMember", { as: own, body: { blockedId: guest.id } }],
          ["reportOnMeeting", { as: own, body: report }],
          ["withdrawMember", { as: leaver }],
        ],
        siblings: [
          read("listBlocks", own, {}, { blockedId: host.id }),
          read("listBlocks", own, {}, { blockedId: other.id }),
          read("listBlocks", foreign),
          read("getAttendance", guest, { query: { meetingId } }),
          read("getAttendance", own, { query: { meetingId } }),
          readOfAccount(own),
          readOfAccount(foreign),
        ],
      };
    }),
    siblingCase(
      "account",
      ["deleteMemberImage", "changeMemberName", "setMemberLocation", "setNotificationSettings", "changeMemberPassword"],
      async (ctx) => {
        const position = { latitude: 37.5, longitude: 127.1 };
        const [as, other] = [await ctx.member("member", { position }), await ctx.member("other", { position })];
        for (const who of [other, as])
          await ctx.ok("changeMemberImage", { as: who, body: { imageId: await newImage(ctx, { as: who }) } });
        const settings = { meeting: false, chat: true, news: false };
        await ctx.ok("setNotificationSettings", { as: other, body: settings });
        return {
          writes: [
            ["deleteMemberImage", { as }],
            ["changeMemberName", { as, body: { name: ctx.env.freshName() } }],
            ["setMemberLocation", { as, body: { latitude: 35.1, longitude: 129.1 } }],
            ["setNotificationSettings", { as, body: { meeting: true, chat: false, news: true } }],
            ["changeMemberPassword", { as, body: { currentPassword: PASSWORD, newPassword: "newbab34" } }],
          ],
          siblings: [readOfAccount(other), read("listRiceTransactions", other), read("getNotificationSettings", other)],
        };
      },
    ),
  ],
);
