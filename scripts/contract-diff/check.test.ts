/** The check as a whole: on the real contract with real mistakes, with versions, git, the changelog and a release. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../lib/root.ts";
import { CHANGELOG_FILE, RULES_FILE, isSame, readPart, releaseOn, renderComing, renderRules } from "./changelog.ts";
import { checkAgainst, compareContracts, describeFinding } from "./check.ts";
import type { Contract } from "./contract.ts";
import { gitEnvironment, readBaseBranch, readGiven, readReleased, readWorkingTree, snapshotOf } from "./contract.ts";
import { rules } from "./rules.ts";
import { brief } from "./testing.ts";
import { compareVersions, mostSevere, neededSince, neededVersion, parseVersion } from "./versions.ts";

const now = readWorkingTree(root);

describe("the contract of this repository", () => {
  it("has a version that says what changed since the last release, and a fresh changelog", () => {
    const released = readReleased(root);
    const finding = checkAgainst(released, now, released.contract.version);
    expect(finding.isEnough, describeFinding(finding, now)).toBe(true);
    const stale = "stale: run `npm run contract:diff -- --write`";
    const coming = renderComing(now.version, released.contract.version, finding.changes);
    const [changelog, versions] = [CHANGELOG_FILE, RULES_FILE].map((file) => readFileSync(join(root, file), "utf8"));
    expect(isSame(readPart(changelog ?? "", "coming"), coming), stale).toBe(true);
    expect(isSame(readPart(versions ?? "", "rules"), renderRules()), stale).toBe(true);
    expect(changelog).toContain(`## ${released.contract.version} (`);
  });

  it("has a version that says what changed since the base branch, where there is one", () => {
    const base = readBaseBranch(root);
    const finding = base ? checkAgainst(base, now, readReleased(root).contract.version) : null;
    expect(finding?.isEnough ?? true, finding ? describeFinding(finding, now) : "").toBe(true);
  });

  it("is kept whole by a release", () => {
    const kept = JSON.parse(snapshotOf(now)) as Contract;
    expect(compareContracts(kept, now)).toEqual([]);
    expect(compareContracts(now, kept)).toEqual([]);
  });
});

interface Node {
  [key: string]: Node;
}
type Change = (contract: {
  http: Node;
  socket: Node;
  schemas: Node;
  operation: (path: string, method: string) => Node;
}) => void;

function changed(change: Change): Contract {
  const copy = structuredClone(now);
  const http = copy.http as unknown as Node;
  change({
    http,
    socket: copy.socket as unknown as Node,
    schemas: http["components"]!["schemas"]!,
    operation: (path, method) => http["paths"]![path]![method]!,
  });
  return copy;
}
const set = (target: Node | undefined, values: object) => Object.assign(target ?? {}, values);

describe("a mistake in the real contract is found", () => {
  it.each<[string, string, Change]>([
    ["a dropped operation", "operation-removed breaking", ({ http }) => delete http["paths"]!["/chat"]],
    [
      "a dropped field of an answer",
      "field-removed breaking",
      ({ schemas }) => delete schemas["Member"]!["properties"]!["riceBalance"],
    ],
    [
      "a new required field of a request",
      "required-field-added breaking",
      ({ schemas }) => {
        set(schemas["LoginRequest"]!["properties"], { fieldOfThisTest: { type: "string" } });
        (schemas["LoginRequest"]!["required"] as unknown as string[]).push("fieldOfThisTest");
      },
    ],
    [
      "a new value of an enum in answers",
      "enum-value-added breaking",
      ({ schemas }) => (schemas["MeetingStatus"]!["enum"] as unknown as string[]).push("CANCELLED"),
    ],
    [
      "a shorter text in requests",
      "bound-narrowed breaking",
      ({ schemas }) => set(schemas["LoginRequest"]!["properties"]!["password"], { maxLength: 3 }),
    ],
    [
      "a public operation that wants a token",
      "security-tightened breaking",
      ({ operation }) => set(operation("/auth/login", "post"), { security: [{ bearer: [] }] }),
    ],
    [
      "a dropped error code",
      "error-code-removed safe",
      ({ operation }) => set(operation("/auth/login", "post")["responses"]!["401"], { "x-error-codes": [] }),
    ],
    [
      "a dropped refusal",
      "status-removed safe",
      ({ operation }) => delete operation("/auth/login", "post")["responses"]!["401"],
    ],
    [
      "a dropped success",
      "success-removed breaking",
      ({ operation }) => delete operation("/auth/login", "post")["responses"]!["200"],
    ],
    [
      "a room without messages",
      "message-removed breaking",
      ({ socket }) => set(socket["operations"]!["deliverChat"], { messages: [] }),
    ],
    ["smaller frames", "limit-lowered breaking", ({ socket }) => set(socket["limits"], { frameBytesMax: 1024 })],
    [
      "a new operation",
      "operation-added safe",
      ({ http, operation }) => set(http["paths"], { "/chat/search": { get: operation("/chat", "get") } }),
    ],
  ])("%s", (_what, expected, change) => {
    const changes = compareContracts(now, changed(change));
    expect(brief(changes)).toContain(expected);
    const severity = expected.endsWith("breaking") ? "breaking" : "safe";
    expect(mostSevere(changes)).toBe(severity);
    const base = { name: "the base", contract: now };
    const finding = checkAgainst(base, changed(change), now.version);
    expect(finding.isEnough).toBe(false);
    expect(describeFinding(finding, now)).toContain(`needs version ${neededVersion(now.version, severity)}`);
    const raised = { ...changed(change), version: neededVersion(now.version, severity) };
    expect(checkAgainst(base, raised, now.version).isEnough).toBe(true);
  });
});

describe("the version", () => {
  it.each([
    ["1.4.2", "breaking", "2.0.0"],
    ["1.4.2", "safe", "1.5.0"],
    ["1.4.2", "note", "1.4.2"],
    ["1.4.2", null, "1.4.2"],
  ] as const)("%s after a change that is %s: %s", (from, severity, needed) => {
    expect(neededVersion(from, severity)).toBe(needed);
    expect(neededSince(from, from, severity)).toBe(needed);
  });

  it.each([
    ["1.1.0", "1.0.0", "safe", "1.1.0"],
    ["1.1.0", "1.0.0", "breaking", "2.0.0"],
    ["2.0.0", "1.0.0", "breaking", "2.0.0"],
    ["2.0.0", "1.0.0", "safe", "2.0.0"],
    ["1.1.0", "1.0.0", null, "1.1.0"],
  ] as const)("base %s, last release %s, a %s change: needs %s", (base, released, severity, needed) => {
    expect(neededSince(base, released, severity)).toBe(needed);
  });

  it("has three numbers, compared as numbers", () => {
    expect(() => parseVersion("1.0")).toThrow(/three numbers/);
    expect([compareVersions("1.10.0", "1.9.9") > 0, compareVersions("2.0.0", "2.0.0")]).toEqual([true, 0]);
  });

  it("may not go back", () => {
    const base = { name: "the base", contract: { ...now, version: "9.0.0" } };
    expect(checkAgainst(base, now, "1.0.0").isEnough).toBe(false);
  });
});

it("every rule is tested by name", () => {
  const tests = ["schema", "http", "socket"].map((name) =>
    readFileSync(join(import.meta.dirname, `${name}.test.ts`), "utf8"),
  );
  const untested = Object.keys(rules).filter((rule) => !tests.some((text) => text.includes(`"${rule}"`)));
  expect(untested).toEqual([]);
});

const dropChat = (file: string) => {
  const document = JSON.parse(readFileSync(file, "utf8")) as Node;
  delete document["paths"]!["/chat"];
  writeFileSync(file, JSON.stringify(document));
};

describe("where the base comes from", () => {
  let folder: string;
  const git = (...parameters: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...parameters], {
      cwd: folder,
      env: gitEnvironment(),
      stdio: "pipe",
    });
  const bundle = () => join(folder, "openapi", "generated", "openapi.json");

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "babchingu-diff-"));
    const kept = /openapi(\/(openapi\.yaml|asyncapi\.yaml|(asyncapi|schemas|generated|released)(\/.*)?))?$/;
    cpSync(join(root, "openapi"), join(folder, "openapi"), { recursive: true, filter: (path) => kept.test(path) });
    git("init", "-q", "-b", "trunk");
    git("add", "-A");
    git("commit", "-q", "-m", "First");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("is nowhere without a base branch, and any commit when asked for", () => {
    expect(readBaseBranch(folder)).toBeNull();
    expect(compareContracts(readGiven(folder, "HEAD").contract, now)).toEqual([]);
    expect(() => readGiven(folder, "nowhere")).toThrow(/no file, no folder, and no commit/);
  });

  it("is where the branch left main, whatever main got since then", () => {
    git("checkout", "-q", "-b", "main");
    git("checkout", "-q", "-b", "feature");
    git("checkout", "-q", "main");
    dropChat(bundle());
    git("commit", "-q", "-am", "Drop the rooms");
    git("checkout", "-q", "feature");
    expect(brief(compareContracts(readBaseBranch(folder)!.contract, readWorkingTree(folder)))).toEqual([]);
    dropChat(bundle());
    const changes = compareContracts(readBaseBranch(folder)!.contract, readWorkingTree(folder));
    expect(brief(changes)).toEqual(["operation-removed breaking"]);
    git("checkout", "-q", "--", ".");
  });

  it("is a file or a folder", () => {
    for (const given of [folder, bundle()]) {
      expect(compareContracts(readGiven(root, given).contract, now)).toEqual([]);
    }
    const released = readGiven(root, join(folder, "openapi", "released", "contract.json"));
    expect(compareContracts(released.contract, readReleased(root).contract)).toEqual([]);
    expect(readGiven(root, bundle()).contract.socket).toBeNull();
  });

  it("refuses a working tree whose documents disagree on the version", () => {
    const file = join(folder, "openapi", "asyncapi.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace(`version: ${now.version}`, "version: 7.0.0"));
    expect(() => readWorkingTree(folder)).toThrow(/asyncapi.yaml 7.0.0/);
    const source = join(folder, "openapi", "openapi.yaml");
    writeFileSync(source, readFileSync(source, "utf8").replace(`version: ${now.version}`, "version: 8.0.0"));
    expect(() => readWorkingTree(folder)).toThrow(/run `npm run generate`/);
  });
});

it("a release closes the coming section above the older ones", () => {
  const changes = compareContracts(
    now,
    changed(({ http }) => delete http["paths"]!["/chat"]),
  );
  const page = `# Log\n\n<!-- coming -->\n\n${renderComing("2.0.0", "1.0.0", changes)}\n\n<!-- /coming -->\n\n## 1.0.0 (2026-01-01)\n`;
  expect(page).toContain("## 2.0.0 (not released)\n\n### Breaking\n\n- `GET /chat`: the operation is gone");
  const released = releaseOn(page, "2.0.0", "2026-02-01", changes);
  expect(readPart(released, "coming")).toBe("Nothing has changed since 2.0.0.");
  expect(released.match(/^## .*/gm)).toEqual(["## 2.0.0 (2026-02-01)", "## 1.0.0 (2026-01-01)"]);
  expect(() => readPart("# Log", "coming")).toThrow(/no part "coming"/);
});
