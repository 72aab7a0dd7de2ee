/** Type-checks everything and builds the three apps: `npm run build`. */
import { buildApps } from "./lib/build-apps.ts";
import { checks, runChecks } from "./lib/checks.ts";

const typesPass = (await runChecks(checks.types)).every(({ code }) => code === 0);
if (!typesPass || !(await buildApps(undefined, true))) process.exit(1);
