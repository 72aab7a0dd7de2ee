/** Turns the bundled document into the TypeScript modules under generated/. */
import { eachOperation, type OpenApiDocument, resolveSchema, type Schema } from "../src/contract/document.ts";
import type { Catalogue } from "./expand-errors.ts";

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

function withoutEmpty<T>(entries: [string, T][]): [string, T][] {
  return entries.filter(([, value]) => Object.keys(value as object).length > 0);
}

/** One constant each, so that a bundler can leave out those that an app doesn't use. */
function emitConstants(description: string, entries: [string, unknown][]): string {
  const constants = entries.map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)} as const;`,
  );
  return `${HEADER}/** ${description} */\n\n${constants.join("\n\n")}\n`;
}

/** Limits of every schema property, by the name of the schema. */
export function emitSchemaLimits(document: OpenApiDocument): string {
  const bySchema = withoutEmpty(
    Object.entries(document.components.schemas).map(([name, schema]) => [
      name,
      schema.properties
        ? Object.fromEntries(
            withoutEmpty(Object.entries(schema.properties).map(([key, value]) => [key, limitsOf(document, value)])),
          )
        : limitsOf(document, schema),
    ]),
  );
  return emitConstants("Bounds of each schema's properties, as the contract states them.", bySchema);
}

/** Limits of every operation's parameters, by the name of the operation. */
export function emitParameterLimits(document: OpenApiDocument): string {
  const byOperation = withoutEmpty(
    [...eachOperation(document)].map(({ operation }): [string, object] => [
      operation.operationId,
      Object.fromEntries(
        withoutEmpty(
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

/** Lists of an app show states; the labels of all other enums can then load later. */
export function emitEnumsIndex(): string {
  return [HEADER, ...["states", "kinds"].map((part) => `export * from "./enums-of-${part}.ts";`), ""].join("\n");
}

/** Every enum as a tuple and a type, with its Korean labels where the contract gives them. */
export function emitEnums(document: OpenApiDocument, { areStates }: { areStates: boolean }): string {
  const parts = [HEADER];
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (!schema.enum || name.endsWith("Status") !== areStates) continue;
    const values = schema.enum.filter((value) => value !== null);
    parts.push(`export const ${name}Values = ${JSON.stringify(values)} as const;`);
    parts.push(`export type ${name}Value = (typeof ${name}Values)[number];`);
    for (const table of ["x-enum-labels", "x-audit-entries"] as const) {
      const missing = values.filter((value) => schema[table] && !(String(value) in schema[table]));
      if (missing.length > 0) throw new Error(`${name}: ${table} lacks ${missing.join(", ")}`);
    }
    const labels = schema["x-enum-labels"];
    if (labels) {
      parts.push(`/** Korean words for each value. */`);
      parts.push(`export const ${name}Labels: Record<${name}Value, string> = ${JSON.stringify(labels, null, 2)};`);
      const operatorLabels = schema["x-operator-labels"];
      if (operatorLabels) {
        parts.push(`/** Words for operators, who distinguish values that members see as one. */`);
        parts.push(
          `export const ${name}OperatorLabels: Record<${name}Value, string> = ${JSON.stringify({ ...labels, ...operatorLabels }, null, 2)};`,
        );
      }
    }
    parts.push("");
  }
  return parts.join("\n");
}

/** The name of the schema that has the rows of a console list. */
function rowSchemaOf(document: OpenApiDocument, resource: string | number | null): string {
  const list = document.paths[`/admin/${resource}`]?.get?.responses["200"]?.content?.["application/json"]?.schema;
  const rows = list && resolveSchema(document, list).properties?.["content"]?.items?.$ref;
  if (!rows) throw new Error(`ExportResource: GET /admin/${resource} answers no page of rows`);
  return rows.split("/").at(-1) ?? "";
}

/** What a column's values are, where they aren't shown as they are: a time, or an enum whose labels are referred to. */
function valuesOf(document: OpenApiDocument, schema: Schema): string | null {
  const value = schema.anyOf?.find(({ type }) => type !== "null") ?? schema;
  const name = value.$ref?.split("/").at(-1) ?? "";
  const resolved = resolveSchema(document, value);
  if (name === "SeoulTime" || resolved.format === "date-time") return '"time"';
  if (!resolved.enum || !resolved["x-enum-labels"]) return null;
  return `enums.${name}${resolved["x-operator-labels"] ? "Operator" : ""}Labels`;
}

/** The columns of exported entities with their Korean names, and those of each list; a field whose label is null is left out. */
export function emitColumns(document: OpenApiDocument): string {
  const parts = [HEADER, `import * as enums from "./enums.ts";\n`];
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
  const resources = document.components.schemas["ExportResource"]?.enum ?? [];
  const lists = resources.map((resource) => `  "${resource}": ${rowSchemaOf(document, resource)}Columns,\n`);
  const values = resources.map((resource) => {
    const properties = document.components.schemas[rowSchemaOf(document, resource)]?.properties ?? {};
    const entries = Object.entries(properties).flatMap(([name, schema]) => {
      const found = valuesOf(document, schema);
      return found === null ? [] : [`${name}: ${found}`];
    });
    return `  "${resource}": { ${entries.join(", ")} },\n`;
  });
  parts.push(
    `/** The columns of each list whose values are times, or have Korean words. */\nexport const exportValues: Record<keyof typeof exportColumns, Record<string, "time" | Readonly<Record<string, string>>>> = {\n${values.join("")}};\n`,
  );
  parts.push(
    `/** The columns of each list that can be exported. */\nexport const exportColumns = {\n${lists.join("")}};\n`,
  );
  return parts.join("\n");
}

/** One constant for each error, so that a bundler leaves out those that an app doesn't compare with. */
export function emitErrorCodes(catalogue: Catalogue): string {
  const constants = Object.entries(catalogue).map(([name, { code }]) => `export const ${name} = "${code}";`);
  return `${HEADER}/** The code that stands for each error on the wire. */\n\n${constants.join("\n")}\n`;
}

/** The error catalogue, the facts that errors carry, and the errors each operation documents. */
export function emitErrors(document: OpenApiDocument, catalogue: Catalogue): string {
  const errors = Object.entries(catalogue);
  const entries = Object.fromEntries(
    errors.map(([name, { code, message }]) => [name, { code, status: Number(code.slice(1, 4)), message }]),
  );
  const names = Object.fromEntries(errors.map(([name, { code }]) => [code, name]));
  const dataKeys = errors
    .filter(([, { data }]) => data !== undefined)
    .map(
      ([name, { data }]) =>
        `  ${name}: ${Object.keys(data ?? {})
          .map((key) => JSON.stringify(key))
          .join(" | ")};`,
    );
  const byOperation = Object.fromEntries(
    [...eachOperation(document)].map(({ operation }) => [
      operation.operationId,
      Object.values(operation.responses)
        .flatMap((response) => response["x-error-codes"] ?? [])
        .map((code) => names[code]),
    ]),
  );
  return `${HEADER}
import type { ErrorData } from "./types.ts";

/** name → code: \`errorCodes.NAME_CHANGE_LOCKED\`. */
export * as errorCodes from "./error-codes.ts";

/** name → code, HTTP status and Korean message; \`{…}\` in a message is a field of the error's data. */
export const errorCatalogue = ${JSON.stringify(entries, null, 2)} as const;

export type ErrorName = keyof typeof errorCatalogue;
export type ErrorCode = (typeof errorCatalogue)[ErrorName]["code"];

/** code → name. */
export const errorNames = ${JSON.stringify(names, null, 2)} as const satisfies Record<ErrorCode, ErrorName>;

/** The fields of data that an error carries; an error that is absent here carries none. */
export interface ErrorDataKeys {
${dataKeys.join("\n")}
}

export type ErrorDataOf<Name extends ErrorName> = Name extends keyof ErrorDataKeys
  ? Required<Pick<ErrorData, ErrorDataKeys[Name]>>
  : undefined;

/** The errors each operation may answer with, besides those of the default response. */
export const operationErrors: Record<string, readonly ErrorName[]> = ${JSON.stringify(byOperation, null, 2)};
`;
}

function isPublic(security: Record<string, string[]>[]): boolean {
  return security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);
}

/** The operators' roles that may call each operation of the console (D60). */
export function emitOperatorRoles(document: OpenApiDocument): string {
  const values = document.components.schemas["OperatorRole"]?.enum ?? [];
  const entries = [...eachOperation(document)].flatMap(({ operation: { operationId, "x-roles": roles } }) => {
    const unknown = (roles ?? []).filter((role) => !values.includes(role));
    if (unknown.length > 0) throw new Error(`${operationId}: no operator role ${unknown.join(", ")}`);
    return roles ? [[operationId, roles] as const] : [];
  });
  return `${HEADER}
import type { OperatorRoleValue } from "./enums.ts";

/** The operators' roles that may call each operation (\`x-roles\`, D60). */
export const operatorRoles = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const satisfies Record<
  string,
  readonly OperatorRoleValue[]
>;

export type OperatorOperationId = keyof typeof operatorRoles;

/** Whether an operator with the role may call the operation. */
export function mayCall(role: OperatorRoleValue, operationId: OperatorOperationId): boolean {
  return (operatorRoles[operationId] as readonly OperatorRoleValue[]).includes(role);
}
`;
}

/** Paths of the operations that carry no bearer token: a 401 there starts no refresh (member §6). */
export function emitOperations(document: OpenApiDocument): string {
  const publicPaths = [...eachOperation(document)]
    .filter(({ operation, item }) => isPublic(operation.security) && !item.servers)
    .map(({ path }) => path);
  return `${HEADER}
/** Paths below the API's base that are called without a bearer token. */
export const publicPaths = ${JSON.stringify([...new Set(publicPaths)], null, 2)} as const;
`;
}
