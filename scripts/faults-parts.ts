/** `npm run faults:parts`: every outage of server/src/acceptance/outages, one after another, with what it cost. */
import { run } from "./lib/run.ts";

const { code } = await run("vitest", ["run", "server/src/acceptance/outages", "--reporter=verbose"], {
  env: { OUTAGES: "all" },
});
process.exitCode = code;
