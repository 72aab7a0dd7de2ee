/** The linters, and the generators of clients whose code is compiled. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { run, type RunResult } from "../lib/run.ts";

export interface Tool {
  name: string;
  /** With their versions, as npm takes them. */
  packages: readonly string[];
  /** Runs the tool that is installed in `folder`. */
  run: (folder: string) => Promise<RunResult & { summary?: string }>;
}

const contractDir = join(root, "openapi");
export const bundle = join(contractDir, "generated", "openapi.json");
const bundle30 = join(contractDir, "generated", "openapi-3.0.json");
const TYPESCRIPT = "typescript@5.9.3";
const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  target: "es2022",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["es2022", "dom", "dom.iterable"],
  types: [],
  skipLibCheck: true,
  allowImportingTsExtensions: true,
};

/** Runs a program that is installed in `folder`, there. */
async function runIn(folder: string, program: string, parameters: string[]): Promise<RunResult> {
  return await run(join(folder, "node_modules", ".bin", program), parameters, { folder, isQuiet: true });
}

/** Runs one command after the other until one fails. */
async function runAll(commands: readonly (() => Promise<RunResult>)[]): Promise<RunResult> {
  let last: RunResult = { code: 0, output: "" };
  for (const command of commands) {
    last = await command();
    if (last.code !== 0) break;
  }
  return last;
}

function spectral(name: string, ruleset: string, packages: readonly string[], documents: readonly string[]): Tool {
  return {
    name,
    packages: ["@stoplight/spectral-cli@6.16.3", ...packages],
    run: async (folder) => {
      // Spectral looks for the packages that a ruleset extends beside it.
      copyFileSync(join(contractDir, "lint", ruleset), join(folder, ruleset));
      return await runIn(folder, "spectral", ["lint", "-r", ruleset, "--fail-severity=warn", ...documents]);
    },
  };
}

const redocly: Tool = {
  name: "redocly",
  packages: [],
  run: async () => {
    const options = {
      folder: "openapi",
      isQuiet: true,
      env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    };
    return await runAll([
      () => run("redocly", ["lint"], options),
      () => run("redocly", ["lint", "--config=lint/openapi-3.0.yaml", bundle30], options),
    ]);
  },
};

const asyncapi: Tool = {
  name: "asyncapi-parser",
  packages: ["@asyncapi/parser@3.6.6"],
  run: async (folder) => {
    const script = join(folder, "parse.js");
    writeFileSync(
      script,
      `import { fromFile, Parser } from "@asyncapi/parser";
const { document, diagnostics } = await fromFile(new Parser(), process.argv[2]).parse();
const found = diagnostics.filter(({ severity }) => severity < 2);
for (const { code, message, path } of found) console.log(code, path.join("/"), message);
process.exitCode = document && found.length === 0 ? 0 : 1;
`,
    );
    return await run("node", [script, join(contractDir, "asyncapi.yaml")], { isQuiet: true });
  },
};

export const linters: readonly Tool[] = [
  spectral("spectral", "spectral.yaml", [], [bundle, bundle30]),
  spectral("owasp", "owasp.yaml", ["@stoplight/spectral-owasp-ruleset@2.0.1"], [bundle]),
  redocly,
  asyncapi,
];

interface Generator {
  name: string;
  packages: readonly string[];
  program: string;
  parameters: string[];
  /** Its configuration: a file's name and content. */
  config?: readonly [name: string, content: string];
}

/** A tool that writes a client into out/, which TypeScript then checks in strict mode. */
function generator({ name, packages, program, parameters, config }: Generator): Tool {
  return {
    name,
    packages,
    run: async (folder) => {
      rmSync(join(folder, "out"), { recursive: true, force: true });
      mkdirSync(join(folder, "out"));
      if (config) writeFileSync(join(folder, config[0]), config[1]);
      const project = { compilerOptions: COMPILER_OPTIONS, include: ["out"] };
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
      return await runAll([() => runIn(folder, program, parameters), () => runIn(folder, "tsc", ["-p", "."])]);
    },
  };
}

const KUBB_VERSION = "4.39.3";

export const generators: readonly Tool[] = [
  generator({
    name: "orval",
    packages: ["orval@8.38.0", TYPESCRIPT],
    program: "orval",
    parameters: ["--config", "orval.config.js"],
    config: [
      "orval.config.js",
      `export default { api: { input: ${JSON.stringify(bundle)}, output: { target: "out/client.ts", client: "fetch" } } };`,
    ],
  }),
  generator({
    name: "hey-api",
    packages: ["@hey-api/openapi-ts@0.99.0", TYPESCRIPT],
    program: "openapi-ts",
    parameters: ["--input", bundle, "--output", "out"],
  }),
  generator({
    name: "kubb",
    packages: [
      ...["cli", "core", "plugin-oas", "plugin-ts", "plugin-client"].map((part) => `@kubb/${part}@${KUBB_VERSION}`),
      "axios@1.13.2",
      TYPESCRIPT,
    ],
    program: "kubb",
    parameters: ["generate"],
    config: [
      "kubb.config.js",
      `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";
export default defineConfig({
  root: ".",
  input: { path: ${JSON.stringify(bundle)} },
  output: { path: "out", clean: true, format: false, lint: false },
  plugins: [pluginOas(), pluginTs(), pluginClient({ client: "fetch" })],
});
`,
    ],
  }),
  generator({
    name: "swagger-typescript-api",
    packages: ["swagger-typescript-api@13.13.0", TYPESCRIPT],
    program: "swagger-typescript-api",
    parameters: ["generate", "--path", bundle, "--output", "out", "--name", "client.ts"],
  }),
  generator({
    name: "oazapfts",
    packages: ["oazapfts@7.5.0", "@oazapfts/runtime@1.2.0", TYPESCRIPT],
    program: "oazapfts",
    parameters: [bundle, "out/client.ts"],
  }),
  generator({
    name: "openapi-zod-client",
    packages: ["openapi-zod-client@1.18.3", TYPESCRIPT],
    program: "openapi-zod-client",
    parameters: [bundle, "--output", "out/client.ts"],
  }),
];
