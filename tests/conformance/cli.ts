#!/usr/bin/env node
/** `npm run conformance -- --base-url <url>`: tests that a backend keeps the contract. See README.md. */
import { readFileSync } from "node:fs";

const manifest = readFileSync(new URL("package.json", import.meta.url), "utf8");
const { engines } = JSON.parse(manifest) as { engines: { node: `>=${number}` } };
const nodeMin = engines.node.replace(">=", "");

if (Number.parseInt(process.versions.node) < Number(nodeMin)) {
  process.stderr.write(`The contract kit needs Node ${nodeMin} or later, and this is ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  // Loaded only where it runs: what an older Node lacks would end it in the middle.
  const { runCli } = await import("./command.ts");
  process.exitCode = await runCli(process.argv.slice(2));
}
