/** Type-checks everything and builds the three apps: `npm run build`. */
import { missingSettings } from "../site/src/config.ts";
import { buildApps } from "./lib/build-apps.ts";
import { checks, runChecks } from "./lib/checks.ts";

const typesPass = (await runChecks(checks.types)).every(({ code }) => code === 0);
if (!typesPass || !(await buildApps(undefined, true))) process.exit(1);
for (const line of missingSettings(process.env)) process.stderr.write(`site: ${line}\n`);
