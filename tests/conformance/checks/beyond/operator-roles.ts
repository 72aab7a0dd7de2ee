/** Operators' roles and accounts (D60). */
import { type OperatorRoleValue, OperatorRoleValues } from "@babchingu/openapi/enums";
import { mayCall, operatorRoles, type OperatorOperationId } from "@babchingu/openapi/operator-roles";
import type { AnyCall, Sender } from "../../client/call-types.ts";
import { operationOf, specPointer } from "../../contract/openapi.ts";
import type { Member } from "../../runner/actors.ts";
import { CheckSkipped, type Check } from "../../runner/check.ts";
import { newPartnerApplication, sharedStore, storeBody, type Store } from "../support/fixtures.ts";
import type { Context } from "../../runner/context.ts";
import { HONGDAE } from "../support/meetings.ts";
import { read, snapshot, type Read } from "../support/reads.ts";
import { baseRequestOf } from "../support/requests/base-requests.ts";

/** The operations that aren't open to the role. */
const operationsClosedTo = (role: OperatorRoleValue) =>
  (Object.keys(operatorRoles) as OperatorOperationId[]).filter((id) => !mayCall(role, id));

/** Requests that a VIEWER may not send although the operation is open to the role. */
const refusedToViewers: Record<string, AnyCall> = {
  searchAdminMembers: { query: { page: 0, size: 20, q: "0101234", field: "phone" } },
};

/** Sends a valid request as the viewer's account, whichever role it has, and expects that the role is refused. */
async function expectRoleRefusal(ctx: Context, id: string): Promise<void> {
  const { as: _as, ...call } = refusedToViewers[id] ?? (await baseRequestOf(id).forRefusal(ctx));
  const response = await ctx.http.callWithRetry(id, { ...call, as: await ctx.viewer() });
  ctx.expectRefusal(id, "OPERATOR_ROLE_NOT_ALLOWED", response);
}

function viewerCheck(id: string): Check {
  return {
    id: `beyond.operator-role.${id}`,
    title: `${id} refuses a VIEWER with OPERATOR_ROLE_NOT_ALLOWED.`,
    source: specPointer(operationOf(id), 403),
    needs: ["operator", "viewer", "sms"],
    covers: [`${id} OPERATOR_ROLE_NOT_ALLOWED`],
    run: (ctx) => expectRoleRefusal(ctx, id),
  };
}

async function setViewer(ctx: Context, change: { role: OperatorRoleValue; disabled: boolean }, id: number) {
  await ctx.ok("setAdminOperator", { as: await ctx.operator(), params: { id }, body: change });
  (await ctx.viewer()).clearTokens();
}

/** Read once: after a change of the role, reading it costs a login, and the backend limits them. */
const viewerId = (ctx: Context): Promise<number> =>
  ctx.createOnce("id of the viewer", async (runCtx) => {
    const { id } = await runCtx.ok("getAdminMe", { as: await runCtx.viewer() });
    return id;
  });

/** Changes the viewer's account, and sets it back whatever happens. */
async function withViewer(
  ctx: Context,
  change: { role: OperatorRoleValue; disabled: boolean },
  run: (id: number) => Promise<void>,
): Promise<void> {
  const id = await viewerId(ctx);
  try {
    await setViewer(ctx, change, id);
    await run(id);
  } finally {
    await setViewer(ctx, { role: "VIEWER", disabled: false }, id);
  }
}

/** One check for all operations: each change of the role costs a login. */
function roleBoundsCheck(role: OperatorRoleValue): Check {
  return {
    id: `beyond.operators.${role.toLowerCase()}`,
    title: `${role} is refused each operation that isn't open to the role with OPERATOR_ROLE_NOT_ALLOWED.`,
    source: "D60",
    needs: ["operator", "viewer", "sms"],
    alone: true,
    run: (ctx) =>
      withViewer(ctx, { role, disabled: false }, async () => {
        for (const id of operationsClosedTo(role).filter((each) => !ctx.env.missingOperations.has(each)))
          await expectRoleRefusal(ctx, id);
      }),
  };
}

const maskedPhone = ({ phone }: Member) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** Where the console shows the member, who has applied for a store, and the store's owner; and what a VIEWER should see there. */
function maskedReads(as: Sender, member: Member, { id, owner, body }: Store): [Read, object][] {
  const [row, firstPage] = [{ id: member.id }, { query: { size: 100 } }];
  const contact = { phone: maskedPhone(member), latitude: null, longitude: null };
  const ofMember = { ...contact, targetToken: null };
  const application = { ...contact, memberPhone: contact.phone };
  const ofStore = { memberPhone: maskedPhone(owner) };
  const [fields, ofApplication, ofOwner] = [ofMember, application, ofStore].map((masked) => Object.keys(masked));
  return [
    [read("getAdminMember", as, { params: row }, row, fields), ofMember],
    [read("listAdminMembers", as, firstPage, row, fields), ofMember],
    [read("searchAdminMembers", as, { query: { field: "name", q: member.name } }, row, fields), ofMember],
    [read("getAdminDashboard", as, {}, undefined, ["memberLocationDtoList"]), { memberLocationDtoList: [] }],
    [read("listAdminPartnerApplications", as, firstPage, { memberId: member.id }, ofApplication), application],
    [read("listAdminPartnerPlaces", as, firstPage, { id }, ofOwner), ofStore],
    [read("searchAdminPartnerPlaces", as, { query: { field: "name", q: body.name } }, { id }, ofOwner), ofStore],
  ];
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
      });
      await withViewer(ctx, { role: "FINANCE", disabled: false }, async () => {
        const member = await ctx.member("member");
        await ctx.ok("grantRice", { as: viewer, body: { memberId: member.id, amount: 1 } });
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
    id: "beyond.operators.audit",
    title:
      "Each change of an operator's role, and disabling and enabling an account, leaves one entry in the audit log.",
    source: "D60, D18",
    needs: ["operator", "viewer"],
    alone: true,
    run: async (ctx) => {
      await withViewer(ctx, { role: "SUPPORT", disabled: true }, () => Promise.resolve());
      const query = { target: `OPERATOR:${await viewerId(ctx)}`, size: 4 };
      const { content } = await ctx.ok("listAuditLog", { as: await ctx.operator(), query });
      const entries = content.map(({ action, before, after }) =>
        action === "OPERATOR_ROLE_CHANGE" ? `${action} ${before?.["role"]} ${after?.["role"]}` : action,
      );
      const expected = [
        "OPERATOR_DISABLE",
        "OPERATOR_ENABLE",
        "OPERATOR_ROLE_CHANGE SUPPORT VIEWER",
        "OPERATOR_ROLE_CHANGE VIEWER SUPPORT",
      ];
      ctx.equal(entries.toSorted(), expected, "Both changes, and that both were undone, should be in the audit log.");
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
    title:
      "A VIEWER gets the phones of members and of their applications with stars, and no positions or push tokens, wherever the console shows them.",
    source: "D60",
    needs: ["operator", "viewer", "sms"],
    run: async (ctx) => {
      const member = await ctx.member("masked", { position: HONGDAE });
      const fcmToken = ctx.env.freshText("push-token-");
      await ctx.ok("login", { body: { phone: member.phone, password: member.password, fcmToken } });
      await newPartnerApplication(ctx, member, { ...storeBody(ctx), phone: member.phone });
      const [as, store] = [await ctx.viewer(), await sharedStore(ctx)];
      for (const [place, masked] of maskedReads(as, member, store))
        ctx.equal(await snapshot(ctx, [place]), [masked], `${place.id} should mask members' phones and positions.`);
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
  ...[...operationsClosedTo("VIEWER"), ...Object.keys(refusedToViewers)].map(viewerCheck),
  ...OperatorRoleValues.filter((role) => role !== "OWNER" && role !== "VIEWER").map(roleBoundsCheck),
  ...accountChecks,
];
