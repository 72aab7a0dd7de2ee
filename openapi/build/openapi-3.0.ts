/**
 * The bundle as OpenAPI 3.0, for tools that don't read 3.1, such as openapi-generator for Spring and Kotlin. openapi-down-convert does it; what it
 * leaves as it is gets a form before that it, or 3.0, knows.
 */
import { Converter } from "@apiture/openapi-down-convert";
import type { OpenApiDocument } from "../src/contract/document.ts";

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** Several types become alternatives, each with its own bounds. */
function withAlternatives(schema: Node, types: readonly unknown[]): Node {
  const { type: _type, maxLength, minimum, maximum, ...own } = schema;
  const bounds: Record<string, Node> = { string: { maxLength }, number: { minimum, maximum } };
  return { ...own, anyOf: types.map((type) => ({ type, ...bounds[String(type)] })) };
}

/** The pattern for the whole text: Bean Validation matches all of it, JSON Schema any part. Beside a date and time it tests no text there. */
function wholePattern({ pattern, ...schema }: Node): Node {
  if (schema["format"] === "date-time") return schema;
  const source = String(pattern);
  const [start, end] = [source.startsWith("^") ? "" : "^[\\s\\S]*", source.endsWith("$") ? "" : "[\\s\\S]*$"];
  return { ...schema, pattern: `${start}${source}${end}` };
}

/** One schema without what only 3.1 says, and without what generators for Java take otherwise. */
function prepareSchema(schema: Node): Node {
  // 3.0 has no conditions; which data an error carries stands in its meaning and its examples.
  const { if: _if, then: _then, else: _else, ...own } = "pattern" in schema ? wholePattern(schema) : schema;
  const { type, const: value, ...rest } = own;
  // A text of which null is the only value: openapi-generator too takes it for null.
  if (type === "null") return { ...rest, type: "string", nullable: true, enum: [null] };
  if (Array.isArray(type) && type.filter((name) => name !== "null").length > 1) return withAlternatives(own, type);
  return value === undefined ? own : { type, ...rest, enum: [value] };
}

/** Copies `value` with every schema prepared. Examples are values, not schemas. */
function prepare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prepare);
  if (!isNode(value)) return value;
  const entries = Object.entries(prepareSchema(value));
  return Object.fromEntries(entries.map(([key, part]) => [key, /^examples?$/.test(key) ? part : prepare(part)]));
}

export function downConvert(document: OpenApiDocument): object {
  const { summary: _summary, ...info } = document.info as Node & OpenApiDocument["info"];
  return new Converter(prepare({ ...document, info }) as object).convert();
}
