/** Every bound of every parameter and body field, from both sides, generated from the contract. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { AnyCall } from "../../client/call-types.ts";
import type { Check } from "../../runner/check.ts";
import type { Context, ErrorBody } from "../../runner/context.ts";
import type { Operation, Parameter } from "../../contract/openapi.ts";
import { operationOf, operations, resolveSchema, specPointer } from "../../contract/openapi.ts";
import type { RecordedResponse } from "../../client/http.ts";
import { casesOf, fieldsOf, replaceAt, type Case } from "../support/bounds.ts";
import { expectNamedField } from "../support/outcomes.ts";
import { baseOf, isEdgeSkipped } from "../support/requests/bases.ts";

function expectRefused(ctx: Context, id: string, response: RecordedResponse, what: string): void {
  const { code } = (response.body ?? {}) as Partial<ErrorBody>;
  if (response.status === 400 && code === errorCodes.INVALID_REQUEST) return;
  ctx.fail(`${id} should refuse ${what}.`, {
    expected: "400 INVALID_REQUEST",
    actual: `${response.status} ${response.text.slice(0, 300)}`,
    response,
    spec: specPointer(operationOf(id), 400),
  });
}

/** What the contract allows is not refused as malformed; whether it succeeds depends on more than the field. */
function expectTakenField(
  ctx: Context,
  id: string,
  response: RecordedResponse,
  { what, pointer }: { what: string; pointer: string },
): void {
  const { code, data } = (response.body ?? {}) as Partial<ErrorBody>;
  const named = Object.keys(data?.fields ?? {});
  const isRefused =
    code === errorCodes.MEDIA_TYPE_NOT_SUPPORTED ||
    (code === errorCodes.INVALID_REQUEST && (named.length === 0 || named.includes(pointer)));
  if (response.status < 500 && !isRefused) return;
  ctx.fail(`${id} should take ${what} at ${pointer || "the body"}.`, {
    expected: "no INVALID_REQUEST",
    actual: `${response.status} ${response.text.slice(0, 300)}`,
    response,
  });
}

interface Place {
  /** As it is named in `data.fields`. */
  pointer: string;
  cases: Case[];
  /** The request with this value; undefined leaves the field out. */
  put: (call: AnyCall, value: unknown) => AnyCall;
}

function placeOfParameter({ name, in: where, schema, required }: Parameter): Place {
  const isText = [resolveSchema(schema).type ?? []].flat().includes("string");
  // In an address everything is text: another type shows only where a text can't be read as it.
  const cases = casesOf(schema).filter(({ what }) => what !== "null" && !(isText && what === "another type"));
  if (where === "path") {
    const put: Place["put"] = (call, value) => ({ ...call, params: { ...call.params, [name]: value } });
    return { pointer: `/${name}`, cases: cases.filter(({ value }) => value !== ""), put };
  }
  if (where === "header") {
    const sendable = cases.filter(({ value }) => /^[\u0021-\u007E]+$/.test(String(value)));
    return {
      pointer: `/${name.toLowerCase()}`,
      cases: sendable,
      put: (call, value) => ({ ...call, headers: { ...call.headers, [name]: String(value) } }),
    };
  }
  const left = { what: "left out", value: undefined, isValid: required !== true };
  return {
    pointer: `?${name}`,
    cases: [...cases, left],
    put: (call, value) => ({ ...call, query: { ...call.query, [name]: value } }),
  };
}

const putBody: Place["put"] = (call, value) => ({ ...call, body: value });

function placesOfBody({ body }: Operation): Place[] {
  if (body === null || body.media !== "application/json") return [];
  const schema = resolveSchema(body.schema);
  if (!schema.properties) {
    return [{ pointer: "", cases: casesOf(schema).filter(({ value }) => value !== null), put: putBody }];
  }
  const fields = fieldsOf(body.schema, body.example).map(({ pointer, schema: field, isRequired }): Place => {
    const left: Case = { what: "left out", value: undefined, isValid: !isRequired };
    return {
      pointer,
      cases: [...casesOf(field), left],
      put: (call, value) => ({ ...call, body: replaceAt(call.body, pointer, value) }),
    };
  });
  const stray: Place = {
    pointer: "/unknownField",
    cases: [{ what: "a field that the contract doesn't know", value: "x", isValid: false }],
    put: (call, value) => ({ ...call, body: replaceAt(call.body, "/unknownField", value) }),
  };
  return [...fields, stray];
}

function placesOf(operation: Operation): Place[] {
  const query = operation.parameters.some((parameter) => parameter.in === "query");
  const stray: Place = {
    pointer: "?unknown",
    cases: [{ what: "a parameter that the contract doesn't know", value: "1", isValid: false }],
    put: (call, value) => ({ ...call, query: { ...call.query, unknown: value } }),
  };
  return [...operation.parameters.map(placeOfParameter), ...(query ? [stray] : []), ...placesOfBody(operation)];
}

function slug(pointer: string): string {
  return pointer.replace(/^\?/, "query.").replace(/^\//, "").replaceAll("/", ".") || "body";
}

function boundsCheck(operation: Operation, { pointer, cases, put }: Place): Check {
  const { id } = operation;
  const base = baseOf(id);
  return {
    id: `shapes.bounds.${id}.${slug(pointer)}`,
    title: `${id} keeps the bounds of ${pointer || "its body"}: ${cases.length} values at and beyond them.`,
    source: specPointer(operation),
    needs: base.needs,
    covers: cases.some(({ isValid }) => !isValid) ? [`${id} INVALID_REQUEST`] : [],
    run: async (ctx) => {
      let taken: AnyCall | null = null;
      for (const { what, value, isValid } of cases) {
        if (isValid && isEdgeSkipped(id, pointer)) continue;
        if (isValid) taken = await base.taken(ctx, taken);
        const call = isValid && taken !== null ? taken : await base.refused(ctx);
        const response = await ctx.http.callWithRetry(id, put(call, value));
        if (isValid) expectTakenField(ctx, id, response, { what, pointer });
        else expectRefused(ctx, id, response, `${pointer || "the body"}: ${what}`);
      }
    },
  };
}

function fieldsCheck(operation: Operation, places: Place[]): Check {
  const { id } = operation;
  const base = baseOf(id);
  return {
    id: `shapes.fields.${id}`,
    title: `${id} names each refused field by its pointer, with a message.`,
    source: "D6",
    needs: base.needs,
    run: async (ctx) => {
      const call = await base.refused(ctx);
      for (const { pointer, cases, put } of places) {
        const odd = cases.find(({ isValid }) => !isValid);
        if (odd === undefined) continue;
        const response = await ctx.http.callWithRetry(id, put(call, odd.value));
        expectNamedField(ctx, id, response, { what: odd.what, pointer });
      }
    },
  };
}

function checksOf(operation: Operation): Check[] {
  const places = placesOf(operation).filter(({ cases }) => cases.length > 0);
  const bounds = places.map((place) => boundsCheck(operation, place));
  return places.length === 0 ? [] : bounds.concat(fieldsCheck(operation, places));
}

export const checks: Check[] = operations.flatMap(checksOf);
