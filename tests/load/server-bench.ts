/** `npm run bench:server`: how fast the reference backend is, as ratios within one run. See docs/benchmark.md. */
import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { dirname } from "node:path";
import { startPostgres } from "../../server/src/testing/processes/postgres.ts";
import { readOptions, USAGE, type Options, type Part } from "./lib/options.ts";
import { toMarkdown, type Bench, type PartReport } from "./lib/report.ts";
import { Cleanup } from "./lib/servers.ts";
import { benchBulk } from "./parts/bulk.ts";
import { benchConsole } from "./parts/console.ts";
import { benchCpu } from "./parts/cpu.ts";
import { benchFanout } from "./parts/fanout.ts";
import { benchList } from "./parts/list.ts";
import { benchSizes } from "./parts/sizes.ts";

const benches: Record<Part, Bench> = {
  list: benchList,
  sizes: benchSizes,
  fanout: benchFanout,
  console: benchConsole,
  bulk: benchBulk,
  cpu: benchCpu,
};

function log(line: string): void {
  process.stderr.write(`${line}\n`);
}

function describeMachine() {
  return { cpus: cpus().length, model: cpus()[0]?.model ?? "unknown", node: process.version, loadBefore: loadavg()[0] };
}

async function runBenchmark(options: Options): Promise<void> {
  const runInfo = { at: new Date().toISOString(), ...describeMachine(), options };
  const cleanup = new Cleanup();
  const postgres = await startPostgres({ settings: [`fsync=${options.isSynced ? "on" : "off"}`] });
  cleanup.add(() => postgres.close());
  const reports: Partial<Record<Part, PartReport>> = {};
  try {
    for (const part of options.parts) {
      const partCleanup = new Cleanup();
      try {
        const report = await benches[part]({ options, postgres, cleanup: partCleanup, log });
        reports[part] = report;
        process.stdout.write(`\n${toMarkdown(report)}`);
      } finally {
        await partCleanup.run();
      }
    }
  } finally {
    await cleanup.run();
    await mkdir(dirname(options.out), { recursive: true });
    await writeFile(options.out, `${JSON.stringify({ ...runInfo, reports }, null, 2)}\n`);
  }
  const { cpus: count, model, loadBefore } = runInfo;
  process.stdout.write(
    `\n${count} × ${model}, load before the run ${loadBefore?.toFixed(1)}. Every round: ${options.out}\n`,
  );
}

// Servers and PostgreSQL are separate processes: an interrupted run must end them.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => void Cleanup.runAll().then(() => process.exit(1)));
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) process.stdout.write(`${USAGE}\n`);
  else await runBenchmark(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
