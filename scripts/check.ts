/** `npm run lint`, `npm run types`: one group of checks by name. */
import { checks, runChecks } from "./lib/checks.ts";

const group = process.argv[2];
if (group !== "lint" && group !== "types" && group !== "generated") {
  console.error("Usage: node scripts/check.ts lint|types|generated");
  process.exit(2);
}
const results = await runChecks(checks[group]);
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
