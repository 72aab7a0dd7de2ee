import { describe, expect, it } from "vitest";
import { reached, scriptsOfPage, staticImports } from "./bundle-sizes.ts";

describe("scriptsOfPage", () => {
  it("finds the entry and what is preloaded, but no styles", () => {
    const html = `<script type="module" crossorigin src="/app/assets/index-a1.js"></script>
      <link rel="modulepreload" crossorigin href="/app/assets/icons-b2.js">
      <link rel="stylesheet" crossorigin href="/app/assets/index-c3.css">`;
    expect(scriptsOfPage(html)).toEqual(["index-a1.js", "icons-b2.js"]);
  });
});

describe("staticImports", () => {
  it("finds imports and re-exports, each once, and no dynamic ones", () => {
    const code = `import{a as b}from"./a.js";import"./b.js";export*from"./c.js";import{d}from"./a.js";
      const later=()=>import("./lazy.js");const text="./no.js";`;
    expect(staticImports(code)).toEqual(["a.js", "b.js", "c.js"]);
  });
});

describe("reached", () => {
  it("follows imports of imports, also in a circle", () => {
    const imports: Record<string, string[]> = { a: ["b"], b: ["c", "a"], c: [], d: ["a"] };
    expect([...reached(["a"], (file) => imports[file] ?? [])].toSorted()).toEqual(["a", "b", "c"]);
  });
});
