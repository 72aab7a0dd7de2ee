import { SECOND_MS } from "@babchingu/openapi";
import type { Deps } from "../deps.ts";
import { runBulkJobs } from "../domain/admin/bulk-jobs/runner.ts";
import type { Job } from "./registry.ts";

/** The job that resumes operations on all members: those that a request left behind, and those of a server that crashed (R54). */
export function bulkJobs(deps: Pick<Deps, "db" | "clock" | "log">): Job {
  return { name: "bulk-jobs.run", everyMs: SECOND_MS, run: (_now, stopping) => runBulkJobs(deps, stopping) };
}
