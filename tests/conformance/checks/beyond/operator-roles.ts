/** Operators' roles and accounts (D60). */
import { errorCodes } from "@babchingu/openapi/errors";
import type { OperatorRoleValue } from "@babchingu/openapi/enums";
import type { AnyCall } from "../../client/call-types.ts";
import { operations, specPointer, type Operation } from "../../contract/openapi.ts";
import { CheckSkipped, type Check } from "../../runner/check.ts";
import { sharedStore } from "../support/fixtures.ts";
import type { Context } from "../../runner/context.ts";
import { baseRequestOf } from "../support/requests/base-requests.ts";

/** Requests that a VIEWER may not send although the operation is open to the role. */
const refusedToViewers: Record<string, AnyCall> = {
  searchAdminMembers: { query: { page: 0, size: 20, q: "0101234", field: "phone" } },
};

function roleCheck(operation: Operation): Check {
  const { id } = operation;
  return {
    id: `beyond.operator-role.${id}`,
    title: `${id} refuses a VIEWER with OPERATOR_ROLE_NOT_ALLOWED.`,
    source: specPointer(operation, 403),
    needs: ["operator", "viewer", "sms"],
    covers: [`${id} OPERATOR_ROLE_NOT_ALLOWED`],
    run: async (ctx) => {
      const { as: _as, ...call } = refusedToViewers[id] ?? (await baseRequestOf(id).forRefusal(ctx));
      const response = await ctx.callUntyped(id, { ...call, as: await ctx.viewer() });
      ctx.expectRefusal(id, "OPERATOR_ROLE_NOT_ALLOWED", response);
    },
  };
}

async function setViewer(ctx: Context, change: { role: OperatorRoleValue; disabled: boolean }, id: number) {
  await ctx.ok("setAdminOperator", { as: await ctx.operator(), params: { id }, body: change });
  (await ctx.viewer()).clearTokens();
}

/** Changes the viewer's account, and sets it back whatever happens. */
async function withViewer(
  ctx: Context,
  change: { role: OperatorRoleValue; disabled: boolean },
  run: (id: number) => Promise<void>,
): Promise<void> {
  const { id } = await ctx.ok("getAdminMe", { as: await ctx.viewer() });
  try {
    await setViewer(ctx, change, id);
    await run(id);
  } finally {
    await setViewer(ctx, { role: "VIEWER", disabled: false }, id);
  }
}

const accountChecks: Check[] = [
  {
    id: "beyond.operators.role-change",
    title: "A changed role ends the operator's session; from the next login on it decides what is allowed.",
    source: "D60",
    needs: ["operator", "viewer", "sms"],
    alone: true,
    run: async (ctx) => {
      const viewer = await ctx.viewer();
      const token = await viewer.token();
      await withViewer(ctx, { role: "SUPPORT", disabled: false }, async () => {
        await ctx.refused("getAdminMe", "TOKEN_REVOKED", { token });
        ctx.equal((await ctx.ok("getAdminMe", { as: viewer })).role, "SUPPORT", "The role should be the new one.");
        const member = await ctx.sharedMember();
        await ctx.ok("setAdminMemberPoint", { as: viewer, params: { id: member.id }, body: { point: 50 } });
        const grant = { memberId: member.id, amount: 1 };
        await ctx.refused("grantRice", "OPERATOR_ROLE_NOT_ALLOWED", { as: viewer, body: grant });
      });
      await withViewer(ctx, { role: "FINANCE", disabled: false }, async () => {
        const member = await ctx.member("member");
        await ctx.ok("grantRice", { as: viewer, body: { memberId: member.id, amount: 1 } });
        const body = { point: 51 };
        await ctx.refused("setAdminMemberPoint", "OPERATOR_ROLE_NOT_ALLOWED", {
          as: viewer,
          params: { id: member.id },
          body,
        });
      });
    },
  },
  {
    id: "beyond.operators.disable",
    title: "A disabled operator's session ends and the login is refused until the account is enabled.",
    source: "D60",
    needs: ["operator", "viewer"],
    alone: true,
    run: async (ctx) => {
      const { credentials } = await ctx.viewer();
      const token = await (await ctx.viewer()).token();
      await withViewer(ctx, { role: "VIEWER", disabled: true }, async (id) => {
        await ctx.refused("getAdminMe", "TOKEN_REVOKED", { token });
        await ctx.refused("loginAdmin", "ADMIN_LOGIN_REFUSED", { body: { ...credentials } });
        const { content } = await ctx.ok("listAdminOperators", { as: await ctx.operator() });
        ctx.assert(
          content.some((operator) => operator.id === id && operator.disabledAt !== null),
          "The list should tell when the account was disabled.",
          content,
        );
      });
      await ctx.ok("loginAdmin", { body: { ...credentials } });
    },
  },
  {
    id: "beyond.operators.last-owner",
    title: "The last OWNER who can log in can't be disabled or get another role: LAST_OWNER.",
    source: "D60",
    needs: ["operator", "disposable"],
    alone: true,
    covers: ["setAdminOperator LAST_OWNER"],
    run: async (ctx) => {
      const as = await ctx.operator();
      const { id } = await ctx.ok("getAdminMe", { as });
      const { content } = await ctx.ok("listAdminOperators", { as, query: { page: 0, size: 100 } });
      const owners = content.filter(({ role, disabledAt }) => role === "OWNER" && disabledAt === null);
      if (owners.length > 1) throw new CheckSkipped("the backend has another OWNER");
      for (const body of [{ role: "VIEWER", disabled: false } as const, { role: "OWNER", disabled: true } as const]) {
        await ctx.refused("setAdminOperator", "LAST_OWNER", { as, params: { id }, body });
      }
    },
  },
  {
    id: "beyond.operators.masked",
    title: "A VIEWER gets a member's phone with stars, and no position and push token.",
    source: "D60",
    needs: ["operator", "viewer", "sms"],
    run: async (ctx) => {
      const member = await ctx.member("masked", { position: { latitude: 37.5, longitude: 127 } });
      const fcmToken = ctx.env.freshText("push-token-");
      await ctx.ok("login", { body: { phone: member.phone, password: member.password, fcmToken } });
      const { phone, latitude, longitude, targetToken } = await ctx.ok("getAdminMember", {
        as: await ctx.viewer(),
        params: { id: member.id },
      });
      const masked = `${member.phone.slice(0, 3)}****${member.phone.slice(-4)}`;
      ctx.equal([phone, latitude, longitude, targetToken], [masked, null, null, null], "They should be masked.");
      const { owner, body } = await sharedStore(ctx);
      const query = { field: "name", q: body.name } as const;
      const { content: stores } = await ctx.ok("searchAdminPartnerPlaces", { as: await ctx.viewer(), query });
      ctx.equal(
        stores.map(({ memberPhone }) => memberPhone),
        [`${owner.phone.slice(0, 3)}****${owner.phone.slice(-4)}`],
        "The phone of a store's owner should be masked, too.",
      );
    },
  },
  {
    id: "beyond.operators.reveal",
    title:
      "A VIEWER gets a member's phone and position for a reason, which the access log has; a deleted member is MEMBER_NOT_FOUND.",
    source: "D60, D61",
    needs: ["operator", "viewer", "sms"],
    covers: ["revealAdminMember 200", "revealAdminMember MEMBER_NOT_FOUND"],
    run: async (ctx) => {
      const position = { latitude: 37.5, longitude: 127 };
      const member = await ctx.member("revealed", { position });
      const [as, body] = [await ctx.viewer(), { reason: ctx.env.freshText("문의") }];
      const contact = await ctx.ok("revealAdminMember", { as, params: { id: member.id }, body });
      ctx.equal(contact, { phone: member.phone, ...position }, "They should be shown.");
      const query = { action: "MEMBER_REVEAL", size: 100 } as const;
      const { content } = await ctx.ok("listAccessLog", { as: await ctx.operator(), query });
      const found = content.find(({ reason }) => reason === body.reason);
      ctx.equal([found?.resource, found?.targetIds], ["members", [member.id]], "The access should be recorded.");
      const call = { params: { id: member.id } };
      await ctx.ok("deleteAdminMember", { as: await ctx.operator(), ...call });
      await ctx.refused("revealAdminMember", "MEMBER_NOT_FOUND", { as, ...call, body });
    },
  },
];

export const checks: Check[] = [
  ...operations.filter(({ codes }) => codes.includes(errorCodes.OPERATOR_ROLE_NOT_ALLOWED)).map(roleCheck),
  ...accountChecks,
];
