/** Accounts, profile, images. */
import { PASSWORD } from "../../../runner/actors.ts";
import { HONGDAE } from "../meetings.ts";
import { png } from "../images.ts";
import { agreements, KAKAO_REDIRECT, issueKakaoCode, newKakaoId, issueKakaoTicket, newImage } from "../fixtures.ts";
import { RESEND_SECONDS } from "../codes.ts";
import { advanceOrWait } from "../time.ts";
import { validRequest, type ValidRequests } from "./valid-request.ts";

export const accounts: ValidRequests = {
  login: validRequest("login", async (ctx) => {
    const { phone, password } = await ctx.sharedMember();
    return { body: { phone, password, fcmToken: null } };
  }),
  loginAdmin: validRequest("loginAdmin", async (ctx) => ({ body: { ...(await ctx.operator()).credentials } }), {
    needs: ["operator"],
  }),
  refreshTokens: validRequest("refreshTokens", async (ctx) => {
    const { refreshToken } = await ctx.sessionOf(await ctx.sharedMember()).tokens();
    return { body: { refreshToken } };
  }),
  logout: validRequest("logout", async (ctx) => ({ as: ctx.sessionOf(await ctx.sharedMember()) })),
  loginKakao: validRequest(
    "loginKakao",
    async (ctx) => ({
      body: { code: await issueKakaoCode(ctx, newKakaoId(ctx)), redirectUri: KAKAO_REDIRECT, fcmToken: null },
    }),
    { needs: ["kakao"] },
  ),
  completeKakao: validRequest(
    "completeKakao",
    async (ctx) => ({
      body: { ticket: await issueKakaoTicket(ctx), name: ctx.env.freshName(), agreements, fcmToken: null },
    }),
    { needs: ["kakao"] },
  ),
  sendVerificationCode: validRequest("sendVerificationCode", async (ctx) => ({
    body: { phone: ctx.env.freshPhone(), purpose: "SIGNUP" },
  })),
  verifyVerificationCode: validRequest("verifyVerificationCode", async (ctx) => {
    const phone = ctx.env.freshPhone();
    await ctx.ok("sendVerificationCode", { body: { phone, purpose: "SIGNUP" } });
    return { body: { phone, verificationCode: await ctx.verificationCode(phone), purpose: "SIGNUP" } };
  }),
  checkNameDuplicated: validRequest("checkNameDuplicated", async (ctx) => ({ query: { name: ctx.env.freshName() } })),
  resetPassword: validRequest(
    "resetPassword",
    async (ctx) => {
      const { phone } = await ctx.member("forgetful");
      await advanceOrWait(ctx, RESEND_SECONDS);
      const verificationToken = await ctx.verifyPhone(phone, "RESET_PASSWORD");
      return { body: { phone, newPassword: "newbab34", verificationToken } };
    },
    { alone: true },
  ),
  signup: validRequest("signup", async (ctx) => {
    const phone = ctx.env.freshPhone();
    const verificationToken = await ctx.verifyPhone(phone, "SIGNUP");
    const name = ctx.env.freshName();
    return { body: { name, phone, password: PASSWORD, verificationToken, agreements } };
  }),
  getMe: validRequest("getMe", async (ctx) => ({ as: await ctx.sharedMember() })),
  activateMember: validRequest("activateMember", async (ctx) => ({
    as: await ctx.member("newcomer", { status: "CREATED" }),
  })),
  verifyReverificationCode: validRequest("verifyReverificationCode", async (ctx) => {
    const [member, phone] = [await ctx.member("member"), ctx.env.freshPhone()];
    await ctx.ok("sendVerificationCode", { body: { phone, purpose: "REVERIFICATION" } });
    return { as: member, body: { phone, verificationCode: await ctx.verificationCode(phone) } };
  }),
  changeMemberImage: validRequest("changeMemberImage", async (ctx) => {
    const member = await ctx.member("member");
    return { as: member, body: { imageId: await newImage(ctx, { as: member }) } };
  }),
  deleteMemberImage: validRequest("deleteMemberImage", async (ctx) => {
    const member = await ctx.member("member");
    const imageId = await newImage(ctx, { as: member });
    await ctx.ok("changeMemberImage", { as: member, body: { imageId } });
    return { as: member };
  }),
  changeMemberName: validRequest("changeMemberName", async (ctx) => ({
    as: await ctx.member("member"),
    body: { name: ctx.env.freshName() },
  })),
  changeMemberPassword: validRequest("changeMemberPassword", async (ctx) => ({
    as: await ctx.member("member"),
    body: { currentPassword: PASSWORD, newPassword: "newbab34" },
  })),
  setMemberLocation: validRequest("setMemberLocation", async (ctx) => ({
    as: await ctx.member("member"),
    body: { ...HONGDAE, agreed: true },
  })),
  withdrawMember: validRequest("withdrawMember", async (ctx) => ({ as: await ctx.member("leaver") })),
  uploadImage: validRequest("uploadImage", async (ctx) => ({ as: await ctx.sharedMember(), file: { data: png() } })),
  deleteImage: validRequest("deleteImage", async (ctx) => {
    const member = await ctx.sharedMember();
    return { as: member, params: { id: await newImage(ctx, { as: member }) } };
  }),
};
