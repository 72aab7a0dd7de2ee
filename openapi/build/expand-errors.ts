/**
 * Fills the error responses of every operation in from the catalogue (errors.yaml): the codes it lists under
 * `x-errors`, and those that follow from what it states anyway (a body, parameters, a required token).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Operation, OpenApiDocument, Response } from "./document.ts";
import { eachOperation } from "./document.ts";

/** One entry of errors.yaml; the status is part of the code. */
export interface CatalogueEntry {
  name: string;
  meaning: string;
  message: string;
  data?: Record<string, unknown>;
}

export function readCatalogue(): Record<string, CatalogueEntry> {
  return parse(readFileSync(join(import.meta.dirname, "..", "errors.yaml"), "utf8")) as Record<string, CatalogueEntry>;
}

const catalogue = readCatalogue();
const ALL_STATUSES = ["CREATED", "ACTIVE", "BANNED", "PHONE_V_REQUIRED"];
const UNEXPECTED_CODES = ["E404-1", "E405-1", "E413-2", "E429-1", "E500-1", "E501-1", "E502-1", "E503-1"];

const retryAfter = {
  description: "Seconds to wait before the next try.",
  required: true,
  schema: { type: "integer", minimum: 0 },
  example: 20,
};

function impliedCodes(operation: Operation): string[] {
  const codes: string[] = [];
  const hasBody = operation.requestBody !== undefined;
  if (hasBody || (operation.parameters ?? []).length > 0) codes.push("E400-1");
  if (hasBody) codes.push("E415-1");
  const schemes = operation.security.flatMap((requirement) => Object.keys(requirement));
  const isOptional = operation.security.some((requirement) => Object.keys(requirement).length === 0);
  if (schemes.length === 0 || isOptional) return codes;
  codes.push("E401-1", "E401-2", "E401-3");
  if (schemes.length === 1) codes.push("E403-1");
  const statuses = operation["x-member-status"] ?? ["ACTIVE"];
  if (schemes.includes("bearer") && !ALL_STATUSES.every((status) => statuses.includes(status))) codes.push("E403-2");
  return codes;
}

function errorValue(code: string): unknown {
  const entry = catalogue[code];
  if (!entry) throw new Error(`The catalogue has no error code ${code}`);
  return { code, message: entry.message, ...(entry.data ? { data: entry.data } : {}) };
}

function orderOf(code: string): number {
  return Number(code.split("-")[1]);
}

function errorResponse(status: string, codes: string[]): Response {
  const sorted = codes.toSorted((a, b) => a.slice(0, 4).localeCompare(b.slice(0, 4)) || orderOf(a) - orderOf(b));
  return {
    description: sorted.map((code) => `${code} ${catalogue[code]?.name}`).join(", "),
    "x-error-codes": sorted,
    ...(status === "429" ? { headers: { "Retry-After": retryAfter } } : {}),
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/Error" },
        examples: Object.fromEntries(
          sorted.map((code) => [code, { summary: catalogue[code]?.name, value: errorValue(code) }]),
        ),
      },
    },
  };
}

/** Changes `document` in place. Throws on a code that the catalogue lacks. */
export function expandErrors(document: OpenApiDocument): void {
  document.components.responses = {
    ...document.components.responses,
    Unexpected: {
      ...errorResponse("default", UNEXPECTED_CODES),
      description: "What any operation may meet: a rate limit (with Retry-After), an outage, a missing implementation.",
    },
  };
  for (const { operation } of eachOperation(document)) {
    const codes = new Set([...(operation["x-errors"] ?? []), ...impliedCodes(operation)]);
    delete operation["x-errors"];
    const byStatus = Map.groupBy(codes, (code) => code.slice(1, 4));
    for (const status of [...byStatus.keys()].toSorted()) {
      operation.responses[status] = errorResponse(status, byStatus.get(status) ?? []);
    }
    operation.responses["default"] = { $ref: "#/components/responses/Unexpected" };
  }
}
