// `npm start`: installs, builds what has changed, then serves everything on one origin. Runs on Node 20.19.
import { ensureInstalled, runScript } from "./run.mjs";

await ensureInstalled();
runScript("scripts/start.ts", process.argv.slice(2));
