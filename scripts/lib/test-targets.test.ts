import { describe, expect, it } from "vitest";
import { catalogueOf, checkIds, escapeRegExp, resolveTargets, specsTouchedBy } from "./test-targets.ts";

const files: Record<string, string> = {
  "server/src/domain/rice/ledger.ts": "",
  "server/src/domain/rice/ledger.test.ts":
    'it("books a deposit (D45)", … it.each(table)("%s", … it.each(table)("takes back $amount from %s", …',
  "member/src/features/chat/ChatRoom.test.tsx": "",
  "tests/e2e/member/chat.spec.ts": 'test("a message that waits is sent later", …',
  "tests/e2e/admin/lists.spec.ts": "",
  "tests/e2e/site/site.spec.ts": "",
  "tests/e2e/journeys/journey.spec.ts": "",
  "tests/e2e/support/server.ts": "",
  "tests/conformance/checks/rice/deposits.ts": 'id: "rice.deposit.once", … id: `rice.deposit.${kind}`',
  "tests/conformance/checks/support/deposits.ts": "",
};
const catalogue = catalogueOf(Object.keys(files), (path) => files[path] ?? "");
const noTargets = { parts: [], unit: [], specs: [], checks: [], sources: [], named: [], unknown: [] };

describe("a word after `npm test --` selects", () => {
  it.each([
    ["unit", { parts: ["unit"] }],
    ["server/src/domain/rice/ledger.test.ts", { unit: ["server/src/domain/rice/ledger.test.ts"] }],
    ["./server/src/domain/rice/ledger.test.ts", { unit: ["server/src/domain/rice/ledger.test.ts"] }],
    ["ChatRoom", { unit: ["member/src/features/chat/ChatRoom.test.tsx"] }],
    ["lists.spec", { specs: ["tests/e2e/admin/lists.spec.ts"] }],
    ["features/chat", { unit: ["member/src/features/chat/ChatRoom.test.tsx"] }],
    ["rice/deposits", { checks: ["rice.deposit.once", "rice.deposit."] }],
    ["rice.leave", { checks: ["rice.leave"] }],
    ["e2e/support/server.ts", { sources: ["tests/e2e/support/server.ts"] }],
    ["(D45)", { named: [{ name: "(D45)", unit: ["server/src/domain/rice/ledger.test.ts"], specs: [] }] }],
    [
      "a message that waits",
      { named: [{ name: "a message that waits", unit: [], specs: ["tests/e2e/member/chat.spec.ts"] }] },
    ],
    [
      "takes back 500 from a host",
      { named: [{ name: "takes back 500 from a host", unit: ["server/src/domain/rice/ledger.test.ts"], specs: [] }] },
    ],
    ["tests/e2e/member/chat.spec.ts:37", { specs: ["tests/e2e/member/chat.spec.ts:37"] }],
    ["tests/e2e/member/chat.spec.ts:37 a message that waits", { specs: ["tests/e2e/member/chat.spec.ts:37"] }],
    ["domain/rice/ledger.test.ts:12:3", { unit: ["server/src/domain/rice/ledger.test.ts"] }],
    [
      "server/src/domain/rice/ledger.test.ts the ledger > books a deposit (D45)",
      {
        named: [
          {
            name: "the ledger > books a deposit (D45)",
            unit: ["server/src/domain/rice/ledger.test.ts"],
            specs: [],
          },
        ],
      },
    ],
    ["nothing.test.ts:37", { unknown: ["nothing.test.ts:37"] }],
    ["nothing like it", { unknown: ["nothing like it"] }],
  ])("%s", (word, expected) => {
    expect(resolveTargets([word], catalogue)).toEqual({ ...noTargets, ...expected });
  });
});

it("accepts several words", () => {
  const { parts, unit } = resolveTargets(["types", "ledger.test"], catalogue);
  expect([parts, unit]).toEqual([["types"], ["server/src/domain/rice/ledger.test.ts"]]);
});

it("reads the ids of checks; of a template literal, the part before its first expression", () => {
  expect(checkIds('id: "auth.a", … id: `auth.b.${x}`, … id: "auth.a"')).toEqual(["auth.a", "auth.b."]);
});

it("escapes the special characters of regular expressions in a name", () => {
  expect(new RegExp(escapeRegExp("500알 (D45)?")).test("500알 (D45)?")).toBe(true);
});

describe("a change affects the specs", () => {
  const { specs } = catalogue;
  it.each([
    [["member/src/app.tsx"], ["tests/e2e/member/chat.spec.ts", "tests/e2e/journeys/journey.spec.ts"]],
    [["site/src/pages.tsx"], ["tests/e2e/site/site.spec.ts"]],
    [["server/src/app.ts"], ["tests/e2e/journeys/journey.spec.ts"]],
    [["openapi/generated/types.ts"], specs],
    [["member/src/app.test.tsx", "admin/README.md"], []],
    [["tests/e2e/admin/lists.spec.ts"], ["tests/e2e/admin/lists.spec.ts"]],
  ])("%j", (changed, expected) => {
    expect(specsTouchedBy(changed, specs)).toEqual(expected);
  });
});
