/** `npm run docs`: renders the contract as one self-contained page that opens without a network. */
import { join } from "node:path";
import { root } from "./lib/root.ts";
import { run } from "./lib/run.ts";

const target = join(root, "openapi", "dist", "index.html");
const { code, output } = await run(
  "redocly",
  ["build-docs", "generated/openapi.json", "--output", target, "--inlineBundle", "--title=밥친구 API"],
  { folder: "openapi", isQuiet: true, env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
);
process.stdout.write(code === 0 ? `The contract's page: ${target}\n` : output);
process.exitCode = code;
