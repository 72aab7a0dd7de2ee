/** Type-checks everything and builds the three apps: `npm run build`. */
import { buildApps } from "./lib/build-apps.ts";
import { checkTypes } from "./lib/checks.ts";

const isTyped = (await checkTypes()).every(({ code }) => code === 0);
if (!isTyped || !(await buildApps(undefined, true))) process.exit(1);
