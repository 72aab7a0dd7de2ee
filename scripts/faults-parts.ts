/** `npm run faults:parts`: every outage of server/src/acceptance/outages, one after another, with its error responses and its recovery time. */
import { run } from "./lib/run.ts";

const { code } = await run(
  "vitest",
  ["run", "server/src/acceptance/outages", "--reporter=verbose", "--no-file-parallelism"],
  {
    env: { OUTAGES: "all" },
  },
);
process.exitCode = code;
