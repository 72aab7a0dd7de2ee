import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { reactionTo, watchSources } from "./dev-watch.ts";

it.each([
  ["openapi/paths/meetings.yaml", "generate"],
  ["openapi/errors.yaml", "generate"],
  ["openapi/build/emit.ts", "generate"],
  ["openapi/generated/openapi.json", "restart"],
  ["openapi/src/rules.ts", "restart"],
  ["server/src/domain/rice/ledger.ts", "restart"],
  ["server/src/domain/rice/ledger.test.ts", null],
  ["server/src/testing/harness.ts", null],
  ["server/src/acceptance/model/model.ts", null],
  ["server/src/.ledger.ts.swp", null],
  ["openapi/package.json", null],
  ["openapi/node_modules/x/index.ts", null],
])("%s: %s", (path, reaction) => expect(reactionTo(path)).toBe(reaction));

it("notices a change in a folder that was deleted and came back", async () => {
  const base = mkdtempSync(join(tmpdir(), "babchingu-dev-watch-"));
  onTestFinished(() => rmSync(base, { recursive: true }));
  const folder = join(base, "server/src/rice");
  for (const path of [folder, join(base, "openapi")]) mkdirSync(path, { recursive: true });
  const onChange = vi.fn();
  onTestFinished(watchSources(onChange, base));
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  await vi.waitFor(
    () => {
      writeFileSync(join(folder, "ledger.ts"), "");
      expect(onChange).toHaveBeenCalledWith(new Set(["restart"]));
    },
    { interval: 500, timeout: 5000 },
  );
});
