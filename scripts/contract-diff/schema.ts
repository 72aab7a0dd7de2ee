/** Compares two JSON schemas (2020-12, as the contract uses it) keyword by keyword, in one direction. */
import { childOf, type ChangeCollector, type Location } from "./changes.ts";
import {
  boundOf,
  canonical,
  covers,
  fieldsOf,
  isAnnotation,
  nameOf,
  type Node,
  pairVariants,
  requiredOf,
  restrictionOf,
  formatValue,
  typesOf,
  enumValuesOf,
} from "./schema-keywords.ts";

type Schemas = Readonly<Record<string, unknown>>;

export interface SchemaContext {
  /** The targets of `$ref`s of both sides. */
  oldSchemas: Schemas;
  newSchemas: Schemas;
  /** The names of those that are the same on both sides, with everything that they refer to. */
  unchanged: ReadonlySet<string>;
  changes: ChangeCollector;
}

interface Context extends SchemaContext {
  /** Schema names on the current path: a recursive schema is followed once. */
  seen: ReadonlySet<string>;
}

const UPPER_BOUNDS = ["maxLength", "maximum", "exclusiveMaximum", "maxItems", "maxProperties", "x-max-bytes"];
const LOWER_BOUNDS = ["minLength", "minimum", "exclusiveMinimum", "minItems", "minProperties"];
/** Keywords with their own comparison; any other difference is an unknown restriction. */
const COMPARED_KEYWORDS = new Set([
  ...UPPER_BOUNDS,
  ...LOWER_BOUNDS,
  "type",
  "enum",
  "const",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "oneOf",
  "anyOf",
  "allOf",
  "default",
  "x-page-size",
]);

/** Adds the differences between two schemas at `at`. */
export function compareSchemas(context: SchemaContext, oldNode: unknown, newNode: unknown, at: Location): void {
  compare({ ...context, seen: new Set() }, oldNode, newNode, at);
}

export function createSchemaContext(oldSchemas: Schemas, newSchemas: Schemas, changes: ChangeCollector): SchemaContext {
  return { oldSchemas, newSchemas, unchanged: findUnchanged(oldSchemas, newSchemas), changes };
}

function findUnchanged(oldSchemas: Schemas, newSchemas: Schemas): ReadonlySet<string> {
  const all = Object.entries(oldSchemas).map(([name, schema]) => [name, canonical(schema)] as const);
  const texts = new Map(all.filter(([name, text]) => text === canonical(newSchemas[name])));
  const refersToChanged = (text: string) =>
    [...text.matchAll(/"\$ref":"[^"]*\/([^"/]+)"/g)].some(([, name = ""]) => !texts.has(name));
  let found: string[];
  do {
    found = [...texts].filter(([, text]) => refersToChanged(text)).map(([name]) => name);
    for (const name of found) texts.delete(name);
  } while (found.length > 0);
  return new Set(texts.keys());
}

const isPlainReference = (node: unknown): node is { $ref: string } =>
  typeof node === "object" && node !== null && "$ref" in node && Object.keys(node).length === 1;

/** Whether both are the same reference, without keywords beside it, to a schema that didn't change. */
function isUnchangedReference({ unchanged }: Context, oldNode: unknown, newNode: unknown): boolean {
  if (!isPlainReference(oldNode) || !isPlainReference(newNode) || oldNode.$ref !== newNode.$ref) return false;
  return unchanged.has(oldNode.$ref.split("/").at(-1) ?? "");
}

interface Resolved {
  schema: Node;
  /** The last part of the `$ref`. */
  name: string | null;
}

/** A schema with its `$ref` resolved (sibling keywords win), and the name of the reference. */
function resolve(node: unknown, schemas: Schemas): Resolved {
  if (typeof node !== "object" || node === null) return { schema: node === false ? { not: {} } : {}, name: null };
  const { $ref, ...own } = node as Node;
  if (typeof $ref !== "string") return { schema: own, name: null };
  const name = $ref.split("/").at(-1) ?? "";
  if (schemas[name] === undefined) throw new Error(`The contract has no schema ${$ref}.`);
  return { schema: { ...resolve(schemas[name], schemas).schema, ...own }, name };
}

function compare(context: Context, oldNode: unknown, newNode: unknown, at: Location): void {
  if (isUnchangedReference(context, oldNode, newNode)) return;
  const before = simplify(resolve(oldNode, context.oldSchemas), context.oldSchemas);
  const after = simplify(resolve(newNode, context.newSchemas), context.newSchemas);
  const name = before.name === after.name ? before.name : null;
  if (name !== null && context.seen.has(name)) return;
  const inner: Context = name === null ? context : { ...context, seen: new Set([...context.seen, name]) };
  const place: Location = name === null ? at : { operation: at.operation, direction: at.direction, where: name };
  if (compareAlternatives(inner, [oldNode, before.schema], [newNode, after.schema], place)) return;
  compareTypes(inner.changes, before.schema, after.schema, place);
  if (isNullOnly(before.schema) || isNullOnly(after.schema)) return;
  compareEnums(inner.changes, before.schema, after.schema, place);
  compareBounds(inner.changes, before.schema, after.schema, place);
  compareDefaults(inner.changes, before.schema, after.schema, place);
  compareRestrictions(inner.changes, before.schema, after.schema, place);
  compareFields(inner, before.schema, after.schema, place);
  compareNestedSchemas(inner, before.schema, after.schema, place);
}

/** Whether null is the only value, so that every other keyword restricts nothing. */
const isNullOnly = (schema: Node) => typesOf(schema)?.join() === "null";

function compareTypes(changes: ChangeCollector, a: Node, b: Node, at: Location): void {
  const [old, now] = [typesOf(a), typesOf(b)];
  const detail = `${old?.join("|") ?? "any"} → ${now?.join("|") ?? "any"}`;
  if (old === null && now === null) return;
  if (old === null) return changes.add("type-narrowed", at, detail);
  if (now === null) return changes.add("type-widened", at, detail);
  const lost = old.filter((type) => !covers(now, type));
  const gained = now.filter((type) => !covers(old, type));
  if (lost.includes("null")) changes.add("null-removed", at);
  if (gained.includes("null")) changes.add("null-added", at);
  const isNarrower = lost.some((type) => type !== "null");
  const isWider = gained.some((type) => type !== "null");
  if (isNarrower && isWider) changes.add("type-changed", at, detail);
  else if (isNarrower) changes.add("type-narrowed", at, detail);
  else if (isWider) changes.add("type-widened", at, detail);
}

function compareEnums(changes: ChangeCollector, a: Node, b: Node, at: Location): void {
  const [old, now] = [enumValuesOf(a), enumValuesOf(b)];
  if (old === null && now === null) return;
  if (old === null) return changes.add("enum-introduced", at, now?.join(", "));
  if (now === null) return changes.add("enum-dropped", at, old.join(", "));
  for (const value of old) if (!now.includes(value)) changes.add("enum-value-removed", at, value);
  for (const value of now) if (!old.includes(value)) changes.add("enum-value-added", at, value);
}

function compareBounds(changes: ChangeCollector, a: Node, b: Node, at: Location): void {
  const bounds = [...UPPER_BOUNDS.map((key) => [key, 1] as const), ...LOWER_BOUNDS.map((key) => [key, -1] as const)];
  for (const [key, sign] of bounds) {
    const [old, now] = [boundOf(a, key, sign), boundOf(b, key, sign)];
    if (old === now) continue;
    const isTighter = sign === 1 ? now < old : now > old;
    changes.add(
      isTighter ? "bound-narrowed" : "bound-widened",
      at,
      `${key} ${formatValue(a[key])} → ${formatValue(b[key])}`,
    );
  }
}

function compareDefaults(changes: ChangeCollector, a: Node, b: Node, at: Location): void {
  const [old, now] = [a["default"], b["default"]];
  if (canonical(old) !== canonical(now)) {
    changes.add(
      old === undefined ? "default-added" : "default-changed",
      at,
      `${formatValue(old)} → ${formatValue(now)}`,
    );
  }
  const [oldSize, size] = [a["x-page-size"], b["x-page-size"]];
  if (oldSize !== size) changes.add("page-size-changed", at, `${formatValue(oldSize)} → ${formatValue(size)}`);
}

/** Patterns, formats, conditions: their text doesn't show which values are added or removed. */
function compareRestrictions(changes: ChangeCollector, a: Node, b: Node, at: Location): void {
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (!isAnnotation(key) && !COMPARED_KEYWORDS.has(key))
      compareRestriction(changes, key, restrictionOf(a, key), restrictionOf(b, key), at);
  }
}

function compareRestriction(changes: ChangeCollector, key: string, old: unknown, now: unknown, at: Location): void {
  if (canonical(old) === canonical(now)) return;
  if (old === undefined) changes.add("restriction-added", at, `${key} ${formatValue(now)}`);
  else if (now === undefined) changes.add("restriction-removed", at, `${key} ${formatValue(old)}`);
  else changes.add("restriction-changed", at, `${key} ${formatValue(old)} → ${formatValue(now)}`);
}

function compareFields(context: Context, a: Node, b: Node, at: Location): void {
  const { changes } = context;
  const [old, now] = [fieldsOf(a), fieldsOf(b)];
  const [wasRequired, isRequired] = [requiredOf(a), requiredOf(b)];
  for (const [name, schema] of Object.entries(old)) {
    const field = childOf(at, name);
    if (now[name] === undefined) {
      changes.add("field-removed", field);
      continue;
    }
    if (!wasRequired.has(name) && isRequired.has(name)) changes.add("field-required", field);
    if (wasRequired.has(name) && !isRequired.has(name)) changes.add("field-optional", field);
    compare(context, schema, now[name], field);
  }
  for (const name of Object.keys(now)) {
    if (old[name] !== undefined) continue;
    changes.add(isRequired.has(name) ? "required-field-added" : "field-added", childOf(at, name));
  }
}

/** The schemas of list items, of additional properties, and of `allOf`. */
function compareNestedSchemas(context: Context, a: Node, b: Node, at: Location): void {
  const { changes } = context;
  const [old, now] = [a["items"], b["items"]];
  if (old !== undefined && now !== undefined) compare(context, old, now, childOf(at, "[]"));
  else compareRestriction(changes, "items", old, now, at);

  const [oldRest, rest] = [a["additionalProperties"] ?? true, b["additionalProperties"] ?? true];
  if (oldRest !== false && rest === false) changes.add("unknown-fields-refused", at);
  else if (oldRest === false && rest !== false) changes.add("unknown-fields-allowed", at);
  else if (typeof oldRest === "object" && typeof rest === "object") compare(context, oldRest, rest, childOf(at, "*"));
  else compareRestriction(changes, "additionalProperties", withoutBoolean(oldRest), withoutBoolean(rest), at);

  for (const [before, after] of pairVariants(listOf(a, "allOf"), listOf(b, "allOf"))) {
    if (before !== undefined && after !== undefined) compare(context, before, after, at);
    else compareRestriction(changes, "allOf", before, after, at);
  }
}

const withoutBoolean = (rest: unknown) => (rest === true || rest === false ? undefined : rest);
const listOf = (schema: Node, key: string) => (schema[key] ?? []) as unknown[];

/** A chain of conditions, each of which excludes the others, as parts of `allOf`, which are compared one by one. */
function withConditions(schema: Node): Node {
  const { if: condition, then: consequence, else: otherwise, ...rest } = schema;
  if (condition === undefined) return schema;
  const others = otherwise === undefined ? [] : listOf(withConditions(otherwise as Node), "allOf");
  return { ...rest, allOf: [...listOf(rest, "allOf"), { condition: [condition, consequence] }, ...others] };
}

/**
 * A schema and its `anyOf` in their simplest form: `null` beside one alternative is a type of it, and an alternative with listed texts is no further
 * one beside a text without a list.
 */
function simplify(resolved: Resolved, schemas: Schemas): Resolved {
  const { anyOf, ...own } = resolved.schema;
  if ("if" in own) return { ...resolved, schema: withConditions(own) };
  if (!Array.isArray(anyOf)) return resolved;
  const parts = anyOf.map((part: unknown) => resolve(part, schemas).schema);
  const hasText = parts.some((part) => part["type"] === "string" && enumValuesOf(part) === null);
  const kept = parts.filter(
    (part) => !isNullOnly(part) && !(hasText && part["type"] === "string" && enumValuesOf(part)),
  );
  const [only] = kept;
  if (only === undefined || kept.length > 1) return resolved;
  const type = parts.some(isNullOnly) ? { type: [...(typesOf(only) ?? []), "null"] } : {};
  return { schema: { ...own, ...only, ...type }, name: resolved.name };
}

/**
 * Alternatives (oneOf, anyOf); a side without them counts as a single alternative.
 * Returns true when nothing else needs to be compared.
 */
function compareAlternatives(
  context: Context,
  [oldNode, a]: [unknown, Node],
  [newNode, b]: [unknown, Node],
  at: Location,
): boolean {
  const [old, now] = [alternativesOf(a), alternativesOf(b)];
  if (!old && !now) return false;
  for (const [before, after] of pairVariants(old ?? [single(oldNode, a)], now ?? [single(newNode, b)])) {
    if (before !== undefined && after !== undefined) compare(context, before, after, at);
    else if (after === undefined) context.changes.add("variant-removed", at, nameOf(before));
    else context.changes.add("variant-added", at, nameOf(after));
  }
  return !old || !now;
}

/** A schema that counts as one alternative, with its name where it is a reference. */
function single(node: unknown, schema: Node): unknown {
  return typeof node === "object" && node !== null && "$ref" in node ? node : schema;
}

function alternativesOf(schema: Node): unknown[] | null {
  return (schema["oneOf"] ?? schema["anyOf"] ?? null) as unknown[] | null;
}
