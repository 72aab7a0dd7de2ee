/** What the package says about itself is true without this repository. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../runner/repository.ts";
import { documentForPackage } from "./documents.ts";

const files = [...globSync("docs/conformance/*.md", { cwd: repository }), "tests/conformance/Containerfile"];
/** Left out of the package. */
const PRISM = "docs/conformance/prism.md";

test.each(files.filter((file) => file !== PRISM))("the package's %s needs nothing of this repository", (file) => {
  const text = documentForPackage(readFileSync(join(repository, file), "utf8"));
  expect(text.match(/\bnpm run .*|\bscripts\/.*|\btests\/.*|\bserver\/.*|prism\.md|Node ≥.*/g) ?? []).toEqual([]);
});
