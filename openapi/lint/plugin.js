// Rules of our own where they are stricter than Redocly's. They run on the bundle, error responses included.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const errors = parse(readFileSync(join(import.meta.dirname, "..", "errors.yaml"), "utf8"));
const codes = new Set(Object.values(errors).map(({ code }) => code));
const HANGUL = /[가-힣]/;

/** Exactly one success status beside a 202, named error codes, and a default response. */
function OperationAnswers() {
  return {
    Operation(operation, { report, location }) {
      const statuses = Object.keys(operation.responses ?? {});
      const successes = statuses.filter((status) => status.startsWith("2") && status !== "202");
      if (successes.length !== 1) {
        report({
          message: `One success response is wanted, not ${successes.length}.`,
          location: location.child(["responses"]),
        });
      }
      if (!statuses.includes("default")) report({ message: "The default response is missing." });
      if (!operation.security) report({ message: "State `security`, also when it is none (`[]`)." });
      for (const status of statuses.filter((each) => /^[45]/.test(each))) {
        if (!(operation.responses[status]["x-error-codes"]?.length > 0)) {
          report({
            message: `Response ${status} names no error codes.`,
            location: location.child(["responses", status]),
          });
        }
      }
      const schemes = new Set((operation.security ?? []).map((requirement) => Object.keys(requirement)[0]));
      if (schemes.has("admin") && !schemes.has(undefined) && !(operation["x-roles"]?.length > 0)) {
        report({ message: "Say in `x-roles` which operators may call it (D60)." });
      }
      if (operation["x-decision"] && !/^[DR][1-9][0-9]*$/.test(operation["x-decision"])) {
        report({ message: "x-decision names one decision: D… or R…." });
      }
    },
  };
}

/** Every JSON body and answer has a named example; every parameter has one too. */
function ExamplesPresent() {
  return {
    MediaType(media, { report, key }) {
      if (key !== "application/json" && key !== "text/csv") return;
      if (Object.keys(media.examples ?? {}).length === 0) report({ message: "At least one named example is wanted." });
    },
    Parameter(parameter, { report }) {
      if (parameter.example === undefined && !parameter.examples)
        report({ message: "The parameter wants an example." });
    },
  };
}

/** Error examples are the catalogue's and speak Korean. */
function ErrorExamples() {
  return {
    Response(response, { report, location }) {
      const listed = response["x-error-codes"];
      if (!listed) return;
      const examples = response.content?.["application/json"]?.examples ?? {};
      for (const code of listed) {
        const at = location.child(["content", "application/json", "examples", code]);
        if (!codes.has(code)) report({ message: `${code} is not in the catalogue.`, location });
        else if (!examples[code]) report({ message: `${code} has no example.`, location });
        else if (examples[code].value?.code !== code)
          report({ message: `The example carries another code.`, location: at });
        else if (!HANGUL.test(examples[code].value?.message ?? ""))
          report({ message: "The message is not Korean.", location: at });
      }
    },
  };
}

const isType = (schema, type) => schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type));
const isClosedValue = (schema) => schema.enum !== undefined || schema.const !== undefined;

/** Request and response examples have the same names, so that mocks and contract tests answer a request with its own response. */
function ExampleNames() {
  return {
    Operation(operation, { report, location, resolve }) {
      const request = namesOf(operation.requestBody);
      const success = ["200", "201"].find((status) => operation.responses?.[status]);
      const response = success === undefined ? [] : namesOf(resolve(operation.responses[success]).node);
      if (request.length === 0 || response.length === 0 || request.join() === response.join()) return;
      report({
        message: `Name the examples of request (${request.join(", ")}) and response (${response.join(", ")}) alike.`,
        location: location.child(["responses", success]),
      });
    },
  };
}

const namesOf = (body) => Object.keys(body?.content?.["application/json"]?.examples ?? {}).toSorted();

/** Everything has a bound: text, numbers, lists; objects say what they hold and what is required. */
function SchemaBounds() {
  return {
    Schema(schema, { report, location }) {
      if (/\/(if|then|else)(\/|$)/.test(location.pointer)) return;
      if (schema.allOf) report({ message: "No allOf: closed objects can't be combined. Write the object flat." });
      if (schema.$ref || schema.oneOf || schema.anyOf) return;
      if (!schema.type) report({ message: "The type is missing." });
      if (isType(schema, "object") && schema.additionalProperties === undefined) {
        report({ message: "Say `additionalProperties` (false, or the schema of the values)." });
      }
      if (isType(schema, "object") && schema.properties && !schema.required && !hasOnlyOptional(schema)) {
        report({ message: "Say which properties are `required`." });
      }
      if (isType(schema, "array") && schema.maxItems === undefined) report({ message: "The list wants `maxItems`." });
      const isText = isType(schema, "string") && !isClosedValue(schema) && !schema.contentMediaType;
      if (isText && schema.maxLength === undefined) report({ message: "The text wants `maxLength`." });
      const isNumber = (isType(schema, "integer") || isType(schema, "number")) && !isClosedValue(schema);
      if (isNumber && schema.minimum === undefined) report({ message: "The number wants `minimum`." });
      if (isType(schema, "integer") && !isClosedValue(schema)) reportIntegerWidth(schema, report);
    },
  };
}

const INT32_MAX = 2 ** 31 - 1;

/** Clients in Java or Kotlin read an integer without `format` in 32 bits. */
function reportIntegerWidth({ format, minimum, maximum }, report) {
  if (maximum === undefined) report({ message: "The integer wants `maximum`." });
  const wanted = maximum > INT32_MAX || minimum < -INT32_MAX ? "int64" : "int32";
  if (format !== wanted && format !== "int64") report({ message: `The integer wants \`format: ${wanted}\`.` });
}

/** An object whose every property is optional says so with `required: []` or a description. */
function hasOnlyOptional(schema) {
  return typeof schema.description === "string";
}

export default function babchinguPlugin() {
  return {
    id: "babchingu",
    rules: {
      oas3: {
        "operation-answers": OperationAnswers,
        "examples-present": ExamplesPresent,
        "example-names": ExampleNames,
        "error-examples": ErrorExamples,
        "schema-bounds": SchemaBounds,
      },
    },
  };
}
