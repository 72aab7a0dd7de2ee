import type { Handlers } from "../contract/types.ts";
import type { Deps } from "../deps.ts";
import { blockMember, listBlocks, unblockMember } from "../domain/blocks.ts";
import { runOnce } from "../domain/idempotency.ts";
import type { NewReport } from "../domain/reports.ts";
import { reportOnMeeting, reportOutOfMeeting } from "../domain/reports.ts";
import type { Trx } from "../db/schema.ts";
import { transact } from "../db/transact.ts";

type Report = (trx: Trx, report: NewReport, now: Date) => Promise<number>;

interface ReportCall {
  actor: { memberId: number };
  body: NewReport["body"];
  headers: { "Idempotency-Key"?: string };
}

/** Blocking and reporting. */
export function safetyHandlers({ db, clock }: Pick<Deps, "db" | "clock">) {
  const reportOnce = (operation: string, report: Report, { actor, body, headers }: ReportCall) =>
    transact(db, (trx) => {
      const now = clock.now();
      const { memberId } = actor;
      const call = { memberId, operation, key: headers["Idempotency-Key"], body, now };
      return runOnce(trx, call, async () => ({ id: await report(trx, { reporterId: memberId, body }, now) }));
    });
  return {
    blockMember: async ({ actor, body: { blockedId } }) => {
      await blockMember(db, { blockerId: actor.memberId, blockedId }, clock.now());
      return { id: blockedId };
    },
    listBlocks: ({ actor }) => listBlocks(db, actor.memberId),
    unblockMember: ({ actor, body: { blockedId } }) => unblockMember(db, { blockerId: actor.memberId, blockedId }),
    reportOnMeeting: (request) => reportOnce("reportOnMeeting", reportOnMeeting, request),
    reportOutOfMeeting: (request) => reportOnce("reportOutOfMeeting", reportOutOfMeeting, request),
  } satisfies Handlers;
}
