/** CPU time of processes, from Linux's /proc. */
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
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return null;
  }
  // The fields after the name, which may contain spaces: state, parent, …; proc(5) counts from 1, with the pid and the name.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const field = (number: number) => Number(fields[number - 3]);
  return {
    parent: field(4),
    ownMs: (field(14) + field(15)) * TICK_MS,
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
