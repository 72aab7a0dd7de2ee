export const UNSTORABLE_MESSAGE = "쓸 수 없는 글자가 있어요.";

/** Whether PostgreSQL can store a text: it supports neither NUL characters nor lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** The JSON pointers, below `pointer`, of all strings in a JSON value that the database can't store. */
export function* findUnstorableTexts(value: unknown, pointer = ""): Generator<string> {
  if (typeof value === "string") {
    if (!isStorable(value)) yield pointer;
  } else if (typeof value === "object" && value !== null) {
    for (const [key, child] of Object.entries(value))
      yield* findUnstorableTexts(child, `${pointer}/${escapePointer(key)}`);
  }
}

/** Escapes a name for a JSON pointer (RFC 6901). */
export function escapePointer(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
