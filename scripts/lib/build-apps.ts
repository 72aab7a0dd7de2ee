/** Builds the three apps; an app without changes since its last build is skipped. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { precompress } from "./precompress.ts";
import { root } from "./root.ts";
import { run } from "./run.ts";

const apps = {
  member: { sources: ["member", "web"], build: ["vite", ["build", "member", "--logLevel", "warn"]] },
  admin: { sources: ["admin", "web"], build: ["vite", ["build", "admin", "--logLevel", "warn"]] },
  site: { sources: ["site", "web"], build: ["node", ["site/build.ts"]] },
} as const satisfies Record<string, { sources: string[]; build: readonly [string, readonly string[]] }>;

export type AppName = keyof typeof apps;
const appNames = Object.keys(apps) as AppName[];

/** Build-time settings end up in the bundles, so they count as sources. */
function buildSettings(): string {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith("VITE_") || name.startsWith("SITE_"))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join("\n");
}

/** The files that an app is built from, as absolute paths. */
export function sourceFiles(app: AppName): string[] {
  const patterns = [...apps[app].sources, "openapi/src", "openapi/generated"].flatMap((folder) => [
    `${folder}/*`,
    `${folder}/{src,public,images,generated}/**/*`,
    `${folder}/**/*.ts`,
  ]);
  const files = globSync(patterns, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => ["node_modules", "dist"].includes(entry.name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return [...new Set(files)].toSorted();
}

function fingerprint(app: AppName): string {
  const hash = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(readFileSync(join(root, "scripts", "lib", "precompress.ts")))
    .update(buildSettings());
  for (const file of sourceFiles(app)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}

/** Returns whether every app was built. Shows a builder's output only when it failed. */
export async function buildApps(names: readonly AppName[] = appNames, isForced = false): Promise<boolean> {
  for (const app of names) {
    const stamp = join(root, app, "dist", ".fingerprint");
    const current = fingerprint(app);
    if (!isForced && existsSync(stamp) && readFileSync(stamp, "utf8") === current) continue;
    process.stdout.write(`Building ${app} …\n`);
    const [command, parameters] = apps[app].build;
    const { code, output } = await run(command, [...parameters], { isQuiet: true, env: { NODE_ENV: "production" } });
    if (code !== 0) {
      process.stderr.write(`${output}\nThe build of ${app} failed.\n`);
      return false;
    }
    precompress(join(root, app, "dist"));
    writeFileSync(stamp, current);
  }
  return true;
}
