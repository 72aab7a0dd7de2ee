const FOREIGN_KEY_VIOLATION = "23503";
const UNIQUE_VIOLATION = "23505";
const DEADLOCK_DETECTED = "40P01";
const LOCK_NOT_AVAILABLE = "55P03";

/** Whether `error` is a violation of the unique index or constraint with this name. */
export function isUniqueViolation(error: unknown, name: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as Error & { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint === name;
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && (error as Error & { code?: string }).code === code;

/** Whether a row refers to one that doesn't exist, or that was deleted concurrently. */
export function isForeignKeyViolation(error: unknown): boolean {
  return hasCode(error, FOREIGN_KEY_VIOLATION);
}

export function isDeadlock(error: unknown): boolean {
  return hasCode(error, DEADLOCK_DETECTED);
}

/** Whether a statement has waited for a lock for as long as `lock_timeout` allows. */
export function isLockTimeout(error: unknown): boolean {
  return hasCode(error, LOCK_NOT_AVAILABLE);
}
