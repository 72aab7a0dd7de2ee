/** Korean messages for invalid fields, by the schema keyword that failed. */
import type { ErrorObject } from "ajv";
import { escapePointer } from "../lib/text.ts";

type Params = Record<string, unknown>;

export const REQUIRED_MESSAGE = "꼭 필요한 항목이에요.";
const FORMAT_MESSAGE = "형식이 맞지 않아요.";

const TYPE_MESSAGES: Record<string, string> = {
  integer: "정수로 써 주세요.",
  number: "숫자로 써 주세요.",
  string: "글자로 써 주세요.",
  boolean: "예 또는 아니요로 골라 주세요.",
};

const MESSAGES: Record<string, (params: Params) => string> = {
  required: () => REQUIRED_MESSAGE,
  minLength: ({ limit }) => (limit === 1 ? REQUIRED_MESSAGE : `${String(limit)}자 이상 써 주세요.`),
  maxLength: ({ limit }) => `${String(limit)}자까지 쓸 수 있어요.`,
  minimum: ({ limit }) => `${String(limit)} 이상이어야 해요.`,
  maximum: ({ limit }) => `${String(limit)} 이하여야 해요.`,
  exclusiveMinimum: ({ limit }) => `${String(limit)}보다 커야 해요.`,
  exclusiveMaximum: ({ limit }) => `${String(limit)}보다 작아야 해요.`,
  multipleOf: ({ multipleOf }) => `${String(multipleOf)} 단위로 써 주세요.`,
  minItems: ({ limit }) => `${String(limit)}개 이상 골라 주세요.`,
  maxItems: ({ limit }) => `${String(limit)}개까지 고를 수 있어요.`,
  uniqueItems: () => "같은 값이 두 번 있어요.",
  pattern: ({ pattern }) => (pattern === "\\S" ? REQUIRED_MESSAGE : FORMAT_MESSAGE),
  enum: () => "고를 수 없는 값이에요.",
  const: () => "고를 수 없는 값이에요.",
  type: ({ type }) => (typeof type === "string" && TYPE_MESSAGES[type]) || FORMAT_MESSAGE,
  additionalProperties: () => "알 수 없는 항목이에요.",
  unevaluatedProperties: () => "알 수 없는 항목이에요.",
};

const NAMED_BY_PARAM = new Set(["required", "additionalProperties", "unevaluatedProperties", "dependentRequired"]);

/** The JSON pointer of the invalid field; the name of a missing or unknown one is in the error's parameters. */
export function pointerOf(error: ErrorObject): string {
  if (!NAMED_BY_PARAM.has(error.keyword)) return error.instancePath;
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params as Record<string, string>;
  return `${error.instancePath}/${escapePointer(missingProperty ?? additionalProperty ?? unevaluatedProperty ?? "")}`;
}

export function messageFor(error: ErrorObject): string {
  return MESSAGES[error.keyword]?.(error.params as Params) ?? FORMAT_MESSAGE;
}
