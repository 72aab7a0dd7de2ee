/** A backup that is made after a withdrawal has no trace of the member (D67): `pg_dump` also writes what no query of ours reads. */
import { DAY_MS } from "@babchingu/openapi";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useEveryFeature } from "../../testing/erasure.ts";
import { createTestApp } from "../../testing/harness.ts";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";

const DUMP_BYTES_MAX = 64 * 1024 * 1024;

let environment: PostgresEnvironment;
beforeAll(async () => {
  environment = await startPostgresEnvironment();
}, 400_000);
afterAll(() => environment.close());

async function dumpLines(): Promise<string[]> {
  const { stdout } = await promisify(execFile)("pg_dump", [environment.databaseUrl], { maxBuffer: DUMP_BYTES_MAX });
  return stdout.split("\n");
}

test("a dump after a withdrawal has no trace of the member", async () => {
  const t = await createTestApp({ deps: { db: environment.db } });
  const { token, traces } = await useEveryFeature(t);
  const before = (await dumpLines()).join("\n");
  for (const trace of traces) expect(before).toMatch(trace);
  await t.api.ok("withdrawMember", { token });
  await t.advance(DAY_MS);
  expect((await dumpLines()).filter((line) => traces.some((trace) => trace.test(line)))).toEqual([]);
  await t.app.close();
});
