/** Logins, tokens and what ends a session (D15). */
import { PASSWORD } from "../../kit/actors.ts";
import type { Member } from "../../kit/actors.ts";
import { defineChecks } from "../../kit/check.ts";
import type { Context } from "../../kit/context.ts";
import { RESEND_SECONDS } from "../support/codes.ts";
import { DAY_MS, MINUTE_MS } from "../support/meetings.ts";
import { pause } from "../support/time.ts";

const refresh = (ctx: Context, refreshToken: string) => ctx.ok("refreshTokens", { body: { refreshToken } });

/** All tokens of a session are refused. */
async function expectEnded(
  ctx: Context,
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
): Promise<void> {
  await ctx.refused("getMe", "E401-3", { token: accessToken });
  await ctx.refused("refreshTokens", "E401-5", { body: { refreshToken } });
}

async function setStatus(ctx: Context, member: Member, status: "BANNED" | "ACTIVE"): Promise<void> {
  await ctx.ok("setAdminMemberStatus", { as: await ctx.operator(), params: { id: member.id }, body: { status } });
}

export const checks = defineChecks(
  {
    id: "auth.login.refused",
    level: "auth",
    title: "A wrong password and an unknown phone are refused alike, with E401-4.",
    source: "D6",
    needs: ["sms"],
    covers: ["login E401-4"],
    run: async (ctx) => {
      const { phone } = await ctx.member("member");
      const wrong = await ctx.refused("login", "E401-4", { body: { phone, password: "not-this-one" } });
      const unknown = await ctx.refused("login", "E401-4", {
        body: { phone: ctx.world.freshPhone(), password: PASSWORD },
      });
      ctx.equal(wrong, unknown, "The two refusals should not tell whether the phone is known.");
    },
  },
  {
    id: "auth.login.own-account",
    level: "auth",
    title: "A login's token is that of the member, and of nobody else.",
    source: "member-app §7",
    needs: ["sms"],
    run: async (ctx) => {
      const [first, second] = [await ctx.member("first"), await ctx.member("second")];
      for (const member of [first, second]) {
        const { accessToken } = await ctx.ok("login", { body: { phone: member.phone, password: PASSWORD } });
        const { id, name, phone } = await ctx.ok("getMe", { token: accessToken });
        ctx.equal(
          { id, name, phone },
          { id: member.id, name: member.name, phone: member.phone },
          "It should be the own account.",
        );
      }
    },
  },
  {
    id: "auth.refresh.rotates",
    level: "auth",
    title: "A refresh gives a new pair that works; the session goes on.",
    source: "D15",
    needs: ["sms"],
    run: async (ctx) => {
      const member = ctx.sessionOf(await ctx.reader());
      const first = await member.tokens();
      const second = await refresh(ctx, first.refreshToken);
      ctx.that(second.refreshToken !== first.refreshToken, "The refresh token should change at every use.");
      await ctx.ok("getMe", { token: second.accessToken });
      await refresh(ctx, second.refreshToken);
    },
  },
  {
    id: "auth.refresh.two-tabs",
    level: "auth",
    title: "The previous refresh token, used again within 10 seconds, gets the same new pair.",
    source: "D15",
    needs: ["sms"],
    run: async (ctx) => {
      const { refreshToken } = await ctx.sessionOf(await ctx.reader()).tokens();
      const [first, second] = await Promise.all([refresh(ctx, refreshToken), refresh(ctx, refreshToken)]);
      ctx.equal(second.refreshToken, first.refreshToken, "Both should get the same refresh token.");
      await ctx.ok("getMe", { token: first.accessToken });
      await ctx.ok("getMe", { token: second.accessToken });
    },
  },
  {
    id: "auth.refresh.reuse-revokes",
    level: "auth",
    title: "An older refresh token, used again, ends the whole session.",
    source: "D15",
    needs: ["sms"],
    run: async (ctx) => {
      const first = await ctx.sessionOf(await ctx.reader()).tokens();
      const second = await refresh(ctx, first.refreshToken);
      const third = await refresh(ctx, second.refreshToken);
      await ctx.refused("refreshTokens", "E401-5", { body: { refreshToken: first.refreshToken } });
      await expectEnded(ctx, third);
    },
  },
  {
    id: "auth.refresh.reuse-after-10-s",
    level: "auth",
    title: "The previous refresh token, used again after more than 10 seconds, ends the session.",
    source: "D15",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      const first = await ctx.sessionOf(await ctx.member("member")).tokens();
      const second = await refresh(ctx, first.refreshToken);
      await ctx.advance(12_000);
      await ctx.refused("refreshTokens", "E401-5", { body: { refreshToken: first.refreshToken } });
      await expectEnded(ctx, second);
    },
  },
  {
    id: "auth.refresh.garbage",
    level: "auth",
    title: "An unknown refresh token, and an access token in its place, are refused with E401-5.",
    source: "D15",
    needs: ["sms"],
    covers: ["refreshTokens E401-5"],
    run: async (ctx) => {
      await ctx.refused("refreshTokens", "E401-5", { body: { refreshToken: "made-up" } });
      await ctx.refused("refreshTokens", "E401-5", { body: { refreshToken: await (await ctx.reader()).token() } });
      const { refreshToken } = await ctx.sessionOf(await ctx.reader()).tokens();
      await ctx.refused("getMe", "E401-1", { token: refreshToken });
    },
  },
  {
    id: "auth.token.lives",
    level: "auth",
    title: "An access token works for 30 minutes, a refresh token for 30 days.",
    source: "D15",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      const { accessToken, refreshToken } = await ctx.sessionOf(await ctx.member("member")).tokens();
      await ctx.advance(29 * MINUTE_MS);
      await ctx.ok("getMe", { token: accessToken });
      await ctx.advance(90_000);
      await ctx.refused("getMe", "E401-2", { token: accessToken });
      await ctx.advance(29 * DAY_MS);
      const second = await refresh(ctx, refreshToken);
      await ctx.advance(30 * DAY_MS + MINUTE_MS);
      await ctx.refused("refreshTokens", "E401-5", { body: { refreshToken: second.refreshToken } });
    },
  },
  {
    id: "auth.logout.ends-one-session",
    level: "auth",
    title: "Logging out ends that session and no other.",
    source: "D15",
    needs: ["sms"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const [here, there] = [await ctx.sessionOf(member).tokens(), await ctx.sessionOf(member).tokens()];
      await ctx.ok("logout", { token: here.accessToken });
      await expectEnded(ctx, here);
      await ctx.ok("getMe", { token: there.accessToken });
    },
  },
  {
    id: "auth.password.change",
    level: "auth",
    title: "A password change needs the current one, another new one, and ends the other sessions.",
    source: "member-app §5, D15",
    needs: ["sms"],
    covers: ["changeMemberPassword E400-5", "changeMemberPassword E400-6"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const [here, there] = [ctx.sessionOf(member), await ctx.sessionOf(member).tokens()];
      const change = (currentPassword: string, newPassword: string) => ({
        as: here,
        body: { currentPassword, newPassword },
      });
      await ctx.refused("changeMemberPassword", "E400-5", change("not-this-one", "newbab34"));
      await ctx.refused("changeMemberPassword", "E400-6", change(PASSWORD, PASSWORD));
      await ctx.ok("changeMemberPassword", change(PASSWORD, "newbab34"));
      await expectEnded(ctx, there);
      await ctx.refused("login", "E401-4", { body: { phone: member.phone, password: PASSWORD } });
      await ctx.ok("login", { body: { phone: member.phone, password: "newbab34" } });
    },
  },
  {
    id: "auth.password.reset",
    level: "auth",
    title: "A reset sets the new password, ends every session, and uses its proof up.",
    source: "D12, D15",
    needs: ["sms"],
    alone: true,
    covers: ["resetPassword 204"],
    run: async (ctx) => {
      const member = await ctx.member("forgetful");
      const before = await member.tokens();
      await pause(ctx, RESEND_SECONDS);
      const verificationToken = await ctx.prove(member.phone, "RESET_PASSWORD");
      const body = { phone: member.phone, newPassword: "newbab34", verificationToken };
      await ctx.ok("resetPassword", { body });
      await expectEnded(ctx, before);
      await ctx.refused("login", "E401-4", { body: { phone: member.phone, password: PASSWORD } });
      await ctx.ok("login", { body: { phone: member.phone, password: "newbab34" } });
      await ctx.refused("resetPassword", "E400-4", { body: { ...body, newPassword: "other567" } });
    },
  },
  {
    id: "auth.ban.ends-sessions",
    level: "auth",
    title: "A ban ends every session at once; the banned member can log in to read the own account and nothing else.",
    source: "D15, member-app §2",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const before = await member.tokens();
      await setStatus(ctx, member, "BANNED");
      await expectEnded(ctx, before);
      const { accessToken } = await ctx.ok("login", { body: { phone: member.phone, password: PASSWORD } });
      ctx.equal((await ctx.ok("getMe", { token: accessToken })).status, "BANNED", "The own account tells the ban.");
      await ctx.refused("listChatrooms", "E403-2", { token: accessToken });
      await setStatus(ctx, member, "ACTIVE");
      await ctx.refused("getMe", "E401-3", { token: accessToken });
    },
  },
);
