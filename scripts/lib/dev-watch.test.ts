import { expect, it } from "vitest";
import { reactionTo } from "./dev-watch.ts";

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
