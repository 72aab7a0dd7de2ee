/** What a built app makes a browser load, as it goes over the wire: compressed with brotli. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Bytes after brotli. */
export interface BundleSizes {
  /** The entry with everything it imports statically: needed before anything shows. */
  initialBytes: number;
  /** All scripts of the app. */
  totalBytes: number;
}

// The bundler writes side-effect imports as `import"./x.js"` and others as `import{a}from"./x.js"`; a dynamic import has a
// parenthesis. Re-exports count as well.
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;
const PAGE_SCRIPT = /<(?:script|link)\b[^>]*\b(?:src|href)="[^"]*\/assets\/([^"/]+\.js)"/g;

/** The scripts that a page names, as file names below `assets/`. */
export function scriptsOfPage(html: string): string[] {
  return [...html.matchAll(PAGE_SCRIPT)].map(([, file]) => file ?? "");
}

/** The files that a script imports statically, beside it. */
export function staticImports(code: string): string[] {
  return [...new Set([...code.matchAll(STATIC_IMPORT)].map(([, file]) => file ?? ""))];
}

/** Names of everything that the entries lead to through static imports, themselves included. */
export function reached(entries: readonly string[], importsOf: (file: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(...importsOf(file));
  }
  return found;
}

/** Measures a `dist` folder with an index.html and hashed files below `assets/`. @throws when there is none. */
export function measureBundle(dist: string): BundleSizes {
  const assets = join(dist, "assets");
  const scripts = new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith(".js"))
      .map((file) => [file, readFileSync(join(assets, file), "utf8")] as const),
  );
  const entries = scriptsOfPage(readFileSync(join(dist, "index.html"), "utf8"));
  if (entries.length === 0) throw new Error(`${dist}/index.html names no script.`);
  const initial = reached(entries, (file) => staticImports(scripts.get(file) ?? ""));
  let initialBytes = 0;
  let totalBytes = 0;
  for (const [file, code] of scripts) {
    const { length } = brotliCompressSync(code);
    totalBytes += length;
    if (initial.has(file)) initialBytes += length;
  }
  return { initialBytes, totalBytes };
}
