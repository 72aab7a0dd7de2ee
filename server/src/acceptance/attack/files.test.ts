/**
 * Uploads of hostile files to a server, a process of its own in the full run: each is answered as documented, what is stored is re-encoded and has no metadata, and
 * neither the server's memory nor a member's waiting time grows much. FILES and SEED change the run: `npm run attack -- files`, which
 * also holds the figures; in `npm test` other tests share the machine.
 */
import { errorNames, type ErrorCode, operationErrors } from "@babchingu/openapi/errors";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ProcessImageEncoder } from "../../adapters/image-encoder/image-encoder.ts";
import type { TestMember } from "../../testing/builders.ts";
import { startPostgresEnvironment, type PostgresEnvironment } from "../../testing/postgres-environment.ts";
import { startServerProcess } from "../../testing/processes/server-process.ts";
import { randomOf } from "../../testing/random.ts";
import { type RunningServer, startServerHere } from "../../testing/server-here.ts";
import { HonestMembers } from "./honest-member.ts";
import { type HostileFile, leftoversOf, makeHostileFiles, makePhoto } from "./hostile-files.ts";
import { peakMbDuring, residentMb } from "./memory.ts";

const SEED = Number(process.env["SEED"] ?? 1);
const FILES = Number(process.env["FILES"] ?? 29);
const isMeasured = process.env["FILES"] !== undefined;
const PARALLEL = 4;
const GROWTH_MB_MAX = 300;
const P99_MS_MAX = 250;
const BUSY_PAUSE_MS = 500;
const TEST_MS_MAX = 120_000 + FILES * 3000;

const documented = new Set<string>([...(operationErrors.uploadImage ?? []), "TOO_MANY_REQUESTS"]);

let environment: PostgresEnvironment;
let server: RunningServer;
let attacker: TestMember;
/** Some files end its processes. */
const imageEncoder = new ProcessImageEncoder(() => undefined);

beforeAll(async () => {
  environment = await startPostgresEnvironment();
  const env = { DATABASE_URL: environment.databaseUrl, NODE_ENV: "test", SEED_DEMO: "false" };
  const start = () => startServerProcess({ ...env, RATE_LIMIT: "false", LOG_LEVEL: "fatal" });
  server = await (isMeasured ? start() : startServerHere(environment, { imageEncoder }));
  attacker = await environment.member();
}, 400_000);
afterAll(async () => {
  await server.close();
  await imageEncoder.close();
  await environment.close();
});

/** Uploads again while the server has too many others. @returns the name of the error, or "stored". */
async function upload({ data, name, type }: HostileFile): Promise<{ outcome: string; leftovers: string[] }> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(data)], { type }), name);
  const headers = { authorization: `Bearer ${attacker.token}` };
  const response = await fetch(`${server.url}/api/v1/images`, { method: "POST", headers, body: form });
  const body = (await response.json()) as { code: ErrorCode; url: string };
  if (response.ok) {
    const stored = await fetch(server.url + body.url);
    return { outcome: "stored", leftovers: await leftoversOf(Buffer.from(await stored.arrayBuffer())) };
  }
  const outcome = errorNames[body.code];
  if (outcome !== "TOO_MANY_REQUESTS") return { outcome, leftovers: [] };
  await sleep(BUSY_PAUSE_MS);
  return upload({ kind: "", data, name, type });
}

test(
  `${FILES} hostile files, seed ${SEED}`,
  async ({ annotate }) => {
    const files = await makeHostileFiles(FILES, randomOf(SEED));
    const honest = new HonestMembers(server.url, [await environment.member()]);
    const idleMs = await honest.readBeside(() => sleep(1000));
    const idleMb = await residentMb(server.pid());
    await upload(await makePhoto());
    await annotate(`after one photo ${Math.round(await residentMb(server.pid()))} MB`);
    const outcomes = new Map<string, Set<string>>();
    const wrong: string[] = [];
    const pending = [...files];
    const uploadInTurn = async () => {
      for (let file = pending.shift(); file !== undefined; file = pending.shift()) {
        const { outcome, leftovers } = await upload(file);
        outcomes.set(file.kind, (outcomes.get(file.kind) ?? new Set()).add(outcome));
        if (leftovers.length > 0) wrong.push(`${file.kind}: stored with ${leftovers.join(", ")}`);
        if (outcome !== "stored" && !documented.has(outcome)) wrong.push(`${file.kind}: ${outcome}`);
      }
    };
    const attack = () => Promise.all(Array.from({ length: PARALLEL }, uploadInTurn));
    let p99Ms = 0;
    const peakMb = await peakMbDuring(server.pid(), async () => {
      p99Ms = await honest.readBeside(attack);
    });
    for (const [kind, names] of outcomes) await annotate(`${kind}: ${[...names].join(", ")}`);
    await annotate(
      `memory ${Math.round(idleMb)} MB idle, at most ${Math.round(peakMb)} MB; a member's p99 ${Math.round(idleMs)} ms idle, ${Math.round(p99Ms)} ms in ${honest.reads} reads`,
    );
    expect(wrong).toEqual([]);
    expect(honest.failures).toEqual([]);
    if (!isMeasured) return;
    expect(peakMb - idleMb).toBeLessThanOrEqual(GROWTH_MB_MAX);
    expect(p99Ms).toBeLessThanOrEqual(P99_MS_MAX);
  },
  TEST_MS_MAX,
);
