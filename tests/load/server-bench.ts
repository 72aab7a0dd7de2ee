/** `npm run bench:server`: how fast the reference backend is, as ratios within one run. See docs/benchmark.md. */
import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { dirname } from "node:path";
import { startPostgres } from "../../server/src/testing/processes/postgres.ts";
import { readOptions, USAGE, type Options, type Part } from "./lib/options.ts";
import { toMarkdown, type Bench, type PartReport } from "./lib/report.ts";
import { Cleanup } from "./lib/servers.ts";
import { benchConsole } from "./parts/console.ts";
import { benchFanout } from "./parts/fanout.ts";
import { benchList } from "./parts/list.ts";
import { benchSizes } from "./parts/sizes.ts";

const benches: Record<Part, Bench> = { list: benchList, sizes: benchSizes, fanout: benchFanout, console: benchConsole };

function log(line: string): void {
  process.stderr.write(`${line}\n`);
}

function machine() {
  return { cpus: cpus().length, model: cpus()[0]?.model ?? "unknown", node: process.version, loadBefore: loadavg()[0] };
}

async function run(options: Options): Promise<void> {
  const about = { at: new Date().toISOString(), ...machine(), options };
  const cleanup = new Cleanup();
  const postgres = await startPostgres();
  cleanup.add(() => postgres.close());
  const reports: Partial<Record<Part, PartReport>> = {};
  try {
    for (const part of options.parts) {
      const ofPart = new Cleanup();
      try {
        const report = await benches[part]({ options, postgres, cleanup: ofPart, log });
        reports[part] = report;
        process.stdout.write(`\n${toMarkdown(report)}`);
      } finally {
        await ofPart.run();
      }
    }
  } finally {
    await cleanup.run();
    await mkdir(dirname(options.out), { recursive: true });
    await writeFile(options.out, `${JSON.stringify({ ...about, reports }, null, 2)}\n`);
  }
  const { cpus: count, model, loadBefore } = about;
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
  else await run(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
