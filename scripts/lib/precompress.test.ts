import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { precompress } from "./precompress.ts";

test("writes .br and .gz files beside text files, but not beside images and tiny files", () => {
  const folder = mkdtempSync(join(tmpdir(), "babchingu-compress-"));
  const script = "export const words = '같이 밥 먹을 친구';\n".repeat(50);
  writeFileSync(join(folder, "main.js"), script);
  writeFileSync(join(folder, "tiny.js"), "1;");
  writeFileSync(join(folder, "icon.png"), script);
  precompress(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, "main.js.br"))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, "main.js.gz"))).toString()).toBe(script);
  expect(["tiny.js.br", "icon.png.br"].filter((file) => existsSync(join(folder, file)))).toEqual([]);
  rmSync(folder, { recursive: true });
});
