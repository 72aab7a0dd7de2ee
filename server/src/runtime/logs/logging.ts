/** Request logs: one line of JSON per request, without personal data. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { destination, type DestinationStream } from "pino";
import type { Config } from "../../config.ts";
import { operationNameOf } from "../metrics/requests.ts";
import { toLoggedError } from "./scrub.ts";

const REQUEST_ID = /^[\w.:-]{8,128}$/;
/** Load balancers call these every few seconds. */
const QUIET_OPERATIONS = new Set(["getHealth", "getReadiness"]);

/** Fastify's options for request ids and logs. Its own request logs are off: they contain the URL with its query. */
export const requestLogging = {
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
  requestIdHeader: false as const,
  genReqId: (request: { headers: IncomingMessage["headers"] }): string => {
    const requestId = request.headers["x-request-id"];
    return typeof requestId === "string" && REQUEST_ID.test(requestId) ? requestId : randomUUID();
  },
};

const BUFFER_BYTES = 4096;
/** For a reader that is stuck. */
const BUFFER_BYTES_MAX = 4 * 1024 * 1024;
const FLUSH_MS = 1000;

/**
 * Buffered standard output: unbuffered request logs cost a tenth of the throughput. It is flushed at least every second and
 * at the end of the process; only a killed process, a full disk and a reader that is stuck lose lines.
 */
function bufferedOutput(): DestinationStream {
  const output = destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, maxLength: BUFFER_BYTES_MAX });
  output.on("error", () => {
    // At the end of the process it would write to a full disk again and again, and the process wouldn't end.
    output.flushSync = () => undefined;
  });
  setInterval(() => output.flush(), FLUSH_MS).unref();
  return output;
}

/** The logger of the process, created with Fastify so that everything opened before the app logs in the same format. */
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

/** Sets the request id on each response, and logs its operation, member, status and duration. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const operation = operationNameOf(request);
    const entry = {
      operation,
      method: request.method,
      status: reply.statusCode,
      ...(request.sender ? { memberId: request.sender.memberId } : {}),
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (QUIET_OPERATIONS.has(operation) && reply.statusCode < 400) request.log.debug(entry, "request");
    else request.log.info(entry, "request");
    done();
  });
}
