/** The parts of a build's output that the plugins of this folder use. */
export interface Output {
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

export type Bundle = Record<string, Output>;

/** Names of a chunk's scripts and styles with those of everything it imports statically. */
export function filesOf(bundle: Readonly<Bundle>, chunk: Output): string[] {
  const found = new Set<string>();
  const open = [chunk.fileName];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const part = bundle[name];
    if (!part || found.has(name)) continue;
    found.add(name);
    open.push(...(part.imports ?? []));
    for (const css of part.viteMetadata?.importedCss ?? []) found.add(css);
  }
  return [...found].toSorted();
}

/** The chunk of a screen, by the name of its module. @throws when there is none. */
export function screenChunk(bundle: Readonly<Bundle>, screen: string): Output {
  const chunk = Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${screen}.tsx`));
  if (!chunk) throw new Error(`No chunk has the screen ${screen}.`);
  return chunk;
}
