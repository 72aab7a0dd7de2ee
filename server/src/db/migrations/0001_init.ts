import type { Kysely } from "kysely";
import { runStatements } from "../statements.ts";
import { ACCOUNTS } from "./0001_init/accounts.ts";
import { MEETINGS } from "./0001_init/meetings.ts";
import { OPERATION } from "./0001_init/operation.ts";

/** The first schema. The same SQL serves PGlite and PostgreSQL. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, ACCOUNTS);
  await runStatements(db, MEETINGS);
  await runStatements(db, OPERATION);
}
