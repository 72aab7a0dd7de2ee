/** CPU time of processes, from Linux's /proc: to the nanosecond for those that run, in ticks of 10 ms for those that have ended. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const TICK_MS = 1000 / Number(execFileSync("getconf", ["CLK_TCK"]).toString());

interface ProcessTimes {
  parent: number;
  ownMs: number;
  /** Of children that have ended. */
  endedChildrenMs: number;
}

/** Null when the process has ended. */
function readTimes(pid: number | string): ProcessTimes | null {
  let stat: string;
  let ownNs = 0;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    for (const thread of readdirSync(`/proc/${pid}/task`))
      ownNs += Number.parseInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"), 10);
  } catch {
    return null;
  }
  // The fields after the name, which may contain spaces: state, parent, …; proc(5) counts from 1, with the pid and the name.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const field = (number: number) => Number(fields[number - 3]);
  return {
    parent: field(4),
    ownMs: ownNs / 1e6,
    endedChildrenMs: (field(16) + field(17)) * TICK_MS,
  };
}

/** The CPU time in ms, user and system, of a process and its children, those that have ended included. */
export function cpuMsOf(pid: number): number {
  const root = readTimes(pid);
  if (root === null) throw new Error(`The process ${pid} has ended.`);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(readTimes)
    .filter((times) => times?.parent === pid);
  return children.reduce((sum, times) => sum + (times?.ownMs ?? 0), root.ownMs + root.endedChildrenMs);
}
