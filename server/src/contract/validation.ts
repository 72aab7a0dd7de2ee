/** Validators of requests and responses, compiled from the contract's schemas. */
import { withoutSummaryErrors, rootSchema, resolveRefs, validatorOptions } from "@babchingu/openapi/contract/schemas";
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { ApiError } from "../lib/api-error.ts";
import { UNSTORABLE_MESSAGE, findUnstorableTexts } from "../lib/text.ts";
import type { ContractDocument, OperationObject, Parameter } from "./document.ts";
import { messageFor, pointerOf, REQUIRED_MESSAGE } from "./validation-messages.ts";

/** The parts of a request that are validated before its handler runs. */
export interface RequestParts {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

export type RequestValidator = (parts: RequestParts) => void;

type Mode = "body" | "parameters" | "response";

// The package is CommonJS: its default export is the function or an object with it, depending on the loader.
const addFormatsFunction =
  typeof addFormats === "function" ? addFormats : (addFormats as { default: typeof addFormats }).default;
const addAllFormats = addFormatsFunction as unknown as (ajv: Ajv2020) => Ajv2020;

const isDateTime = addAllFormats(new Ajv2020(validatorOptions)).compile({ type: "string", format: "date-time" });

/** RFC 3339 without leap seconds (unsupported by JavaScript) and the year 0 (unsupported by the database). */
function isStorableDateTime(text: string): boolean {
  return isDateTime(text) && new Date(text).getUTCFullYear() >= 1;
}

function createAjv(document: ContractDocument, mode: Mode): Ajv2020 {
  const ajv = new Ajv2020({
    ...validatorOptions,
    useDefaults: mode !== "response",
    coerceTypes: mode === "parameters" ? "array" : false,
  });
  addAllFormats(ajv);
  ajv.addFormat("date-time", { validate: isStorableDateTime });
  ajv.addSchema(rootSchema(document));
  return ajv;
}

/** Compiles the contract's schemas, each once; parameters are coerced from text. */
export class Validators {
  static readonly #byDocument = new WeakMap<ContractDocument, Validators>();
  readonly #document: ContractDocument;
  readonly #ajv: Record<Mode, Ajv2020>;
  /** By the name that a schema refers to, as nine tenths of all responses are the same error; by itself otherwise. */
  readonly #responses = new Map<string | object, ValidateFunction>();
  readonly #requests = new Map<OperationObject, RequestValidator>();

  /** The validators of a contract, shared by the apps of one process: compiling them takes most of a test's time. */
  static of(document: ContractDocument): Validators {
    const validators = Validators.#byDocument.get(document) ?? new Validators(document);
    Validators.#byDocument.set(document, validators);
    return validators;
  }

  private constructor(document: ContractDocument) {
    this.#document = document;
    this.#ajv = {
      body: createAjv(document, "body"),
      parameters: createAjv(document, "parameters"),
      response: createAjv(document, "response"),
    };
  }

  #compile(mode: Mode, schema: object): ValidateFunction {
    return this.#ajv[mode].compile(resolveRefs(schema));
  }

  /**
   * Returns a function that fills in defaults and throws INVALID_REQUEST with all invalid fields of a request. Schemas are
   * compiled at the first request, which makes starts and tests faster.
   */
  request(operation: OperationObject): RequestValidator {
    return (parts) => {
      let validate = this.#requests.get(operation);
      if (!validate) {
        validate = this.#compileRequest(operation);
        this.#requests.set(operation, validate);
      }
      validate(parts);
    };
  }

  response(schema: { $ref?: string }): ValidateFunction {
    const key = schema.$ref ?? schema;
    const validate = this.#responses.get(key) ?? this.#compile("response", schema);
    this.#responses.set(key, validate);
    return validate;
  }

  #compileRequest(operation: OperationObject): RequestValidator {
    const parameters = operation.parameters ?? [];
    const byLocation = {
      params: this.#parameters(parameters.filter((parameter) => parameter.in === "path")),
      query: this.#parameters(parameters.filter((parameter) => parameter.in === "query")),
      headers: this.#parameters(parameters.filter((parameter) => parameter.in === "header")),
    };
    const bodySchema = operation.requestBody?.content["application/json"]?.schema;
    const body = bodySchema && this.#compile("body", bodySchema);
    const isBodyRequired = operation.requestBody?.required === true;
    return (parts) => {
      const fields: Record<string, string> = {};
      collectErrors(fields, "", byLocation.params, parts.params);
      collectErrors(fields, "?", byLocation.query, parts.query);
      collectErrors(fields, "", byLocation.headers, parts.headers);
      if (parts.body !== undefined && body) collectErrors(fields, "", body, parts.body);
      else if (body && isBodyRequired) fields[""] = REQUIRED_MESSAGE;
      throwIfInvalid(fields);
      // Only after the schema validation: an invalid body may be nested arbitrarily deep.
      const query = byLocation.query ? parts.query : undefined;
      for (const pointer of findUnstorableTexts(query)) fields[`?${pointer.slice(1)}`] = UNSTORABLE_MESSAGE;
      const unstorable = [...findUnstorableTexts(parts.params), ...findUnstorableTexts(parts.body)];
      for (const pointer of unstorable.slice(0, FIELD_ERRORS_MAX)) fields[pointer] = UNSTORABLE_MESSAGE;
      throwIfInvalid(fields);
    };
  }

  #parameters(parameters: Parameter[]): ValidateFunction | undefined {
    if (parameters.length === 0) return undefined;
    return this.#compile("parameters", {
      type: "object",
      properties: Object.fromEntries(parameters.map((parameter) => [nameOf(parameter), parameter.schema])),
      required: parameters.filter((parameter) => parameter.required === true).map(nameOf),
      // Unknown headers are allowed; an unknown query parameter is reported as a mistake.
      additionalProperties: parameters[0]?.in === "header",
    });
  }

  get document(): ContractDocument {
    return this.#document;
  }
}

function throwIfInvalid(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new ApiError("INVALID_REQUEST", { fields });
}

/** Node has header names in lower case. */
function nameOf(parameter: Parameter): string {
  return parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name;
}

/** The field errors of a response at most (D66): an answer about thousands of unknown keys would help nobody. */
const FIELD_ERRORS_MAX = 20;

function collectErrors(
  fields: Record<string, string>,
  prefix: "" | "?",
  validate: ValidateFunction | undefined,
  value: unknown,
): void {
  if (!validate || validate(value)) return;
  for (const error of withoutSummaryErrors(validate.errors ?? [])) {
    if (Object.keys(fields).length >= FIELD_ERRORS_MAX) return;
    const pointer = pointerOf(error);
    fields[prefix === "?" ? `?${pointer.slice(1)}` : pointer] ??= messageFor(error);
  }
}
