/** Every job of a server, but for that of the embedded database (open-deps.ts). */
import type { Deps } from "../deps.ts";
import { bulkJobs } from "./bulk-jobs.ts";
import { chatPushJob } from "./chat-pushes.ts";
import { housekeepingJobs } from "./housekeeping.ts";
import { meetingJobs } from "./meeting-lifecycle.ts";
import { partitionsJob } from "./partitions.ts";
import { pushJobs } from "./push-delivery.ts";
import type { Job } from "./registry.ts";

export function serverJobs(deps: Deps, countPush?: Parameters<typeof pushJobs>[1]): Job[] {
  return [
    ...meetingJobs(deps.db),
    ...housekeepingJobs(deps),
    ...pushJobs(deps, countPush),
    chatPushJob(deps),
    bulkJobs(deps),
    partitionsJob(deps.db),
  ];
}
