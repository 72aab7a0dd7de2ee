/**
 * The calls of an app, read from its source: every `api.GET("/path", …)`, with the free variables of its options. A new call
 * is found automatically, and its test fails until there is a value for each of these variables.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync } from "vite";

export const root = join(import.meta.dirname, "..", "..", "..");

export interface SourceCall {
  /** Below the repository's root. */
  file: string;
  /** `GET /members/me`, as the contract writes it. */
  endpoint: string;
  /** The source text of the call, types included. */
  text: string;
  /** Free variables of the options, from the surrounding scope. */
  names: string[];
  /** Those of them that the file imports: name → how to get it. */
  imports: Map<string, { specifier: string; imported: string }>;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function* childrenOf(node: Node): Generator<[key: string, child: Node]> {
  for (const [key, value] of Object.entries(node)) {
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) yield [key, each];
  }
}

function* descendants(node: Node): Generator<Node> {
  yield node;
  for (const [, child] of childrenOf(node)) yield* descendants(child);
}

const nameOf = (node: unknown) => (isNode(node) && node.type === "Identifier" ? String(node["name"]) : null);

/** Source files of an app, without tests and what only they use. */
export function sourcesOf(app: "member" | "admin"): string[] {
  const files = globSync(`${app}/src/**/*.{ts,tsx}`, { cwd: root });
  return files.filter((file) => !/\.test\.tsx?$|\/testing\.tsx?$|\/generated\//.test(file)).toSorted();
}

/** The calls on the typed client, of all the app's files. */
export function callsOf(app: "member" | "admin"): SourceCall[] {
  return sourcesOf(app).flatMap((file) => callsIn(file, readFileSync(join(root, file), "utf8")));
}

/** The calls in one file's text. Throws on one whose method or path is not written out. */
export function callsIn(file: string, text: string): SourceCall[] {
  if (!/\bapi\s*(\.|\[|\?)/.test(text)) return [];
  const program = parseSync(file, text).program as unknown as Node;
  const imports = importsOf(program);
  return [...descendants(program)].filter(isApiCall).map((node) => callOf(node, file, text, imports));
}

function isApiCall(node: Node): boolean {
  const { callee } = node;
  return (
    node.type === "CallExpression" &&
    isNode(callee) &&
    callee.type === "MemberExpression" &&
    nameOf(callee["object"]) === "api"
  );
}

function callOf(node: Node, file: string, source: string, imports: SourceCall["imports"]): SourceCall {
  const text = source.slice(node.start, node.end);
  const [path, ...options] = node["arguments"] as Node[];
  const method = nameOf((node["callee"] as Node)["property"]);
  const isComputed = (node["callee"] as Node)["computed"] === true;
  if (!method || isComputed || path?.type !== "Literal" || typeof path["value"] !== "string") {
    throw new Error(`${file}: write the method and the path of "${text}" out, so that its test can find it.`);
  }
  const used = new Set(options.flatMap((option) => freeVariables(option)));
  const usedImports = new Map([...imports].filter(([name]) => used.has(name)));
  return { file, endpoint: `${method} ${path["value"]}`, text, names: [...used], imports: usedImports };
}

function importsOf(program: Node): SourceCall["imports"] {
  const found: SourceCall["imports"] = new Map();
  for (const [, node] of childrenOf(program)) {
    if (node.type !== "ImportDeclaration") continue;
    const specifier = String((node["source"] as Node)["value"]);
    for (const each of node["specifiers"] as Node[]) {
      const [local, imported] = [nameOf(each["local"]), nameOf(each["imported"])];
      if (local && imported) found.set(local, { specifier, imported });
    }
  }
  return found;
}

/** JavaScript's own names. The browser's (name, status, …) are missing here: they may be the app's variables. */
const BUILT_IN = new Set([
  "Array",
  "Boolean",
  "Date",
  "Infinity",
  "JSON",
  "Map",
  "Math",
  "Number",
  "Object",
  "Set",
  "String",
  "undefined",
]);

/** Names that an expression uses but doesn't declare. */
function freeVariables(expression: Node): string[] {
  const declared = new Set<string>();
  for (const node of descendants(expression)) {
    if (/Function/.test(node.type))
      for (const each of node["params"] as Node[]) for (const name of patternNames(each)) declared.add(name);
    if (node.type === "VariableDeclarator") for (const name of patternNames(node["id"] as Node)) declared.add(name);
  }
  const used: string[] = [];
  const visit = (node: Node): void => {
    const name = nameOf(node);
    if (name !== null) used.push(name);
    for (const [key, child] of childrenOf(node)) {
      const isPropertyName = ["property", "key"].includes(key) && node["computed"] !== true && nameOf(child) !== null;
      const isType =
        child.type.startsWith("TS") &&
        !["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"].includes(child.type);
      if (!isType && !(isPropertyName && ["MemberExpression", "Property"].includes(node.type))) visit(child);
    }
  };
  visit(expression);
  return [...new Set(used)].filter((name) => !declared.has(name) && !BUILT_IN.has(name));
}

/** Names declared by a parameter or a declaration, destructured or not. */
function patternNames(pattern: Node): string[] {
  const name = nameOf(pattern);
  if (name !== null) return [name];
  return [...childrenOf(pattern)].flatMap(([key, child]) =>
    key === "key" || child.type.startsWith("TS") ? [] : patternNames(child),
  );
}

/** The value that a call's file imports under a name. */
export async function importValue({ file, imports }: SourceCall, name: string): Promise<unknown> {
  const { specifier, imported: key } = imports.get(name) ?? { specifier: "", imported: "" };
  const path = specifier.startsWith(".") ? pathToFileURL(resolve(root, dirname(file), specifier)).href : specifier;
  const module = (await import(/* @vite-ignore */ path)) as Record<string, unknown>;
  return module[key];
}
