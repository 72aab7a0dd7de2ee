import { SECOND_MS } from "@babchingu/openapi";
import type { Deps } from "../deps.ts";
import { runDueMeetings } from "./due-meetings.ts";
import type { Job } from "./registry.ts";

/** The job that confirms meetings, opens check-in, books no-shows and ends meetings when due (D19). */
export function meetingJobs({ db }: Pick<Deps, "db">): Job[] {
  return [{ name: "meetings.move", everyMs: 2 * SECOND_MS, run: (now, signal) => runDueMeetings(db, now, signal) }];
}
