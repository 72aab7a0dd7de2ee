/** Compiles schemas of the contract and describes differences from them. */
import { withoutSummaryErrors, rootSchema, resolveRefs, validatorOptions } from "@babchingu/openapi/contract/schemas";
import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { contract } from "./openapi.ts";

/** One difference between a value and its schema. */
export interface Difference {
  /** JSON pointer into the value; empty for the whole. */
  pointer: string;
  message: string;
}

/** Finds what differs from a schema; nothing when the value conforms. */
export type Validate = (value: unknown) => Difference[];

const ajv = new Ajv2020(validatorOptions);
// The package is CommonJS: its default export is the function or carries it, depending on the loader.
const applyFormats =
  typeof addFormats === "function" ? addFormats : (addFormats as { default: typeof addFormats }).default;
(applyFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(rootSchema(contract));

const UNDOCUMENTED_KEYWORDS = new Set(["additionalProperties", "unevaluatedProperties"]);

function pointerOf(error: ErrorObject): string {
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params as Record<string, string>;
  const name = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  if (name === undefined) return error.instancePath;
  return `${error.instancePath}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function messageOf(error: ErrorObject): string {
  if (UNDOCUMENTED_KEYWORDS.has(error.keyword)) return "is not in the contract";
  if (error.keyword === "required") return "is missing";
  if (error.keyword === "enum") {
    return `must be one of ${JSON.stringify((error.params as { allowedValues: unknown[] }).allowedValues)}`;
  }
  return error.message ?? error.keyword;
}

/** Adds the place in the contract to each difference. */
export function withSpec(differences: readonly Difference[], spec: string): (Difference & { spec: string })[] {
  return differences.map(({ pointer, message }) => ({ pointer, message, spec }));
}

function differencesOf(errors: readonly ErrorObject[]): Difference[] {
  return withoutSummaryErrors(errors).map((error) => ({ pointer: pointerOf(error), message: messageOf(error) }));
}

/** By the text of the schema: many fields and responses have the same one, and compiling costs more than all that is validated with it. */
const compiled = new Map<string, ValidateFunction>();

function compile(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const validate = compiled.get(text) ?? ajv.compile(resolveRefs(schema));
  compiled.set(text, validate);
  return validate;
}

/** A validator of a schema as the contract writes it, with its local references. */
export function compileSchema(schema: object): Validate {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= compile(schema);
    return validate(value) ? [] : differencesOf(validate.errors ?? []);
  };
}
