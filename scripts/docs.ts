/** `npm run docs`: renders the contract as one self-contained page that opens without a network. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.ts";
import { run } from "./lib/run.ts";

const target = join(root, "openapi", "dist", "index.html");
const { code, output } = await run(
  "redocly",
  ["build-docs", "generated/openapi.json", "--output", target, "--inlineBundle", "--title=밥친구 API"],
  { folder: "openapi", isQuiet: true, env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
);
// Redocly's page loads a logo from a CDN; without it the page needs no network.
const EMPTY_IMAGE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
if (code === 0) {
  const page = readFileSync(target, "utf8");
  writeFileSync(target, page.replace(/https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g, EMPTY_IMAGE));
}
process.stdout.write(code === 0 ? `The contract's page: ${target}\n` : output);
process.exitCode = code;
