/** Races for rice and accounts. */
import { MEETING_DEPOSIT_RICE, RICE_PACKS, SIGNUP_RICE } from "@babchingu/openapi";
import { randomUUID } from "node:crypto";
import { hongdae } from "../../testing/meetings.ts";
import { exactly, join, type Race, REQUESTS } from "./race-context.ts";

const rice: readonly (readonly [string, Race])[] = [
  [
    "a receipt several times",
    async (ctx) => {
      const member = await ctx.member();
      const body = { platform: "GOOGLE", productId: "rice_1000", receiptData: randomUUID() } as const;
      await ctx.repeat("createPayment", { token: member.token, body });
      return exactly(SIGNUP_RICE + RICE_PACKS.rice_1000.grains, await ctx.balanceOf(member));
    },
  ],
  [
    "a receipt of several members",
    async (ctx) => {
      const members = await ctx.members(REQUESTS);
      const body = { platform: "APPLE", productId: "rice_500", receiptData: randomUUID() } as const;
      return exactly(1, await ctx.send(members.map(({ token }) => ctx.request("createPayment", { token, body }))));
    },
  ],
  [
    "two operators revoke the same rice",
    async (ctx) => {
      const member = await ctx.member();
      const body = { memberId: member.id, amount: SIGNUP_RICE };
      const revoke = ctx.operators.map(({ token }) => ctx.request("revokeRice", { token, body }));
      return exactly(1, await ctx.send([...revoke, ...revoke]));
    },
  ],
  [
    "an operator revokes the rice while the member joins",
    async (ctx) => {
      const id = await ctx.meeting(await ctx.member());
      const member = await ctx.member({ rice: MEETING_DEPOSIT_RICE });
      const body = { memberId: member.id, amount: MEETING_DEPOSIT_RICE };
      const revoke = ctx.request("revokeRice", { token: ctx.operators[0].token, body });
      return exactly(1, await ctx.send([join(ctx, member, id), revoke]));
    },
  ],
  [
    "two operators delete a meeting",
    async (ctx) => {
      const host = await ctx.member();
      const id = await ctx.meeting(host, await ctx.members(2));
      const remove = ctx.operators.map(({ token }) => ctx.request("deleteAdminMeeting", { token, params: { id } }));
      return exactly(1, await ctx.send(remove));
    },
  ],
  [
    "two operators accept a store",
    async (ctx) => {
      const { token } = await ctx.member();
      const place = {
        name: "서면밀면집",
        address: "부산 부산진구 서면로68번길 20",
        phone: "051-805-0119",
        policy: "만두",
      };
      const body = { ...place, ...hongdae, imageId: null };
      const { id } = await ctx.api.ok("applyForPartnerPlace", { token, body });
      const accept = ctx.operators.map((operator) =>
        ctx.request("acceptAdminPartnerApplication", { token: operator.token, params: { id } }),
      );
      return exactly(1, await ctx.send(accept));
    },
  ],
];

const accounts: readonly (readonly [string, Race])[] = [
  [
    "a refresh token several times",
    async (ctx) => {
      const { id, refreshToken } = await ctx.member();
      await ctx.repeat("refreshTokens", { body: { refreshToken } });
      // All get the same successor (D15).
      const { db } = ctx.environment;
      const tokens = db.selectFrom("refreshTokens").innerJoin("sessions", "sessions.id", "sessionId").select("hash");
      return exactly(2, (await tokens.where("memberId", "=", id).execute()).length);
    },
  ],
  [
    "a ban while the member joins",
    async (ctx) => {
      const id = await ctx.meeting(await ctx.member());
      const member = await ctx.member();
      const ban = ctx.request("setAdminMemberStatus", {
        token: ctx.operators[0].token,
        params: { id: member.id },
        body: { status: "BANNED" },
      });
      await ctx.send([join(ctx, member, id), ban]);
      const again = await ctx.api.call("joinMeeting", { token: member.token, params: { meetingId: id } });
      return again.outcome === "ok" ? "a banned member joined" : null;
    },
  ],
  [
    "a withdrawal while the member joins",
    async (ctx) => {
      const id = await ctx.meeting(await ctx.member());
      const member = await ctx.member();
      const withdraw = ctx.request("withdrawMember", { token: member.token });
      // The withdrawal is refused for now when the seat was taken after it had looked for seats.
      await ctx.send([join(ctx, member, id), withdraw], { mayBeUnavailable: true });
      const { db } = ctx.environment;
      const row = await db.selectFrom("members").select("status").where("id", "=", member.id).executeTakeFirstOrThrow();
      const hasSeat = (await ctx.seatOf(id, member)) === "JOINED";
      return row.status === "WITHDRAWN" && hasSeat ? "a withdrawn member has a seat" : null;
    },
  ],
  [
    "a withdrawal several times",
    async (ctx) => {
      const member = await ctx.member();
      const id = await ctx.meeting(await ctx.member(), [member]);
      // A withdrawn member may withdraw; the deposit is refunded once.
      await ctx.repeat("withdrawMember", { token: member.token });
      const isRefunded = (await ctx.balanceOf(member)) === SIGNUP_RICE;
      return isRefunded && (await ctx.seatOf(id, member)) === "LEFT" ? null : "the seat or its deposit is left";
    },
  ],
  [
    "one nickname for several members",
    async (ctx) => {
      const members = await ctx.members(REQUESTS);
      const body = { name: `숟갈${members[0]?.id}` };
      return exactly(1, await ctx.send(members.map(({ token }) => ctx.request("changeMemberName", { token, body }))));
    },
  ],
  [
    "a block several times",
    async (ctx) => {
      const [host, guest] = [await ctx.member(), await ctx.member()];
      await ctx.meeting(host, [guest]);
      return exactly(1, await ctx.repeat("blockMember", { token: guest.token, body: { blockedId: host.id } }));
    },
  ],
];

export const accountRaces = [...rice, ...accounts];
