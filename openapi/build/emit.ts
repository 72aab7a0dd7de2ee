/** Turns the bundled document into the TypeScript modules under generated/. */
import type { OpenApiDocument, Schema } from "./document.ts";
import { eachOperation, resolveSchema } from "./document.ts";
import type { CatalogueEntry } from "./expand-errors.ts";

const HEADER = `// Generated from the contract by "npm run generate". Do not edit.\n`;

const LIMIT_KEYS = [
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
  "pattern",
  "default",
] as const;

function limitsOf(document: OpenApiDocument, schema: Schema): Record<string, unknown> {
  const resolved = { ...resolveSchema(document, schema), ...(schema.$ref ? {} : schema) };
  const limits: Record<string, unknown> = {};
  for (const key of LIMIT_KEYS) if (resolved[key] !== undefined) limits[key] = resolved[key];
  if (resolved["x-max-bytes"] !== undefined) limits["maxBytes"] = resolved["x-max-bytes"];
  if (resolved["x-page-size"] !== undefined) limits["pageSize"] = resolved["x-page-size"];
  return limits;
}

function withContent<T>(entries: [string, T][]): [string, T][] {
  return entries.filter(([, value]) => Object.keys(value as object).length > 0);
}

/** One constant each, so that a bundler can leave out those that an app doesn't use. */
function emitConstants(about: string, entries: [string, unknown][]): string {
  const constants = entries.map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;`,
  );
  return `${HEADER}/** ${about} */\n\n${constants.join("\n\n")}\n`;
}

/** Limits of every schema property, by the name of the schema. */
export function emitSchemaLimits(document: OpenApiDocument): string {
  const bySchema = withContent(
    Object.entries(document.components.schemas).map(([name, schema]) => [
      name,
      schema.properties
        ? Object.fromEntries(
            withContent(Object.entries(schema.properties).map(([key, value]) => [key, limitsOf(document, value)])),
          )
        : limitsOf(document, schema),
    ]),
  );
  return emitConstants("Bounds of each schema's properties, as the contract states them.", bySchema);
}

/** Limits of every operation's parameters, by the name of the operation. */
export function emitParameterLimits(document: OpenApiDocument): string {
  const byOperation = withContent(
    [...eachOperation(document)].map(({ operation }): [string, object] => [
      operation.operationId,
      Object.fromEntries(
        withContent(
          (operation.parameters ?? []).map((parameter) => [parameter.name, limitsOf(document, parameter.schema)]),
        ),
      ),
    ]),
  );
  return emitConstants("Bounds of each operation's parameters.", byOperation);
}

/** Both under one name each: `limits.Phone.maxLength`, `parameterLimits.searchMeetings.query.maxLength`. */
export function emitLimits(): string {
  return `${HEADER}
export * as limits from "./limits-of-schemas.ts";
export * as parameterLimits from "./limits-of-parameters.ts";
`;
}

/** Every enum as a tuple and a type, with its Korean labels where the contract gives them. */
export function emitEnums(document: OpenApiDocument): string {
  const parts = [HEADER];
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (!schema.enum) continue;
    const values = schema.enum.filter((value) => value !== null);
    parts.push(`export const ${name}Values = ${JSON.stringify(values)} as const;`);
    parts.push(`export type ${name}Value = (typeof ${name}Values)[number];`);
    const labels = schema["x-enum-labels"];
    if (labels) {
      const missing = values.filter((value) => !(String(value) in labels));
      if (missing.length > 0) throw new Error(`${name}: x-enum-labels lacks ${missing.join(", ")}`);
      parts.push(`/** Korean words for each value. */`);
      parts.push(`export const ${name}Labels: Record<${name}Value, string> = ${JSON.stringify(labels, null, 2)};`);
    }
    parts.push("");
  }
  return parts.join("\n");
}

/** The columns of exported entities with their Korean names; a field whose label is null is left out. */
export function emitColumns(document: OpenApiDocument): string {
  const parts = [HEADER];
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    const labels = schema["x-column-labels"];
    if (!labels) continue;
    const fields = Object.keys(schema.properties ?? {});
    const unnamed = fields.filter((field) => !(field in labels));
    const differing = [...unnamed, ...Object.keys(labels).filter((field) => !fields.includes(field))];
    if (differing.length > 0)
      throw new Error(`${name}: x-column-labels and properties differ in ${differing.join(", ")}`);
    const columns = Object.fromEntries(Object.entries(labels).filter(([, label]) => label !== null));
    parts.push(`export const ${name}Columns = ${JSON.stringify(columns, null, 2)} as const;\n`);
  }
  return parts.join("\n");
}

/** The error catalogue and the codes each operation documents. */
export function emitErrors(document: OpenApiDocument, catalogue: Record<string, CatalogueEntry>): string {
  const entries = Object.fromEntries(
    Object.entries(catalogue).map(([code, entry]) => [
      code,
      { status: Number(code.slice(1, 4)), name: entry.name, message: entry.message },
    ]),
  );
  const names = Object.fromEntries(Object.entries(catalogue).map(([code, entry]) => [entry.name, code]));
  const byOperation = Object.fromEntries(
    [...eachOperation(document)].map(({ operation }) => [
      operation.operationId,
      Object.values(operation.responses).flatMap((response) => response["x-error-codes"] ?? []),
    ]),
  );
  return `${HEADER}
/** code → HTTP status, name and Korean message. */
export const errorCatalogue = ${JSON.stringify(entries, null, 2)} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** name → code, so that code reads as words. */
export const errorCodes = ${JSON.stringify(names, null, 2)} as const;

export type ErrorName = keyof typeof errorCodes;

/** The codes each operation may answer with, besides those of the default response. */
export const operationErrors: Record<string, readonly ErrorCode[]> = ${JSON.stringify(byOperation, null, 2)};
`;
}

function isPublic(security: Record<string, string[]>[]): boolean {
  return security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);
}

/** Paths of the operations that carry no bearer token: a 401 there starts no refresh (member-app §6). */
export function emitOperations(document: OpenApiDocument): string {
  const publicPaths = [...eachOperation(document)]
    .filter(({ operation, item }) => isPublic(operation.security) && !item.servers)
    .map(({ path }) => path);
  return `${HEADER}
/** Paths below the API's base that are called without a bearer token. */
export const publicPaths = ${JSON.stringify([...new Set(publicPaths)], null, 2)} as const;
`;
}
