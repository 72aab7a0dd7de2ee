/** Reads the parts of a JSON schema, so that two schemas can be compared. */

export type Node = Readonly<Record<string, unknown>>;

/** Keywords that describe a value without restricting it. */
const TEXT = new Set([
  "title",
  "description",
  "summary",
  "example",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "$comment",
  "x-enum-labels",
  "x-column-labels",
  "x-decision",
  "x-added",
]);
/** Lower bounds of sizes, where 0 means no bound. */
const SIZES = new Set(["minLength", "minItems", "minProperties"]);
const TEXT_LENGTH_MAX = 80;

export function isText(key: string): boolean {
  return TEXT.has(key);
}

function plain(node: unknown, isProperties: boolean): unknown {
  if (Array.isArray(node)) return node.map((each) => plain(each, false));
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => isProperties || !TEXT.has(key));
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, each]) => [key, plain(each, key === "properties" && !isProperties)]));
}

/** A value without descriptions and in a fixed order, so that equal schemas have equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(plain(value, false)) ?? "";
}

export function shown(value: unknown): string {
  if (value === undefined) return "none";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX)}…` : text;
}

/** The possible types; null when any is. */
export function typesOf({ type }: Node): string[] | null {
  if (type === undefined) return null;
  return (Array.isArray(type) ? type : [type]) as string[];
}

/** Whether one of the types takes every value of `type`. */
export function covers(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

/** The listed values as text, null left to the types; null when none are listed. */
export function valuesOf(schema: Node): string[] | null {
  const values = "const" in schema ? [schema["const"]] : (schema["enum"] as unknown[] | undefined);
  return values?.filter((value) => value !== null).map((value) => JSON.stringify(value)) ?? null;
}

/** A bound as a number; one that is missing lies at infinity (`sign` 1 above, −1 below). */
export function boundOf(schema: Node, key: string, sign: 1 | -1): number {
  const value = schema[key];
  if (typeof value !== "number" || (value === 0 && SIZES.has(key))) return sign * Infinity;
  return value;
}

export function fieldsOf(schema: Node): Record<string, unknown> {
  return (schema["properties"] ?? {}) as Record<string, unknown>;
}

export function requiredOf(schema: Node): Set<string> {
  return new Set((schema["required"] ?? []) as string[]);
}

/** The last part of a variant's `$ref`, or its canonical text. */
export function nameOf(variant: unknown): string {
  const { $ref } = (typeof variant === "object" && variant !== null ? variant : {}) as { $ref?: string };
  return $ref?.split("/").at(-1) ?? shown(JSON.parse(canonical(variant)));
}

/** Pairs variants of two lists by name; if one remains on each side, they count as the same variant, changed. */
export function pairVariants(old: readonly unknown[], now: readonly unknown[]): [unknown, unknown][] {
  const names = new Set(now.map(nameOf));
  const oldNames = new Set(old.map(nameOf));
  const both = old
    .filter((variant) => names.has(nameOf(variant)))
    .map((variant): [unknown, unknown] => [variant, now.find((each) => nameOf(each) === nameOf(variant))]);
  const gone = old.filter((variant) => !names.has(nameOf(variant)));
  const added = now.filter((variant) => !oldNames.has(nameOf(variant)));
  if (gone.length === 1 && added.length === 1) return [...both, [gone[0], added[0]]];
  return [
    ...both,
    ...gone.map((variant): [unknown, unknown] => [variant, undefined]),
    ...added.map((variant): [unknown, unknown] => [undefined, variant]),
  ];
}
