/** Builds what has changed and serves the site, the apps, the API and the socket on one origin. */
import { loadConfig } from "../server/src/config.ts";
import { buildApps } from "./lib/build-apps.ts";

try {
  loadConfig(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (!(await buildApps())) process.exit(1);
await import("../server/src/server.ts");
