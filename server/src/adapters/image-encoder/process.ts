/** A process that re-encodes images, one at a time; requests come first. */
import { constants, setPriority } from "node:os";
import workerpool from "workerpool";
import { reencode, type Reencoding } from "./reencode.ts";

/** What the process tells while it works on an image. */
export interface Progress {
  cpuMs: number;
}

const PROGRESS_MS = 100;

async function reencodeWithProgress(upload: Buffer): Promise<Reencoding> {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    workerpool.workerEmit({ cpuMs: (user + system) / 1000 } satisfies Progress);
  }, PROGRESS_MS);
  try {
    return await reencode(upload);
  } finally {
    clearInterval(timer);
  }
}

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
workerpool.worker({ reencode: reencodeWithProgress });
