/** Type-checks everything and builds the three apps: `npm run build`. */
import { checkPageSettings } from "../server/src/config.ts";
import { missingSettings } from "../site/src/config.ts";
import { buildApps } from "./lib/build-apps.ts";
import { checks, runChecks } from "./lib/checks.ts";

try {
  checkPageSettings(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const typesPass = (await runChecks(checks.types)).every(({ code }) => code === 0);
if (!typesPass || !(await buildApps(undefined, true))) process.exit(1);
for (const line of missingSettings(process.env)) process.stderr.write(`site: ${line}\n`);
