/** Replaces placeholders such as `{SIGNUP_RICE}` in the texts of the contract and of errors.yaml by the rules of src/rules.ts. */
import * as rules from "../src/rules.ts";
import type { OpenApiDocument } from "../src/contract/document.ts";

const PLACEHOLDER = /\{([A-Z][A-Z0-9_]+)\}/g;

/** The value of each placeholder: the rules, and a few of them in another unit. */
export function placeholderValues(document: OpenApiDocument): ReadonlyMap<string, string> {
  const numbers = Object.entries(rules).flatMap(([name, value]) =>
    typeof value === "number" ? [[name, value] as const] : [],
  );
  const { ImageUpload } = document.components.schemas;
  return new Map(
    [
      ...numbers,
      ["CODE_LIFE_MIN", rules.CODE_LIFE_SECONDS / 60] as const,
      ["VERIFICATION_TOKEN_LIFE_MIN", rules.VERIFICATION_TOKEN_LIFE_SECONDS / 60] as const,
      ["NEARBY_RADIUS_KM", rules.NEARBY_RADIUS_M / 1000] as const,
      ["IMAGE_MB_MAX", Number(ImageUpload?.properties?.["file"]?.["x-max-bytes"]) / 2 ** 20] as const,
    ].map(([name, value]) => [name, String(value)]),
  );
}

/** Copies `value` with the placeholders of its texts replaced. Throws on an unknown one. */
export function fillPlaceholders<T>(value: T, values: ReadonlyMap<string, string>): T {
  if (typeof value === "string") {
    return value.replaceAll(PLACEHOLDER, (_, name: string) => {
      const text = values.get(name);
      if (text === undefined) throw new Error(`src/rules.ts has no ${name}, which this text names: ${value}`);
      return text;
    }) as T;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => fillPlaceholders(item, values)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillPlaceholders<unknown>(item, values)]),
  ) as T;
}
