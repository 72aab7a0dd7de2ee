/** Runs an image's server in a chroot, and the backup, restore, upgrade and rollback of docs/running.md on its data. */
import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../root.ts";
import { newSecret, NODE_UID } from "./build.ts";
import { startContainer } from "./container.ts";

const PORT = 18_080;
const origin = `http://127.0.0.1:${PORT}`;
const settings = {
  PORT: String(PORT),
  JWT_SECRET: newSecret(),
  PHONE_HASH_SECRET: newSecret(),
  EMBEDDED_IN_PRODUCTION: "true",
  PUBLIC_URL: origin,
};

export interface Rehearsal {
  image: string;
  /** The image of the release before; null leaves the upgrade out. */
  previous: string | null;
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** The commands of the page that start with these words, as they stand there. */
function documentedCommands(page: string, ...starts: string[]): string {
  const blocks = Array.from(page.matchAll(/^```sh\n([\s\S]*?)^```/gm), ([, block = ""]) => block);
  const found = blocks.filter((block) => starts.some((start) => block.startsWith(start)));
  if (found.length !== starts.length) throw new Error(`docs/running.md has no commands for ${starts.join(" or ")}.`);
  return found.join("");
}

async function withServer<T>(image: string, dataDir: string, work: () => Promise<T>): Promise<T> {
  const server = await startContainer(image, { dataDir, env: settings });
  try {
    return await work();
  } finally {
    await server.stop();
  }
}

/** The pages and the API answer. */
async function requirePages(): Promise<void> {
  for (const path of ["/", "/app/", "/admin/"]) {
    const { status } = await fetch(`${origin}${path}`);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
  }
  const { status } = await fetch(`${origin}/api/v1/members/me`);
  if (status !== 401) throw new Error(`The API answered ${status} without a token.`);
}

export async function rehearse({ image, previous, step }: Rehearsal): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "babchingu-rehearsal-"));
  const dataDir = join(work, "data");
  mkdirSync(dataDir);
  chownSync(dataDir, NODE_UID, NODE_UID);
  const page = readFileSync(join(root, "docs/running.md"), "utf8");
  const shell = (commands: string) =>
    execFileSync("sh", ["-ec", commands], { env: { ...process.env, DATA_DIR: dataDir, BACKUP: join(work, "backup") } });
  const marker = join(dataDir, "images", "rehearsal");
  try {
    await step("starts, answers /ready, serves pages and API", async () => {
      await withServer(previous ?? image, dataDir, requirePages);
    });
    await step("backup and restore", async () => {
      mkdirSync(join(dataDir, "images"), { recursive: true });
      writeFileSync(marker, "stored");
      shell(documentedCommands(page, 'tar --create --gzip --file "$BACKUP.tar.gz"'));
      writeFileSync(marker, "lost");
      shell(documentedCommands(page, 'rm --recursive --force "$DATA_DIR/pg"'));
      if (readFileSync(marker, "utf8") !== "stored") throw new Error("The restore didn't bring the image back.");
      await withServer(previous ?? image, dataDir, requirePages);
    });
    if (previous === null) return;
    await step("upgrade", async () => await withServer(image, dataDir, requirePages));
    await step("rollback", async () => await withServer(previous, dataDir, requirePages));
    await step("upgrade again", async () => await withServer(image, dataDir, requirePages));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
