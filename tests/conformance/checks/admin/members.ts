/** What operators do with members. */
import { MEETING_DEPOSIT_RICE, SIGNUP_RICE } from "@babchingu/openapi";
import type { MemberStatusValue } from "@babchingu/openapi/enums";
import { defineChecksThatNeed } from "../../runner/check.ts";
import { confirmMeeting, createMeeting, readRice } from "../support/meetings.ts";
import { readMealScore, setMemberStatus } from "../support/operators.ts";
import { outcomeOf } from "../support/outcomes.ts";
import { sharedPair } from "../support/shared-members.ts";
import { readMemberIds, createMeetingWith } from "../support/rooms.ts";
import { agreements, issueKakaoTicket, newImage } from "../support/fixtures.ts";

const NEW_PASSWORD = "newbab34";

export const checks = defineChecksThatNeed(
  ["sms", "operator"],
  {
    id: "admin.member.read",
    title: "The console has the same fields of a member as their own account, and never a password.",
    source: "D10, console §3",
    covers: ["getAdminMember 200", "getAdminMemberImageUrl 200"],
    run: async (ctx) => {
      const [as, member] = [await ctx.operator(), await ctx.member("member")];
      const params = { id: member.id };
      ctx.equal(await ctx.ok("getAdminMemberImageUrl", { as, params }), { imageUrl: null }, "There is no image yet.");
      const imageId = await newImage(ctx, { as: member });
      await ctx.ok("changeMemberImage", { as: member, body: { imageId } });
      const { imageUrl, locationAgreed: _agreed, ...own } = await ctx.ok("getMe", { as: member });
      const shown = await ctx.ok("getAdminMember", { as, params });
      ctx.includes(shown, own, "The console and the account should have the same values.");
      ctx.equal([shown.password, shown.imageId], [null, imageId], "The image should be named, a password never.");
      ctx.equal(
        await ctx.ok("getAdminMemberImageUrl", { as, params }),
        { imageUrl },
        "The console should have the image's URL.",
      );
    },
  },
  {
    id: "admin.member.status",
    title: "Any status can follow any other; it applies at once and ends the member's sessions.",
    source: "console §4, D15",
    covers: ["setAdminMemberStatus 204"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const order: MemberStatusValue[] = [
        "BANNED",
        "CREATED",
        "PHONE_V_REQUIRED",
        "ACTIVE",
        "PHONE_V_REQUIRED",
        "ACTIVE",
      ];
      for (const status of order) {
        const token = await member.token();
        await setMemberStatus(ctx, member, status);
        await ctx.refused("getMe", "TOKEN_REVOKED", { token });
        ctx.equal((await ctx.ok("getMe", { as: member })).status, status, "The status should be set.");
        const { data } =
          status === "ACTIVE"
            ? { data: { status } }
            : await ctx.refused("listHostedMeetings", "STATUS_NOT_ALLOWED", { as: member });
        ctx.equal(data?.["status"], status, "A refusal should return the status.");
      }
      ctx.equal(await readRice(ctx, member), SIGNUP_RICE, "Only the status should change.");
    },
  },
  {
    id: "admin.member.withdrawn-status",
    title: "The status WITHDRAWN can be set and reverted, unless the nickname is in use since: NAME_TAKEN.",
    source: "openapi.json#/paths/~1admin~1members~1{id}~1status/patch",
    covers: ["setAdminMemberStatus NAME_TAKEN"],
    run: async (ctx) => {
      const [as, member, other] = [await ctx.operator(), await ctx.member("member"), await ctx.member("other member")];
      await setMemberStatus(ctx, member, "WITHDRAWN");
      await setMemberStatus(ctx, member, "ACTIVE");
      ctx.equal((await ctx.ok("getMe", { as: member })).status, "ACTIVE", "The status should be reverted.");
      await setMemberStatus(ctx, member, "WITHDRAWN");
      await ctx.ok("changeMemberName", { as: other, body: { name: member.name } });
      const call = { as, params: { id: member.id }, body: { status: "ACTIVE" as const } };
      await ctx.refused("setAdminMemberStatus", "NAME_TAKEN", call);
    },
  },
  {
    id: "admin.member.ban",
    title: "A banned member can read only their own account, until an operator lifts the ban.",
    source: "member §6",
    run: async (ctx) => {
      const [member, { host }] = [await ctx.member("member"), await sharedPair(ctx)];
      const meetingId = await createMeeting(ctx, host);
      await setMemberStatus(ctx, member, "BANNED");
      await ctx.refused("joinMeeting", "STATUS_NOT_ALLOWED", { as: member, params: { meetingId } });
      await ctx.refused("listChatrooms", "STATUS_NOT_ALLOWED", { as: member });
      ctx.equal((await ctx.ok("getMe", { as: member })).status, "BANNED", "The account should be readable.");
      await setMemberStatus(ctx, member, "ACTIVE");
      await ctx.ok("joinMeeting", { as: member, params: { meetingId } });
    },
  },
  {
    id: "admin.member.password",
    title: "A password set by an operator ends the member's sessions; the old one no longer works, the new one does.",
    source: "console §2, D15",
    covers: ["resetAdminMemberPassword 204"],
    run: async (ctx) => {
      const [as, member] = [await ctx.operator(), await ctx.member("member")];
      const token = await member.token();
      const body = { newPassword: NEW_PASSWORD };
      await ctx.ok("resetAdminMemberPassword", { as, params: { id: member.id }, body });
      await ctx.refused("getMe", "TOKEN_REVOKED", { token });
      const login = (password: string) => ({ body: { phone: member.phone, password, fcmToken: null } });
      await ctx.refused("login", "LOGIN_REFUSED", login(member.password));
      await ctx.ok("login", login(NEW_PASSWORD));
    },
  },
  {
    id: "admin.member.social-password",
    title: "A member of a social provider has no password to set: SOCIAL_MEMBER_HAS_NO_PASSWORD.",
    source: "console §2",
    needs: ["sms", "operator", "kakao"],
    covers: ["resetAdminMemberPassword SOCIAL_MEMBER_HAS_NO_PASSWORD"],
    run: async (ctx) => {
      const [as, name] = [await ctx.operator(), ctx.env.freshName()];
      const body = { ticket: await issueKakaoTicket(ctx), name, agreements, fcmToken: null };
      const { accessToken } = await ctx.ok("completeKakao", { body });
      const { id } = await ctx.ok("getMe", { token: accessToken });
      const call = { as, params: { id }, body: { newPassword: NEW_PASSWORD } };
      await ctx.refused("resetAdminMemberPassword", "SOCIAL_MEMBER_HAS_NO_PASSWORD", call);
    },
  },
  {
    id: "admin.member.score",
    title: "A score from 0 to 100 is set and shown at once.",
    source: "console §5",
    covers: ["setAdminMemberPoint 204"],
    run: async (ctx) => {
      const [as, member] = [await ctx.operator(), await ctx.member("member")];
      for (const point of [0, 100, 37]) {
        await ctx.ok("setAdminMemberPoint", { as, params: { id: member.id }, body: { point } });
        ctx.equal(await readMealScore(ctx, member), point, "The score should be shown.");
      }
    },
  },
  {
    id: "admin.member.delete",
    title: "A deleted member leaves lists and recruiting meetings, and the phone is locked for a week.",
    source: "R50, D16",
    covers: ["deleteAdminMember 204"],
    run: async (ctx) => {
      const [as, member, { host }] = [await ctx.operator(), await ctx.member("member"), await sharedPair(ctx)];
      const [joined, own] = [await createMeetingWith(ctx, host, [member]), await createMeeting(ctx, member)];
      const token = await member.token();
      const params = { id: member.id };
      await ctx.ok("deleteAdminMember", { as, params });
      await ctx.refused("getMe", "TOKEN_REVOKED", { token });
      await ctx.refused("getAdminMember", "MEMBER_NOT_FOUND", { as, params });
      await ctx.refused("deleteAdminMember", "MEMBER_NOT_FOUND", { as, params });
      ctx.equal(await readMemberIds(ctx, host, joined), [host.id], "The seat should be free.");
      await ctx.refused("getMeeting", "MEETING_NOT_FOUND", { as: host, params: { id: own } });
      const login = { phone: member.phone, password: member.password, fcmToken: null };
      await ctx.refused("login", "LOGIN_REFUSED", { body: login });
      const query = { field: "phone", q: member.phone } as const;
      ctx.equal((await ctx.ok("searchAdminMembers", { as, query })).content, [], "The phone should be erased.");
      const response = await ctx.call("checkNameDuplicated", { query: { name: member.name } });
      ctx.equal(response.body, { duplicated: false }, "The nickname should be free.", response);
    },
  },
  {
    id: "admin.member.delete-running",
    title: "A member of a confirmed meeting that is not over can't be deleted: MEMBER_IN_RUNNING_MEETING.",
    source: "D16, R50",
    covers: ["deleteAdminMember MEMBER_IN_RUNNING_MEETING"],
    run: async (ctx) => {
      const [as, member, { host }] = [await ctx.operator(), await ctx.member("member"), await sharedPair(ctx)];
      const meetingId = await createMeetingWith(ctx, host, [member]);
      await confirmMeeting(ctx, host, meetingId);
      await ctx.refused("deleteAdminMember", "MEMBER_IN_RUNNING_MEETING", { as, params: { id: member.id } });
      ctx.equal((await ctx.ok("getMe", { as: member })).status, "ACTIVE", "Nothing should change.");
    },
  },
  {
    id: "admin.member.operators",
    title: "An operator's account is neither changed nor deleted through the console: OPERATOR_PROTECTED.",
    source: "R50",
    needs: ["operator", "viewer"],
    covers: [
      "deleteAdminMember OPERATOR_PROTECTED",
      "resetAdminMemberPassword OPERATOR_PROTECTED",
      "setAdminMemberPoint OPERATOR_PROTECTED",
      "setAdminMemberStatus OPERATOR_PROTECTED",
    ],
    run: async (ctx) => {
      const as = await ctx.operator();
      const { id } = await ctx.ok("getAdminMe", { as: await ctx.viewer() });
      const call = { as, params: { id } };
      await ctx.refused("deleteAdminMember", "OPERATOR_PROTECTED", call);
      await ctx.refused("resetAdminMemberPassword", "OPERATOR_PROTECTED", {
        ...call,
        body: { newPassword: NEW_PASSWORD },
      });
      await ctx.refused("setAdminMemberPoint", "OPERATOR_PROTECTED", { ...call, body: { point: 60 } });
      await ctx.refused("setAdminMemberStatus", "OPERATOR_PROTECTED", { ...call, body: { status: "BANNED" } });
    },
  },
  {
    id: "admin.member.erased",
    title: "Nothing can be set for or sent to a withdrawn member: MEMBER_ERASED.",
    source: "D16",
    covers: [
      "resetAdminMemberPassword MEMBER_ERASED",
      "setAdminMemberPoint MEMBER_ERASED",
      "setAdminMemberStatus MEMBER_ERASED",
      "sendNotificationToMember MEMBER_ERASED",
    ],
    run: async (ctx) => {
      const [as, member] = [await ctx.operator(), await ctx.member("member who withdraws")];
      await ctx.ok("withdrawMember", { as: member });
      const call = { as, params: { id: member.id } };
      await ctx.refused("resetAdminMemberPassword", "MEMBER_ERASED", { ...call, body: { newPassword: NEW_PASSWORD } });
      await ctx.refused("setAdminMemberPoint", "MEMBER_ERASED", { ...call, body: { point: 60 } });
      await ctx.refused("setAdminMemberStatus", "MEMBER_ERASED", { ...call, body: { status: "ACTIVE" } });
      const notification = { title: "새 소식", content: "확인해 주세요.", url: null };
      await ctx.refused("sendNotificationToMember", "MEMBER_ERASED", {
        as,
        params: { memberId: member.id },
        body: notification,
      });
      const { status, phone, name } = await ctx.ok("getAdminMember", call);
      ctx.equal([status, phone], ["WITHDRAWN", null], "The personal data should be erased.");
      ctx.assert(name !== member.name, "The nickname should be erased, too.", name);
    },
  },
  {
    id: "admin.member.spend-or-revoke",
    title: "When an operator revokes rice while the member spends it, one of the two is refused.",
    source: "D27",
    run: async (ctx) => {
      const [as, { host }] = [await ctx.operator(), await sharedPair(ctx)];
      const member = await ctx.member("member with rice for one deposit", { rice: MEETING_DEPOSIT_RICE });
      const meetingId = await createMeeting(ctx, host);
      await member.token();
      const responses = await Promise.all([
        ctx.call("joinMeeting", { as: member, params: { meetingId } }),
        ctx.call("revokeRice", { as, body: { memberId: member.id, amount: MEETING_DEPOSIT_RICE } }),
      ]);
      const outcomes = responses.map(outcomeOf).join(" ");
      ctx.assert(
        ["204 BALANCE_TOO_LOW", "NOT_ENOUGH_RICE 204"].includes(outcomes),
        "One of the two should be refused.",
        outcomes,
      );
      ctx.equal(await readRice(ctx, member), 0, "The balance should be 0.");
    },
  },
);
