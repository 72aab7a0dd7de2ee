/**
 * Security events: log lines of their own about logins, lock-outs, guesses, reused tokens, refused roles and changed secrets, with
 * account, network and outcome. From them alone one can say which account was attacked, from how many networks, and what
 * succeeded. They contain ids and networks, but no phone, token, password or code.
 */
import type { ErrorName } from "@babchingu/openapi/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OperationId } from "../contract/types.ts";
import type { Deps } from "../deps.ts";
import { readAccessToken } from "../domain/accounts/access-tokens.ts";
import { findMemberByPhone, findOperatorByName, findRefreshTokenOwner } from "../domain/accounts/attacked-accounts.ts";
import { networkOf } from "../lib/network.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whose tokens the response has, for operations that don't name an account. */
    issuedAccountId: number | null;
  }
}

type Outcome = "succeeded" | "failed" | "locked_out" | "refused";

interface Finding {
  event: string;
  /** The attacked or changed account; null when there is none. */
  accountId: number | null;
}

type EventDeps = Pick<Deps, "db" | "keys">;
type Describe = (deps: EventDeps, request: FastifyRequest) => Promise<Finding>;

interface Watched {
  describe: Describe;
  /** Refusals that are no guess, such as an invalid form, leave no event. */
  outcomes: Partial<Record<ErrorName, Outcome>>;
}

const field = (request: FastifyRequest, name: string) =>
  (request.body as Record<string, string> | undefined)?.[name] ?? "";

const byPhone =
  (event: string): Describe =>
  async ({ db }, request) => ({ event, accountId: await findMemberByPhone(db, field(request, "phone")) });

const bySender =
  (event: string): Describe =>
  async (_deps, { sender }) => ({ event, accountId: sender?.memberId ?? null });

const byPath =
  (event: string): Describe =>
  async (_deps, { params }) => ({ event, accountId: (params as { id: number }).id });

const byIssuedAccount =
  (event: string): Describe =>
  async (_deps, { issuedAccountId }) => ({ event, accountId: issuedAccountId });

const operatorLogin: Describe = async ({ db }, request) => ({
  event: "operator_login",
  accountId: await findOperatorByName(db, field(request, "name")),
});

const tokenRefresh: Describe = async ({ db }, request) => {
  const owner = await findRefreshTokenOwner(db, field(request, "refreshToken"));
  return { event: owner?.isReuse === true ? "token_reuse" : "token_refresh", accountId: owner?.memberId ?? null };
};

const codeGuesses = {
  VERIFICATION_CODE_WRONG: "failed",
  CODE_TRIES_EXHAUSTED: "locked_out",
  TOO_MANY_REQUESTS: "locked_out",
} as const;

/** By operation; a success is an event, too, except of what happens all the time. */
const watched: Partial<Record<OperationId, Watched>> = {
  login: { describe: byPhone("login"), outcomes: { LOGIN_REFUSED: "failed", TOO_MANY_REQUESTS: "locked_out" } },
  loginAdmin: {
    describe: operatorLogin,
    outcomes: { ADMIN_LOGIN_REFUSED: "failed", ADMIN_LOCKED_OUT: "locked_out", TOO_MANY_REQUESTS: "locked_out" },
  },
  refreshTokens: { describe: tokenRefresh, outcomes: { REFRESH_REFUSED: "failed" } },
  loginKakao: { describe: byIssuedAccount("login"), outcomes: {} },
  completeKakao: { describe: byIssuedAccount("sign_up"), outcomes: {} },
  signup: { describe: byPhone("sign_up"), outcomes: {} },
  sendVerificationCode: {
    describe: byPhone("code_request"),
    outcomes: { DAILY_CODES_EXHAUSTED: "locked_out", TOO_MANY_REQUESTS: "locked_out" },
  },
  verifyVerificationCode: { describe: byPhone("verification"), outcomes: codeGuesses },
  verifyReverificationCode: { describe: bySender("phone_change"), outcomes: codeGuesses },
  resetPassword: { describe: byPhone("password_reset"), outcomes: { VERIFICATION_TOKEN_INVALID: "failed" } },
  changeMemberPassword: {
    describe: bySender("password_change"),
    outcomes: { CURRENT_PASSWORD_WRONG: "failed", TOO_MANY_REQUESTS: "locked_out" },
  },
  withdrawMember: { describe: bySender("withdrawal"), outcomes: {} },
  changeSecurityCode: {
    describe: bySender("security_code_change"),
    outcomes: { CURRENT_CODE_WRONG: "failed", TOO_MANY_REQUESTS: "locked_out" },
  },
  resetAdminMemberPassword: { describe: byPath("password_set_by_operator"), outcomes: {} },
  setAdminMemberStatus: { describe: byPath("status_set_by_operator"), outcomes: {} },
  setAdminOperator: { describe: byPath("operator_change"), outcomes: {} },
};

/** Successes that are no news: every session refreshes its token every half hour. */
const QUIET_SUCCESSES = new Set<OperationId>(["refreshTokens", "sendVerificationCode", "verifyVerificationCode"]);
/** What the request itself doesn't say whose account it is about: Kakao does. */
const ISSUES_TOKENS = new Set<OperationId>(["loginKakao", "completeKakao"]);
const REFUSED_ROLES = new Set<ErrorName | null>(["ROLE_NOT_ALLOWED", "OPERATOR_ROLE_NOT_ALLOWED"]);

function outcomeOf(operation: OperationId, refusal: ErrorName | null, status: number): Outcome | null {
  if (REFUSED_ROLES.has(refusal)) return "refused";
  if (refusal !== null) return watched[operation]?.outcomes[refusal] ?? null;
  return status < 300 && watched[operation] && !QUIET_SUCCESSES.has(operation) ? "succeeded" : null;
}

const operationOf = (request: FastifyRequest) =>
  request.routeOptions.config.operation?.operationId as OperationId | undefined;

/** Logs the event of a request after its response, so that the response's time tells nothing about the account. */
export function logSecurityEvents(app: FastifyInstance, deps: EventDeps): void {
  app.decorateRequest("issuedAccountId", null);
  app.addHook("preSerialization", (request, _reply, payload: { accessToken?: string } | null, done) => {
    const operation = operationOf(request);
    if (operation !== undefined && ISSUES_TOKENS.has(operation) && payload?.accessToken !== undefined) {
      const claims = readAccessToken(deps.keys.accessToken, payload.accessToken);
      request.issuedAccountId = claims === null ? null : Number(claims.sub);
    }
    done(null, payload);
  });
  app.addHook("onResponse", async (request, reply) => {
    const operation = operationOf(request);
    if (operation === undefined) return;
    const outcome = outcomeOf(operation, request.refusal, reply.statusCode);
    if (outcome === null) return;
    const describe = outcome === "refused" ? bySender("role") : (watched[operation]?.describe ?? bySender(operation));
    const finding = await describe(deps, request).catch(() => null);
    // The first step of a sign-up through Kakao opens no session.
    if (finding?.accountId === null && ISSUES_TOKENS.has(operation)) return;
    const entry = {
      securityEvent: finding?.event ?? operation,
      outcome,
      accountId: finding?.accountId ?? null,
      senderId: request.sender?.memberId ?? null,
      network: networkOf(request.ip),
      operation,
    };
    if (outcome === "succeeded") request.log.info(entry, "security event");
    else request.log.warn(entry, "security event");
  });
}
