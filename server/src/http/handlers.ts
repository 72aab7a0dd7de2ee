import type { Handlers, Serializers } from "../contract/types.ts";
import type { Deps } from "../deps.ts";
import { writePage } from "../domain/meeting-list-items.ts";
import { adminContentHandlers } from "./admin-content.ts";
import { adminExportHandlers } from "./admin-exports.ts";
import { adminMeetingHandlers } from "./admin-meetings.ts";
import { adminMemberHandlers } from "./admin-members.ts";
import { adminPlaceHandlers } from "./admin-places.ts";
import { adminRiceHandlers } from "./admin-rice.ts";
import { adminSystemHandlers } from "./admin-system.ts";
import { attendanceHandlers } from "./attendance.ts";
import { authHandlers } from "./auth.ts";
import { chatHandlers } from "./chat.ts";
import { imageHandlers } from "./images.ts";
import { meetingHandlers } from "./meetings.ts";
import { memberHandlers } from "./members.ts";
import { notificationHandlers } from "./notifications.ts";
import { operationHandlers } from "./operation.ts";
import { placeHandlers } from "./places.ts";
import { riceHandlers } from "./rice.ts";
import { safetyHandlers } from "./safety.ts";

/** The handlers of every tag; add a new file's here. */
export function allHandlers(deps: Deps): Handlers {
  return {
    ...authHandlers(deps),
    ...memberHandlers(deps),
    ...imageHandlers(deps),
    ...meetingHandlers(deps),
    ...attendanceHandlers(deps),
    ...safetyHandlers(deps),
    ...operationHandlers(deps),
    ...placeHandlers(deps),
    ...riceHandlers(deps),
    ...chatHandlers(deps),
    ...notificationHandlers(deps),
    ...adminMemberHandlers(deps),
    ...adminMeetingHandlers(deps),
    ...adminContentHandlers(deps),
    ...adminPlaceHandlers(deps),
    ...adminRiceHandlers(deps),
    ...adminSystemHandlers(deps),
    ...adminExportHandlers(deps),
  };
}

export const serializers: Serializers = { listMeetings: writePage };
