import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { isUnavailable, toApiError, Unavailable } from "./unavailable.ts";

const failure = (code: string) => Object.assign(new Error("failed"), { code });

test.each([
  ["a lost connection", failure("08006")],
  ["a terminated backend", failure("57P01")],
  ["a database that starts", failure("57P03")],
  ["a statement that was cancelled", failure("57014")],
  ["too many connections", failure("53300")],
  ["a full disk of the database", failure("53100")],
  ["a standby", failure("25006")],
  ["a refused connection", failure("ECONNREFUSED")],
  ["a full disk", failure("ENOSPC")],
  ["a connection that pg lost", new Error("Connection terminated unexpectedly")],
  ["a full pool", new Error("timeout exceeded when trying to connect")],
  ["a part that failed in an adapter", new Unavailable("The object store failed.")],
])("%s passes", (_name, error) => {
  expect(isUnavailable(error)).toBe(true);
  expect(toApiError(error).errorName).toBe("UNAVAILABLE");
});

test.each([
  ["a violated constraint", failure("23505")],
  ["a statement that is wrong", failure("42601")],
  ["a missing file", failure("ENOENT")],
  ["a mistake of the program", new TypeError("x is not a function")],
  ["no error at all", "failed"],
])("%s does not", (_name, error) => {
  expect(isUnavailable(error)).toBe(false);
  expect(toApiError(error).errorName).toBe("INTERNAL");
});

test("an error of the catalogue stays what it is", () => {
  const refusal = new ApiError("NOT_HOST");
  expect(toApiError(refusal)).toBe(refusal);
});
