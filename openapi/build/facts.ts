/** Puts the product's facts (src/rules.ts) into the texts of the contract and of the error catalogue, by name. */
import * as rules from "../src/rules.ts";
import type { OpenApiDocument } from "./document.ts";

const FACT = /\{([A-Z][A-Z0-9_]+)\}/g;

/** The facts that texts may name: the rules, and a few of them in the unit in which people say them. */
export function factsOf(document: OpenApiDocument): ReadonlyMap<string, string> {
  const numbers = Object.entries(rules).flatMap(([name, value]) =>
    typeof value === "number" ? [[name, value] as const] : [],
  );
  const { ImageUpload } = document.components.schemas;
  return new Map(
    [
      ...numbers,
      ["CODE_LIFE_MIN", rules.CODE_LIFE_SECONDS / 60] as const,
      ["PROOF_LIFE_MIN", rules.PROOF_LIFE_SECONDS / 60] as const,
      ["NEARBY_RADIUS_KM", rules.NEARBY_RADIUS_M / 1000] as const,
      ["IMAGE_MB_MAX", Number(ImageUpload?.properties?.["file"]?.["x-max-bytes"]) / 2 ** 20] as const,
    ].map(([name, value]) => [name, String(value)]),
  );
}

/** Every text within `value` with the facts it names filled in. Throws on a name that is none. */
export function fillFacts<T>(value: T, facts: ReadonlyMap<string, string>): T {
  if (typeof value === "string") {
    return value.replaceAll(FACT, (_, name: string) => {
      const fact = facts.get(name);
      if (fact === undefined)
        throw new Error(`No fact is called ${name}; src/rules.ts lists them. It stands in: ${value}`);
      return fact;
    }) as T;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => fillFacts(item, facts)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillFacts<unknown>(item, facts)])) as T;
}
