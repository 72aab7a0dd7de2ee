/** `npm run alerts:test`: checks the alert rules and runs their tests with promtool. */
import { run } from "./lib/run.ts";

const commands = [
  ["check", "rules", "alerts.yaml"],
  ["test", "rules", "alerts.tests.yaml"],
];

try {
  for (const parameters of commands) {
    const { code } = await run("promtool", parameters, { folder: "server/monitoring" });
    if (code !== 0) process.exitCode = code;
  }
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  console.error("promtool is missing; it comes with Prometheus: apt-get install --no-install-recommends prometheus");
  process.exitCode = 1;
}
