/** Texts that a backend may damage on the way: it should store any that the contract accepts. */
import type { Schema } from "../../contract/openapi.ts";
import { operationOf, resolveSchema } from "../../contract/openapi.ts";

/** Line breaks, a tab, emoji of several characters, combining marks, quotes, markup, escapes. */
const MIXED = "밥 첫 줄\n둘째 줄\t👨‍👩‍👧🍚e\u0301각\"'<b>&amp;</b>\\n %20 ${x} 끝";

const isFreeText = ({ type, pattern, enum: values, format }: Schema) =>
  [type ?? []].flat().includes("string") &&
  (pattern === undefined || pattern === String.raw`\S`) &&
  values === undefined &&
  format === undefined;

/** The fields of an operation's body that take any text, with the characters that they take. */
export function freeTextFields(operationId: string): { name: string; lengthMax: number }[] {
  const { body } = operationOf(operationId);
  if (body === null || body.media !== "application/json") return [];
  return Object.entries(resolveSchema(body.schema).properties ?? {}).flatMap(([name, property]) => {
    const schema = resolveSchema(property);
    return isFreeText(schema) && schema.maxLength !== undefined ? [{ name, lengthMax: schema.maxLength }] : [];
  });
}

/** Characters as people count them in the contract: code points. */
const truncate = (text: string, length: number) => Array.from(text).slice(0, length).join("").trim();

/** Values of all free text fields: first of full length in characters that take four bytes, then with everything unusual. */
export function unusualTexts(operationId: string): Record<string, string>[] {
  const fields = freeTextFields(operationId);
  const valuesOf = (text: (lengthMax: number) => string) =>
    Object.fromEntries(fields.map(({ name, lengthMax }) => [name, text(lengthMax)]));
  return [valuesOf((lengthMax) => "🍚".repeat(lengthMax)), valuesOf((lengthMax) => truncate(MIXED, lengthMax))];
}
