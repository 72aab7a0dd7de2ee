/** Compresses each text file of a built app into a file beside it, once at build time, so that no server compresses per request. */
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT_FILES = "**/*.{css,html,js,json,svg,txt,webmanifest,xml}";
/** Below this size compression saves nothing. */
const BYTES_MIN = 500;

/** The encodings by file extension, under which servers look for precompressed files. */
const encodings = {
  br: (content: Buffer) =>
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content: Buffer) => gzipSync(content, { level: 9 }),
} as const;

/** Compresses the files of a `dist` folder; a file that gets no smaller has none beside it. */
export function precompress(dist: string): void {
  for (const file of globSync(TEXT_FILES, { cwd: dist })) {
    const path = join(dist, file);
    const content = readFileSync(path);
    for (const [ending, compress] of Object.entries(encodings)) {
      const target = `${path}.${ending}`;
      const compressed = content.length < BYTES_MIN ? content : compress(content);
      if (compressed.length < content.length) writeFileSync(target, compressed);
      else rmSync(target, { force: true });
    }
  }
}

/** The bytes of a file of a `dist` folder as served with brotli, which all current browsers accept. */
export function servedBytes(path: string): number {
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}
