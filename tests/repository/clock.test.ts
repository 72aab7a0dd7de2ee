/** Rules, handlers and jobs take the time from their context, so that tests and /dev/clock can set it. */
import { expect, it } from "vitest";
import { paths, read } from "./lib/files.ts";

const LAYERS = /^server\/src\/(domain|http|jobs)\/.*(?<!\.test)\.ts$/;
const SYSTEM_CLOCK = /\bnew Date\(\)|\bDate\.now\(\)/;

it("never reads the system's clock in domain, http and jobs", () => {
  const found = paths
    .filter((path) => LAYERS.test(path))
    .flatMap((path) =>
      read(path)
        .split("\n")
        .flatMap((line, index) => (SYSTEM_CLOCK.test(line) ? [`${path}:${index + 1} use ctx.now or deps.clock`] : [])),
    );
  expect(found).toEqual([]);
});
