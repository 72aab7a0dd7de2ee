/** Builds every generated file of the contract: bundle, types, limits, enums and error codes. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { eachOperation, type OpenApiDocument } from "../src/contract/document.ts";
import {
  emitColumns,
  emitEnums,
  emitEnumsIndex,
  emitErrorCodes,
  emitErrors,
  emitLimits,
  emitParameterLimits,
  emitSchemaLimits,
  emitOperations,
  emitOperatorRoles,
} from "./emit.ts";
import { type Catalogue, expandErrors, readCatalogue } from "./expand-errors.ts";
import { catalogueProblems, particleProblems, readSources, unusedComponents } from "./check-sources.ts";
import { downConvert } from "./openapi-3.0.ts";
import { placeholderValues, fillPlaceholders } from "./placeholders.ts";

const run = promisify(execFile);
const openapiDir = join(import.meta.dirname, "..");
const root = join(openapiDir, "..");

/** Bundles openapi.yaml with all that it references into one document, error responses included. */
async function bundle(): Promise<{ document: OpenApiDocument; catalogue: Catalogue }> {
  const folder = await mkdtemp(join(tmpdir(), "babchingu-bundle-"));
  try {
    const output = join(folder, "openapi.json");
    const redocly = join(root, "node_modules", "@redocly", "cli", "bin", "cli.js");
    await run(process.execPath, [redocly, "bundle", "openapi.yaml", "--output", output, "--ext", "json"], {
      cwd: openapiDir,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    });
    const source = JSON.parse(await readFile(output, "utf8")) as OpenApiDocument;
    const values = placeholderValues(source);
    const document = fillPlaceholders(source, values);
    const catalogue = fillPlaceholders(readCatalogue(), values);
    inlineParameters(document);
    expandErrors(document, catalogue);
    return { document, catalogue };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Puts shared parameters into each operation, so that readers of the bundle need not follow references. */
function inlineParameters(document: OpenApiDocument): void {
  const shared = document.components.parameters ?? {};
  for (const { operation } of eachOperation(document)) {
    operation.parameters = operation.parameters?.map((parameter) => {
      const name = (parameter as { $ref?: string }).$ref?.split("/").at(-1);
      const target = name === undefined ? parameter : shared[name];
      if (!target) throw new Error(`${operation.operationId}: no parameter ${name}`);
      return structuredClone(target);
    });
    if (!operation.parameters) delete operation.parameters;
  }
  delete document.components.parameters;
}

async function emitTypes(document: OpenApiDocument): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier("Blob"));
  // openapi-fetch leaves out a field whose only value is null.
  const nullable = ts.factory.createUnionTypeNode([
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
    ts.factory.createLiteralTypeNode(ts.factory.createNull()),
  ]);
  const nodes = await openapiTS(structuredClone(document) as never, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: false,
    transform: (schema) => ("contentMediaType" in schema ? blob : undefined),
    transformProperty: (property, schema) => {
      const { modifiers, name, questionToken } = property;
      if (schema.type !== "null") return undefined;
      return ts.factory.updatePropertySignature(property, modifiers, name, questionToken, nullable);
    },
  });
  return `// Generated from the contract by "npm run generate". Do not edit.\n${astToString(nodes)}`;
}

/** Throws on unused errors and components, and on messages with a wrong placeholder. */
function checkSources(document: OpenApiDocument, catalogue: Catalogue): void {
  const sources = readSources();
  const responses = [
    document.components.responses?.["Unexpected"],
    ...[...eachOperation(document)].flatMap(({ operation }) => Object.values(operation.responses)),
  ];
  const codes = new Set(responses.flatMap((response) => response?.["x-error-codes"] ?? []));
  const used = new Set(Object.keys(catalogue).filter((name) => codes.has(catalogue[name]?.code ?? "")));
  const problems = [
    ...catalogueProblems(catalogue, used),
    ...particleProblems(readCatalogue()),
    ...unusedComponents(sources),
  ];
  if (problems.length > 0) throw new Error(`The contract's sources:\n  ${problems.join("\n  ")}`);
}

/** Path below the repository root → content, for every generated file of the contract. */
export async function contractFiles(): Promise<Map<string, string>> {
  const { document, catalogue } = await bundle();
  checkSources(document, catalogue);
  return new Map([
    ["openapi/generated/openapi.json", `${JSON.stringify(document, null, 2)}\n`],
    ["openapi/generated/openapi-3.0.json", `${JSON.stringify(downConvert(document), null, 2)}\n`],
    ["openapi/generated/types.ts", await emitTypes(document)],
    ["openapi/generated/limits.ts", emitLimits()],
    ["openapi/generated/limits-of-schemas.ts", emitSchemaLimits(document)],
    ["openapi/generated/limits-of-parameters.ts", emitParameterLimits(document)],
    ["openapi/generated/enums.ts", emitEnumsIndex()],
    ["openapi/generated/enums-of-states.ts", emitEnums(document, { areStates: true })],
    ["openapi/generated/enums-of-kinds.ts", emitEnums(document, { areStates: false })],
    ["openapi/generated/columns.ts", emitColumns(document)],
    ["openapi/generated/operations.ts", emitOperations(document)],
    ["openapi/generated/operator-roles.ts", emitOperatorRoles(document)],
    ["openapi/generated/error-codes.ts", emitErrorCodes(catalogue)],
    ["openapi/generated/errors.ts", emitErrors(document, catalogue)],
  ]);
}
