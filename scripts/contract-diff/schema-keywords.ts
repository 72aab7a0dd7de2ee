/** Reads single keywords of a JSON schema, so that two schemas can be compared. */

export type Node = Readonly<Record<string, unknown>>;

/** Annotations: keywords that describe a value without restricting it. */
const ANNOTATIONS = new Set([
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
  "x-operator-labels",
  "x-column-labels",
  "x-audit-entries",
  "x-decision",
  "x-added",
]);
/** Formats that say how clients hold or show a value, and rule out none that type and bounds allow. */
const DESCRIBING_FORMATS = new Set<unknown>(["int32", "int64", "float", "double", "binary", "password"]);
/** Lower bounds of sizes, where 0 means no bound. */
const SIZE_KEYWORDS = new Set(["minLength", "minItems", "minProperties"]);
const TEXT_LENGTH_MAX = 80;

export function isAnnotation(key: string): boolean {
  return ANNOTATIONS.has(key);
}

/** The restriction that a keyword states; undefined when it only describes. */
export function restrictionOf(schema: Node, key: string): unknown {
  return key === "format" && DESCRIBING_FORMATS.has(schema[key]) ? undefined : schema[key];
}

function normalize(node: unknown, isProperties: boolean): unknown {
  if (Array.isArray(node)) return node.map((each) => normalize(each, false));
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).filter(([key]) => isProperties || !ANNOTATIONS.has(key));
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, each]) => [key, normalize(each, key === "properties" && !isProperties)]));
}

/** A value without descriptions and in a fixed order, so that equal schemas have equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(normalize(value, false)) ?? "";
}

export function formatValue(value: unknown): string {
  if (value === undefined) return "none";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX)}…` : text;
}

/** The allowed types; null when any type is allowed. */
export function typesOf({ type }: Node): string[] | null {
  if (type === undefined) return null;
  return (Array.isArray(type) ? type : [type]) as string[];
}

/** Whether one of the types includes every value of `type`. */
export function covers(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

/** The values of `enum` or `const` as JSON, without null, which counts as a type; null when there are none. */
export function enumValuesOf(schema: Node): string[] | null {
  const values = "const" in schema ? [schema["const"]] : (schema["enum"] as unknown[] | undefined);
  return values?.filter((value) => value !== null).map((value) => JSON.stringify(value)) ?? null;
}

/** A bound as a number; a missing one is infinite (`sign` 1 for upper, −1 for lower bounds). */
export function boundOf(schema: Node, key: string, sign: 1 | -1): number {
  const value = schema[key];
  if (typeof value !== "number" || (value === 0 && SIZE_KEYWORDS.has(key))) return sign * Infinity;
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
  return $ref?.split("/").at(-1) ?? formatValue(JSON.parse(canonical(variant)));
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
