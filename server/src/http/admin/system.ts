import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { readDailyFigures } from "../../domain/admin/daily-figures.ts";
import { changeSecurityCode, readDashboard } from "../../domain/admin/system.ts";
import { forOperator, maskAuditEntry, maskDashboard, pageForOperator } from "../../domain/admin/masking.ts";
import { listAuditLog } from "../../domain/admin/audit-log.ts";
import { hashPassword } from "../../lib/password.ts";
import { createWriter } from "../writer.ts";

/** Dashboard, daily figures, security code and audit log in the console. */
export function adminSystemHandlers(deps: Pick<Deps, "db" | "clock">) {
  const { db } = deps;
  const { write } = createWriter(deps);
  return {
    getAdminDashboard: async ({ actor }) => forOperator(actor, await readDashboard(db), maskDashboard),
    getAdminDailyFigures: ({ query }) => readDailyFigures(db, query),
    changeSecurityCode: async ({ actor, body }) => {
      const codeHash = await hashPassword(String(body));
      await write(actor, (ctx) => changeSecurityCode(ctx, codeHash));
    },
    listAuditLog: async ({ actor, query }) =>
      pageForOperator(actor, await listAuditLog(db, query).page(query), maskAuditEntry),
  } satisfies Handlers;
}
