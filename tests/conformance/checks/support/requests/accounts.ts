/** Accounts, profile, images. */
import { PASSWORD } from "../../../runner/actors.ts";
import { HONGDAE } from "../meetings.ts";
import { png } from "../images.ts";
import {
  agreements,
  KAKAO_REDIRECT,
  issueKakaoCode,
  newKakaoId,
  issueKakaoTicket,
  memberToChange,
  newImage,
} from "../fixtures.ts";
import { RESEND_SECONDS } from "../codes.ts";
import { advanceOrWait } from "../time.ts";
import { validRequests, type ValidRequests } from "./valid-request.ts";

export const accounts: ValidRequests = {
  ...validRequests({
    login: async (ctx) => {
      const { phone, password } = await ctx.sharedMember();
      return { body: { phone, password, fcmToken: null } };
    },
    refreshTokens: async (ctx) => {
      const { refreshToken } = await ctx.sessionOf(await ctx.sharedMember()).tokens();
      return { body: { refreshToken } };
    },
    logout: async (ctx) => ({ as: ctx.sessionOf(await ctx.sharedMember()) }),
    verifyVerificationCode: async (ctx) => {
      const phone = ctx.env.freshPhone();
      await ctx.ok("sendVerificationCode", { body: { phone, purpose: "SIGNUP" } });
      return { body: { phone, verificationCode: await ctx.verificationCode(phone), purpose: "SIGNUP" } };
    },
    signup: async (ctx) => {
      const phone = ctx.env.freshPhone();
      const verificationToken = await ctx.verifyPhone(phone, "SIGNUP");
      const name = ctx.env.freshName();
      return { body: { name, phone, password: PASSWORD, verificationToken, agreements } };
    },
    getMe: async (ctx) => ({ as: await ctx.sharedMember() }),
    activateMember: async (ctx) => ({ as: await ctx.member("newcomer", { status: "CREATED" }) }),
    verifyReverificationCode: async (ctx) => {
      const [member, phone] = [await ctx.member("member"), ctx.env.freshPhone()];
      await ctx.ok("sendVerificationCode", { body: { phone, purpose: "REVERIFICATION" } });
      return { as: member, body: { phone, verificationCode: await ctx.verificationCode(phone) } };
    },
    changeMemberImage: async (ctx) => {
      const member = await ctx.member("member");
      return { as: member, body: { imageId: await newImage(ctx, { as: member }) } };
    },
    deleteMemberImage: async (ctx) => {
      const member = await ctx.member("member");
      const imageId = await newImage(ctx, { as: member });
      await ctx.ok("changeMemberImage", { as: member, body: { imageId } });
      return { as: member };
    },
    changeMemberName: async (ctx) => ({ as: await ctx.member("member"), body: { name: ctx.env.freshName() } }),
    changeMemberPassword: async (ctx) => ({
      as: await ctx.member("member"),
      body: { currentPassword: PASSWORD, newPassword: "newbab34" },
    }),
    setMemberLocation: async (ctx) => ({ as: await memberToChange(ctx), body: { ...HONGDAE, agreed: true } }),
    withdrawMember: async (ctx) => ({ as: await ctx.member("leaver") }),
    uploadImage: async (ctx) => ({ as: await ctx.sharedMember(), file: { data: png() } }),
    deleteImage: async (ctx) => {
      const member = await ctx.sharedMember();
      return { as: member, params: { id: await newImage(ctx, { as: member }) } };
    },
  }),
  ...validRequests(
    {
      checkNameDuplicated: async (ctx) => ({ query: { name: ctx.env.freshName() } }),
      sendVerificationCode: async (ctx) => ({ body: { phone: ctx.env.freshPhone(), purpose: "SIGNUP" } }),
    },
    { isPublic: true },
  ),
  ...validRequests(
    {
      resetPassword: async (ctx) => {
        const { phone } = await ctx.member("forgetful");
        await advanceOrWait(ctx, RESEND_SECONDS);
        const verificationToken = await ctx.verifyPhone(phone, "RESET_PASSWORD");
        return { body: { phone, newPassword: "newbab34", verificationToken } };
      },
    },
    { alone: true },
  ),
  ...validRequests(
    {
      loginKakao: async (ctx) => ({
        body: { code: await issueKakaoCode(ctx, newKakaoId(ctx)), redirectUri: KAKAO_REDIRECT, fcmToken: null },
      }),
      completeKakao: async (ctx) => ({
        body: { ticket: await issueKakaoTicket(ctx), name: ctx.env.freshName(), agreements, fcmToken: null },
      }),
    },
    { needs: ["kakao"] },
  ),
  ...validRequests(
    {
      loginAdmin: async (ctx) => ({ body: { ...(await ctx.operator()).credentials } }),
    },
    { needs: ["operator"] },
  ),
};
