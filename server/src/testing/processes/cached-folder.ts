import { mkdtemp, rename, rm, stat } from "node:fs/promises";

/** A folder that one process fills and all others find: to read it, or to copy it where filling takes seconds. */
export async function cachedFolder(path: string, fill: (folder: string) => Promise<void>): Promise<string> {
  if (await stat(path).catch(() => null)) return path;
  const temporaryPath = await mkdtemp(`${path}-`);
  await fill(temporaryPath);
  // Another process may have filled one meanwhile.
  await rename(temporaryPath, path).catch(() => rm(temporaryPath, { recursive: true }));
  return path;
}
