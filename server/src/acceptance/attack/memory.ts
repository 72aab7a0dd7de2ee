/** The memory of a process and its children, from Linux's /proc. */
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

const SAMPLE_MS = 100;
const KB_PER_MB = 1024;

/** Empty when the process has ended. */
const readProc = (path: string) => readFile(path, "utf8").catch(() => "");

async function childrenOf(pid: number): Promise<number[]> {
  const children = (await readProc(`/proc/${pid}/task/${pid}/children`)).split(" ").filter(Boolean).map(Number);
  return [...children, ...(await Promise.all(children.map(childrenOf))).flat()];
}

/** Resident memory of the process and all below it, in MB. */
export async function residentMb(pid: number): Promise<number> {
  const pids = [pid, ...(await childrenOf(pid))];
  const statuses = await Promise.all(pids.map((each) => readProc(`/proc/${each}/status`)));
  const kilobytes = statuses.map((status) => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / KB_PER_MB;
}

/** The most resident memory during the work, in MB. */
export async function peakMbDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peakMb = 0;
  const end = new AbortController();
  const sampling = (async () => {
    while (!end.signal.aborted) {
      peakMb = Math.max(peakMb, await residentMb(pid));
      await sleep(SAMPLE_MS);
    }
  })();
  try {
    await work();
  } finally {
    end.abort();
    await sampling;
  }
  return peakMb;
}
