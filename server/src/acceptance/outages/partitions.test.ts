/** The connection to PostgreSQL goes silent while partitions are changed, which keeps everybody else from the table. */
import { RawNode, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDb } from "../../db/kysely.ts";
import { openDb } from "../../db/open.ts";
import { extendPartitions, messagesTable } from "../../db/partitions.ts";
import { isUnavailable } from "../../lib/unavailable.ts";
import { eventually } from "../../testing/eventually.ts";
import { onStatement } from "../../testing/on-statement.ts";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { type FaultProxy, startFaultProxy } from "../../testing/processes/fault-proxy.ts";

let environment: PostgresEnvironment;
let toPostgres: FaultProxy;
let throughProxy: OpenDb;

beforeAll(async () => {
  environment = await startPostgresEnvironment();
  toPostgres = await startFaultProxy(environment.databaseUrl);
  throughProxy = await openDb({ dataDir: "", databaseUrl: toPostgres.url, statementMsMax: 1000 });
});
afterAll(async () => {
  await throughProxy.close();
  toPostgres.close();
  await environment.close();
});

/** Calls `run` before a statement that contains `text` is sent. */
const before = (text: string, run: () => void) =>
  onStatement((node) => {
    if (RawNode.is(node) && node.sqlFragments.join(" ").includes(text)) run();
  });

test("the change is given up, and the table is free again", async () => {
  const cut = before("attach partition", () => toPostgres.set("halfOpen"));
  const change = extendPartitions(throughProxy.db.withPlugin(cut), messagesTable, { aheadTo: 100, at: 200 });
  await expect(change).rejects.toSatisfy(isUnavailable);
  await eventually(async () => {
    const { rows } = await environment.db.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = 100`.execute(trx);
      return await sql`select count(*) from chat_messages`.execute(trx);
    });
    expect(rows).toHaveLength(1);
  });
});
