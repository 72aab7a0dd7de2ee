import { ApiError, NetworkError } from "@babchingu/openapi";
import { expect, it } from "vitest";
import { isRetryable } from "./queryClient.ts";

it.each([
  ["no network", new NetworkError("offline"), 1],
  ["a failure of the server", new ApiError(500, null), 1],
  ["an outage", new ApiError(503, null), 3],
  ["a refusal", new ApiError(404, null), 0],
])("%s is retried as often as it may help", (_name, error, retries) => {
  expect([0, 1, 2, 3, 4].filter((failures) => isRetryable(failures, error))).toHaveLength(retries);
});
