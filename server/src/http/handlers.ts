import { PREVIEW_CACHE_SECONDS } from "@babchingu/openapi";
import type { CacheSeconds, Handlers, Serializers } from "../contract/types.ts";
import type { Deps } from "../deps.ts";
import { adminAccessLogHandlers, withAccessLog } from "./admin/access-log.ts";
import { adminBulkJobHandlers } from "./admin/bulk-jobs.ts";
import { adminContentHandlers } from "./admin/content.ts";
import { adminExportHandlers } from "./admin/exports.ts";
import { adminMeetingHandlers } from "./admin/meetings.ts";
import { adminMemberHandlers } from "./admin/members.ts";
import { adminOperatorHandlers } from "./admin/operators.ts";
import { adminPlaceHandlers } from "./admin/partner-places.ts";
import { adminRiceHandlers } from "./admin/rice.ts";
import { adminSystemHandlers } from "./admin/system.ts";
import { attendanceHandlers } from "./meetings/attendance.ts";
import { authHandlers } from "./accounts/auth.ts";
import { chatHandlers } from "./chat/chat.ts";
import { imageHandlers } from "./media/images.ts";
import { meetingHandlers } from "./meetings/meetings.ts";
import { serializeMap, serializeMeetingPage } from "./meetings/serialize-page.ts";
import { memberHandlers } from "./accounts/members.ts";
import { notificationHandlers } from "./notifications/notifications.ts";
import { pushHandlers } from "./notifications/push.ts";
import { healthHandlers } from "./health.ts";
import { placeHandlers } from "./partners/partner-places.ts";
import { readFromReplica } from "./replica-reads.ts";
import { boundAccounts, boundCostly, boundMeetings } from "./concurrency.ts";
import { riceHandlers } from "./rice/rice.ts";
import { safetyHandlers } from "./community/safety.ts";

/** The handlers of all operations; add those of a new file here. */
function createHandlers(deps: Deps): Handlers {
  return {
    ...authHandlers(deps),
    ...memberHandlers(deps),
    ...imageHandlers(deps),
    ...meetingHandlers(deps),
    ...attendanceHandlers(deps),
    ...safetyHandlers(deps),
    ...healthHandlers(deps),
    ...placeHandlers(deps),
    ...riceHandlers(deps),
    ...chatHandlers(deps),
    ...notificationHandlers(deps),
    ...pushHandlers(deps),
    ...adminMemberHandlers(deps),
    ...adminMeetingHandlers(deps),
    ...adminContentHandlers(deps),
    ...adminPlaceHandlers(deps),
    ...adminRiceHandlers(deps),
    ...adminSystemHandlers(deps),
    ...adminOperatorHandlers(deps),
    ...adminAccessLogHandlers(deps),
    ...adminBulkJobHandlers(deps),
    ...adminExportHandlers(deps),
  };
}

/** With a replica, searches, lists and the console's reads are served from there. */
export function allHandlers(deps: Deps): Handlers {
  const { replica } = deps;
  const onPrimary = createHandlers(deps);
  const handlers = replica
    ? readFromReplica(replica, onPrimary, createHandlers({ ...deps, db: replica.db }))
    : onPrimary;
  return boundAccounts(withAccessLog(deps, boundMeetings(boundCostly(handlers, deps.config.dbPoolSize), deps.db)));
}

export const serializers: Serializers = { listMeetings: serializeMeetingPage, listMeetingsOnMap: serializeMap };

export const cacheSeconds: CacheSeconds = { getPublicMeeting: PREVIEW_CACHE_SECONDS };
