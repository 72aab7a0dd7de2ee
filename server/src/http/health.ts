import { sql } from "kysely";
import type { Handlers } from "../contract/types.ts";
import { withTimeBudget } from "../lib/time-budget.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../lib/api-error.ts";

/** Whoever asks /ready waits only a few seconds. */
const READINESS_TIMEOUT_MS = 2000;

export function healthHandlers(deps: Deps) {
  async function probe(): Promise<void> {
    try {
      const read = withTimeBudget(READINESS_TIMEOUT_MS, () => sql`select 1`.execute(deps.db));
      await Promise.all([read, deps.storage.checkSpace?.()]);
    } catch (error) {
      deps.log.error({ err: error }, "The database or the storage does not respond");
      throw new ApiError("UNAVAILABLE");
    }
  }

  let running: Promise<void> | null = null;
  /** Requests at the same time share a probe: anybody may ask, and each would take a connection. */
  const probeOnce = () => (running ??= probe().finally(() => (running = null)));

  return {
    getHealth: async () => ({ status: "ok" as const }),
    getReadiness: async () => {
      await probeOnce();
      return { status: "ok" as const };
    },
  } satisfies Handlers;
}
