import { seoulDate } from "@babchingu/openapi";
import { Readable } from "node:stream";
import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { requireOperatorSession } from "../../domain/accounts/operator-sessions.ts";
import { prepareExport, recordExport } from "../../domain/admin/exports.ts";
import { limitConcurrency } from "../../lib/concurrency.ts";
import { createWriter } from "../writer.ts";

/** Of all exports of this server: each batch takes a connection, and some milliseconds of the process for its lines. */
const BATCHES_AT_ONCE = 2;

export function adminExportHandlers(deps: Pick<Deps, "db" | "clock">) {
  const { write } = createWriter(deps);
  const inTurn = limitConcurrency({ runningMax: BATCHES_AT_ONCE, waitingMax: Infinity });

  /** A slow client may take hours to read an export: it is broken off where the operator's session ends. */
  async function* batchesInTurn(batches: AsyncGenerator<string>, sessionId: number): AsyncGenerator<string> {
    const nextBatch = async () => {
      await requireOperatorSession(deps.db, { id: sessionId, now: deps.clock.now() });
      return batches.next();
    };
    for (;;) {
      const { done, value } = await inTurn(nextBatch);
      if (done === true) return;
      yield value;
    }
  }

  return {
    exportAdminResource: async ({ actor, params, query }) => {
      const request = { ...query, ...params };
      const { lines, readTargetIds } = prepareExport(deps.db, request, deps.clock.now());
      const targetIds = await readTargetIds();
      await write(actor, (ctx) => recordExport(ctx, request));
      return {
        // Reads the next batch after the previous one is sent, and stops when the client disconnects.
        stream: Readable.from(batchesInTurn(lines(), actor.sessionId), { objectMode: true, highWaterMark: 1 }),
        contentType: "text/csv; charset=utf-8",
        filename: `${params.resource}-${seoulDate(deps.clock.now())}.csv`,
        // For the access log.
        targetIds,
      };
    },
  } satisfies Handlers;
}
