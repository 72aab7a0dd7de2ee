/** How the server leaves: first /ready says no while everything is still answered, then nothing new is taken. */
import { SECOND_MS } from "@babchingu/openapi";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../../lib/api-error.ts";
import type { OpenConnections } from "./open-connections.ts";

/** From the signal to the end of the process; whoever sent it kills soon after. */
export const STOP_MS_MAX = 10_000;
/** Requests that still run so long before the end are cut, so that the database can be closed in order. */
const CLOSING_MS = 1_500;

/** Whether the server is about to stop; shared by what must know. */
export class Drain {
  #isStopping = false;

  get isStopping(): boolean {
    return this.#isStopping;
  }

  begin(): void {
    this.#isStopping = true;
  }
}

/** Whether a request asks for the readiness: what a server that can't take requests refuses. */
export function asksReadiness(request: FastifyRequest): boolean {
  return request.routeOptions.config.operation?.operationId === "getReadiness";
}

/** From the moment the server begins to stop, answers /ready with UNAVAILABLE and ends connections with their answers. */
export function announceDrain(app: FastifyInstance, drain: Drain): void {
  app.addHook("onRequest", (request, _reply, done) => {
    done(drain.isStopping && asksReadiness(request) ? new ApiError("UNAVAILABLE") : undefined);
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (drain.isStopping) void reply.header("connection", "close");
    done();
  });
  app.addHook("preClose", (done) => {
    drain.begin();
    done();
  });
}

export interface StopSteps {
  drain: Drain;
  /** How long requests are still taken: until the balancer has noticed. */
  delaySeconds: number;
  /** Ends the timed work; it runs beside the rest. */
  stopJobs: () => Promise<void>;
  app: FastifyInstance;
  connections: OpenConnections;
  /** Closes what requests use: the bus, the database. */
  closeDeps: () => Promise<void>;
}

/** Stops in order, within STOP_MS_MAX. Rejects when a part could not be closed. */
export async function stopServer(steps: StopSteps): Promise<void> {
  const { drain, delaySeconds, stopJobs, app, connections, closeDeps } = steps;
  const cut = setTimeout(() => app.server.closeAllConnections(), STOP_MS_MAX - CLOSING_MS);
  cut.unref();
  drain.begin();
  const jobsStopped = stopJobs();
  await sleep(delaySeconds * SECOND_MS);
  const endClosing = connections.closeUnused();
  await app.close();
  endClosing();
  await jobsStopped;
  clearTimeout(cut);
  await closeDeps();
}
