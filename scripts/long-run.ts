/** `npm run long-run -- chat [--count 10000] [--seed 1]`: a test of server/src/acceptance/long-runs in its full length. */
import { runLongTest } from "./lib/long-tests.ts";

process.exitCode = await runLongTest("long-run", "server/src/acceptance/long-runs", {
  chat: { variable: "SCHEDULES", count: 10_000 },
  rice: { variable: "OPERATIONS", count: 1_000_000 },
  soak: { variable: "MINUTES", count: 60 },
});
