/** Disables an operator's account and ends its sessions (D60): `npm run admin:disable -- --name operator`; `--enable` undoes it. */
import { findOperatorId, readOperator, setOperator } from "../domain/admin/operators.ts";
import { readName, runOperatorCommand } from "./operator-command.ts";

await runOperatorCommand({
  read: async (prompt, flags) => ({ loginName: await readName(prompt, flags), disabled: flags.enable !== true }),
  change: async (ctx, { loginName, disabled }) => {
    const operatorId = await findOperatorId(ctx, loginName);
    const { role } = await readOperator(ctx.trx, operatorId);
    await setOperator(ctx, { operatorId, role, disabled });
  },
  describe: ({ loginName, disabled }) =>
    disabled ? `The operator ${loginName} can't log in any more.` : `The operator ${loginName} can log in again.`,
});
