/** Values at and beyond every bound of a schema, derived from the contract. */
import { resolveSchema, type Schema } from "../../contract/openapi.ts";
import { compileSchema } from "../../contract/schema.ts";

/** A value to send instead of a valid one. */
export interface BoundCase {
  /** Such as `one step above the largest`. */
  description: string;
  value: unknown;
  /** Whether the contract allows it. */
  isValid: boolean;
}

/** A valid text of a length, by the beginning of the schema's pattern. */
const TEXT_BY_PATTERN: [RegExp, (length: number) => string][] = [
  [/^\^\[0-9/, (length) => "1".repeat(length)],
  [/^\^\[A-Za-z0-9/, (length) => "a".repeat(length)],
  [/^\^\[A-Z_\]/, (length) => "A".repeat(length)],
  [/^\^\(\//, (length) => `/${"a".repeat(Math.max(0, length - 1))}`],
];

/** Longer texts consist of one-byte letters; as Korean they would exceed the size limit of the whole body. */
const KOREAN_CHARS_MAX = 10_000;

/** A text of `length` characters that matches the schema's pattern; Korean where any letter is allowed. */
function textOfLength(schema: Schema, length: number): string | null {
  if (schema.format === "uri") return `https://example.com/${"a".repeat(Math.max(0, length - 20))}`;
  if (schema.format === "password") return "a".repeat(length);
  if (schema.pattern === undefined || schema.pattern === String.raw`\S`)
    return (length > KOREAN_CHARS_MAX ? "a" : "가").repeat(length);
  return TEXT_BY_PATTERN.find(([pattern]) => pattern.test(schema.pattern ?? ""))?.[1](length) ?? null;
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

function textCases(schema: Schema): BoundCase[] {
  const { minLength, maxLength } = schema;
  const cases: BoundCase[] = [];
  const add = (description: string, value: string | null, isValid: boolean) => {
    if (value !== null) cases.push({ description, value, isValid });
  };
  if (minLength !== undefined) {
    add(`${minLength} characters, the fewest`, textOfLength(schema, minLength), true);
    add(`${minLength - 1} characters, one too few`, minLength === 1 ? "" : textOfLength(schema, minLength - 1), false);
  }
  if (maxLength !== undefined) {
    add(`${maxLength} characters, the most`, textOfLength(schema, maxLength), true);
    add(`${maxLength + 1} characters, one too many`, textOfLength(schema, maxLength + 1), false);
  }
  for (const [applies, malformedTexts] of MALFORMED) {
    if (applies(schema))
      for (const text of malformedTexts(schema)) add(`malformed: ${JSON.stringify(text)}`, text, false);
  }
  if (
    maxLength !== undefined &&
    maxLength > 1 &&
    maxLength <= KOREAN_CHARS_MAX &&
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

function numberCases(schema: Schema, isInteger: boolean): BoundCase[] {
  const { minimum, maximum } = schema;
  const cases: BoundCase[] = [];
  if (minimum !== undefined) {
    cases.push({ description: `${minimum}, the smallest`, value: minimum, isValid: true });
    cases.push({
      description: "one step below the smallest",
      value: justOutside(minimum, -1, isInteger),
      isValid: false,
    });
  }
  if (maximum !== undefined) {
    cases.push({ description: `${maximum}, the largest`, value: maximum, isValid: true });
    cases.push({
      description: "one step above the largest",
      value: justOutside(maximum, 1, isInteger),
      isValid: false,
    });
  }
  if (isInteger) cases.push({ description: "a fraction", value: (minimum ?? 0) + 0.5, isValid: false });
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

function typeCases(types: string[]): BoundCase[] {
  const expectedType = types.find((type) => type !== "null") ?? "null";
  const cases: BoundCase[] = [
    { description: "another type", value: WRONG_TYPE_VALUES[expectedType] ?? 1, isValid: false },
  ];
  const isNullable = types.includes("null");
  if (expectedType !== "null") cases.push({ description: "null", value: null, isValid: isNullable });
  return cases;
}

/**
 * Cases of one field without its nested fields. A case is dropped where the schema disagrees about its validity.
 * @param value a valid value; the first item of a list is repeated.
 */
export function casesOf(field: Schema, value?: unknown): BoundCase[] {
  const schema = resolveSchema(field);
  const types = [schema.type ?? []].flat();
  const cases = typeCases(types);
  if (schema.enum !== undefined || schema.const !== undefined) {
    for (const value of schema.enum ?? [schema.const]) {
      cases.push({ description: `${JSON.stringify(value)}, which is listed`, value, isValid: true });
    }
    cases.push({
      description: "a value that is not listed",
      value: types.includes("string") ? "SOMETHING_ELSE" : false,
      isValid: false,
    });
  } else if (types.includes("string")) cases.push(...textCases(schema));
  else if (types.includes("integer") || types.includes("number")) {
    cases.push(...numberCases(schema, types.includes("integer")));
  }
  if (types.includes("array")) cases.push(...arrayCases(schema, Array.isArray(value) ? value[0] : undefined));
  const validate = compileSchema(field);
  return cases.filter((it) => (validate(it.value).length === 0) === it.isValid);
}

function arrayCases({ minItems, maxItems }: Schema, item: unknown): BoundCase[] {
  const cases: BoundCase[] = [];
  if (minItems !== undefined && minItems > 0) cases.push({ description: "an empty list", value: [], isValid: false });
  if (maxItems !== undefined && item !== undefined) {
    const value = Array.from({ length: maxItems + 1 }, () => item);
    cases.push({ description: `${maxItems + 1} items, one too many`, value, isValid: false });
  }
  return cases;
}

/** A field of a body. */
export interface Field {
  /** JSON pointer into the body. */
  pointer: string;
  schema: Schema;
  /** Its value in the valid body. */
  value: unknown;
  isRequired: boolean;
}

/** Every field of an object schema, including nested objects and lists; `value` is a valid body. */
export function fieldsOf(object: Schema, value: unknown, at = ""): Field[] {
  const { properties = {}, required = [] } = resolveSchema(object);
  const fields: Field[] = [];
  for (const [name, schema] of Object.entries(properties)) {
    const pointer = `${at}/${name}`;
    const nested = (value as Record<string, unknown> | undefined)?.[name];
    const resolved = resolveSchema(schema);
    fields.push({ pointer, schema, value: nested, isRequired: required.includes(name) });
    if (resolved.properties) fields.push(...fieldsOf(schema, nested, pointer));
    const [first] = Array.isArray(nested) ? (nested as unknown[]) : [];
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
