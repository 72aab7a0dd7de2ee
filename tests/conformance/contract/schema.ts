/** Compiles schemas of the contract and describes differences from them. */
import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { contract } from "./openapi.ts";

const ROOT_ID = "contract";

/** One difference between a value and its schema. */
export interface Difference {
  /** JSON pointer into the value; empty for the whole. */
  pointer: string;
  message: string;
}

/** Finds what differs from a schema; nothing when the value conforms. */
export type Validate = (value: unknown) => Difference[];

const ajv = new Ajv2020({ strict: false, allErrors: true });
// The package is CommonJS: its default export is the function or carries it, depending on the loader.
const add = typeof addFormats === "function" ? addFormats : (addFormats as { default: typeof addFormats }).default;
(add as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema({ $id: ROOT_ID, components: { schemas: contract.components.schemas } });

/** Points local references at the registered root, so that a part of the contract compiles on its own. */
function absolutise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolutise);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === "$ref" && typeof child === "string" && child.startsWith("#/") ? `${ROOT_ID}${child}` : absolutise(child),
    ]),
  );
}

const STRAY = new Set(["additionalProperties", "unevaluatedProperties"]);

function pointerOf(error: ErrorObject): string {
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params as Record<string, string>;
  const name = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  if (name === undefined) return error.instancePath;
  return `${error.instancePath}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function messageOf(error: ErrorObject): string {
  if (STRAY.has(error.keyword)) return "is not in the contract";
  if (error.keyword === "required") return "is missing";
  if (error.keyword === "enum") {
    return `must be one of ${JSON.stringify((error.params as { allowedValues: unknown[] }).allowedValues)}`;
  }
  return error.message ?? error.keyword;
}

const SUMMARIES = new Set(["oneOf", "anyOf", "allOf", "if", "not"]);

/** Adds the place in the contract to each difference. */
export function withSpec(differences: readonly Difference[], spec: string): (Difference & { spec: string })[] {
  return differences.map(({ pointer, message }) => ({ pointer, message, spec }));
}

function differencesOf(errors: readonly ErrorObject[]): Difference[] {
  const specific = errors.filter((error) => !SUMMARIES.has(error.keyword));
  return (specific.length > 0 ? specific : errors).map((error) => ({
    pointer: pointerOf(error),
    message: messageOf(error),
  }));
}

/** A validator of a schema as the contract writes it, with its local references. */
export function compile(schema: object): Validate {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= ajv.compile(absolutise(schema) as object);
    return validate(value) ? [] : differencesOf(validate.errors ?? []);
  };
}
