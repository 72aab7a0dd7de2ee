/** Every bound of every parameter and body field, from both sides, generated from the contract. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { AnyCall } from "../../client/call-types.ts";
import type { Check } from "../../runner/check.ts";
import type { Context, ErrorBody } from "../../runner/context.ts";
import type { Operation, Parameter } from "../../contract/openapi.ts";
import { operationOf, operations, resolveSchema, specPointer } from "../../contract/openapi.ts";
import { formatResponse, type RecordedResponse } from "../../client/http.ts";
import { casesOf, fieldsOf, replaceAt, type BoundCase } from "../support/bounds.ts";
import { expectRefusedField } from "../support/outcomes.ts";
import { baseRequestOf, areValidValuesSkipped } from "../support/requests/base-requests.ts";

function expectRefused(ctx: Context, id: string, response: RecordedResponse, description: string): void {
  const { code } = (response.body ?? {}) as Partial<ErrorBody>;
  if (response.status === 400 && code === errorCodes.INVALID_REQUEST) return;
  ctx.fail(`${id} should refuse ${description}.`, {
    expected: "400 INVALID_REQUEST",
    actual: formatResponse(response),
    response,
    spec: specPointer(operationOf(id), 400),
  });
}

/** Checks that an allowed value isn't refused as malformed; whether the request succeeds depends on more than the field. */
function expectAcceptedField(
  ctx: Context,
  id: string,
  response: RecordedResponse,
  { description, pointer }: { description: string; pointer: string },
): void {
  const { code, data } = (response.body ?? {}) as Partial<ErrorBody>;
  const namedFields = Object.keys(data?.fields ?? {});
  const isRefused =
    code === errorCodes.MEDIA_TYPE_NOT_SUPPORTED ||
    code === errorCodes.BODY_TOO_LARGE ||
    (code === errorCodes.INVALID_REQUEST && (namedFields.length === 0 || namedFields.includes(pointer)));
  // A third party that isn't set up answers NOT_IMPLEMENTED (R18).
  const isFailure = response.status >= 500 && code !== errorCodes.NOT_IMPLEMENTED;
  if (!isFailure && !isRefused) return;
  ctx.fail(`${id} should accept ${description} at ${pointer || "the body"}.`, {
    expected: "no INVALID_REQUEST",
    actual: formatResponse(response),
    response,
  });
}

interface BoundedInput {
  /** As `data.fields` names it. */
  pointer: string;
  cases: BoundCase[];
  /** The request with this value; undefined leaves the field out. */
  withValue: (call: AnyCall, value: unknown) => AnyCall;
}

function inputOfParameter({ name, in: where, schema, required }: Parameter): BoundedInput {
  const isText = [resolveSchema(schema).type ?? []].flat().includes("string");
  // In a URL every value is text: another type is noticed only where the text can't be parsed as the type.
  const cases = casesOf(schema).filter(
    ({ description }) => description !== "null" && !(isText && description === "another type"),
  );
  if (where === "path") {
    const withValue: BoundedInput["withValue"] = (call, value) => ({
      ...call,
      params: { ...call.params, [name]: value },
    });
    return { pointer: `/${name}`, cases: cases.filter(({ value }) => value !== ""), withValue };
  }
  if (where === "header") {
    const sendable = cases.filter(({ value }) => /^[\u0021-\u007E]+$/.test(String(value)));
    return {
      pointer: `/${name.toLowerCase()}`,
      cases: sendable,
      withValue: (call, value) => ({ ...call, headers: { ...call.headers, [name]: String(value) } }),
    };
  }
  const leftOut = { description: "left out", value: undefined, isValid: required !== true };
  return {
    pointer: `?${name}`,
    cases: [...cases, leftOut],
    withValue: (call, value) => ({ ...call, query: { ...call.query, [name]: value } }),
  };
}

const replaceBody: BoundedInput["withValue"] = (call, value) => ({ ...call, body: value });

function inputsOfBody({ body }: Operation): BoundedInput[] {
  if (body === null || body.media !== "application/json") return [];
  const schema = resolveSchema(body.schema);
  if (!schema.properties) {
    return [{ pointer: "", cases: casesOf(schema).filter(({ value }) => value !== null), withValue: replaceBody }];
  }
  const fields = fieldsOf(body.schema, body.example).map(
    ({ pointer, schema: field, value: valid, isRequired }): BoundedInput => {
      const leftOut: BoundCase = { description: "left out", value: undefined, isValid: !isRequired };
      return {
        pointer,
        cases: [...casesOf(field, valid), leftOut],
        withValue: (call, value) => ({ ...call, body: replaceAt(call.body, pointer, value) }),
      };
    },
  );
  const unknownField: BoundedInput = {
    pointer: "/unknownField",
    cases: [{ description: "a field that the contract doesn't know", value: "x", isValid: false }],
    withValue: (call, value) => ({ ...call, body: replaceAt(call.body, "/unknownField", value) }),
  };
  return [...fields, unknownField];
}

function inputsOf(operation: Operation): BoundedInput[] {
  const query = operation.parameters.some((parameter) => parameter.in === "query");
  const unknownParameter: BoundedInput = {
    pointer: "?unknown",
    cases: [{ description: "a parameter that the contract doesn't know", value: "1", isValid: false }],
    withValue: (call, value) => ({ ...call, query: { ...call.query, unknown: value } }),
  };
  return [
    ...operation.parameters.map(inputOfParameter),
    ...(query ? [unknownParameter] : []),
    ...inputsOfBody(operation),
  ];
}

function slug(pointer: string): string {
  return pointer.replace(/^\?/, "query.").replace(/^\//, "").replaceAll("/", ".") || "body";
}

function boundsCheck(operation: Operation, { pointer, cases, withValue }: BoundedInput): Check {
  const { id } = operation;
  const baseRequest = baseRequestOf(id);
  return {
    id: `shapes.bounds.${id}.${slug(pointer)}`,
    title: `${id} keeps the bounds of ${pointer || "its body"}: ${cases.length} values at and beyond them.`,
    source: specPointer(operation),
    needs: baseRequest.needs,
    covers: cases.some(({ isValid }) => !isValid) ? [`${id} INVALID_REQUEST`] : [],
    run: async (ctx) => {
      let acceptedCall: AnyCall | null = null;
      for (const { description, value, isValid } of cases) {
        if (isValid && areValidValuesSkipped(id, pointer)) continue;
        if (isValid) acceptedCall = await baseRequest.forSuccess(ctx, acceptedCall);
        const call = isValid && acceptedCall !== null ? acceptedCall : await baseRequest.forRefusal(ctx);
        const response = await ctx.http.callWithRetry(id, withValue(call, value));
        if (isValid) expectAcceptedField(ctx, id, response, { description, pointer });
        else expectRefused(ctx, id, response, `${pointer || "the body"}: ${description}`);
      }
    },
  };
}

function fieldsCheck(operation: Operation, inputs: BoundedInput[]): Check {
  const { id } = operation;
  const baseRequest = baseRequestOf(id);
  return {
    id: `shapes.fields.${id}`,
    title: `${id} names each refused field by its pointer, with a message.`,
    source: "D6",
    needs: baseRequest.needs,
    run: async (ctx) => {
      const call = await baseRequest.forRefusal(ctx);
      for (const { pointer, cases, withValue } of inputs) {
        const invalidCase = cases.find(({ isValid }) => !isValid);
        if (invalidCase === undefined) continue;
        const response = await ctx.http.callWithRetry(id, withValue(call, invalidCase.value));
        expectRefusedField(ctx, id, response, { description: invalidCase.description, pointer });
      }
    },
  };
}

function checksOf(operation: Operation): Check[] {
  const inputs = inputsOf(operation).filter(({ cases }) => cases.length > 0);
  const bounds = inputs.map((place) => boundsCheck(operation, place));
  return inputs.length === 0 ? [] : bounds.concat(fieldsCheck(operation, inputs));
}

export const checks: Check[] = operations.flatMap(checksOf);
