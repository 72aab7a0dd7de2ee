/** Starts the server: reads the environment, opens what it needs, listens, and closes in order on a signal. */
import { join } from "node:path";
import Fastify from "fastify";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { loadConfig } from "./config.ts";
import { openDeps } from "./open-deps.ts";
import { demoLoginLines } from "./seed/logins.ts";
import { seedDemo } from "./seed/seed.ts";

const CLOSE_MS_MAX = 10_000;
const REDACTED = ["req.headers.authorization", "req.headers.cookie"];
const appsRoot = join(import.meta.dirname, "..", "..");

/** What a person who has just started it wants to know: where to look, and who to be. */
function welcome(config: Config): string {
  const address = `http://${config.host === "0.0.0.0" ? "127.0.0.1" : config.host}:${config.port}`;
  const places = [
    ["site", "/"],
    ["member app", "/app"],
    ["console", "/admin"],
    ["outbox", "/dev/outbox"],
  ].map(([name, path]) => `  ${String(name).padEnd(11)} ${address}${path}`);
  const logins = config.seedDemo ? ["Demo logins", ...demoLoginLines().map((line) => `  ${line}`)] : [];
  return ["밥친구 is ready.", ...places, ...logins].join("\n");
}

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  // Fastify makes the logger, so that the parts which open before the app log in the same way.
  const logger = Fastify({ logger: { level: config.logLevel, redact: REDACTED } }).log;
  const { deps, close } = await openDeps(config, logger);
  await seedDemo(deps);
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
  if (!config.isProduction) console.log(welcome(config));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
  process.exit(1);
});
