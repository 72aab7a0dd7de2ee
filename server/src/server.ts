/** Starts the server: reads the environment, opens what it needs, listens, and closes in order on a signal. */
import { join } from "node:path";
import Fastify from "fastify";
import { buildApp } from "./app.ts";
import { loadConfig } from "./config.ts";
import { openDeps } from "./open-deps.ts";
import { demoLoginLines } from "./seed/logins.ts";
import { seedDemo } from "./seed/seed.ts";

const CLOSE_MS_MAX = 10_000;
const REDACTED = ["req.headers.authorization", "req.headers.cookie"];
const appsRoot = join(import.meta.dirname, "..", "..");

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  // Fastify makes the logger, so that the parts which open before the app log in the same way.
  const logger = Fastify({ logger: { level: config.logLevel, redact: REDACTED } }).log;
  const { deps, close } = await openDeps(config, logger);
  if (await seedDemo(deps)) console.log(["The demo data is ready. Sign in with", ...demoLoginLines()].join("\n  "));
  const app = await buildApp(deps, { logger, appsRoot });
  let isClosing = false;
  const shutDown = (signal: NodeJS.Signals) => {
    if (isClosing) return;
    isClosing = true;
    logger.info(`${signal}: closing`);
    setTimeout(() => process.exit(1), CLOSE_MS_MAX).unref();
    void app
      .close()
      .then(close)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, "Closing failed");
          process.exit(1);
        },
      );
  };
  process.on("SIGTERM", shutDown);
  process.on("SIGINT", shutDown);
  await app.listen({ port: config.port, host: config.host });
  deps.jobs.start();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
  process.exit(1);
});
