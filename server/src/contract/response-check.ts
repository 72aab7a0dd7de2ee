/** Checks responses against the contract, so that an undocumented field fails a test before a client sees it. */
import { type ErrorCode, errorNames, operationErrors } from "@babchingu/openapi/errors";
import type { OperationObject, Response } from "./document.ts";
import { pointerOf } from "./validation-messages.ts";
import type { Validators } from "./validation.ts";

class ContractViolation extends Error {
  constructor(operationId: string, status: number, found: string, hint: string) {
    super(`${operationId} answered ${status}: ${found}\n${hint}`);
    this.name = "ContractViolation";
  }
}

/** Throws a ContractViolation when a response of the operation is not documented. */
export type ResponseChecker = (status: number, payload: unknown) => void;

function resolveResponse(validators: Validators, response: Response | undefined): Response | undefined {
  const name = response?.$ref?.split("/").at(-1);
  return name === undefined ? response : validators.document.components.responses?.[name];
}

/** Error codes that any operation may respond with, from the default response. */
function defaultCodes(validators: Validators): ReadonlySet<string> {
  return new Set(validators.document.components.responses?.["Unexpected"]?.["x-error-codes"] ?? []);
}

function schemaOf(response: Response | undefined): { $ref?: string } | undefined {
  return response?.content?.["application/json"]?.schema;
}

export function createResponseChecker(validators: Validators, operation: OperationObject): ResponseChecker {
  const { operationId, responses } = operation;
  const allowedByDefault = defaultCodes(validators);
  const checkCode = (status: number, payload: unknown) => {
    const code = (payload as { code?: ErrorCode } | null)?.code;
    if (code === undefined || allowedByDefault.has(code) || operationErrors[operationId]?.includes(errorNames[code]))
      return;
    throw new ContractViolation(
      operationId,
      status,
      `the error ${errorNames[code] ?? code} is not documented for it.`,
      `Answer with one of ${operationErrors[operationId]?.join(", ")}, or add the name to x-errors of the operation and run "npm run generate".`,
    );
  };
  return (status, payload) => {
    const key = responses[String(status)] ? String(status) : "default";
    if (key === "default" && status < 400) {
      throw new ContractViolation(
        operationId,
        status,
        "the status is not documented.",
        "Answer with the documented one.",
      );
    }
    if (status >= 400) checkCode(status, payload);
    const response = resolveResponse(validators, responses[key]);
    const schema = schemaOf(response);
    if (schema === undefined) {
      if (payload === undefined || response?.content !== undefined) return;
      throw new ContractViolation(operationId, status, "a body, but none is documented.", "Return nothing.");
    }
    const validate = validators.response(schema);
    const sent: unknown = payload === undefined ? undefined : JSON.parse(JSON.stringify(payload));
    if (validate(sent)) return;
    const found = (validate.errors ?? []).map((error) => `${pointerOf(error) || "/"} ${error.message}`).join("; ");
    throw new ContractViolation(
      operationId,
      status,
      `the body differs from the contract: ${found}.`,
      "Change the handler to return exactly the documented fields, or the schema in openapi/ to say what is meant.",
    );
  };
}
