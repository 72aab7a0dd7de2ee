export const UNSTORABLE_WORDS = "쓸 수 없는 글자가 있어요.";

/** Whether the database can keep a text: PostgreSQL has neither the NUL character nor half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** The JSON pointers, below `pointer`, of all texts within a value of JSON that the database cannot keep. */
export function* unstorableTexts(value: unknown, pointer = ""): Generator<string> {
  if (typeof value === "string") {
    if (!isStorable(value)) yield pointer;
  } else if (typeof value === "object" && value !== null) {
    for (const [key, child] of Object.entries(value)) yield* unstorableTexts(child, `${pointer}/${escapePointer(key)}`);
  }
}

/** A name as a part of a JSON pointer (RFC 6901). */
export function escapePointer(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
