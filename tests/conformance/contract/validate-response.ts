/** Checks every response against the contract: status, media type, headers, body, error code. */
import { ACCEPTED_STATUS } from "@babchingu/openapi/contract/document";
import { defaultCodes, specPointer, type Operation } from "./openapi.ts";
import type { Violation } from "../client/exchange.ts";
import { compileSchema, withSpec, type Validate } from "./schema.ts";

/** The parts of a response that the contract describes. */
export interface ReceivedResponse {
  status: number;
  header: (name: string) => string | null;
  text: string;
}

const HANGUL = /[가-힣]/;
const JSON_TYPE = /^application\/json\b/i;
const validators = new Map<string, Validate>();
const errorSchema = compileSchema({ $ref: "#/components/schemas/Error" });

function validatorOf(operation: Operation, status: number): Validate {
  const key = `${operation.id} ${status}`;
  const cached = validators.get(key);
  if (cached) return cached;
  const validate = compileSchema(operation.responses[status]?.content?.["application/json"]?.schema ?? {});
  validators.set(key, validate);
  return validate;
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function validateSuccess(operation: Operation, response: ReceivedResponse, spec: string): Violation[] {
  const content = operation.responses[response.status]?.content;
  const violation = (pointer: string, message: string) => [{ pointer, message, spec }];
  if (content === undefined)
    return response.text === "" ? [] : violation("body", "has a body, but the contract has none");
  const type = response.header("content-type") ?? "";
  const [media = ""] = Object.keys(content);
  if (!type.toLowerCase().startsWith(media)) return violation("Content-Type", `is ${type || "absent"}, not ${media}`);
  if (!JSON_TYPE.test(media)) return [];
  const parsed = parse(response.text);
  if (parsed === null) return violation("body", "is no JSON");
  return withSpec(validatorOf(operation, response.status)(parsed.value), spec);
}

function validateCode(operation: Operation | null, status: number, code: string, spec: string): Violation[] {
  const violations: Violation[] = [];
  if (!code.startsWith(`E${status}-`)) {
    violations.push({ pointer: "/code", message: `is ${code}, but the status is ${status}`, spec });
  }
  if (operation && !operation.codes.includes(code) && !defaultCodes.has(code)) {
    violations.push({
      pointer: "/code",
      message: `is ${code}, which the contract doesn't list for ${operation.id}`,
      spec,
    });
  }
  return violations;
}

function validateRetryAfter(response: ReceivedResponse, data: Record<string, unknown>, spec: string): Violation[] {
  const header = response.header("retry-after");
  if (header === null || !/^\d+$/.test(header)) {
    return [{ pointer: "Retry-After", message: `is ${header ?? "missing"}; a 429 gives the seconds to wait`, spec }];
  }
  const inBody = data["retryAfterSeconds"];
  if (typeof inBody === "number" && Math.abs(inBody - Number(header)) > 1) {
    return [{ pointer: "Retry-After", message: `says ${header}, the body ${inBody}`, spec }];
  }
  return [];
}

/** Checks an error: its form, its code for this operation, its message and the data that belong to its code (D6). */
function validateError(operation: Operation | null, response: ReceivedResponse, spec: string): Violation[] {
  const type = response.header("content-type") ?? "";
  if (!JSON_TYPE.test(type)) {
    return [{ pointer: "Content-Type", message: `is ${type || "absent"}, not application/json`, spec }];
  }
  const parsed = parse(response.text);
  if (parsed === null) return [{ pointer: "body", message: "is no JSON", spec }];
  const violations: Violation[] = withSpec(errorSchema(parsed.value), spec);
  const { code, message, data } = (parsed.value ?? {}) as { code?: unknown; message?: unknown; data?: unknown };
  const dataFields = (typeof data === "object" && data !== null ? data : {}) as Record<string, unknown>;
  if (typeof code === "string") {
    violations.push(...validateCode(operation, response.status, code, spec));
  }
  if (typeof message === "string" && !HANGUL.test(message)) {
    violations.push({ pointer: "/message", message: "is not Korean", spec });
  }
  if (response.status === 429) violations.push(...validateRetryAfter(response, dataFields, spec));
  if (response.status === 405 && response.header("allow") === null) {
    violations.push({ pointer: "Allow", message: "is missing; a 405 lists the allowed methods", spec });
  }
  return violations;
}

/** Everything in a response that the contract doesn't allow. */
export function validateResponse(operation: Operation | null, response: ReceivedResponse): Violation[] {
  const spec = operation ? specPointer(operation, response.status) : "openapi.json#/components/responses/Unexpected";
  if (response.status >= 400) {
    const isListed = operation === null || operation.responses[response.status] !== undefined;
    const isDefaultCode = [...defaultCodes].some((code) => code.startsWith(`E${response.status}-`));
    const undocumented = { pointer: "status", message: `${response.status} is not in the contract`, spec };
    return [...(isListed || isDefaultCode ? [] : [undocumented]), ...validateError(operation, response, spec)];
  }
  if (operation === null) return [];
  const isAccepted = response.status === Number(ACCEPTED_STATUS) && operation.responses[ACCEPTED_STATUS] !== undefined;
  if (response.status !== operation.success && !isAccepted) {
    return [{ pointer: "status", message: `is ${response.status}; the only success is ${operation.success}`, spec }];
  }
  return validateSuccess(operation, response, spec);
}
