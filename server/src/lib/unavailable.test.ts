import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { isUnavailable, toApiError, Unavailable } from "./unavailable.ts";

const failure = (code: string, syscall?: string) => Object.assign(new Error("failed"), { code, syscall });

test.each([
  ["a lost connection", failure("08006")],
  ["a terminated backend", failure("57P01")],
  ["a database that is starting", failure("57P03")],
  ["a statement that was cancelled", failure("57014")],
  ["too many connections", failure("53300")],
  ["a full disk of the database", failure("53100")],
  ["a deadlock with a migration", failure("40P01")],
  ["a read-only standby", failure("25006")],
  ["a refused connection", failure("ECONNREFUSED")],
  ["a missing socket of the database", failure("ENOENT", "connect")],
  ["a socket of the database that takes no more", failure("EAGAIN", "connect")],
  ["a host that is down", failure("EHOSTDOWN")],
  ["a network that is down", failure("ENETDOWN")],
  ["no free local port", failure("EADDRNOTAVAIL")],
  ["a full disk", failure("ENOSPC")],
  ["a failing disk", failure("EIO")],
  ["a shared folder that was replaced", failure("ESTALE")],
  ["a shared folder whose connection is lost", failure("ENOTCONN")],
  ["too many open files of the machine", failure("ENFILE")],
  ["too little memory", failure("ENOMEM")],
  ["a connection that pg lost", new Error("Connection terminated unexpectedly")],
  ["a full pool", new Error("timeout exceeded when trying to connect")],
  ["a failed object store", new Unavailable("The object store failed.")],
])("%s is temporary", (_name, error) => {
  expect(isUnavailable(error)).toBe(true);
  expect(toApiError(error).errorName).toBe("UNAVAILABLE");
});

test.each([
  ["a violated constraint", failure("23505")],
  ["a syntax error", failure("42601")],
  ["a missing file", failure("ENOENT", "open")],
  ["a programming error", new TypeError("x is not a function")],
  ["no error at all", "failed"],
])("%s is not temporary", (_name, error) => {
  expect(isUnavailable(error)).toBe(false);
  expect(toApiError(error).errorName).toBe("INTERNAL");
});

test("an ApiError is returned unchanged", () => {
  const apiError = new ApiError("NOT_HOST");
  expect(toApiError(apiError)).toBe(apiError);
});
