/** Rules of the source that neither the linter nor the types can check. Each failure message names the fix. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { routes } from "../../member/src/routes/table.ts";
import { colors } from "../../scripts/design-tokens.ts";
import { shots } from "../e2e/support/screens.ts";
import { sitePages } from "../e2e/support/site-pages.ts";
import { paths, read, root } from "./lib/files.ts";

/** Files with colours that are no tokens: drawings, third-party brands, the map and the phone's system bars. */
const filesWithOwnColors = [
  "tokens.css",
  "tokens.ts",
  "drawings.css",
  "drawings/qrCode.ts",
  "phone.css",
  "kakao.module.css",
  "map.module.css",
  "mapStyle.ts",
];
/** Single colours that are the same in both schemes, and a shadow with a single use. */
const singleColors = new Set(["MealScoreBowl.module.css: #f0b429", "base.css: #cdc2b3", "SideDialog.tsx: rgba("]);
/** HTML and manifests can't name a token, but they must repeat one. */
const tokenValues = new Set(
  Object.values(colors).flatMap((scheme) => Object.values(scheme).map((value) => value.toLowerCase())),
);
const filesRepeatingTokens = new Set(["Document.tsx", "render.tsx"]);
const COLOR = /#[\da-f]{8}\b|#[\da-f]{6}\b|#[\da-f]{3,4}\b(?=["';,)\s])|\b(?:rgb|hsl)a?\(/gi;
const isAppSource = (path: string) =>
  /^(member|admin|site|web)\/src\/.+\.(tsx?|css)$/.test(path) && !path.includes(".test.");

const readWithoutComments = (path: string) => read(path).replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");

describe("colours", () => {
  const files = paths.filter((path) => isAppSource(path) && !filesWithOwnColors.some((end) => path.endsWith(end)));

  it("come from the tokens", () => {
    const found = files.flatMap((path) => {
      const text = readWithoutComments(path);
      const name = basename(path);
      return Array.from(text.matchAll(COLOR), ([color]) => color)
        .filter((color) => !(filesRepeatingTokens.has(name) && tokenValues.has(color.toLowerCase())))
        .filter((color) => !singleColors.has(`${name}: ${color}`))
        .map((color) => `${path}: ${color}`);
    });
    const advice = "Use a token, or add one to scripts/design-tokens.ts and run `npm run generate`.";
    expect(found, advice).toEqual([]);
  });
});

describe("limits of the contract", () => {
  const LIMIT = /\b(?:max|min)Length(?:[=:] ?\{?|\()\d.*|\.length ?[<>]=? ?\d{2,}.*/g;
  const sources = paths.filter((path) => isAppSource(path) || /^server\/src\/(domain|http)\/(?!.*\.test\.)/.test(path));

  it("are imported, not typed", () => {
    const found = sources.flatMap((path) => Array.from(read(path).matchAll(LIMIT), ([text]) => `${path}: ${text}`));
    expect(found, "Take the figure from @babchingu/openapi/limits, or name it in openapi/src/rules.ts.").toEqual([]);
  });
});

describe("figures of the product", () => {
  const FIGURE = /(?<![가-힣\d])(?:\d[\d,]* ?(?:분|시간|일|주|개월|년|km|점|알)|(?:한|두|세|열두) ?(?:시간|개월)).*/g;

  it("are quoted in the texts of the apps, not typed", () => {
    const found = paths
      .filter(isAppSource)
      .flatMap((path) => Array.from(readWithoutComments(path).matchAll(FIGURE), ([text]) => `${path}: ${text}`));
    expect(found, "Take it from openapi/src/rules.ts: `${MEETING_REMINDER_MIN / 60}시간 전`.").toEqual([]);
  });
});

describe("accessibility tests and screenshots show every screen", () => {
  const support = "tests/e2e/support";
  const texts = ["screens.ts", "member-screens.ts", "member-transient-screens.ts"].map((name) =>
    read(join(support, name)),
  );
  const literals = texts.flatMap((text) =>
    Array.from(text.matchAll(/["`](\/[^"`\s]*)["`]/g), ([, path]) => path ?? ""),
  );
  const shown = new Set(literals.map((path) => path.replaceAll(/\$\{[^}]*\}/g, "1").replace(/\?.*$/, "")));
  const advice =
    "Add it to tests/e2e/support/screens.ts, or to member-screens.ts when it needs a member or a meeting in a certain state.";

  it("of the member app", () => {
    const missing = routes.filter(({ path }) => {
      const pattern = new RegExp(`^/${path.replaceAll(/:\w+/g, "[^/]+")}$`);
      return ![...shown].some((each) => pattern.test(each));
    });
    expect(
      missing.map(({ path }) => path),
      advice,
    ).toEqual([]);
  });

  it("of the console", () => {
    const folders = readdirSync(join(root, "admin/src/sections"), { withFileTypes: true });
    const names = folders.filter((entry) => entry.isDirectory() && entry.name !== "shared").map(({ name }) => name);
    const shotPaths = new Set(shots.map(({ path }) => path));
    const missing = names.filter((name) => name !== "dashboard" && !shotPaths.has(`/admin/dashboard/${name}`));
    expect(missing, advice).toEqual([]);
  });

  it("of the site", () => {
    const tested = new Set(sitePages.map(({ path }) => path));
    const pages = Array.from(read("site/src/pages.tsx").matchAll(/^ {4}path: "([^"]+)"/gm), ([, path = ""]) => path);
    expect(pages.length).toBeGreaterThan(5);
    expect(
      pages.filter((path) => !tested.has(path)),
      "Add it to tests/e2e/support/site-pages.ts.",
    ).toEqual([]);
  });
});
