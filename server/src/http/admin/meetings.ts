import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import { deleteMeeting, setMeetingStatus } from "../../domain/admin/meeting-changes.ts";
import {
  listMeetingChats,
  listMeetingMembers,
  listMeetings,
  readMeetingImageUrl,
} from "../../domain/admin/meetings.ts";
import { deleteReport, listReports, readReport, setReport } from "../../domain/admin/reports.ts";
import { createImageSweepingWriter, createWriter } from "../writer.ts";

/** Meetings and reports in the console. */
export function adminMeetingHandlers(deps: Pick<Deps, "db" | "clock" | "storage" | "log">) {
  const { db } = deps;
  const { write } = createWriter(deps);
  const writeAndSweepImages = createImageSweepingWriter(deps);
  return {
    listAdminMeetings: ({ query }) => listMeetings(db, undefined, query).page(query),
    searchAdminMeetings: ({ query }) => listMeetings(db, { field: query.field, term: query.q }).page(query),
    listAdminMeetingMembers: ({ params }) => listMeetingMembers(db, params.id),
    listAdminMeetingChats: ({ params, query }) => listMeetingChats(db, params.id, query),
    getAdminMeetingImageUrl: async ({ params }) => ({ imageUrl: await readMeetingImageUrl(db, params.id) }),
    setAdminMeetingStatus: ({ actor, params, body }) =>
      write(actor, (ctx) => setMeetingStatus(ctx, { meetingId: params.id, status: body.status })),
    deleteAdminMeeting: ({ actor, params }) => writeAndSweepImages(actor, (ctx) => deleteMeeting(ctx, params.id)),
    listAdminReports: ({ query }) => listReports(db, query).page(query),
    getAdminReport: ({ params }) => readReport(db, params.id),
    setAdminReport: ({ actor, params, body }) => write(actor, (ctx) => setReport(ctx, { reportId: params.id, body })),
    deleteAdminReport: ({ actor, params }) => write(actor, (ctx) => deleteReport(ctx, params.id)),
  } satisfies Handlers;
}
