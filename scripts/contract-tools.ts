/**
 * `npm run contract:tools`: other people's linters, generators of clients and contract tests on the contract. Each is installed on demand with pinned
 * versions, apart from the project's own packages. Ends at the first failure.
 */
import { parseArgs } from "node:util";
import { install } from "./contract-tools/install.ts";
import { specmatic } from "./contract-tools/specmatic.ts";
import { generators, linters, type Tool } from "./contract-tools/tools.ts";

const tools: readonly Tool[] = [...linters, ...generators, specmatic];
const USAGE = `Usage: npm run contract:tools -- [name…]
Without names all of them: ${tools.map(({ name }) => name).join(", ")}.
What they find, and what stays as it is and why: docs/conformance/generators.md`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { help: { type: "boolean" } }, allowPositionals: true });
  const unknown = positionals.filter((name) => !tools.some((tool) => tool.name === name));
  if (values.help === true || unknown.length > 0) {
    console.log(unknown.length > 0 ? `Unknown: ${unknown.join(", ")}\n${USAGE}` : USAGE);
    return unknown.length > 0 ? 2 : 0;
  }
  for (const tool of tools.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
    const started = performance.now();
    const folder = await install(tool);
    const { code, output, summary } = await tool.run(folder);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${code === 0 ? "ok    " : "FAILED"} ${tool.name}${summary ? `: ${summary}` : ""} (${seconds} s)`);
    if (code !== 0) {
      console.log(output.trim());
      return 1;
    }
  }
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
