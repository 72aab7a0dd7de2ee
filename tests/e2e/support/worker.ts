/** Fixtures that the tests of one worker share, because starting a server costs as much as several tests. */
import { test as base } from "@playwright/test";
import { openConsole, type Console } from "./console.ts";
import { startServer, type TestServer } from "./server.ts";

interface WorkerFixtures {
  /** A server with the demo data, for tests that change only data they have created and don't move the clock. */
  server: TestServer;
  /** The same, for tests that move the clock. */
  clockServer: TestServer;
  /** The operator's console on `server`. */
  admin: Console;
}

const env = { SEED_DEMO: "true", RATE_LIMIT: "false" };

export const test = base.extend<object, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from the pattern.
    async ({}, use) => {
      const server = await startServer(env);
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  clockServer: [
    // oxlint-disable-next-line no-empty-pattern -- As above.
    async ({}, use) => {
      const server = await startServer(env);
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  admin: [
    async ({ browser, server }, use) => {
      const admin = await openConsole(browser, server);
      await use(admin);
      await admin.close();
    },
    { scope: "worker" },
  ],
});
