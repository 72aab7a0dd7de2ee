/**
 * `npm run image`: builds the image of the Containerfile without a registry of images, starts it, asks /ready, and rehearses backup, restore,
 * upgrade and rollback with the commands of docs/running.md; then the services of compose.yaml. Needs root and Debian's debootstrap, buildah and caddy.
 */
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { baseImage, buildImage, buildKitImage, isInstalled } from "./lib/image/build.ts";
import { tryKit } from "./lib/image/kit.ts";
import { rehearse } from "./lib/image/rehearse.ts";
import { rehearseCompose } from "./lib/image/rehearse-compose.ts";
import { root } from "./lib/root.ts";

const USAGE = `Usage: npm run image -- [options]
  --clean              build every layer again
  --kit                only the image of the contract kit, which then asks a server that isn't there
  --previous <commit>  the release before, for the upgrade and the way back; by default the last tag
  --mirror <url>       of Debian, default http://deb.debian.org/debian
STORAGE_DRIVER is buildah's, default vfs, which copies the whole file system for each layer: it wants 60 GB. overlay wants 5.`;

const git = (...parameters: string[]) => execFileSync("git", parameters, { cwd: root, encoding: "utf8" }).trim();

function lastTag(): string | undefined {
  return git("tag", "--list", "v*", "--sort=-version:refname").split("\n")[0] || undefined;
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`ok     ${name} (${Math.round((performance.now() - started) / 1000)} s)`);
  return result;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      clean: { type: "boolean", default: false },
      kit: { type: "boolean", default: false },
      previous: { type: "string" },
      mirror: { type: "string", default: "http://deb.debian.org/debian" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const missing = ["debootstrap", "buildah", "caddy"].filter((command) => !isInstalled(command));
  if (missing.length > 0) throw new Error(`Missing: apt-get install --no-install-recommends ${missing.join(" ")}`);
  if (process.getuid?.() !== 0) throw new Error("debootstrap and chroot need root.");

  await timed("base image, from Debian's packages", async () => await baseImage(values.mirror));
  if (values.kit) {
    const kit = await timed("image of the contract kit", async () => await buildKitImage({ isClean: values.clean }));
    await timed("the kit, started from it", async () => await tryKit(kit));
    return;
  }
  const image = await timed("image", async () => await buildImage("HEAD", { isClean: values.clean }));
  const commit = values.previous ?? lastTag();
  const previous =
    commit === undefined
      ? null
      : await timed(`image of ${commit}`, async () => await buildImage(commit, { isClean: false }));
  await rehearse({ image, previous, step: timed });
  await rehearseCompose({ image, previous, step: timed });
  if (previous === null) console.log("No tag yet: upgrade and rollback were left out (--previous <commit>).");
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
