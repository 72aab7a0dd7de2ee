/**
 * `npm run conformance:pack`: the kit as a package that runs without this repository, with the contract and the documents for teams in
 * it. Node runs no TypeScript below node_modules, so types are removed. `--try` installs it into an empty folder and runs it there.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { contract } from "../contract/openapi.ts";
import { repository } from "../runner/repository.ts";
import { startSmallBackend } from "../testing/small-backend.ts";
import { documentForPackage } from "./documents.ts";

interface Manifest {
  description?: string;
  exports?: Record<string, string>;
  dependencies: Record<string, string>;
  engines?: { node: string };
}

const CONTRACT_NAME = "@babchingu/openapi";
const kit = join(import.meta.dirname, "..");
const openapi = join(repository, "openapi");
const documents = join(repository, "docs");
const { version } = contract.info;
const print = (text: string) => void process.stdout.write(`${text}\n`);
const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

const toScript = ([name, path]: [string, string]) => [name, path.replace(/\.ts$/, ".js")];

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writeManifest(folder: string, manifest: object): void {
  write(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Copies modules as JavaScript, and everything else as it is. */
function copy(patterns: string[], from: string, to: string): void {
  for (const path of globSync(patterns, { cwd: from }).filter((name) => !name.includes(".test."))) {
    if (!path.endsWith(".ts")) {
      cpSync(join(from, path), join(to, path), { recursive: true });
      continue;
    }
    const script = stripTypeScriptTypes(readFileSync(join(from, path), "utf8"));
    write(join(to, path.replace(/\.ts$/, ".js")), script.replaceAll(/(["'])(\.[^"'\n]*)\.ts\1/g, "$1$2.js$1"));
  }
}

/** The package can't run Prism's proxy. */
const PRISM_PAGE = "prism.md";

function copyDocuments(stage: string): void {
  const kept = globSync("*.md", { cwd: join(documents, "conformance") }).filter((name) => name !== PRISM_PAGE);
  for (const name of kept)
    write(join(stage, "docs", name), documentForPackage(readFileSync(join(documents, "conformance", name), "utf8")));
  cpSync(join(documents, "product.md"), join(stage, "docs", "product.md"));
  write(join(stage, "Containerfile"), documentForPackage(readFileSync(join(kit, "Containerfile"), "utf8")));
  const head = `# Contract kit ${version}\n\n\`\`\`sh\nnpx babchingu-conformance --base-url https://backend.example --level shapes\n\`\`\`\n`;
  write(join(stage, "README.md"), `${head}\nHow it is used: [docs/README.md](docs/README.md). It needs Node 24.\n`);
}

/** Writes the package into a folder. @returns the tarball's path. */
function pack(folder: string): string {
  const stage = mkdtempSync(join(tmpdir(), "babchingu-pack-"));
  copy(["{checks,client,contract,report,runner}/**/*.ts", "profiles/*.json", "{cli,command}.ts"], kit, stage);
  copyDocuments(stage);
  const own = join(stage, "node_modules", CONTRACT_NAME);
  copy(["{src,generated}/**/*.{ts,json}", "{schemas,asyncapi}/**/*.yaml"], openapi, own);
  const { exports = {}, dependencies: ofContract } = readManifest(openapi);
  const common = { version, type: "module" };
  writeManifest(own, {
    ...common,
    name: CONTRACT_NAME,
    exports: Object.fromEntries(Object.entries(exports).map(toScript)),
  });
  const { description, dependencies, engines } = readManifest(kit);
  writeManifest(stage, {
    ...common,
    name: "babchingu-conformance",
    description,
    bin: { "babchingu-conformance": "cli.js" },
    dependencies: { ...dependencies, ...ofContract, [CONTRACT_NAME]: version },
    bundleDependencies: [CONTRACT_NAME],
    engines,
  });
  mkdirSync(folder, { recursive: true });
  execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: stage });
  return join(folder, `babchingu-conformance-${version}.tgz`);
}

/** Installs the package into an empty folder and runs it against the small backend. @throws Error when it doesn't find what is missing. */
async function tryPackage(tarball: string): Promise<void> {
  const cwd = mkdtempSync(join(tmpdir(), "babchingu-team-"));
  writeManifest(cwd, { private: true });
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--silent", tarball], { cwd });
  const backend = await startSmallBackend();
  try {
    const args = ["babchingu-conformance", "--base-url", backend.url, "--level", "shapes"];
    const child = spawn("npx", args, { cwd, stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.on("data", (data: Buffer) => (output += data.toString()));
    const [exitCode] = (await once(child, "close")) as [number];
    if (exitCode !== 1 || !output.includes("isn't offered (signup"))
      throw new Error(`The package ended with ${exitCode}:\n${output.slice(-2000)}`);
    print(
      `In an empty folder it found what the small backend lacks: ${/\d+ operations aren't offered/.exec(output)?.[0]}.`,
    );
  } finally {
    await backend.stop();
  }
}

const tarball = pack(join(repository, "conformance-package"));
print(tarball);
if (process.argv.includes("--try")) await tryPackage(tarball);
