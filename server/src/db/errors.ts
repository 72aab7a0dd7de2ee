const UNIQUE_VIOLATION = "23505";
const DEADLOCK_DETECTED = "40P01";

/** Whether `error` is a violation of the unique index or constraint with this name. */
export function isUniqueViolation(error: unknown, name: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as Error & { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint === name;
}

export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: string }).code === DEADLOCK_DETECTED;
}
