/** Finds unused errors, schemas, parameters and examples of the contract. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parse } from "yaml";
import type { Catalogue } from "./expand-errors.ts";

const openapiDir = join(import.meta.dirname, "..");
/** Particles whose form depends on the word before them; after a placeholder that word is unknown. */
const PARTICLE = /\{\w+\}(은|는|이|가|을|를|과|와|으로|로|이에요|예요)(?![가-힣])/;
const PLACEHOLDER = /\{([a-z]\w*)\}/g;
const REFERENCE = /\$ref: ["']?([\w./-]*)#\/([\w.-]+)/g;

/** The messages with a particle after a placeholder, one sentence each; constants are placeholders too, as in errors.yaml. */
export function particleProblems(catalogue: Catalogue): string[] {
  return Object.entries(catalogue).flatMap(([name, { message }]) => {
    const particle = PARTICLE.exec(message)?.[1];
    if (particle === undefined) return [];
    return `The message of ${name} has the particle ${particle} after a placeholder: put a word between them.`;
  });
}

/** The problems of the error catalogue, one sentence each. `used` are the names that operations or the socket list. */
export function catalogueProblems(catalogue: Catalogue, used: ReadonlySet<string>): string[] {
  const codes = new Map<string, string>();
  return Object.entries(catalogue).flatMap(([name, { code, message, data = {} }]) => {
    const problems: string[] = [];
    const other = codes.get(code);
    codes.set(code, name);
    if (other !== undefined) problems.push(`${name} has the code ${code} of ${other}: give it one of its own.`);
    if (!used.has(name)) problems.push(`No operation lists ${name} under x-errors: list it, or delete it.`);
    for (const [, field = ""] of message.matchAll(PLACEHOLDER)) {
      if (!(field in data)) problems.push(`The message of ${name} names {${field}}, which its data lack.`);
    }
    return problems;
  });
}

/** Components that no source references, one sentence each. `texts` are the sources by path. */
export function unusedComponents(texts: ReadonlyMap<string, string>): string[] {
  const referenced = new Set<string>();
  for (const [file, text] of texts) {
    for (const [, target = "", name] of text.matchAll(REFERENCE)) {
      referenced.add(`${target === "" ? file : posix.join(posix.dirname(file), target)}#${name}`);
    }
  }
  return [...texts]
    .filter(([file]) => /^(schemas|examples)\//.test(file))
    .flatMap(([file, text]) => Object.keys(parse(text) as object).map((name) => ({ file, name })))
    .filter(({ file, name }) => !referenced.has(`${file}#${name}`))
    .map(({ file, name }) => `Nothing refers to ${name} of openapi/${file}: refer to it, or delete it.`);
}

/** Every YAML source of the contract by its path below openapi/. */
export function readSources(): Map<string, string> {
  const folders = ["schemas", "paths", "examples", "asyncapi"];
  const files = folders.flatMap((folder) => readdirSync(join(openapiDir, folder)).map((file) => `${folder}/${file}`));
  return new Map(
    ["openapi.yaml", "asyncapi.yaml", ...files].map((file) => [file, readFileSync(join(openapiDir, file), "utf8")]),
  );
}
