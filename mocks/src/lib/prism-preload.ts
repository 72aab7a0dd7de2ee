/** Loaded into Prism's process before Prism. */
import { createRequire } from "node:module";
import { ServerResponse } from "node:http";

/**
 * Prism writes violations into a header and crashes on characters that a header can't contain, such as the Korean
 * name of an unknown property. The value is JSON, so escaping keeps its meaning.
 */
const prototype = ServerResponse.prototype;
// oxlint-disable-next-line typescript/unbound-method -- called with the response as `this` below
const setHeader = prototype.setHeader;
prototype.setHeader = function setHeaderEscaped(this: ServerResponse, name, value) {
  const isText = name.toLowerCase() === "sl-violations" && typeof value === "string";
  return setHeader.call(this, name, isText ? escapeNonAscii(value) : value);
};

function escapeNonAscii(text: string): string {
  return text.replaceAll(/[^\u0020-\u007E]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

const requireOfPrism = createRequire(process.argv[1] ?? "");

type Dereference = (this: object, path: string, options?: object) => Promise<object>;
const { prototype: parser } = requireOfPrism("@stoplight/json-schema-ref-parser") as {
  prototype: { dereference: Dereference };
};

/** Prism reads its document twice, which doesn't change while it runs, and each time resolves all references: an eighth of its start. */
const { dereference } = parser;
const dereferenced = new Map<string, Promise<object>>();
parser.dereference = function dereferenceOnce(path, options) {
  const document = dereferenced.get(path) ?? dereference.call(this, path, options);
  dereferenced.set(path, document);
  return document;
};

/**
 * When all references are resolved, Prism looks along every path through the document for cycles, twice, and then for references left:
 * almost half of its start. Along every object once is enough to know that there are none.
 */
const json = requireOfPrism("@stoplight/json") as {
  decycle: (value: unknown) => unknown;
  bundleTarget: (options: { document: { __target__: unknown } }) => unknown;
};
const { decycle, bundleTarget } = json;
json.decycle = (value) => (hasCycle(value, new Set(), new Set()) ? decycle(value) : value);
json.bundleTarget = (options) => {
  const target = options.document.__target__;
  return hasReference(target, new Set()) ? bundleTarget(options) : target;
};

function hasCycle(value: unknown, ancestors: Set<unknown>, seen: Set<unknown>): boolean {
  if (typeof value !== "object" || value === null || seen.has(value)) return false;
  if (ancestors.has(value)) return true;
  ancestors.add(value);
  const isFound = Object.values(value).some((child) => hasCycle(child, ancestors, seen));
  ancestors.delete(value);
  seen.add(value);
  return isFound;
}

function hasReference(value: unknown, seen: Set<unknown>): boolean {
  if (typeof value !== "object" || value === null || seen.has(value)) return false;
  seen.add(value);
  return Object.hasOwn(value, "$ref") || Object.values(value).some((child) => hasReference(child, seen));
}

type Compile = (this: object, schema: object, meta?: boolean) => unknown;

/** Each response has a copy of the contract's error. Schemas that differ in nothing but Prism's ids are compiled once. */
const { default: Ajv } = createRequire(requireOfPrism.resolve("@stoplight/prism-http"))("ajv/dist/core") as {
  default: { prototype: { compile: Compile } };
};
const { compile } = Ajv.prototype;
const compiled = new WeakMap<object, Map<string, unknown>>();
Ajv.prototype.compile = function compileOnce(schema, meta) {
  const ofInstance = compiled.get(this) ?? new Map<string, unknown>();
  compiled.set(this, ofInstance);
  const text = JSON.stringify(schema, (key, value: unknown) => (key === "x-stoplight" ? undefined : value));
  const validate = ofInstance.get(text) ?? compile.call(this, schema, meta);
  ofInstance.set(text, validate);
  return validate;
};

// Ctrl-C reaches the whole process group; the parent decides when Prism exits. If the parent is killed, Prism exits too.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.exit(0));
// Killed by the signal itself, it would not write the compiled code that the next start can use (NODE_COMPILE_CACHE).
process.on("SIGTERM", () => process.exit(0));
