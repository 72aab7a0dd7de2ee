/** Backs up and restores with the commands of docs/running.md, images included. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { migrateToLatest } from "../../db/migrate.ts";
import { openDb } from "../../db/open.ts";
import type { Db } from "../../db/schema.ts";
import { grantServerRole } from "../../db/server-role.ts";
import { ShiftableClock } from "../../lib/clock.ts";
import type { TestMember } from "../../testing/builders.ts";
import { meetingBody } from "../../testing/meetings.ts";
import { migratedDataDir } from "../../testing/migrated-database.ts";
import { type PostgresEnvironment, startPostgresEnvironment } from "../../testing/postgres-environment.ts";
import { startServerProcess, type ServerProcess } from "../../testing/processes/server-process.ts";
import { expectConsistent } from "../model/invariants.ts";
import { insertMember } from "./embedded.ts";
import { OutageLoad } from "./load.ts";
import { isFull, TEST_MS_MAX } from "./rehearsal.ts";
import { expectServed, uploadCall } from "./upload.ts";

const runFile = promisify(execFile);
const page = join(import.meta.dirname, "../../../../docs/running.md");

/** Runs here what compose runs in a container, with the database and the folder of the test. */
const DOCKER = [
  "#!/bin/bash",
  "case $2 in exec) shift 4 ;; run) shift 6 ;; *) exit ;; esac",
  'set -- "${@/#babchingu/"$DATABASE_URL"}"',
  'exec "${@/#\\/data/"$DATA_DIR"}"',
].join("\n");

/** The pairs of commands of the page's section about backups. */
async function readCommands() {
  const [, section = ""] = (await readFile(page, "utf8")).split(/^## Backups$/m);
  const [backups = ""] = section.split(/^## /m);
  const blocks = Array.from(backups.matchAll(/^```sh\n([\s\S]*?)^```$/gm), ([, commands = ""]) => commands);
  expect(blocks).toHaveLength(6);
  const pairAt = (index: number) => ({ backUp: blocks[index] ?? "", restore: blocks[index + 1] ?? "" });
  return { server: pairAt(0), compose: pairAt(2), embedded: pairAt(4) };
}

async function runCommands(commands: string, env: Record<string, string>): Promise<void> {
  await runFile("bash", ["-euc", commands], { env: { PATH: process.env["PATH"] ?? "", ...env } });
}

async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `babchingu-${name}-`));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const SETTINGS = { RATE_LIMIT: "false", LOG_LEVEL: "error" };

async function call(server: ServerProcess, { token }: TestMember, method: string, path: string, body?: object) {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** A member opens a meeting, which pays a deposit, and uploads an image. */
async function use(server: ServerProcess, member: TestMember) {
  const { upload, urls } = await uploadCall();
  await new OutageLoad({ url: () => server.url, token: member.token, chats: [], calls: [upload] }).callOnce();
  const created = await call(server, member, "POST", "/meetings/create", meetingBody({ clock: new ShiftableClock() }));
  expect(created.status).toBe(201);
  return { urls, meetingId: Number(created.body["meetingId"]) };
}

/** Makes the database one with an owner that is no superuser, and a role for the servers. `grant` does what `npm run db:grant` does. */
async function separateRoles({ db, databaseUrl }: PostgresEnvironment) {
  const [owner, servers] = ["owner", "servers"].map((name) => `${name}_${randomUUID().replaceAll("-", "")}`) as [
    string,
    string,
  ];
  const urlOf = (username: string) => Object.assign(new URL(databaseUrl), { username }).href;
  for (const role of [owner, servers]) await sql`create role ${sql.id(role)} login`.execute(db);
  await sql`grant ${sql.id(servers)} to ${sql.id(owner)}`.execute(db);
  await sql`alter database ${sql.id(new URL(databaseUrl).pathname.slice(1))} owner to ${sql.id(owner)}`.execute(db);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public authorization ${sql.id(owner)}`.execute(db);
  const grant = async () => {
    const opened = await openDb({ dataDir: "", databaseUrl: urlOf(owner) });
    try {
      await migrateToLatest(opened.db);
      await grantServerRole(opened.db, servers);
    } finally {
      await opened.close();
    }
  };
  await grant();
  return { ownerUrl: urlOf(owner), serversUrl: urlOf(servers), grant };
}

const findMeetingIds = async (db: Db) => (await db.selectFrom("meetings").select("id").execute()).map(({ id }) => id);

test.for(isFull ? (["server", "compose"] as const) : (["server"] as const))(
  "PostgreSQL is backed up while the server runs, and restored: %s",
  { timeout: TEST_MS_MAX },
  async (kind) => {
    const { backUp, restore } = (await readCommands())[kind];
    const environment = await startPostgresEnvironment();
    onTestFinished(environment.close);
    const dataDir = await temporaryFolder("data");
    const BACKUP = join(await temporaryFolder("backup"), "babchingu-2026-11-21");
    const { ownerUrl, serversUrl, grant } = await separateRoles(environment);
    const commands = await temporaryFolder("commands");
    await writeFile(join(commands, "docker"), DOCKER, { mode: 0o755 });
    const PATH = `${commands}:${process.env["PATH"]}`;
    const env = { PATH, BACKUP, DATABASE_URL: ownerUrl, DATA_DIR: dataDir };
    const server = await startServerProcess({ ...SETTINGS, DATABASE_URL: serversUrl, DATA_DIR: dataDir });
    onTestFinished(server.close);
    const member = await environment.member();
    const kept = await use(server, member);
    await runCommands(backUp, env);
    await use(server, member);
    await server.stop();
    await environment.db.deleteFrom("refreshTokens").execute();
    await rm(join(dataDir, "images"), { recursive: true });

    await runCommands(restore, env);
    await grant();
    await server.start();
    expect(await findMeetingIds(environment.db)).toEqual([kept.meetingId]);
    await expectServed(server.url, kept.urls);
    expect((await call(server, member, "GET", `/meetings/${kept.meetingId}`)).status).toBe(200);
    const next = await use(server, member);
    // The counter of ids was restored with its rows. A transaction that is repeated takes one id more, so it isn't compared exactly.
    expect(next.meetingId).toBeGreaterThan(kept.meetingId);
    await expectConsistent(environment.db);
    expect(server.output()).not.toContain('"level":50');
  },
);

test.runIf(isFull)(
  "the embedded database is backed up while the server is stopped, and restored",
  async () => {
    const { embedded } = await readCommands();
    const dataDir = await migratedDataDir("babchingu-embedded-");
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const env = { BACKUP: join(await temporaryFolder("backup"), "babchingu-2026-11-21"), DATA_DIR: dataDir };
    const withDb = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
      const { db, close } = await openDb({ dataDir, databaseUrl: null });
      try {
        return await work(db);
      } finally {
        await close();
      }
    };
    const member = await withDb(insertMember);
    const server = await startServerProcess({ ...SETTINGS, DATA_DIR: dataDir });
    onTestFinished(server.close);
    const kept = await use(server, member);
    await server.stop();
    await runCommands(embedded.backUp, env);
    await server.start();
    await use(server, member);
    await server.stop("SIGKILL");

    await runCommands(embedded.restore, env);
    await server.start();
    await expectServed(server.url, kept.urls);
    expect((await call(server, member, "GET", `/meetings/${kept.meetingId}`)).status).toBe(200);
    await server.stop();
    await withDb(async (db) => {
      expect(await findMeetingIds(db)).toEqual([kept.meetingId]);
      await expectConsistent(db);
    });
    expect(server.output()).not.toContain('"level":50');
  },
  TEST_MS_MAX,
);
