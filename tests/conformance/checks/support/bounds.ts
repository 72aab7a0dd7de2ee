/** Values at and beyond every bound of a schema, derived from the contract. */
import { resolveSchema, type Schema } from "../../contract/openapi.ts";
import { compile } from "../../contract/schema.ts";

/** A value to send instead of a valid one. */
export interface Case {
  /** A description: `one above the maximum`. */
  what: string;
  value: unknown;
  /** Whether the contract allows it. */
  isValid: boolean;
}

const FILLERS: [RegExp, (length: number) => string][] = [
  [/^\^\[0-9/, (length) => "1".repeat(length)],
  [/^\^\[A-Za-z0-9/, (length) => "a".repeat(length)],
  [/^\^\[A-Z_\]/, (length) => "A".repeat(length)],
  [/^\^\(\//, (length) => `/${"a".repeat(Math.max(0, length - 1))}`],
];

/** Longer texts consist of one-byte letters, or they would exceed the limit of the whole body first. */
const LONG = 10_000;

/** A text of `length` characters that matches the schema's pattern; Korean where any letter is allowed. */
function textOf(schema: Schema, length: number): string | null {
  if (schema.format === "uri") return `https://example.com/${"a".repeat(Math.max(0, length - 20))}`;
  if (schema.format === "password") return "a".repeat(length);
  if (schema.pattern === undefined || schema.pattern === String.raw`\S`)
    return (length > LONG ? "a" : "가").repeat(length);
  return FILLERS.find(([pattern]) => pattern.test(schema.pattern ?? ""))?.[1](length) ?? null;
}

const DATE_TIMES = ["2026-13-01T18:30", "2026-03-01T24:30", "2026-03-01T18:30Z", "2026-03-01", "내일 저녁"];
/** Texts that a pattern or format of the contract refuses. */
const MALFORMED: [(schema: Schema) => boolean, (schema: Schema) => string[]][] = [
  [({ pattern }) => pattern === String.raw`\S`, ({ minLength = 1 }) => [" ".repeat(Math.max(minLength, 3)), "\n\t"]],
  [({ pattern }) => pattern?.startsWith("^[0-9]{4}-") === true, () => DATE_TIMES],
  [({ pattern }) => pattern === "^[0-9-]+$", () => ["02 338 5536", "공이-삼삼팔"]],
  [
    ({ pattern }) => pattern?.startsWith("^[0-9]{") === true,
    ({ maxLength = 1 }) => ["a".repeat(maxLength), `${"1".repeat(maxLength - 1)} `],
  ],
  [
    ({ pattern }) => pattern?.startsWith("^[A-Za-z0-9") === true,
    ({ minLength = 1 }) => ["가".repeat(Math.max(minLength, 8))],
  ],
  [
    ({ pattern }) => pattern?.startsWith("^(/") === true,
    () => ["javascript:alert(1)", "//evil.example", "http://plain.example"],
  ],
  [({ format }) => format === "date-time", () => ["2026-03-01T18:30:00", "어제", "2026-03-01T18:30:00+09:00"]],
  [({ format }) => format === "date", () => ["2026-13-40", "2026.03.01"]],
  [({ format }) => format === "uri", () => ["그냥 글자"]],
];

function textCases(schema: Schema): Case[] {
  const { minLength, maxLength } = schema;
  const cases: Case[] = [];
  const add = (what: string, value: string | null, isValid: boolean) => {
    if (value !== null) cases.push({ what, value, isValid });
  };
  if (minLength !== undefined) {
    add(`${minLength} characters, the fewest`, textOf(schema, minLength), true);
    add(`${minLength - 1} characters, one too few`, minLength === 1 ? "" : textOf(schema, minLength - 1), false);
  }
  if (maxLength !== undefined) {
    add(`${maxLength} characters, the most`, textOf(schema, maxLength), true);
    add(`${maxLength + 1} characters, one too many`, textOf(schema, maxLength + 1), false);
  }
  for (const [fits, make] of MALFORMED) {
    if (fits(schema)) for (const text of make(schema)) add(`malformed: ${JSON.stringify(text)}`, text, false);
  }
  if (
    maxLength !== undefined &&
    maxLength > 1 &&
    maxLength <= LONG &&
    (schema.pattern === undefined || schema.pattern === String.raw`\S`) &&
    schema.format === undefined
  ) {
    add(`${maxLength} emoji, counted as characters`, "🍚".repeat(maxLength), true);
  }
  return cases;
}

/** A number just outside a bound. */
function justOutside(bound: number, direction: 1 | -1, isInteger: boolean): number {
  return bound + direction * (isInteger ? 1 : 0.000_001);
}

function numberCases(schema: Schema, isInteger: boolean): Case[] {
  const { minimum, maximum } = schema;
  const cases: Case[] = [];
  if (minimum !== undefined) {
    cases.push({ what: `${minimum}, the smallest`, value: minimum, isValid: true });
    cases.push({ what: "one step below the smallest", value: justOutside(minimum, -1, isInteger), isValid: false });
  }
  if (maximum !== undefined) {
    cases.push({ what: `${maximum}, the largest`, value: maximum, isValid: true });
    cases.push({ what: "one step above the largest", value: justOutside(maximum, 1, isInteger), isValid: false });
  }
  if (isInteger) cases.push({ what: "a fraction", value: (minimum ?? 0) + 0.5, isValid: false });
  return cases;
}

const WRONG_TYPE_VALUES: Record<string, unknown> = {
  string: 7,
  integer: "일곱",
  number: "일곱",
  boolean: "yes",
  array: {},
  object: [],
};

function typeCases(types: string[]): Case[] {
  const main = types.find((type) => type !== "null") ?? "null";
  const wrong: Case[] = [{ what: "another type", value: WRONG_TYPE_VALUES[main] ?? 1, isValid: false }];
  const isNullable = types.includes("null");
  if (main !== "null") wrong.push({ what: "null", value: null, isValid: isNullable });
  return wrong;
}

/** Cases of one field without its nested fields. Cases that the schema classifies otherwise are dropped. */
export function casesOf(field: Schema): Case[] {
  const schema = resolveSchema(field);
  const types = [schema.type ?? []].flat();
  const cases = typeCases(types);
  if (schema.enum !== undefined || schema.const !== undefined) {
    for (const value of schema.enum ?? [schema.const]) {
      cases.push({ what: `${JSON.stringify(value)}, which is listed`, value, isValid: true });
    }
    cases.push({
      what: "a value that is not listed",
      value: types.includes("string") ? "SOMETHING_ELSE" : false,
      isValid: false,
    });
  } else if (types.includes("string")) cases.push(...textCases(schema));
  else if (types.includes("integer") || types.includes("number")) {
    cases.push(...numberCases(schema, types.includes("integer")));
  }
  if (types.includes("array")) cases.push(...arrayCases(schema));
  const validate = compile(field);
  return cases.filter(({ value, isValid }) => (validate(value).length === 0) === isValid);
}

function arrayCases({ minItems, maxItems }: Schema): Case[] {
  const cases: Case[] = [];
  if (minItems !== undefined && minItems > 0) cases.push({ what: "an empty list", value: [], isValid: false });
  // Items of the base value are repeated by the caller: a number stands for how many.
  if (maxItems !== undefined) cases.push({ what: `${maxItems + 1} items, one too many`, value: null, isValid: false });
  return cases.filter(({ value }) => value !== null);
}

/** A field of a body with its place in it. */
export interface Field {
  /** JSON pointer into the body. */
  pointer: string;
  schema: Schema;
  isRequired: boolean;
}

/** Every field of an object schema, including nested objects and lists; `value` is a valid body. */
export function fieldsOf(object: Schema, value: unknown, at = ""): Field[] {
  const { properties = {}, required = [] } = resolveSchema(object);
  const fields: Field[] = [];
  for (const [name, schema] of Object.entries(properties)) {
    const pointer = `${at}/${name}`;
    const inside = (value as Record<string, unknown> | undefined)?.[name];
    const resolved = resolveSchema(schema);
    fields.push({ pointer, schema, isRequired: required.includes(name) });
    if (resolved.properties) fields.push(...fieldsOf(schema, inside, pointer));
    const [first] = Array.isArray(inside) ? (inside as unknown[]) : [];
    if (resolved.items && first !== undefined) fields.push(...fieldsOf(resolved.items, first, `${pointer}/0`));
  }
  return fields;
}

/** A copy of a body with another value at a pointer; `undefined` removes the field. */
export function replaceAt(body: unknown, pointer: string, value: unknown): unknown {
  const [, name = "", ...rest] = pointer.split("/");
  const copy = (Array.isArray(body) ? [...(body as unknown[])] : { ...(body as object) }) as Record<string, unknown>;
  if (rest.length > 0) copy[name] = replaceAt(copy[name], `/${rest.join("/")}`, value);
  else if (value === undefined) delete copy[name];
  else copy[name] = value;
  return copy;
}
