/** Signing up and activating. */
import { FIRST_MEAL_SCORE, LEGAL_VERSION, SIGNUP_RICE } from "@babchingu/openapi";
import type { AnyCall, OperationId } from "../../client/call-types.ts";
import { PASSWORD } from "../../runner/actors.ts";
import { defineChecks } from "../../runner/check.ts";
import { fieldOf } from "../support/fields.ts";
import type { Context } from "../../runner/context.ts";
import { resendCode, sendCode, wrongCode } from "../support/codes.ts";
import { agreements } from "../support/fixtures.ts";
import { expectRefusedField } from "../support/outcomes.ts";

async function signupBody(ctx: Context, overrides: object = {}) {
  const phone = ctx.env.freshPhone();
  const verificationToken = await ctx.verifyPhone(phone, "SIGNUP");
  return { name: ctx.env.freshName(), phone, password: PASSWORD, verificationToken, agreements, ...overrides };
}

export const checks = defineChecks(
  {
    id: "auth.signup.first-state",
    title:
      "A new member is CREATED, has the sign-up grant, a meal score of 50 and the fields of the sign-up; nothing else is set.",
    source: "D14, D17, member §9",
    run: async (ctx) => {
      const member = await ctx.member("newcomer", { status: "CREATED", isLocationAgreed: false });
      ctx.includes(
        await ctx.ok("getMe", { as: member }),
        {
          id: member.id,
          name: member.name,
          phone: member.phone,
          status: "CREATED",
          point: FIRST_MEAL_SCORE,
          riceBalance: SIGNUP_RICE,
          role: "ROLE_USER",
          provider: null,
          imageUrl: null,
          latitude: null,
          locationAgreed: false,
          nameUpdatedAt: null,
        },
        "The member should have the fields of the sign-up.",
      );
      await ctx.ok("activateMember", { as: member });
      ctx.equal((await ctx.ok("getMe", { as: member })).status, "ACTIVE", "Activating should make the member ACTIVE.");
    },
  },
  {
    id: "auth.signup.agreements",
    title: "Consent to the terms and the privacy policy is required; consent to the location is optional.",
    source: "member §5, D41",
    covers: ["signup AGREEMENT_REQUIRED"],
    run: async (ctx) => {
      const body = await signupBody(ctx);
      for (const refused of [{ terms: false }, { privacy: false }]) {
        await ctx.refused("signup", "AGREEMENT_REQUIRED", {
          body: { ...body, agreements: { ...agreements, ...refused } },
        });
      }
      await ctx.ok("signup", {
        body: { ...body, agreements: { ...agreements, location: false, version: LEGAL_VERSION } },
      });
    },
  },
  {
    id: "auth.signup.phone-taken",
    title:
      "A phone has one account: PHONE_TAKEN tells it once the phone is proven, and to a sign-up with an earlier proof.",
    source: "member §5, D64",
    alone: true,
    covers: ["signup PHONE_TAKEN", "verifyVerificationCode PHONE_TAKEN"],
    run: async (ctx) => {
      const phone = ctx.env.freshPhone();
      let code = await sendCode(ctx, phone, "SIGNUP");
      const prove = () => ctx.ok("verifyVerificationCode", { body: { phone, verificationCode: code } });
      const first = await prove();
      code = await resendCode(ctx, phone, "SIGNUP", code);
      const second = await prove();
      const account = () => ({ name: ctx.env.freshName(), phone, password: PASSWORD, agreements });
      await ctx.ok("signup", { body: { ...account(), ...first } });
      await ctx.refused("signup", "PHONE_TAKEN", { body: { ...account(), ...second } });
      code = await resendCode(ctx, phone, "SIGNUP", code);
      const wrong = { body: { phone, verificationCode: wrongCode(code) } };
      await ctx.refused("verifyVerificationCode", "VERIFICATION_CODE_WRONG", wrong);
      await ctx.refused("verifyVerificationCode", "PHONE_TAKEN", { body: { phone, verificationCode: code } });
    },
  },
  {
    id: "auth.signup.reserved-names",
    title: "A nickname with an invisible character, or one that looks like a reserved word, is refused at its field.",
    source: "D68",
    run: async (ctx) => {
      const description = "a name that nobody may have";
      const expectRefused = async (id: OperationId, call: AnyCall, pointer: string) =>
        expectRefusedField(ctx, id, await ctx.http.callWithRetry(id, call), { description, pointer });
      for (const name of ["운영자", "운 영 자", "관리자님", "밥친구", "탈퇴한회원", "밥\u200B상", "밥\u202E상"])
        await expectRefused("checkNameDuplicated", { query: { name } }, "?name");
      const name = "운영자";
      await expectRefused("signup", { body: await signupBody(ctx, { name }) }, "/name");
      await expectRefused("changeMemberName", { as: await ctx.member("renamed"), body: { name } }, "/name");
    },
  },
  {
    id: "auth.signup.name-taken",
    title: "A nickname in use is reported as duplicated, and a sign-up with it is refused with NAME_TAKEN.",
    source: "member §5",
    covers: ["signup NAME_TAKEN"],
    run: async (ctx) => {
      const { name } = await ctx.sharedMember();
      ctx.equal(await ctx.ok("checkNameDuplicated", { query: { name } }), { duplicated: true }, "The name is in use.");
      const free = ctx.env.freshName();
      ctx.equal(
        await ctx.ok("checkNameDuplicated", { query: { name: free } }),
        { duplicated: false },
        "The name is free.",
      );
      await ctx.refused("signup", "NAME_TAKEN", { body: await signupBody(ctx, { name }) });
    },
  },
  {
    id: "auth.signup.name-trimmed",
    title: "White space around a nickname is removed.",
    source: "member §5",
    run: async (ctx) => {
      const body = await signupBody(ctx);
      await ctx.ok("signup", { body: { ...body, name: ` ${body.name}` } });
      const { accessToken } = await ctx.ok("login", { body: { phone: body.phone, password: PASSWORD } });
      ctx.equal((await ctx.ok("getMe", { token: accessToken })).name, body.name, "The name should be trimmed.");
    },
  },
  {
    id: "auth.signup.race-for-a-name",
    title: "Of two sign-ups with one nickname at the same time one succeeds.",
    source: "member §5",
    run: async (ctx) => {
      const name = ctx.env.freshName();
      const [first, second] = [await signupBody(ctx, { name }), await signupBody(ctx, { name })];
      const responses = await Promise.all([first, second].map((body) => ctx.call("signup", { body })));
      ctx.equal(
        fieldOf(responses, "status").toSorted((a, b) => a - b),
        [201, 409],
        "One of the two should get the nickname.",
      );
    },
  },
  {
    id: "auth.activate.states",
    title: "An ACTIVE member can't be activated again, nor one whose phone must be verified: CANNOT_ACTIVATE.",
    source: "D14",
    needs: ["sms", "operator"],
    covers: ["activateMember CANNOT_ACTIVATE"],
    run: async (ctx) => {
      await ctx.refused("activateMember", "CANNOT_ACTIVATE", { as: await ctx.sharedMember() });
      const unverified = await ctx.member("unverified", { status: "PHONE_V_REQUIRED" });
      await ctx.refused("activateMember", "CANNOT_ACTIVATE", { as: unverified });
    },
  },
);
