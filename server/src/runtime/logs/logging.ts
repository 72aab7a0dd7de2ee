/** One line of JSON for each request, and no more in it than is needed to find what went wrong. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import Fastify, { LogController } from "fastify";
import { destination } from "pino";
import type { DestinationStream } from "pino";
import type { Config } from "../../config.ts";
import { operationNameOf } from "../metrics/metrics.ts";
import { toLoggedError } from "./scrub.ts";

const REQUEST_ID = /^[\w.:-]{8,128}$/;
/** Readiness is asked for every few seconds by every balancer. */
const QUIET = new Set(["getHealth", "getReadiness"]);

/** Fastify's own options for requests' ids and lines. Its own lines are off: they hold the address with its query. */
export const requestLogging = {
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
  requestIdHeader: false as const,
  genReqId: (request: { headers: IncomingMessage["headers"] }): string => {
    const given = request.headers["x-request-id"];
    return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
  },
};

const BUFFER_BYTES = 4096;
const FLUSH_MS = 1000;

/**
 * The standard output, written in larger pieces: a line for each request by itself costs a tenth of the list's speed. A
 * line waits for a second at the most, and an ending process writes what waits; only a killed one loses it.
 */
function bufferedOutput(): DestinationStream {
  const output = destination({ dest: 1, sync: false, minLength: BUFFER_BYTES });
  setInterval(() => output.flush(), FLUSH_MS).unref();
  return output;
}

/** The logger of the whole process; Fastify makes it, so that what opens before the app logs in the same way. */
export function createLogger(
  config: Pick<Config, "logLevel" | "isProduction">,
  stream: DestinationStream | undefined = config.isProduction ? bufferedOutput() : undefined,
): FastifyBaseLogger {
  return Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: toLoggedError, error: toLoggedError, req: () => ({}), res: () => ({}) },
      ...(stream === undefined ? {} : { stream }),
    },
  }).log;
}

/** Gives each answer its request's id, and logs it with the operation, the status and the time it took. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const operation = operationNameOf(request);
    const line = {
      operation,
      method: request.method,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (QUIET.has(operation) && reply.statusCode < 400) request.log.debug(line, "request");
    else request.log.info(line, "request");
    done();
  });
}
