/** Assembles the running server: the app, metrics, the bus between servers, and shutdown on signals. */
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { buildApp } from "../app.ts";
import type { Config } from "../config.ts";
import type { Deps } from "../deps.ts";
import { openDeps } from "../open-deps.ts";
import { openBus } from "../realtime/bus/open.ts";
import { Drain, STOP_MS_MAX, stopServer } from "./shutdown/drain.ts";
import { watchConnections } from "./shutdown/open-connections.ts";

export interface RunningServer {
  app: FastifyInstance;
  deps: Deps;
  /** Stops in order; rejects when a dependency could not be closed. */
  stop: () => Promise<void>;
}

async function openMetrics(address: { port: number; host: string }) {
  const { createMetrics, serveMetrics } = await import("./metrics/metrics.ts");
  const metrics = createMetrics();
  return { metrics, serve: () => serveMetrics(metrics, address) };
}

async function openLimits(redisUrl: string) {
  const { openRateLimitRedis } = await import("./limits/rate-limit-redis.ts");
  return openRateLimitRedis(redisUrl);
}

/** Opens and assembles the server according to its configuration; the caller calls `listen`. */
export async function assembleServer(
  config: Config,
  logger: FastifyBaseLogger,
  appsRoot: string,
): Promise<RunningServer> {
  const { metricsPort: port, host } = config;
  const { metrics, serve } = port === null ? {} : await openMetrics({ port, host });
  const { deps, close: closeDeps } = await openDeps(config, logger, metrics);
  const bus = await openBus(config, logger);
  const redis = config.redisUrl === null ? undefined : await openLimits(config.redisUrl);
  const drain = new Drain();
  const app = await buildApp(deps, {
    logger,
    appsRoot,
    bus,
    drain,
    ...(metrics ? { metrics } : {}),
    ...(redis ? { redis } : {}),
  });
  const metricsServer = await serve?.();
  const closeAll = async () => {
    await bus.close();
    redis?.disconnect();
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    await closeDeps();
  };
  const delaySeconds = config.shutdownDelaySeconds;
  const connections = watchConnections(app.server);
  const stopJobs = () => deps.jobs.stop();
  const stop = () => stopServer({ drain, delaySeconds, stopJobs, app, connections, closeDeps: closeAll });
  return { app, deps, stop };
}

/** On SIGTERM and SIGINT stops the server and exits: with 0 when everything was closed in time, else with 1. */
export function stopOnSignals(stop: () => Promise<void>, logger: Pick<FastifyBaseLogger, "info" | "error">): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, "Stopping");
    setTimeout(() => process.exit(1), STOP_MS_MAX).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, "Stopping failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
