/** `npm run faults:parts`: every outage of server/src/acceptance/outages, one after another, with its error responses and its recovery time. */
import { parseArgs } from "node:util";
import { run } from "./lib/run.ts";

const USAGE = `Usage: npm run faults:parts -- [options]
  --filter <pattern>  only outages whose title matches, such as "half-open"`;

const { values } = parseArgs({ options: { filter: { type: "string" }, help: { type: "boolean" } } });
if (values.help === true) console.log(USAGE);
else {
  const filter = values.filter === undefined ? [] : [`--testNamePattern=${values.filter}`];
  const { code } = await run(
    "vitest",
    ["run", "server/src/acceptance/outages", "--reporter=verbose", "--no-file-parallelism", ...filter],
    {
      env: { OUTAGES: "all" },
    },
  );
  process.exitCode = code;
}
