// Runs a script of this repository on the Node it needs, installing the dependencies first when they are
// missing or older than the lock file. Plain JavaScript without dependencies: it must run on Node 20.19
// before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

const NODE_MAJOR_MIN = 24;
const root = resolve(import.meta.dirname, "..");
const stampPath = join(root, "node_modules", ".babchingu-lock");
/**
 * Exists while a command installs, which writes it again and again: without that for a while it was left by a command that was killed.
 * A process id wouldn't tell, as containers that share the folder have the same ones.
 */
const lockPath = join(root, ".cache", "installing");
const LOCK_WRITE_MS = 1000;
const LOCK_LIFE_MS = 30_000;
const LOCK_CHECK_MS = 200;

function readIfExists(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
}

/** False when another command has the lock. */
function takeLock() {
  mkdirSync(dirname(lockPath), { recursive: true });
  try {
    writeFileSync(lockPath, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function isLockStale() {
  const { mtimeMs = Date.now() } = statSync(lockPath, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > LOCK_LIFE_MS;
}

/** Waits while another command installs: two `npm ci` at once break node_modules. */
async function waitForLock() {
  let isFirstTry = true;
  while (!takeLock()) {
    if (isLockStale()) rmSync(lockPath, { force: true });
    else if (isFirstTry) process.stdout.write("Waiting for the command that installs the dependencies …\n");
    isFirstTry = false;
    await setTimeout(LOCK_CHECK_MS);
  }
}

async function install() {
  process.stdout.write("Installing dependencies (npm ci) …\n");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const child = spawn(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: root, stdio: "inherit" });
  const writing = setInterval(() => writeFileSync(lockPath, ""), LOCK_WRITE_MS);
  try {
    const [status] = await once(child, "exit");
    if (status !== 0) process.stderr.write("npm ci failed; its messages are above.\n");
    return status ?? 1;
  } finally {
    clearInterval(writing);
  }
}

/** Installs exactly what the lock file says, unless that has been done already. */
export async function ensureInstalled() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const isInstalled = () => readIfExists(stampPath) === wanted;
  if (isInstalled()) return;
  await waitForLock();
  let status;
  try {
    status = isInstalled() ? 0 : await install();
    if (status === 0) writeFileSync(stampPath, wanted);
  } finally {
    rmSync(lockPath, { force: true });
  }
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
  await ensureInstalled();
  runScript(script, args);
}
