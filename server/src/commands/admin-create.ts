/**
 * Creates an operator (D18, D60): `npm run admin:create -- --name operator --role SUPPORT`; OWNER without a role. It prompts for
 * missing values; passwords and code may also come from ADMIN_PASSWORD1, ADMIN_PASSWORD2 and ADMIN_CODE. The embedded database
 * must not be in use.
 */
import { hashAdminSecrets } from "../domain/admin/login.ts";
import { createOperator } from "../domain/admin/operators.ts";
import { translateUniqueViolations } from "../domain/accounts/signup.ts";
import { audit } from "../domain/shared/audit.ts";
import { parseRole, readName, readSecrets, runOperatorCommand } from "./operator-command.ts";

await runOperatorCommand({
  read: async (prompt, flags) => {
    const role = parseRole(flags.role ?? "OWNER");
    const loginName = await readName(prompt, flags);
    return { loginName, role, hashes: await hashAdminSecrets(await readSecrets(prompt, flags)) };
  },
  change: (ctx, operator) =>
    translateUniqueViolations(async () => {
      const target = { kind: "OPERATOR", id: await createOperator(ctx, operator) } as const;
      const { loginName: name, role } = operator;
      await audit(ctx, { action: "OPERATOR_CREATE", target, after: { name, role } });
    }),
  describe: ({ loginName, role }) => `The operator ${loginName} (${role}) can log in at /admin.`,
});
