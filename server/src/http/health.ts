import { sql } from "kysely";
import type { Handlers } from "../contract/types.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";

export function operationHandlers(deps: Deps) {
  return {
    getHealth: async () => ({ status: "ok" as const }),
    getReadiness: async () => {
      try {
        await sql`select 1`.execute(deps.db);
      } catch (error) {
        deps.log.error({ err: error }, "The database does not respond");
        throw new ApiError("UNAVAILABLE");
      }
      return { status: "ok" as const };
    },
  } satisfies Handlers;
}
