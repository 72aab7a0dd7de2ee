/** `npm run release`: closes the product's version with a commit, a tag and the contract kit's package. Pushes nothing. */
import { parseArgs } from "node:util";
import { commitRelease, prepareRelease } from "./lib/release.ts";
import { root } from "./lib/root.ts";
import { run } from "./lib/run.ts";

const USAGE = `Usage: npm run release -- <version> [options]
  --dry-run       say what would be done, and do nothing
  --tests-passed  npm test has passed on this commit: don't run it again

The version is the product's (package.json). The contract's is closed by: npm run contract:diff -- --release`;

async function requireSuccess(command: string, parameters: string[]): Promise<void> {
  const { code } = await run(command, parameters);
  if (code !== 0) throw new Error(`${[command, ...parameters].join(" ")} failed; nothing has been tagged.`);
}

async function release(version: string, options: { isDryRun: boolean; haveTestsPassed: boolean }): Promise<void> {
  const prepared = prepareRelease({ root, version, date: new Date().toISOString().slice(0, 10) });
  if (options.isDryRun) {
    const tests = options.haveTestsPassed ? "" : "Would run npm test.\n";
    console.log(`${tests}Would write ${[...prepared.files.keys()].join(", ")}, and pack the contract kit.
Would commit and tag ${prepared.tag} with these notes:\n\n${prepared.notes}`);
    return;
  }
  if (!options.haveTestsPassed) await requireSuccess("npm", ["test"]);
  await requireSuccess("npm", ["run", "--silent", "conformance:pack"]);
  commitRelease(root, prepared);
  console.log(`Tagged ${prepared.tag}. Publish it with: git push --follow-tags`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      "tests-passed": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const [version] = positionals;
  if (values.help || version === undefined || positionals.length > 1) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
  } else {
    await release(version, { isDryRun: values["dry-run"], haveTestsPassed: values["tests-passed"] });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
