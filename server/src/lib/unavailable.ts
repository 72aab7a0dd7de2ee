/** Distinguishes temporary failures of the database, the disk and the object store from errors of this program. */
import { ApiError } from "./api-error.ts";

/**
 * SQLSTATEs of a database that can't serve now (PostgreSQL, appendix A): connection exceptions, insufficient resources, operator
 * intervention, a deadlock, for example with a migration, a transaction ended by a timeout, a read-only server, an I/O error.
 */
const SQL_STATE = /^(08...|40P01|53...|57...|25P0[34]|25006|55P03|58030)$/;

/** Codes of Node.js for a temporary failure of the system. */
const SYSTEM_CODES = new Set([
  // A peer that can't be reached or has gone. A socket whose queue is full: EAGAIN.
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
  "ENETRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EAGAIN",
  // A full, read-only or failing disk, or a shared folder whose server is away.
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "EIO",
  "ESTALE",
  "ENOTCONN",
  // The machine has no more open files, memory, buffers or ports to give.
  "EMFILE",
  "ENFILE",
  "ENOMEM",
  "ENOBUFS",
  "EADDRNOTAVAIL",
]);

/** pg and its pool report a lost connection by the message alone. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/;

/** The database, the disk or the object store can't be used now; the message is for the log. */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
}

/** Whether a later attempt may succeed without a change of the program or its configuration. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown };
  if (typeof code === "string" && (SYSTEM_CODES.has(code) || SQL_STATE.test(code))) return true;
  // PostgreSQL removes its Unix socket when it stops.
  if (code === "ENOENT" && syscall === "connect") return true;
  return error instanceof Unavailable || LOST_CONNECTION.test(error.message);
}

/** Anything thrown, as an error of the catalogue: UNAVAILABLE for an outage, INTERNAL for an unexpected error. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(isUnavailable(error) ? "UNAVAILABLE" : "INTERNAL");
}
