/** Helpers to compile validators from parts of the bundled contract; the server and the contract kit use them. */
const ROOT_ID = "contract";

/** Settings that every validator of the contract has. Redocly and a test check the schemas; each server would need a tenth of its start for it. */
export const validatorOptions = { strict: false, allErrors: true, validateSchema: false } as const;

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

const SUMMARY_KEYWORDS = new Set(["oneOf", "anyOf", "allOf", "if", "not"]);

/** Removes errors that only summarize others; keeps all when there are no others. */
export function withoutSummaryErrors<ValidationError extends { keyword: string }>(
  errors: readonly ValidationError[],
): readonly ValidationError[] {
  const specific = errors.filter(({ keyword }) => !SUMMARY_KEYWORDS.has(keyword));
  return specific.length > 0 ? specific : errors;
}
