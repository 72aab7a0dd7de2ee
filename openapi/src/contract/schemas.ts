/** How validators are compiled from parts of the bundled contract, wherever they are. */
const ROOT_ID = "contract";

/** Settings that every validator of the contract has. */
export const validatorOptions = { strict: false, allErrors: true } as const;

/** The schema that a validator has to know before it compiles a part: `ajv.addSchema(rootSchema(document))`. */
export function rootSchema(document: { components: { schemas: object } }): object {
  return { $id: ROOT_ID, components: { schemas: document.components.schemas } };
}

/** Makes local references absolute, so that a part of the contract can be compiled on its own. */
export function resolveRefs<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(resolveRefs) as Part;
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, child]) => [
      key,
      key === "$ref" && typeof child === "string" && child.startsWith("#/") ? `${ROOT_ID}${child}` : resolveRefs(child),
    ]),
  ) as Part;
}

const SUMMARIES = new Set(["oneOf", "anyOf", "allOf", "if", "not"]);

/** Removes errors that only summarize others. */
export function withoutSummaries<Found extends { keyword: string }>(errors: readonly Found[]): readonly Found[] {
  const telling = errors.filter(({ keyword }) => !SUMMARIES.has(keyword));
  return telling.length > 0 ? telling : errors;
}
