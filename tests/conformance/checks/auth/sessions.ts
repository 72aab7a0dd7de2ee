/** Logins, tokens and what ends a session (D15). */
import { DAY_MS, MINUTE_MS, REFRESH_TOKEN_DAYS } from "@babchingu/openapi";
import { PASSWORD, type Member } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { RESEND_SECONDS } from "../support/codes.ts";
import { advanceOrWait } from "../support/time.ts";

const loginOf = ({ phone }: Member) => ({ body: { phone, password: PASSWORD } });
const refresh = (ctx: Context, refreshToken: string) => ctx.ok("refreshTokens", { body: { refreshToken } });

/** Checks that the tokens of an ended session are refused. */
async function expectEnded(
  ctx: Context,
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
): Promise<void> {
  await ctx.refused("getMe", "TOKEN_REVOKED", { token: accessToken });
  await ctx.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken } });
}

async function setStatus(ctx: Context, member: Member, status: "BANNED" | "ACTIVE"): Promise<void> {
  await ctx.ok("setAdminMemberStatus", { as: await ctx.operator(), params: { id: member.id }, body: { status } });
}

export const checks = defineChecks(
  {
    id: "auth.login.refused",
    title: "A wrong password and an unknown phone are refused alike, with LOGIN_REFUSED.",
    source: "D6",
    covers: ["login LOGIN_REFUSED"],
    run: async (ctx) => {
      const { phone } = await ctx.member("member");
      const wrong = await ctx.refused("login", "LOGIN_REFUSED", { body: { phone, password: "not-this-one" } });
      const unknown = await ctx.refused("login", "LOGIN_REFUSED", {
        body: { phone: ctx.env.freshPhone(), password: PASSWORD },
      });
      ctx.equal(wrong, unknown, "The two refusals should not say whether the phone is known.");
    },
  },
  {
    id: "auth.login.own-account",
    title: "A login's token gives access to the account that logged in.",
    source: "member §7",
    run: async (ctx) => {
      const [first, second] = [await ctx.member("first"), await ctx.member("second")];
      for (const member of [first, second]) {
        const { accessToken } = await ctx.ok("login", { body: { phone: member.phone, password: PASSWORD } });
        const { id, name, phone } = await ctx.ok("getMe", { token: accessToken });
        ctx.equal(
          { id, name, phone },
          { id: member.id, name: member.name, phone: member.phone },
          "The account should be the caller's.",
        );
      }
    },
  },
  {
    id: "auth.login.every-status",
    title:
      "A member who is CREATED, PHONE_V_REQUIRED or BANNED logs in and ends the session; one who has withdrawn can't log in.",
    source: "openapi.json#/paths/~1auth~1login/post, member §2",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      for (const status of ["CREATED", "PHONE_V_REQUIRED", "BANNED"] as const) {
        const tokens = await ctx.ok("login", loginOf(await ctx.member(status, { status })));
        await ctx.ok("logout", { token: tokens.accessToken });
        await expectEnded(ctx, tokens);
      }
      const leaver = await ctx.member("leaver");
      await ctx.ok("withdrawMember", { as: leaver });
      await ctx.refused("login", "LOGIN_REFUSED", loginOf(leaver));
    },
  },
  {
    id: "auth.password.device",
    title: "A change of the password ends the pushes of other devices, and not of the one that made it.",
    source: "D15, member §7",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const [as, member] = [await ctx.operator(), await ctx.member("member")];
      const fcmToken = ctx.env.freshText("push-token-");
      const login = () => ctx.ok("login", { body: { phone: member.phone, password: PASSWORD, fcmToken } });
      await login();
      const { accessToken: token } = await login();
      const body = { currentPassword: PASSWORD, newPassword: "newbab34" };
      await ctx.ok("changeMemberPassword", { token, body });
      const { targetToken } = await ctx.ok("getAdminMember", { as, params: { id: member.id } });
      ctx.equal(targetToken, fcmToken, "The device should go on to get pushes.");
    },
  },
  {
    id: "auth.refresh.rotates",
    title: "A refresh gives a new token pair; the session continues.",
    source: "D15",
    run: async (ctx) => {
      const member = ctx.sessionOf(await ctx.sharedMember());
      const first = await member.tokens();
      const second = await refresh(ctx, first.refreshToken);
      ctx.assert(second.refreshToken !== first.refreshToken, "The refresh token should change at every use.");
      await ctx.ok("getMe", { token: second.accessToken });
      await refresh(ctx, second.refreshToken);
    },
  },
  {
    id: "auth.refresh.extends",
    title: "Each refresh lets the session live 30 days more, however long ago the login was.",
    source: "D15",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      let { refreshToken } = await ctx.sessionOf(await ctx.member("member")).tokens();
      for (let round = 0; round < 3; round += 1) {
        await ctx.advance((REFRESH_TOKEN_DAYS / 2 + 1) * DAY_MS);
        ({ refreshToken } = await ctx.ok("refreshTokens", { body: { refreshToken } }));
      }
    },
  },
  {
    id: "auth.refresh.two-tabs",
    title: "The previous refresh token, used again within 10 seconds, gets the same new token pair.",
    source: "D15",
    run: async (ctx) => {
      const { refreshToken } = await ctx.sessionOf(await ctx.sharedMember()).tokens();
      const [first, second] = await Promise.all([refresh(ctx, refreshToken), refresh(ctx, refreshToken)]);
      ctx.equal(second.refreshToken, first.refreshToken, "Both should get the same refresh token.");
      await ctx.ok("getMe", { token: first.accessToken });
      await ctx.ok("getMe", { token: second.accessToken });
    },
  },
  {
    id: "auth.refresh.reuse-revokes",
    title: "An older refresh token, used again, ends the session.",
    source: "D15",
    run: async (ctx) => {
      const first = await ctx.sessionOf(await ctx.sharedMember()).tokens();
      const second = await refresh(ctx, first.refreshToken);
      const third = await refresh(ctx, second.refreshToken);
      await ctx.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken: first.refreshToken } });
      await expectEnded(ctx, third);
    },
  },
  {
    id: "auth.refresh.reuse-after-10-s",
    title: "The previous refresh token, used again after more than 10 seconds, ends the session.",
    source: "D15",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      const first = await ctx.sessionOf(await ctx.member("member")).tokens();
      const second = await refresh(ctx, first.refreshToken);
      await ctx.advance(12_000);
      await ctx.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken: first.refreshToken } });
      await expectEnded(ctx, second);
    },
  },
  {
    id: "auth.refresh.garbage",
    title: "An unknown refresh token, and an access token in its place, are refused with REFRESH_REFUSED.",
    source: "D15",
    covers: ["refreshTokens REFRESH_REFUSED"],
    run: async (ctx) => {
      await ctx.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken: "made-up" } });
      await ctx.refused("refreshTokens", "REFRESH_REFUSED", {
        body: { refreshToken: await (await ctx.sharedMember()).token() },
      });
      const { refreshToken } = await ctx.sessionOf(await ctx.sharedMember()).tokens();
      await ctx.refused("getMe", "TOKEN_INVALID", { token: refreshToken });
    },
  },
  {
    id: "auth.token.lives",
    title: "An access token works for 30 minutes, a refresh token for 30 days.",
    source: "D15",
    needs: ["sms", "clock"],
    run: async (ctx) => {
      const { accessToken, refreshToken } = await ctx.sessionOf(await ctx.member("member")).tokens();
      await ctx.advance(29 * MINUTE_MS);
      await ctx.ok("getMe", { token: accessToken });
      await ctx.advance(90_000);
      await ctx.refused("getMe", "TOKEN_EXPIRED", { token: accessToken });
      await ctx.advance(29 * DAY_MS);
      const second = await refresh(ctx, refreshToken);
      await ctx.advance(30 * DAY_MS + MINUTE_MS);
      await ctx.refused("refreshTokens", "REFRESH_REFUSED", { body: { refreshToken: second.refreshToken } });
    },
  },
  {
    id: "auth.logout.ends-one-session",
    title: "Logging out ends that session and no other.",
    source: "D15",
    run: async (ctx) => {
      const member = await ctx.member("member");
      const [first, second] = [await ctx.sessionOf(member).tokens(), await ctx.sessionOf(member).tokens()];
      await ctx.ok("logout", { token: first.accessToken });
      await expectEnded(ctx, first);
      await ctx.ok("getMe", { token: second.accessToken });
    },
  },
  {
    id: "auth.password.change",
    title: "Changing the password requires the current one and a different new one, and ends all other sessions.",
    source: "member §5, D15",
    covers: ["changeMemberPassword CURRENT_PASSWORD_WRONG", "changeMemberPassword SAME_PASSWORD"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const [session, otherTokens] = [ctx.sessionOf(member), await ctx.sessionOf(member).tokens()];
      const change = (currentPassword: string, newPassword: string) => ({
        as: session,
        body: { currentPassword, newPassword },
      });
      await ctx.refused("changeMemberPassword", "CURRENT_PASSWORD_WRONG", change("not-this-one", "newbab34"));
      await ctx.refused("changeMemberPassword", "SAME_PASSWORD", change(PASSWORD, PASSWORD));
      await ctx.ok("changeMemberPassword", change(PASSWORD, "newbab34"));
      await expectEnded(ctx, otherTokens);
      await ctx.refused("login", "LOGIN_REFUSED", { body: { phone: member.phone, password: PASSWORD } });
      await ctx.ok("login", { body: { phone: member.phone, password: "newbab34" } });
    },
  },
  {
    id: "auth.password.reset",
    title: "A reset sets the new password and ends every session; its verification token can't be used again.",
    source: "D12, D15",
    alone: true,
    covers: ["resetPassword 204"],
    run: async (ctx) => {
      const member = await ctx.member("forgetful");
      const before = await member.tokens();
      await advanceOrWait(ctx, RESEND_SECONDS);
      const verificationToken = await ctx.verifyPhone(member.phone, "RESET_PASSWORD");
      const body = { phone: member.phone, newPassword: "newbab34", verificationToken };
      await ctx.ok("resetPassword", { body });
      await expectEnded(ctx, before);
      await ctx.refused("login", "LOGIN_REFUSED", { body: { phone: member.phone, password: PASSWORD } });
      await ctx.ok("login", { body: { phone: member.phone, password: "newbab34" } });
      await ctx.refused("resetPassword", "VERIFICATION_TOKEN_INVALID", { body: { ...body, newPassword: "other567" } });
    },
  },
  {
    id: "auth.ban.ends-sessions",
    title: "A ban ends every session at once; the banned member can log in to read their own account and nothing else.",
    source: "D15, member §2",
    needs: ["sms", "operator"],
    run: async (ctx) => {
      const member = await ctx.member("member");
      const before = await member.tokens();
      await setStatus(ctx, member, "BANNED");
      await expectEnded(ctx, before);
      const { accessToken } = await ctx.ok("login", { body: { phone: member.phone, password: PASSWORD } });
      ctx.equal((await ctx.ok("getMe", { token: accessToken })).status, "BANNED", "The account should show the ban.");
      await ctx.refused("listChatrooms", "STATUS_NOT_ALLOWED", { token: accessToken });
      await setStatus(ctx, member, "ACTIVE");
      await ctx.refused("getMe", "TOKEN_REVOKED", { token: accessToken });
    },
  },
);
