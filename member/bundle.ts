/** A file of the build, with the fields of Rollup's output that the plugins of this folder use. */
export interface OutputFile {
  type: "chunk" | "asset";
  fileName: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  facadeModuleId?: string | null;
  code?: string;
  source?: string | Uint8Array;
  viteMetadata?: { importedCss: Set<string> };
}

export type Bundle = Record<string, OutputFile>;

/** The names of a chunk's script and styles, and of those of all chunks that it imports statically. */
export function filesOf(bundle: Readonly<Bundle>, chunk: OutputFile): string[] {
  const found = new Set<string>();
  const pending = [chunk.fileName];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const file = bundle[name];
    if (!file || found.has(name)) continue;
    found.add(name);
    pending.push(...(file.imports ?? []));
    for (const css of file.viteMetadata?.importedCss ?? []) found.add(css);
  }
  return [...found].toSorted();
}

/** The chunk of a screen, by the name of its module. @throws when there is none. */
export function chunkOfScreen(bundle: Readonly<Bundle>, screen: string): OutputFile {
  const chunk = Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${screen}.tsx`));
  if (!chunk) throw new Error(`No chunk has the screen ${screen}.`);
  return chunk;
}
