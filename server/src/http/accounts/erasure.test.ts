/**
 * What a withdrawal leaves in the database (D67): every row of every table, searched as text. With TEST_DATABASE_URL also a backup, since
 * `pg_dump` writes what no query of ours reads.
 */
import { CODE_MESSAGES_PER_DAY, DAY_MS, MINUTE_MS } from "@babchingu/openapi";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { useEveryFeature } from "../../testing/erasure.ts";
import { createTestApp, type memoryStorage, type TestApp } from "../../testing/harness.ts";
import { isParallel } from "../../testing/locks.ts";

/** All rows of all tables as text. */
async function dump({ db }: TestApp): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`select t::text as line from ${sql.raw(name)} as t`.execute(db);
    texts.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return texts.join("\n");
}

const BACKUP_BYTES_MAX = 64 * 1024 * 1024;

/** The text of a backup of the test's database, without the copies that other tests have made in schemas of their own. */
async function backUp({ db }: TestApp): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = Object.assign(new URL(process.env["TEST_DATABASE_URL"] ?? ""), { pathname: rows[0]?.name }).href;
  const parameters = ["--exclude-schema=snapshot*", url];
  return (await promisify(execFile)("pg_dump", parameters, { maxBuffer: BACKUP_BYTES_MAX })).stdout;
}

test("a member who used every feature and withdrew is in no row and no later backup, and their images are gone", async () => {
  const t = await createTestApp();
  const { token, traces } = await useEveryFeature(t);
  const read = isParallel ? [dump, backUp] : [dump];
  for (const text of await Promise.all(read.map((each) => each(t)))) {
    for (const trace of traces) expect(text).toMatch(trace);
  }
  await t.api.ok("withdrawMember", { token });
  await t.advance(DAY_MS);
  for (const text of await Promise.all(read.map((each) => each(t)))) {
    expect(text.split("\n").filter((line) => traces.some((trace) => trace.test(line)))).toEqual([]);
  }
  expect((t.deps.storage as ReturnType<typeof memoryStorage>).files.size).toBe(0);
});

test("a phone that was replaced is in no row, and the texts to it are counted until the day ends", async () => {
  const t = await createTestApp();
  const [former, present] = ["01055554444", "01055553333"] as const;
  const { token } = await t.member({ phone: former });
  const sendCode = async (phone: string, purpose: "RESET_PASSWORD" | "REVERIFICATION") => {
    t.clock.advance(MINUTE_MS);
    await t.api.ok("sendVerificationCode", { body: { phone, purpose } });
    return t.devMailbox.list(phone)[0]?.code ?? "";
  };
  const reset = { phone: former, purpose: "RESET_PASSWORD" as const };
  for (let i = 1; i < CODE_MESSAGES_PER_DAY; i += 1) await sendCode(former, reset.purpose);
  await t.api.ok("verifyVerificationCode", {
    body: { ...reset, verificationCode: await sendCode(former, reset.purpose) },
  });
  const rowsWith = async (phone: string) => (await dump(t)).split("\n").filter((row) => row.includes(phone));
  expect(await rowsWith(former)).not.toEqual([]);
  const verificationCode = await sendCode(present, "REVERIFICATION");
  await t.api.ok("verifyReverificationCode", { token, body: { phone: present, verificationCode } });
  expect(await rowsWith(former)).toEqual([]);
  await t.api.refused("sendVerificationCode", "DAILY_CODES_EXHAUSTED", { body: reset });
  await t.api.ok("withdrawMember", { token });
  expect([...(await rowsWith(former)), ...(await rowsWith(present))]).toEqual([]);
  await t.advance(DAY_MS);
  expect(await rowsWith("verification_days")).toEqual([]);
});
