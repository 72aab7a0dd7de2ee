import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Keeps files by key. Keys are made by the server: lower-case hex with an extension, never by a client. */
export interface Storage {
  /** Stores the file whole or not at all. */
  put(key: string, data: Buffer): Promise<void>;
  /** The file, or null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** Where browsers find the file without this server; left out when only the server can read it. */
  publicUrl?(key: string): string;
}

const KEY_PATTERN = /^[0-9a-f]{32}\.webp$/;

/** Whether `key` is one that this server can have made. */
export function isStorageKey(key: string): boolean {
  return KEY_PATTERN.test(key);
}

/** Files in a folder, spread over sub-folders by the key's first two letters. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    if (!isStorageKey(key)) throw new RangeError(`${key} is no storage key`);
    return join(folder, key.slice(0, 2), key);
  };
  return {
    put: async (key, data) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.part`, data);
      await rename(`${path}.part`, path);
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
