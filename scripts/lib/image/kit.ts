/** Starts the contract kit's image as the documents for teams do. */
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../run.ts";
import { buildah, buildahOptions } from "./build.ts";

const UNREACHABLE = 3;
/** The user of the image, as whom it reads the profile and writes the report. */
const NODE_USER = "node";
const NODE_UID = 1000;
const ENTRYPOINT = "/kit/node_modules/.bin/babchingu-conformance";

async function runKit(container: string, folder: string, ...flags: string[]) {
  const mounted = ["--volume", `${folder}:/contract`, "--workingdir", "/contract", "--user", NODE_USER];
  const parameters = ["run", "--isolation", "chroot", ...mounted, container, ENTRYPOINT, ...flags];
  return await run("buildah", [...buildahOptions, ...parameters], { isQuiet: true });
}

/** Lists the checks, and asks an address at which nothing answers. @throws Error unless both end as documented. */
export async function tryKit(image: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "babchingu-contract-"));
  chownSync(folder, NODE_UID, NODE_UID);
  const container = buildah("from", "--pull-never", image);
  try {
    const list = await runKit(container, folder, "--list");
    if (list.code !== 0 || !list.output.includes("shapes.offered.login"))
      throw new Error(`The kit lists no checks:\n${list.output.slice(-2000)}`);
    const unreachable = await runKit(container, folder, "--base-url", "http://127.0.0.1:9", "--report-dir", "none");
    if (unreachable.code !== UNREACHABLE)
      throw new Error(`The kit ended with ${unreachable.code}:\n${unreachable.output.slice(-2000)}`);
  } finally {
    buildah("rm", container);
    rmSync(folder, { recursive: true, force: true });
  }
}
