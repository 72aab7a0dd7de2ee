import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { readDailyFigures } from "../../domain/admin/daily-figures.ts";
import type { Attempt } from "../../domain/accounts/attempts.ts";
import { changeSecurityCode, readCodeHash, readDashboard, wrongCodeError } from "../../domain/admin/system.ts";
import { readInbox } from "../../domain/admin/inbox.ts";
import { forOperator, maskAuditEntry, maskDashboard, pageForOperator } from "../../domain/admin/masking.ts";
import { listAuditLog } from "../../domain/admin/audit-log.ts";
import { withNames } from "../../domain/admin/audit-names.ts";
import { hashPassword } from "../../lib/password.ts";
import { verifyPresentSecret } from "../accounts/verify-secret.ts";
import { createWriter } from "../writer.ts";

/** Dashboard, daily figures, security code and audit log in the console. */
export function adminSystemHandlers(deps: Pick<Deps, "db" | "clock" | "keys">) {
  const { db } = deps;
  const { write } = createWriter(deps);
  return {
    getAdminDashboard: async ({ actor }) => forOperator(actor, await readDashboard(db), maskDashboard),
    getAdminInbox: () => readInbox(db, deps.clock.now()),
    getAdminDailyFigures: ({ query }) => readDailyFigures(db, query),
    changeSecurityCode: async ({ actor, body, ip: address }) => {
      const attempt: Attempt = { scope: "SECURITY_CODE", subject: actor.memberId, address };
      const currentHash = await readCodeHash(db, actor.memberId);
      const secret = String(body.currentCode);
      if (!(await verifyPresentSecret(deps, { attempt, hash: currentHash, secret }))) throw wrongCodeError();
      const codeHash = await hashPassword(String(body.newCode));
      await write(actor, (ctx) => changeSecurityCode(ctx, { currentHash, codeHash }));
    },
    listAuditLog: async ({ actor, query }) =>
      pageForOperator(actor, await withNames(db, listAuditLog(db, query)).page(query), maskAuditEntry),
  } satisfies Handlers;
}
