import { ApiError, NetworkError } from "@babchingu/openapi";
import { expect, it } from "vitest";
import { shouldRetry } from "./queryClient.ts";

it.each([
  ["a network error", 1, new NetworkError("offline")],
  ["a server error", 1, new ApiError(500, null)],
  ["an outage", 3, new ApiError(503, null)],
  ["a client error", 0, new ApiError(404, null)],
])("after %s a query is retried at most %i times", (_name, retries, error) => {
  expect([0, 1, 2, 3, 4].filter((failureCount) => shouldRetry(failureCount, error))).toHaveLength(retries);
});
