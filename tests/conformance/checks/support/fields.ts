/** One field of every row, in the rows' order. */
export function fieldOf<T, Name extends keyof T>(rows: readonly T[], name: Name): T[Name][] {
  return rows.map((row) => row[name]);
}
