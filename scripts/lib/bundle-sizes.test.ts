import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { measureBundle, reachableFiles, scriptsOfPage, staticImports } from "./bundle-sizes.ts";
import { precompress } from "./precompress.ts";

describe("scriptsOfPage", () => {
  it("finds the entry and preloaded scripts, but no styles", () => {
    const html = `<script type="module" crossorigin src="/app/assets/index-a1.js"></script>
      <link rel="modulepreload" crossorigin href="/app/assets/icons-b2.js">
      <link rel="stylesheet" crossorigin href="/app/assets/index-c3.css">`;
    expect(scriptsOfPage(html)).toEqual(["index-a1.js", "icons-b2.js"]);
  });
});

describe("staticImports", () => {
  it("finds static imports and re-exports, each once, but no dynamic imports", () => {
    const code = `import{a as b}from"./a.js";import"./b.js";export*from"./c.js";import{d}from"./a.js";
      const later=()=>import("./lazy.js");const text="./no.js";`;
    expect(staticImports(code)).toEqual(["a.js", "b.js", "c.js"]);
  });
});

describe("reachableFiles", () => {
  it("follows indirect and circular imports", () => {
    const imports: Record<string, string[]> = { a: ["b"], b: ["c", "a"], c: [], d: ["a"] };
    expect([...reachableFiles(["a"], (file) => imports[file] ?? [])].toSorted()).toEqual(["a", "b", "c"]);
  });
});

describe("measureBundle", () => {
  let dist: string;
  // Below the size from which files are compressed, so that the sums are those of the code.
  const code = {
    "early.js": "tell();",
    "index.js": `import{a}from"./app.js";a();`,
    "app.js": `export const a=()=>import("./login.js").then(()=>import("./list.js"));`,
    "login.js": `import{b}from"./forms.js";import{a}from"./app.js";b(a);`,
    "forms.js": `import"./deep.js";export const b=alert;`,
    "deep.js": "let deep=1;",
    "list.js": "let list=1;",
  };
  const bytes = (...names: (keyof typeof code)[]): number =>
    names.reduce((sum, name) => sum + Buffer.byteLength(code[name]), 0);

  const writeToDist = (file: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  };

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), "babchingu-sizes-"));
    for (const [name, content] of Object.entries(code)) writeToDist(`assets/${name}`, content);
    writeToDist("sw.js", "serve();");
    writeToDist("index.html", `<script src="/app/assets/early.js"></script>`);
    writeToDist(
      ".manifest.json",
      JSON.stringify({
        "index.html": { file: "assets/index.js" },
        "src/Login.tsx": { file: "assets/login.js", isDynamicEntry: true, imports: ["_forms.js"] },
        "src/List.tsx": { file: "assets/list.js", isDynamicEntry: true },
      }),
    );
  });

  afterEach(() => rmSync(dist, { recursive: true }));

  it("counts the page's scripts and the screen's chunk with their imports once each", () => {
    const { entryBytes, screenBytes } = measureBundle(dist, ["src/Login.tsx", "src/List.tsx"]);
    expect(entryBytes).toBe(bytes("early.js", "index.js", "app.js"));
    expect(screenBytes).toEqual({
      "src/Login.tsx": bytes("early.js", "index.js", "app.js", "login.js", "forms.js", "deep.js"),
      "src/List.tsx": bytes("early.js", "index.js", "app.js", "list.js"),
    });
  });

  it("counts every script in the total, the service worker as well", () => {
    expect(measureBundle(dist).totalBytes).toBe(
      bytes(...(Object.keys(code) as (keyof typeof code)[])) + "serve();".length,
    );
  });

  it("counts larger scripts as they are served: compressed", () => {
    const noise = randomBytes(300).toString("hex");
    writeToDist("assets/list.js", `let list="${noise.repeat(20)}";`);
    precompress(dist);
    const { entryBytes, screenBytes } = measureBundle(dist, ["src/List.tsx"]);
    const added = (screenBytes["src/List.tsx"] ?? 0) - entryBytes;
    expect(added).toBeGreaterThan(300);
    expect(added).toBeLessThan(1000);
  });

  it("refuses a screen without a chunk of its own and a build that lacks a script", () => {
    expect(() => measureBundle(dist, ["src/Gone.tsx"])).toThrow("no chunk for src/Gone.tsx");
    rmSync(join(dist, "assets", "deep.js"));
    expect(() => measureBundle(dist, ["src/Login.tsx"])).toThrow("lacks deep.js");
  });
});
