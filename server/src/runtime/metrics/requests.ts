/** The operations of requests, in logs and metrics. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Metrics } from "./metrics.ts";

/** The operation id of a request; "other" outside the contract. */
export function operationNameOf(request: FastifyRequest): string {
  return request.routeOptions.config.operation?.operationId ?? "other";
}

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    metrics.countRequest(operationNameOf(request), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
