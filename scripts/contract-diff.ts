/**
 * `npm run contract:diff`: what changed in the contract since the base branch and since the last release, which changes break
 * clients, and whether the version covers them. Fails when it doesn't, or when the changelog is stale.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkAgainst, describeFinding, type Finding } from "./contract-diff/check.ts";
import {
  CHANGELOG_FILE,
  RULES_FILE,
  isSame,
  readSection,
  addRelease,
  renderUnreleased,
  renderRules,
  replaceSection,
} from "./contract-diff/changelog.ts";
import {
  type Contract,
  readBaseBranch,
  readNamedBase,
  readReleased,
  readWorkingTree,
  RELEASED_FILE,
  snapshotOf,
} from "./contract-diff/contract.ts";
import { root } from "./lib/root.ts";
import { run } from "./lib/run.ts";

const USAGE = `Usage: npm run contract:diff -- [options]
  --base <what>  compare with this instead: a branch, tag or commit (from where this branch left it), a folder with
                 another checkout, a bundle (openapi.json), or a released contract
  --write        write the unreleased version's changes into ${CHANGELOG_FILE}
  --release      close the unreleased version under today's date: later changes are compared with it

Exit codes: 0 the version says what changed, 1 it doesn't or the changelog is stale, 2 wrong options.`;

const readPage = (file: string) => readFileSync(join(root, file), "utf8");

async function writeFormatted(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) writeFileSync(join(root, file), content);
  const { code } = await run("oxfmt", Object.keys(files), { isQuiet: true });
  if (code !== 0) throw new Error("The written files could not be formatted.");
  console.log(`Wrote ${Object.keys(files).join(", ")}.`);
}

/** Those of the changelog and the table of rules that are stale. */
function staleFiles(now: Contract, { base, changes }: Finding): string[] {
  const unreleased = renderUnreleased(now.version, base.contract.version, changes);
  return [
    ...(isSame(readSection(readPage(CHANGELOG_FILE), "unreleased"), unreleased) ? [] : [CHANGELOG_FILE]),
    ...(isSame(readSection(readPage(RULES_FILE), "rules"), renderRules()) ? [] : [RULES_FILE]),
  ];
}

async function main(options: { base?: string; write: boolean; release: boolean }): Promise<number> {
  const now = readWorkingTree(root);
  const released = readReleased(root);
  const sinceRelease = checkAgainst(released, now, released.contract.version);
  const other = options.base === undefined ? readBaseBranch(root) : readNamedBase(root, options.base);
  const findings = [...(other ? [checkAgainst(other, now, released.contract.version)] : []), sinceRelease];
  for (const finding of findings) console.log(`${describeFinding(finding, now)}\n`);
  if (!other) console.log("This clone has no base branch; only the last release was compared.\n");
  if (findings.some(({ isVersionSufficient }) => !isVersionSufficient)) return 1;

  const unreleased = renderUnreleased(now.version, released.contract.version, sinceRelease.changes);
  const rulesPage = replaceSection(readPage(RULES_FILE), "rules", renderRules());
  if (options.release) {
    if (now.version === released.contract.version) throw new Error(`${now.version} is released already.`);
    const date = new Date().toISOString().slice(0, 10);
    const changelog = addRelease(readPage(CHANGELOG_FILE), now.version, date, sinceRelease.changes);
    await writeFormatted({ [CHANGELOG_FILE]: changelog, [RULES_FILE]: rulesPage, [RELEASED_FILE]: snapshotOf(now) });
    return 0;
  }
  if (options.write) {
    await writeFormatted({
      [CHANGELOG_FILE]: replaceSection(readPage(CHANGELOG_FILE), "unreleased", unreleased),
      [RULES_FILE]: rulesPage,
    });
    return 0;
  }
  const stale = staleFiles(now, sinceRelease);
  if (stale.length > 0) console.log(`Stale: ${stale.join(", ")}. Run \`npm run contract:diff -- --write\`.`);
  return stale.length > 0 ? 1 : 0;
}

try {
  const { values } = parseArgs({
    options: {
      base: { type: "string" },
      write: { type: "boolean", default: false },
      release: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) console.log(USAGE);
  else process.exitCode = await main(values);
} catch (error) {
  const isUsage = (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS") ?? false;
  console.error(error instanceof Error ? error.message : String(error));
  if (isUsage) console.error(`\n${USAGE}`);
  process.exitCode = isUsage ? 2 : 1;
}
