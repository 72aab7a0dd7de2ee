import { join } from "node:path";
import { expect, it } from "vitest";
import { assetFiles } from "../../site/src/assets.ts";
import { sourceFiles } from "./build-apps.ts";
import { root } from "./root.ts";

it("builds the site again when one of its assets changes", () => {
  const assets = Object.values(assetFiles).map((file) => join(root, "site", file));
  expect(sourceFiles("site")).toEqual(expect.arrayContaining(assets));
});
