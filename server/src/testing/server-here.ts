import type { AddressInfo } from "node:net";
import { openDb } from "../db/open.ts";
import type { Deps } from "../deps.ts";
import { deriveKeys } from "../domain/accounts/keys.ts";
import { createTestApp } from "./harness.ts";
import type { PostgresEnvironment } from "./postgres-environment.ts";
import { TEST_SECRET, type ServerProcess } from "./processes/server-process.ts";

export type RunningServer = Pick<ServerProcess, "url" | "pid" | "close">;

/** A server in this process, on the environment's database, with its jobs: starting one of its own takes 1.5 CPU seconds. */
export async function startServerHere(
  { databaseUrl, clock }: PostgresEnvironment,
  ownDeps: Partial<Deps> = {},
): Promise<RunningServer> {
  const { db, close } = await openDb({ dataDir: "", databaseUrl });
  const { app, deps } = await createTestApp({ deps: { db, clock, keys: deriveKeys(TEST_SECRET), ...ownDeps } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  deps.jobs.start();
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    pid: () => process.pid,
    close: async () => {
      await deps.jobs.stop();
      await app.close();
      await close();
    },
  };
}
