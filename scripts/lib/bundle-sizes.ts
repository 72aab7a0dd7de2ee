/** The sizes of what a browser loads of a built app, compressed with brotli as served. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { servedBytes } from "./precompress.ts";

/** Bytes as served. */
export interface BundleSizes {
  /** The page's scripts and the entry with their static imports, needed before the app runs. */
  entryBytes: number;
  /** By screen: the same plus the screen's chunk with its static imports, needed before it can be used. */
  screenBytes: Record<string, number>;
  /** All scripts of the app. */
  totalBytes: number;
}

/** The used part of Vite's manifest: the chunk of each source that has one. */
export type Manifest = Readonly<Record<string, { file: string }>>;

/** The manifest's path below `dist`. */
const MANIFEST = ".manifest.json";

// The bundler writes side-effect imports as `import"./x.js"` and others as `import{a}from"./x.js"`; a dynamic import has a
// parenthesis. Re-exports count as well.
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;
const PAGE_SCRIPT = /<(?:script|link)\b[^>]*\b(?:src|href)="[^"]*\/assets\/([^"/]+\.js)"/g;

/** The scripts that a page references, as file names below `assets/`. */
export function scriptsOfPage(html: string): string[] {
  return [...html.matchAll(PAGE_SCRIPT)].map(([, file]) => file ?? "");
}

/** The files that a script imports statically, beside it. */
export function staticImports(code: string): string[] {
  return [...new Set([...code.matchAll(STATIC_IMPORT)].map(([, file]) => file ?? ""))];
}

/** The entries and everything that they import statically, directly or indirectly. */
export function reachableFiles(
  entries: readonly string[],
  importsOf: (file: string) => readonly string[],
): Set<string> {
  const found = new Set<string>();
  const pending = [...entries];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    pending.push(...importsOf(file));
  }
  return found;
}

/** The chunk of a screen, as a file name. @throws when the build has no chunk of its own for that source. */
function chunkOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}.`);
  return basename(chunk.file);
}

/**
 * Measures a `dist` folder with an index.html and hashed files below `assets/`.
 * @param screens sources of lazily loaded screens, as the manifest names them
 * @throws when there is no such folder, no such screen, or a script that others import is missing
 */
export function measureBundle(dist: string, screens: readonly string[] = []): BundleSizes {
  const paths = globSync("**/*.js", { cwd: dist }).map((file) => join(dist, file));
  const scripts = new Map(paths.map((path) => [basename(path), readFileSync(path, "utf8")]));
  const manifestPath = join(dist, MANIFEST);
  const manifest = (existsSync(manifestPath) ? JSON.parse(readFileSync(manifestPath, "utf8")) : {}) as Manifest;
  // The page's own scripts may load the entry.
  const entry = manifest["index.html"] ? [chunkOf(manifest, "index.html")] : [];
  const entries = [...scriptsOfPage(readFileSync(join(dist, "index.html"), "utf8")), ...entry];
  if (entries.length === 0) throw new Error(`${dist}/index.html names no script.`);
  const script = (file: string): string => {
    const content = scripts.get(file);
    if (!content) throw new Error(`${dist} lacks ${file}.`);
    return content;
  };
  const bytes = new Map(paths.map((path) => [basename(path), servedBytes(path)]));
  const sum = (files: Iterable<string>): number =>
    [...files].reduce((total, file) => total + (bytes.get(file) ?? 0), 0);
  const bytesOf = (files: readonly string[]): number =>
    sum(reachableFiles(files, (file) => staticImports(script(file))));

  return {
    entryBytes: bytesOf(entries),
    screenBytes: Object.fromEntries(
      screens.map((source) => [source, bytesOf([...entries, chunkOf(manifest, source)])]),
    ),
    totalBytes: sum(scripts.keys()),
  };
}
