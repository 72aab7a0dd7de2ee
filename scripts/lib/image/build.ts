/** Builds images with buildah in a chroot: no daemon, no registry, no namespaces. */
import { execFileSync, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../root.ts";
import { run } from "../run.ts";

/** The base of the Containerfile, as a local image: what stands under this name is never asked of a registry. */
const BASE = "docker.io/library/node:24-slim";
const DEBIAN = "bookworm";
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
/** The user that the image runs as. */
export const NODE_UID = 1000;
const COMMIT_LENGTH = 12;

export const buildahOptions = ["--storage-driver", process.env["STORAGE_DRIVER"] ?? "vfs"];

export const newSecret = (): string => randomBytes(32).toString("hex");

export const isInstalled = (command: string) => spawnSync("which", [command]).status === 0;

export function buildah(...parameters: string[]): string {
  const output = execFileSync("buildah", [...buildahOptions, ...parameters], { encoding: "utf8", maxBuffer: 1 << 26 });
  return output.trim();
}

const hasImage = (name: string) =>
  spawnSync("buildah", [...buildahOptions, "inspect", "--type", "image", name]).status === 0;

async function requireSuccess(command: string, parameters: string[], folder?: string): Promise<void> {
  const { code, output } = await run(command, parameters, { isQuiet: true, ...(folder ? { folder } : {}) });
  if (code !== 0) throw new Error(`${command} ${parameters.join(" ")} failed:\n${output.slice(-4000)}`);
}

/** Puts Node and npm of this machine into a Debian: the locked Node of this repository, and the npm that is installed. */
function addNode(folder: string): void {
  const [binary = process.execPath] = globSync(`node_modules/node-linux-${process.arch}/bin/node`, { cwd: root });
  const local = join(folder, "usr/local");
  cpSync(join(root, binary), join(local, "bin/node"));
  chmodSync(join(local, "bin/node"), 0o755);
  const npm = process.env["npm_execpath"];
  if (npm === undefined)
    throw new Error("Start this with npm run image: the npm that runs it goes into the base image.");
  cpSync(dirname(dirname(realpathSync(npm))), join(local, "lib/node_modules/npm"), { recursive: true });
  for (const command of ["npm", "npx"])
    symlinkSync(`../lib/node_modules/npm/bin/${command}-cli.js`, join(local, "bin", command));
}

/** Makes the base image from Debian's packages, unless it is there. */
export async function baseImage(mirror: string): Promise<void> {
  if (hasImage(BASE)) return;
  const work = mkdtempSync(join(tmpdir(), "babchingu-base-"));
  try {
    const folder = join(work, "root");
    await requireSuccess("debootstrap", ["--variant=minbase", "--include=ca-certificates", DEBIAN, folder, mirror]);
    addNode(folder);
    await requireSuccess("chroot", [folder, "useradd", "--uid", String(NODE_UID), "--create-home", "node"]);
    const container = buildah("from", "scratch");
    buildah("add", "--quiet", container, folder, "/");
    buildah(
      "config",
      "--cmd",
      "node",
      "--env",
      "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
      container,
    );
    buildah("commit", "--quiet", "--rm", container, BASE);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** This machine's npm settings and certificates, for networks with their own: they are mounted, and don't become part of the image. */
function hostSettings(work: string): string[] {
  if (!existsSync(CERTIFICATES)) return [];
  const own = process.env["NPM_CONFIG_USERCONFIG"] ?? join(homedir(), ".npmrc");
  const npmrc = join(work, "npmrc");
  writeFileSync(npmrc, `${existsSync(own) ? readFileSync(own, "utf8") : ""}\ncafile=${CERTIFICATES}\n`);
  return ["--volume", `${CERTIFICATES}:${CERTIFICATES}:ro`, "--volume", `${npmrc}:/root/.npmrc:ro`];
}

interface Build {
  name: string;
  containerfile: string;
  context: string;
  isClean: boolean;
}

/** Builds a Containerfile in a chroot, without a registry of images. @returns the image's name. */
async function build({ name, containerfile, context, isClean }: Build): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), "babchingu-settings-"));
  try {
    const parameters = ["build", "--isolation", "chroot", "--pull=never", "--format", "docker", "--layers"];
    const file = ["--file", containerfile, "--build-arg", `NODE_IMAGE=${BASE}`];
    const options = [...buildahOptions, ...parameters, ...file, ...(isClean ? ["--no-cache"] : [])];
    await requireSuccess("buildah", [...options, ...hostSettings(work), "--tag", name, context]);
    return name;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Builds a commit's Containerfile. @returns the image's name. */
export async function buildImage(revision: string, { isClean }: { isClean: boolean }): Promise<string> {
  const commit = execFileSync("git", ["rev-parse", `${revision}^{commit}`], { cwd: root, encoding: "utf8" }).trim();
  const name = `localhost/babchingu:${commit.slice(0, COMMIT_LENGTH)}`;
  const work = mkdtempSync(join(tmpdir(), "babchingu-image-"));
  const context = join(work, "context");
  try {
    mkdirSync(context);
    const archive = join(work, "source.tar");
    execFileSync("git", ["archive", "--output", archive, commit], { cwd: root });
    await requireSuccess("tar", ["--extract", "--file", archive, "--directory", context]);
    return await build({ name, containerfile: join(context, "Containerfile"), context, isClean });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Packs the contract kit and builds its image. @returns its name. */
export async function buildKitImage({ isClean }: { isClean: boolean }): Promise<string> {
  execFileSync(process.execPath, [join(root, "tests/conformance/build/pack.ts")], { cwd: root, stdio: "inherit" });
  return await build({
    name: "localhost/babchingu-conformance:latest",
    containerfile: join(root, "tests/conformance/Containerfile"),
    context: join(root, "conformance-package"),
    isClean,
  });
}
