/**
 * Sets an operator's passwords and security code and ends their sessions (D60): `npm run admin:password -- --name operator`.
 * Prompts and variables are those of `admin:create`.
 */
import { hashAdminSecrets } from "../domain/admin/login.ts";
import { findOperatorId, setOperatorSecrets } from "../domain/admin/operators.ts";
import { readName, readSecrets, runOperatorCommand } from "./operator-command.ts";

await runOperatorCommand({
  read: async (prompt, flags) => ({
    loginName: await readName(prompt, flags),
    hashes: await hashAdminSecrets(await readSecrets(prompt, flags)),
  }),
  change: async (ctx, { loginName, hashes }) =>
    setOperatorSecrets(ctx, { operatorId: await findOperatorId(ctx, loginName), hashes }),
  describe: ({ loginName }) => `The operator ${loginName} logs in with the new passwords and code.`,
});
