import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** The name that the worker's source uses for what is only known once everything is bundled. */
const PLACEHOLDER = "__SHELL__";

interface ShellOptions {
  /** Name of the worker's entry. */
  worker: string;
  /** Where the app lives, with slashes on both sides. */
  base: string;
}

interface Output {
  type: "chunk" | "asset";
  fileName: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  code?: string;
  source?: string | Uint8Array;
  viteMetadata?: { importedCss: Set<string> };
}

/** Names of an entry's scripts and styles with those of everything it imports statically. */
function shellFiles(bundle: Readonly<Record<string, Output>>, entry: Output): string[] {
  const found = new Set<string>();
  const open = [entry.fileName];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = bundle[name];
    if (!chunk || found.has(name)) continue;
    found.add(name);
    open.push(...(chunk.imports ?? []));
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  }
  return [...found].toSorted();
}

/**
 * Tells the service worker which files the shell of the app consists of. Their names carry hashes, so a change of any
 * of them, or of the page itself, makes another worker, which the browser then notices.
 */
export function shellPlugin({ worker, base }: ShellOptions): Plugin {
  return {
    name: "babchingu:shell",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, outputs) {
        const bundle = outputs as unknown as Record<string, Output>;
        const chunks = Object.values(bundle).filter(({ type, isEntry }) => type === "chunk" && isEntry === true);
        const target = chunks.find(({ name }) => name === worker);
        const entry = chunks.find(({ name }) => name !== worker);
        const page = bundle["index.html"]?.source;
        if (target?.code === undefined || !entry || page === undefined) {
          throw new Error("The build has no page, no entry or no service worker.");
        }
        if ((target.imports ?? []).length > 0) throw new Error("The service worker must not share code with the app.");
        const files = [base, ...shellFiles(bundle, entry).map((file) => base + file)];
        const version = createHash("sha256").update(page).update(files.join("\n")).digest("hex").slice(0, 12);
        target.code = target.code.replaceAll(PLACEHOLDER, JSON.stringify({ version, files }));
      },
    },
  };
}
