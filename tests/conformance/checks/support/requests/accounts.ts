/** Accounts, profile, pictures. */
import { PASSWORD } from "../../../runner/actors.ts";
import { HONGDAE } from "../meetings.ts";
import { png } from "../pictures.ts";
import { agreed, KAKAO_REDIRECT, kakaoCode, kakaoId, kakaoTicket, newImage } from "../stage.ts";
import { pause } from "../time.ts";
import type { Arrangements } from "./arrangement.ts";
import { arrange } from "./arrangement.ts";

const RESEND_SECONDS = 31;

export const accounts: Arrangements = {
  login: arrange("login", async (ctx) => {
    const { phone, password } = await ctx.reader();
    return { body: { phone, password, fcmToken: null } };
  }),
  loginAdmin: arrange("loginAdmin", async (ctx) => ({ body: { ...(await ctx.operator()).credentials } }), {
    needs: ["operator"],
  }),
  refreshTokens: arrange("refreshTokens", async (ctx) => {
    const { refreshToken } = await ctx.sessionOf(await ctx.reader()).tokens();
    return { body: { refreshToken } };
  }),
  logout: arrange("logout", async (ctx) => ({ as: ctx.sessionOf(await ctx.reader()) })),
  loginKakao: arrange(
    "loginKakao",
    async (ctx) => ({
      body: { code: await kakaoCode(ctx, kakaoId(ctx)), redirectUri: KAKAO_REDIRECT, fcmToken: null },
    }),
    { needs: ["kakao"] },
  ),
  completeKakao: arrange(
    "completeKakao",
    async (ctx) => ({
      body: { ticket: await kakaoTicket(ctx), name: ctx.world.freshName(), agreements: agreed, fcmToken: null },
    }),
    { needs: ["kakao"] },
  ),
  sendVerificationCode: arrange("sendVerificationCode", async (ctx) => ({
    body: { phone: ctx.world.freshPhone(), purpose: "SIGNUP" },
  })),
  verifyVerificationCode: arrange("verifyVerificationCode", async (ctx) => {
    const phone = ctx.world.freshPhone();
    await ctx.ok("sendVerificationCode", { body: { phone, purpose: "SIGNUP" } });
    return { body: { phone, verificationCode: await ctx.code(phone), purpose: "SIGNUP" } };
  }),
  checkNameDuplicated: arrange("checkNameDuplicated", async (ctx) => ({ query: { name: ctx.world.freshName() } })),
  resetPassword: arrange(
    "resetPassword",
    async (ctx) => {
      const { phone } = await ctx.member("forgetful");
      await pause(ctx, RESEND_SECONDS);
      const verificationToken = await ctx.prove(phone, "RESET_PASSWORD");
      return { body: { phone, newPassword: "newbab34", verificationToken } };
    },
    { alone: true },
  ),
  signup: arrange("signup", async (ctx) => {
    const phone = ctx.world.freshPhone();
    const verificationToken = await ctx.prove(phone, "SIGNUP");
    const name = ctx.world.freshName();
    return { body: { name, phone, password: PASSWORD, verificationToken, agreements: agreed } };
  }),
  getMe: arrange("getMe", async (ctx) => ({ as: await ctx.reader() })),
  activateMember: arrange("activateMember", async (ctx) => ({
    as: await ctx.member("newcomer", { status: "CREATED" }),
  })),
  verifyReverificationCode: arrange("verifyReverificationCode", async (ctx) => {
    const [member, phone] = [await ctx.member("mover"), ctx.world.freshPhone()];
    await ctx.ok("sendVerificationCode", { body: { phone, purpose: "REVERIFICATION" } });
    return { as: member, body: { phone, verificationCode: await ctx.code(phone) } };
  }),
  changeMemberImage: arrange("changeMemberImage", async (ctx) => {
    const member = await ctx.member("member");
    return { as: member, body: { imageId: await newImage(ctx, { as: member }) } };
  }),
  deleteMemberImage: arrange("deleteMemberImage", async (ctx) => {
    const member = await ctx.member("member");
    const imageId = await newImage(ctx, { as: member });
    await ctx.ok("changeMemberImage", { as: member, body: { imageId } });
    return { as: member };
  }),
  changeMemberName: arrange("changeMemberName", async (ctx) => ({
    as: await ctx.member("member"),
    body: { name: ctx.world.freshName() },
  })),
  changeMemberPassword: arrange("changeMemberPassword", async (ctx) => ({
    as: await ctx.member("member"),
    body: { currentPassword: PASSWORD, newPassword: "newbab34" },
  })),
  setMemberLocation: arrange("setMemberLocation", async (ctx) => ({
    as: await ctx.member("member"),
    body: { ...HONGDAE, agreed: true },
  })),
  withdrawMember: arrange("withdrawMember", async (ctx) => ({ as: await ctx.member("leaver") })),
  uploadImage: arrange("uploadImage", async (ctx) => ({ as: await ctx.reader(), file: { data: png() } })),
  deleteImage: arrange("deleteImage", async (ctx) => {
    const member = await ctx.reader();
    return { as: member, params: { id: await newImage(ctx, { as: member }) } };
  }),
};
