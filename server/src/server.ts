/** Starts the server: reads the environment, opens the dependencies, listens, and shuts down in order on a signal. */
import { join } from "node:path";
import { type Config, loadConfig } from "./config.ts";
import { createLogger } from "./runtime/logs/logging.ts";
import { assembleServer, stopOnSignals } from "./runtime/server-assembly.ts";
import { refuseDemoCredentials } from "./seed/demo-credentials.ts";
import { demoLoginLines } from "./seed/logins.ts";
import { findBuiltApps } from "./http/static.ts";

const appsRoot = join(import.meta.dirname, "..", "..");

/** The URLs of what is served and the demo logins, printed at the start in development. */
function welcomeMessage(config: Config): string {
  const origin = `http://${config.host === "0.0.0.0" ? "127.0.0.1" : config.host}:${config.port}`;
  const apps = findBuiltApps(appsRoot).toReversed();
  const urls = [...apps, { name: "outbox", base: "/dev/outbox" }].map(
    ({ name, base }) => `  ${name.padEnd(11)} ${origin}${base || "/"}`,
  );
  const logins = config.seedDemo ? ["Demo logins", ...demoLoginLines().map((line) => `  ${line}`)] : [];
  return ["밥친구 is ready.", ...urls, ...logins].join("\n");
}

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const logger = createLogger(config);
  const { app, deps, stop } = await assembleServer(config, logger, appsRoot);
  if (config.isProduction) {
    await refuseDemoCredentials(deps.db);
  } else {
    if (config.publicUrl?.startsWith("https:")) {
      logger.warn(
        "PUBLIC_URL is https, but NODE_ENV isn't production: demo logins and /dev are open to who reaches it",
      );
    }
    // Production doesn't load what creates the demo data.
    const { seedDemo } = await import("./seed/seed.ts");
    await seedDemo(deps);
  }
  stopOnSignals(stop, logger);
  await app.listen({ port: config.port, host: config.host });
  deps.jobs.start();
  if (!config.isProduction) console.log(welcomeMessage(config));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
  process.exit(1);
});
