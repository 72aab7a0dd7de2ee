import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { readDailyFigures } from "../../domain/admin/daily-figures.ts";
import { changeSecurityCode, readDashboard } from "../../domain/admin/system.ts";
import { listAuditLog } from "../../domain/admin/audit-log.ts";
import { hashPassword } from "../../lib/password.ts";
import { createWriter } from "../writer.ts";

/** Dashboard, daily figures, security code and audit log in the console. */
export function adminSystemHandlers(deps: Pick<Deps, "db" | "clock">) {
  const { db } = deps;
  const { write } = createWriter(deps);
  return {
    getAdminDashboard: () => readDashboard(db),
    getAdminDailyFigures: ({ query }) => readDailyFigures(db, query),
    changeSecurityCode: async ({ actor, body }) => {
      const codeHash = await hashPassword(String(body));
      await write(actor, (ctx) => changeSecurityCode(ctx, codeHash));
    },
    listAuditLog: ({ query }) => listAuditLog(db, query).page(query),
  } satisfies Handlers;
}
