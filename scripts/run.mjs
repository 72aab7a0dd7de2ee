// Runs a script of this repository on the Node it needs, installing the dependencies first when they are
// missing or older than the lock file. Plain JavaScript without dependencies: it must run on Node 20.19
// before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";

const NODE_MAJOR_MIN = 24;
const root = resolve(import.meta.dirname, "..");
const stampPath = join(root, "node_modules", ".babchingu-lock");
/** Has the id of the process that installs, while one does. */
const ownerPath = join(root, ".cache", "installing.pid");
const OWNER_CHECK_MS = 200;

function readIfExists(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
}

/** Writes the id of this process into the owner's file; false when there is one. */
function becomeOwner() {
  mkdirSync(dirname(ownerPath), { recursive: true });
  try {
    writeFileSync(ownerPath, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Whether the owner's process runs. An empty file counts: its process is about to write its id, or has just deleted it. */
function isOwnerRunning() {
  try {
    return process.kill(Number(readIfExists(ownerPath)), 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Waits while another command installs: two `npm ci` at once break node_modules. */
function waitForOwnership() {
  let isFirstTry = true;
  while (!becomeOwner()) {
    if (!isOwnerRunning()) rmSync(ownerPath, { force: true });
    else if (isFirstTry)
      process.stdout.write(
        `Waiting for the command that installs the dependencies (if none does, delete ${ownerPath}) …\n`,
      );
    isFirstTry = false;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, OWNER_CHECK_MS);
  }
}

function install() {
  process.stdout.write("Installing dependencies (npm ci) …\n");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.stderr.write("npm ci failed; its messages are above.\n");
  return status ?? 1;
}

/** Installs exactly what the lock file says, unless that has been done already. */
export function ensureInstalled() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const isInstalled = () => readIfExists(stampPath) === wanted;
  if (isInstalled()) return;
  waitForOwnership();
  const status = isInstalled() ? 0 : install();
  if (status === 0) writeFileSync(stampPath, wanted);
  rmSync(ownerPath, { force: true });
  if (status !== 0) process.exit(status);
}

/** The path of a Node that is new enough: the locked one of this repository, else the running one. */
export function findNode() {
  const locked = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(locked)) return locked;
  if (Number(process.versions.node.split(".")[0]) >= NODE_MAJOR_MIN) return process.execPath;
  process.stderr.write(
    `This project needs Node ${NODE_MAJOR_MIN} or newer. It brings its own on Linux (x64, arm64); on ${process.platform}-${process.arch} please install one from nodejs.org. Found: ${process.version}\n`,
  );
  return process.exit(1);
}

/** Runs `script` with `args` on that Node, forwards signals and exits with its code. */
export function runScript(script, args) {
  const node = findNode();
  const bin = join(root, "node_modules", ".bin");
  // Compiled code is kept between processes: starting the server costs a quarter less.
  const cache = join(root, "node_modules", ".cache", "node");
  const child = spawn(node, [script, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { NODE_COMPILE_CACHE: cache, ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}

if (process.argv[1] === import.meta.filename) {
  const [script, ...args] = process.argv.slice(2);
  ensureInstalled();
  runScript(script, args);
}
