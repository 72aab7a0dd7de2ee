/**
 * Lists a member's no-shows, and waives one after an objection (D24): `npm run admin:no-shows -- --member 1042`, then with
 * `--waive 7`, the no-show's number in the list.
 */
import { listNoShows, waiveNoShow } from "../domain/admin/no-shows.ts";
import { formatNoShow } from "./format.ts";
import { readId, runOperatorCommand } from "./operator-command.ts";

await runOperatorCommand({
  read: async (prompt, flags) => ({
    memberId: readId("The member", flags.member ?? (await prompt.ask("Member", { isSecret: false }))),
    noShowId: flags.waive === undefined ? null : readId("The no-show", flags.waive),
  }),
  change: async (ctx, { memberId, noShowId }) => {
    if (noShowId !== null) await waiveNoShow(ctx, { memberId, noShowId });
    return await listNoShows(ctx.trx, memberId);
  },
  describe: ({ memberId }, noShows) =>
    noShows.length === 0 ? `The member ${memberId} has no no-shows.` : noShows.map(formatNoShow).join("\n"),
});
