/** Before the browser tests: builds the apps, and creates a data folder with the demo data that every server copies. */
import { rmSync } from "node:fs";
import { buildApps } from "../../../scripts/lib/build-apps.ts";
import { SEEDED_DATA_DIR, startServer } from "./server.ts";

export default async function prepare(): Promise<() => void> {
  if (!(await buildApps())) throw new Error("The apps could not be built; the builder's output is above.");
  const server = await startServer({ SEED_DEMO: "true" });
  await server.stop();
  process.env[SEEDED_DATA_DIR] = server.dataDir;
  return () => rmSync(server.dataDir, { recursive: true, force: true });
}
