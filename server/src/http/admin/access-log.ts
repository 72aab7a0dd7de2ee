/** Records what operators do with personal data (D61), around the handlers: a read that can't be recorded isn't answered. */
import type { ErrorName } from "@babchingu/openapi/errors";
import type { Handlers, OperationId } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { type Access, listAccessLog, recordAccess, recordLogin } from "../../domain/admin/access-log.ts";
import { ApiError } from "../../lib/api-error.ts";

interface Request {
  params: Record<string, unknown>;
  query: Record<string, string | undefined>;
  body: unknown;
  ip: string;
  actor: { memberId: number };
}

type Handler = (request: Request) => Promise<unknown>;
type Describe = (request: Request, result: unknown) => Access;

const idsOf = (result: unknown): number[] => (result as { content: { id: number }[] }).content.map(({ id }) => id);

const search =
  (resource: string): Describe =>
  ({ query }, result) => ({ action: "SEARCH", resource, field: query["field"], targetIds: idsOf(result) });

/** The operations that are recorded, besides the login. */
const recorded: Partial<Record<OperationId, Describe>> = {
  getAdminMember: ({ params }) => ({ action: "MEMBER_OPEN", resource: "members", targetIds: [Number(params["id"])] }),
  revealAdminMember: ({ params, body }) => ({
    action: "MEMBER_REVEAL",
    resource: "members",
    targetIds: [Number(params["id"])],
    reason: (body as { reason: string }).reason,
  }),
  searchAdminMembers: search("members"),
  searchAdminMeetings: search("meetings"),
  searchAdminPartnerPlaces: search("partner-place"),
  searchAdminPayments: search("payments"),
  searchAdminRiceTransactions: search("rice-transactions"),
  listAdminMeetingChats: ({ params }) => ({
    action: "CHAT_READ",
    resource: "meetings",
    targetIds: [Number(params["id"])],
  }),
  exportAdminResource: ({ params, query }, result) => ({
    action: "EXPORT",
    resource: String(params["resource"]),
    field: query["field"],
    targetIds: (result as { targetIds: number[] }).targetIds,
  }),
};

/** What refuses a login, of a known id or not. */
const failures = new Set<ErrorName>(["ADMIN_LOGIN_REFUSED", "ADMIN_LOCKED_OUT"]);

export function adminAccessLogHandlers({ db }: Pick<Deps, "db">) {
  return { listAccessLog: async ({ query }) => listAccessLog(db, query).page(query) } satisfies Handlers;
}

/** The handlers, which record the access before they answer. `deps.db` is the primary, also for reads of a replica. */
export function withAccessLog(deps: Pick<Deps, "db" | "clock">, handlers: Handlers): Handlers {
  const contextOf = ({ ip }: Request) => ({ now: deps.clock.now(), address: ip });
  const all = handlers as Record<string, Handler>;
  const wrapped = Object.entries(recorded).flatMap(([operationId, describe]): [string, Handler][] => {
    const handler = all[operationId];
    if (!handler) return [];
    const recording: Handler = async (request) => {
      const result = await handler(request);
      const operatorId = request.actor.memberId;
      await recordAccess(deps.db, contextOf(request), { operatorId, access: describe(request, result) });
      return result;
    };
    return [[operationId, recording]];
  });
  const login = all["loginAdmin"];
  const recordingLogin: Handler = async (request) => {
    const { name: loginName } = request.body as { name: string };
    const record = (action: "LOGIN" | "LOGIN_FAILED") =>
      recordLogin(deps.db, contextOf(request), { loginName, action });
    try {
      const tokens = await login?.(request);
      await record("LOGIN");
      return tokens;
    } catch (error) {
      if (error instanceof ApiError && failures.has(error.errorName)) await record("LOGIN_FAILED");
      throw error;
    }
  };
  return { ...handlers, ...Object.fromEntries(wrapped), loginAdmin: recordingLogin as never };
}
