/** Authentication of every operation: no token, an invalid, expired or revoked one, and one of another role or status. */
import { MINUTE_MS } from "@babchingu/openapi";
import { errorCatalogue, errorCodes, type ErrorName } from "@babchingu/openapi/errors";
import type { Sender } from "../../client/call-types.ts";
import { endsAccount } from "../../client/protected.ts";
import type { Check } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { operations, specPointer, type Operation } from "../../contract/openapi.ts";
import { baseRequestOf } from "../support/requests/base-requests.ts";

const protectedOperations = operations.filter(({ schemes, isTokenOptional }) => schemes.size > 0 && !isTokenOptional);

/** Whether the operation is for members; otherwise it is for operators. */
const isForMembers = ({ schemes }: Operation) => schemes.has("bearer");

function tokenCheck(
  operation: Operation,
  kind: string,
  rest: Pick<Check, "title" | "run"> & { error: ErrorName } & Partial<Check>,
): Check {
  const { error, ...more } = rest;
  return {
    id: `auth.${kind}.${operation.id}`,
    source: specPointer(operation, errorCatalogue[error].status),
    needs: isForMembers(operation) ? ["sms"] : ["operator", "sms"],
    covers: [`${operation.id} ${error}`],
    ...more,
  };
}

/** A valid request of the operation, without its sender. */
async function requestOf(ctx: Context, id: string) {
  const { as: _as, ...call } = await baseRequestOf(id).forRefusal(ctx);
  return call;
}

const INVALID_TOKENS = ["not.a.token", "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.", "0".repeat(600)];
const INVALID_HEADERS = ["Bearer", "Bearer ", "Basic YTpi", "not-even-a-scheme"];

const withoutTokenChecks = protectedOperations.map((operation) =>
  tokenCheck(operation, "no-token", {
    title: `${operation.id} refuses requests without a valid token with TOKEN_INVALID.`,
    error: "TOKEN_INVALID",
    run: async (ctx) => {
      const call = await requestOf(ctx, operation.id);
      ctx.expectRefusal(operation.id, "TOKEN_INVALID", await ctx.callUntyped(operation.id, call));
      for (const token of INVALID_TOKENS)
        ctx.expectRefusal(operation.id, "TOKEN_INVALID", await ctx.callUntyped(operation.id, { ...call, token }));
      for (const Authorization of INVALID_HEADERS) {
        const response = await ctx.callUntyped(operation.id, { ...call, headers: { ...call.headers, Authorization } });
        ctx.expectRefusal(operation.id, "TOKEN_INVALID", response);
      }
    },
  }),
);

/** Expired access tokens of a member and of the operator; created once for the run. */
function expiredTokens(ctx: Context): Promise<{ member: string; operator: string | null }> {
  return ctx.createOnce("expired tokens", async (runCtx) => {
    const member = await (await runCtx.member("sleeper")).token();
    const operator = runCtx.env.profile.operator === null ? null : await operatorToken(runCtx);
    await runCtx.advance(31 * MINUTE_MS);
    return { member, operator };
  });
}

/** The access token of a new operator session, which no other check uses. */
async function operatorToken(ctx: Context): Promise<string> {
  const { credentials } = await ctx.operator();
  return (await ctx.ok("loginAdmin", { body: credentials })).accessToken;
}

function revokedTokens(ctx: Context): Promise<{ member: string; operator: string | null }> {
  return ctx.createOnce("revoked tokens", async (runCtx) => {
    const member = await (await runCtx.member("leaver")).token();
    await runCtx.ok("logout", { token: member });
    const operator = runCtx.env.profile.operator === null ? null : await operatorToken(runCtx);
    if (operator !== null) await runCtx.ok("logout", { token: operator });
    return { member, operator };
  });
}

const expiredChecks = protectedOperations.map((operation) =>
  tokenCheck(operation, "expired", {
    title: `${operation.id} refuses an access token after 30 minutes with TOKEN_EXPIRED.`,
    error: "TOKEN_EXPIRED",
    needs: [...(isForMembers(operation) ? (["sms"] as const) : (["operator", "sms"] as const)), "clock"],
    run: async (ctx) => {
      const { member, operator } = await expiredTokens(ctx);
      const token = isForMembers(operation) ? member : (operator ?? "");
      ctx.expectRefusal(
        operation.id,
        "TOKEN_EXPIRED",
        await ctx.callUntyped(operation.id, { ...(await requestOf(ctx, operation.id)), token }),
      );
    },
  }),
);

const revokedChecks = protectedOperations.map((operation) =>
  tokenCheck(operation, "revoked", {
    title: `${operation.id} refuses a token after its session was ended with TOKEN_REVOKED.`,
    error: "TOKEN_REVOKED",
    run: async (ctx) => {
      const { member, operator } = await revokedTokens(ctx);
      const token = isForMembers(operation) ? member : (operator ?? "");
      ctx.expectRefusal(
        operation.id,
        "TOKEN_REVOKED",
        await ctx.callUntyped(operation.id, { ...(await requestOf(ctx, operation.id)), token }),
      );
    },
  }),
);

/** On a backend without the role check the call may cost the caller the account. */
async function callerOfOtherRole(ctx: Context, operation: Operation): Promise<Sender> {
  if (endsAccount(operation.id)) return isForMembers(operation) ? ctx.viewer() : ctx.member("member");
  return isForMembers(operation) ? ctx.operator() : ctx.sharedMember();
}

const otherRoleChecks = protectedOperations
  .filter(({ codes }) => codes.includes(errorCodes.ROLE_NOT_ALLOWED))
  .map((operation) =>
    tokenCheck(operation, "role", {
      title: `${operation.id} refuses ${isForMembers(operation) ? "an operator's" : "a member's"} token with ROLE_NOT_ALLOWED.`,
      error: "ROLE_NOT_ALLOWED",
      needs: endsAccount(operation.id) ? ["operator", "viewer", "sms"] : ["operator", "sms"],
      alone: endsAccount(operation.id),
      run: async (ctx) => {
        const as = await callerOfOtherRole(ctx, operation);
        ctx.expectRefusal(
          operation.id,
          "ROLE_NOT_ALLOWED",
          await ctx.callUntyped(operation.id, { ...(await requestOf(ctx, operation.id)), as }),
        );
      },
    }),
  );

const STATUSES = ["CREATED", "PHONE_V_REQUIRED", "BANNED"] as const;

const otherStatusChecks = protectedOperations
  .filter(({ codes }) => codes.includes(errorCodes.STATUS_NOT_ALLOWED))
  .map((operation) => {
    const refused = STATUSES.filter((status) => !operation.statuses.has(status));
    return tokenCheck(operation, "status", {
      title: `${operation.id} refuses members who are ${refused.join(", ")} with STATUS_NOT_ALLOWED and returns the status.`,
      error: "STATUS_NOT_ALLOWED",
      needs: ["operator", "sms"],
      run: async (ctx) => {
        const call = await requestOf(ctx, operation.id);
        for (const status of refused) {
          const as = endsAccount(operation.id)
            ? await ctx.member(status, { status })
            : await ctx.createOnce(`member who is ${status}`, (runCtx) => runCtx.member(status, { status }));
          const { data } = ctx.expectRefusal(
            operation.id,
            "STATUS_NOT_ALLOWED",
            await ctx.callUntyped(operation.id, { ...call, as }),
          );
          ctx.equal(data?.["status"], status, "The refusal should return the status.");
        }
      },
    });
  });

const optionalTokenCheck: Check = {
  id: "auth.optional.logout",
  title: "Logging out succeeds without a token and with one that is not valid.",
  source: "member §6",
  needs: [],
  run: async (ctx) => {
    ctx.expectSuccess("logout", await ctx.callUntyped("logout"));
    ctx.expectSuccess("logout", await ctx.callUntyped("logout", { token: "not.a.token" }));
  },
};

export const checks: Check[] = [
  ...withoutTokenChecks,
  ...revokedChecks,
  ...otherRoleChecks,
  ...otherStatusChecks,
  optionalTokenCheck,
  ...expiredChecks,
];
