/** Compares Containerfile and compose.yaml with the lock file, the server and the apps. No container is run. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { environmentDefaults } from "../../server/src/config.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const [, modules = "", build = "", image = ""] = read("Containerfile").split(/^FROM .+$/m);

interface Service {
  build: { args: string[] };
  environment: Record<string, string>;
}
const { services, configs } = parse(read("compose.yaml")) as {
  services: Record<"server-1" | "server-2", Service>;
  configs: { caddyfile: { content: string } };
};
const server = services["server-1"];

/** Variables that compose.yaml leaves to the image, each with the reason. */
const setByImage: Record<string, string> = {
  NODE_ENV: "the image is for production",
  HOST: "a container listens on all its addresses",
  PORT: "Caddy and the health check ask there",
  DATA_DIR: "the volume is there",
  SEED_DEMO: "refused in production",
  EMBEDDED_IN_PRODUCTION: "PostgreSQL is one of the services",
};

function firstGroups(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = ""]) => group);
}

/** The build-time settings that the apps read. */
function readAppSettings(): string[] {
  const files = globSync("{web,member,admin,site}/src/**/*.{ts,tsx}", { cwd: root });
  const sources = files.filter((file) => !file.includes(".test."));
  const names = sources.flatMap((file) => firstGroups(read(file), /\b((?:VITE|SITE)_[A-Z_]*[A-Z])\b/g));
  return [...new Set(names)].toSorted();
}

it("copies every folder of modules that the server runs with, and none that isn't installed", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, { dev?: boolean }> };
  const inProduction = Object.keys(packages).filter((path) => packages[path]?.dev !== true);
  const workspaces = firstGroups(modules, /--workspace=(\S+)/g);
  expect(workspaces).toContain("server");
  const folders = ["node_modules", ...workspaces.map((workspace) => `${workspace}/node_modules`)];
  const expected = folders.filter((folder) => inProduction.some((path) => path.startsWith(`${folder}/`)));
  const copied = firstGroups(image, /^COPY --from=modules (.+)$/gm);
  expect(copied.toSorted()).toEqual(expected.map((folder) => `/production/${folder} ${folder}`).toSorted());
});

it("installs once", () => {
  expect(firstGroups(read("Containerfile"), /\b(npm (?:ci|install)\b.*)/g)).toEqual(["npm ci"]);
});

it("passes every variable to the servers of compose.yaml", () => {
  const { environment } = server;
  expect(services["server-2"].environment).toEqual(environment);
  const passed = Object.keys(environmentDefaults).filter((name) => !(name in setByImage));
  expect(Object.keys(environment).toSorted()).toEqual(passed.toSorted());
  const fromDotenv = Object.entries(environment).filter(([, value]) => value.startsWith("${"));
  // The servers' own role (D61): a shell's DATABASE_URL, which is the owner's for backups, would take precedence over .env.
  expect(fromDotenv.filter(([name, value]) => !value.startsWith(`\${${name}:`))).toEqual([
    ["DATABASE_URL", expect.stringMatching(/^\$\{SERVERS_DATABASE_URL:-/)],
  ]);
});

it("passes every build-time setting to the apps", () => {
  const settings = readAppSettings();
  expect(settings).toEqual(expect.arrayContaining(["SITE_ORIGIN", "VITE_KAKAO_CLIENT_ID"]));
  expect(firstGroups(build, /^ARG (\S+)$/gm).toSorted()).toEqual(settings);
  const { args } = server.build;
  expect(args.map((arg) => arg.replace(/=.*/, "")).toSorted()).toEqual(settings);
  // The others by name only: a setting missing in .env is unset, while an empty VITE_TILE_URL would mean no tiles.
  expect(args.filter((arg) => arg.includes("="))).toEqual(["SITE_ORIGIN=${SITE_ORIGIN:-https://${DOMAIN}}"]);
});

it("lets neither failed requests nor a part that all servers share take servers out", () => {
  const health = firstGroups(configs.caddyfile.content, /^ *((?:health_uri|fail_|max_fails|unhealthy_).*)$/gm);
  expect(health).toEqual(["health_uri /health"]);
  expect(firstGroups(image, /^ +CMD .+fetch\('http:\/\/127\.0\.0\.1:8080(\/\w+)'\)/gm)).toEqual(["/health"]);
});

it("names images of registries by their digests, since a tag moves", () => {
  const files = ["Containerfile", "tests/conformance/Containerfile", "compose.yaml", ".github/workflows/ci.yml"];
  const named = files.flatMap((file) =>
    firstGroups(read(file), /^ *(?:ARG NODE_IMAGE=|FROM |image: |container: )(\S+)/gm),
  );
  // What is built here, and stages of the file.
  const ofRegistries = named.filter(
    (name) => !["babchingu:${RELEASE:-latest}", "modules", "${NODE_IMAGE}"].includes(name),
  );
  expect(ofRegistries).toHaveLength(6);
  expect(ofRegistries.filter((name) => !/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(name))).toEqual([]);
});
