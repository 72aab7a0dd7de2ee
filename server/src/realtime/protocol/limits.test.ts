import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { socketLimits } from "./limits.ts";

test("the limits are those of asyncapi.yaml", () => {
  const path = new URL("../../../../openapi/asyncapi.yaml", import.meta.url);
  const document = parse(readFileSync(path, "utf8")) as { info: { "x-limits": Record<string, number> } };
  const { contentLengthMax: _schemaLimit, ...documented } = document.info["x-limits"];
  expect(socketLimits).toMatchObject(documented);
});
