/** The check as a whole: on the real contract with real mistakes, with versions, git, the changelog and a release. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../lib/root.ts";
import {
  CHANGELOG_FILE,
  RULES_FILE,
  isSame,
  readSection,
  addRelease,
  renderUnreleased,
  renderRules,
} from "./changelog.ts";
import { checkAgainst, compareContracts, describeFinding } from "./check.ts";
import type { Contract } from "./contract.ts";
import {
  gitEnvironment,
  readBaseBranch,
  readNamedBase,
  readReleased,
  readWorkingTree,
  snapshotOf,
} from "./contract.ts";
import { rules } from "./rules.ts";
import { rulesWithSeverity } from "./testing.ts";
import { compareVersions, highestSeverity, requiredVersionSince, requiredVersion, parseVersion } from "./versions.ts";

const now = readWorkingTree(root);

describe("the contract of this repository", () => {
  it("has a version that covers the changes since the last release, and a fresh changelog", () => {
    const released = readReleased(root);
    const finding = checkAgainst(released, now, released.contract.version);
    expect(finding.isVersionSufficient, describeFinding(finding, now)).toBe(true);
    const stale = "stale: run `npm run contract:diff -- --write`";
    const unreleased = renderUnreleased(now.version, released.contract.version, finding.changes);
    const [changelog, versions] = [CHANGELOG_FILE, RULES_FILE].map((file) => readFileSync(join(root, file), "utf8"));
    expect(isSame(readSection(changelog ?? "", "unreleased"), unreleased), stale).toBe(true);
    expect(isSame(readSection(versions ?? "", "rules"), renderRules()), stale).toBe(true);
    expect(changelog).toContain(`## ${released.contract.version} (`);
  });

  it("has a version that covers the changes since the base branch, where there is one", () => {
    const base = readBaseBranch(root);
    const finding = base ? checkAgainst(base, now, readReleased(root).contract.version) : null;
    expect(finding?.isVersionSufficient ?? true, finding ? describeFinding(finding, now) : "").toBe(true);
  });

  it("equals the snapshot that a release would store", () => {
    const snapshot = JSON.parse(snapshotOf(now)) as Contract;
    expect(compareContracts(snapshot, now)).toEqual([]);
    expect(compareContracts(now, snapshot)).toEqual([]);
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

function contractWith(change: Change): Contract {
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
const assign = (target: Node | undefined, values: object) => Object.assign(target ?? {}, values);

describe("a mistake in the real contract is found", () => {
  it.each<[string, string, Change]>([
    ["a dropped operation", "operation-removed breaking", ({ http }) => delete http["paths"]!["/chat"]],
    [
      "a dropped field of a response",
      "field-removed breaking",
      ({ schemas }) => delete schemas["Member"]!["properties"]!["riceBalance"],
    ],
    [
      "a new required field of a request",
      "required-field-added breaking",
      ({ schemas }) => {
        assign(schemas["LoginRequest"]!["properties"], { fieldOfThisTest: { type: "string" } });
        (schemas["LoginRequest"]!["required"] as unknown as string[]).push("fieldOfThisTest");
      },
    ],
    [
      "a new value of an enum in responses",
      "enum-value-added breaking",
      ({ schemas }) => (schemas["MeetingStatus"]!["enum"] as unknown as string[]).push("CANCELLED"),
    ],
    [
      "a shorter text in requests",
      "bound-narrowed breaking",
      ({ schemas }) => assign(schemas["LoginRequest"]!["properties"]!["password"], { maxLength: 3 }),
    ],
    [
      "a public operation that wants a token",
      "security-tightened breaking",
      ({ operation }) => assign(operation("/auth/login", "post"), { security: [{ bearer: [] }] }),
    ],
    [
      "a dropped error code",
      "error-code-removed safe",
      ({ operation }) => assign(operation("/auth/login", "post")["responses"]!["401"], { "x-error-codes": [] }),
    ],
    [
      "a dropped error response",
      "status-removed safe",
      ({ operation }) => delete operation("/auth/login", "post")["responses"]!["401"],
    ],
    [
      "a dropped success response",
      "success-removed breaking",
      ({ operation }) => delete operation("/auth/login", "post")["responses"]!["200"],
    ],
    [
      "a room without messages",
      "message-removed breaking",
      ({ socket }) => assign(socket["operations"]!["deliverChat"], { messages: [] }),
    ],
    ["smaller frames", "limit-lowered breaking", ({ socket }) => assign(socket["limits"], { frameBytesMax: 1024 })],
    [
      "a new operation",
      "operation-added safe",
      ({ http, operation }) => assign(http["paths"], { "/chat/search": { get: operation("/chat", "get") } }),
    ],
  ])("%s", (_what, expected, change) => {
    const finding = checkAgainst({ name: "the base", contract: now }, contractWith(change), now.version);
    expect(rulesWithSeverity(finding.changes)).toContain(expected);
    const severity = expected.endsWith("breaking") ? "breaking" : "safe";
    expect(highestSeverity(finding.changes)).toBe(severity);
    expect(finding).toMatchObject({ isVersionSufficient: false, needed: requiredVersion(now.version, severity) });
    expect(describeFinding(finding, now)).toContain(`needs version ${finding.needed}`);
  });

  it.each(["breaking", "safe"] as const)("a %s change is covered by the version that it needs", (severity) => {
    const raised = contractWith(({ http, operation }) =>
      severity === "breaking"
        ? delete http["paths"]!["/chat"]
        : assign(http["paths"], { "/chat/search": { get: operation("/chat", "get") } }),
    );
    raised.version = requiredVersion(now.version, severity);
    const finding = checkAgainst({ name: "the base", contract: now }, raised, now.version);
    expect([highestSeverity(finding.changes), finding.isVersionSufficient]).toEqual([severity, true]);
  });
});

describe("the version", () => {
  it.each([
    ["1.4.2", "breaking", "2.0.0"],
    ["1.4.2", "safe", "1.5.0"],
    ["1.4.2", "note", "1.4.2"],
    ["1.4.2", null, "1.4.2"],
  ] as const)("%s after a change that is %s: %s", (from, severity, needed) => {
    expect(requiredVersion(from, severity)).toBe(needed);
    expect(requiredVersionSince(from, from, severity)).toBe(needed);
  });

  it.each([
    ["1.1.0", "1.0.0", "safe", "1.1.0"],
    ["1.1.0", "1.0.0", "breaking", "2.0.0"],
    ["2.0.0", "1.0.0", "breaking", "2.0.0"],
    ["2.0.0", "1.0.0", "safe", "2.0.0"],
    ["1.1.0", "1.0.0", null, "1.1.0"],
  ] as const)("base %s, last release %s, a %s change: needs %s", (base, released, severity, needed) => {
    expect(requiredVersionSince(base, released, severity)).toBe(needed);
  });

  it("has three numbers, compared as numbers", () => {
    expect(() => parseVersion("1.0")).toThrow(/three numbers/);
    expect([compareVersions("1.10.0", "1.9.9") > 0, compareVersions("2.0.0", "2.0.0")]).toEqual([true, 0]);
  });

  it("may not be lower than the base's", () => {
    const base = { name: "the base", contract: { ...now, version: "9.0.0" } };
    expect(checkAgainst(base, now, "1.0.0").isVersionSufficient).toBe(false);
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

  it("there is none without a base branch; `--base` takes any commit", () => {
    expect(readBaseBranch(folder)).toBeNull();
    expect(compareContracts(readNamedBase(folder, "HEAD").contract, now)).toEqual([]);
    expect(() => readNamedBase(folder, "nowhere")).toThrow(/no file, no folder, and no commit/);
  });

  it("is the merge base with main, without later commits of main", () => {
    git("checkout", "-q", "-b", "main");
    git("checkout", "-q", "-b", "feature");
    git("checkout", "-q", "main");
    dropChat(bundle());
    git("commit", "-q", "-am", "Drop the rooms");
    git("checkout", "-q", "feature");
    expect(rulesWithSeverity(compareContracts(readBaseBranch(folder)!.contract, readWorkingTree(folder)))).toEqual([]);
    dropChat(bundle());
    const changes = compareContracts(readBaseBranch(folder)!.contract, readWorkingTree(folder));
    expect(rulesWithSeverity(changes)).toEqual(["operation-removed breaking"]);
    git("checkout", "-q", "--", ".");
  });

  it("`--base` takes a file or a folder", () => {
    for (const given of [folder, bundle()]) {
      expect(compareContracts(readNamedBase(root, given).contract, now)).toEqual([]);
    }
    const released = readNamedBase(root, join(folder, "openapi", "released", "contract.json"));
    expect(compareContracts(released.contract, readReleased(root).contract)).toEqual([]);
    expect(readNamedBase(root, bundle()).contract.socket).toBeNull();
  });

  it("a working tree whose documents disagree on the version is refused", () => {
    const file = join(folder, "openapi", "asyncapi.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace(`version: ${now.version}`, "version: 7.0.0"));
    expect(() => readWorkingTree(folder)).toThrow(/asyncapi.yaml 7.0.0/);
    const source = join(folder, "openapi", "openapi.yaml");
    writeFileSync(source, readFileSync(source, "utf8").replace(`version: ${now.version}`, "version: 8.0.0"));
    expect(() => readWorkingTree(folder)).toThrow(/run `npm run generate`/);
  });
});

it("a release moves the unreleased section above the older ones", () => {
  const changes = compareContracts(
    now,
    contractWith(({ http }) => delete http["paths"]!["/chat"]),
  );
  const page = `# Log\n\n<!-- unreleased -->\n\n${renderUnreleased("2.0.0", "1.0.0", changes)}\n\n<!-- /unreleased -->\n\n## 1.0.0 (2026-01-01)\n`;
  expect(page).toContain("## 2.0.0 (not released)\n\n### Breaking\n\n- `GET /chat`: the operation is gone");
  const released = addRelease(page, "2.0.0", "2026-02-01", changes);
  expect(readSection(released, "unreleased")).toBe("Nothing has changed since 2.0.0.");
  expect(released.match(/^## .*/gm)).toEqual(["## 2.0.0 (2026-02-01)", "## 1.0.0 (2026-01-01)"]);
  expect(() => readSection("# Log", "unreleased")).toThrow(/no section "unreleased"/);
});
