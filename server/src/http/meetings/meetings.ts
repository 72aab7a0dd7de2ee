import type { Handlers } from "../../contract/types.ts";
import type { Deps } from "../../deps.ts";
import {
  listMeetingApplications,
  listMyApplications,
  readApplication,
} from "../../domain/meetings/applications/lists.ts";
import {
  applyToMeeting,
  approveApplication,
  cancelOrRejectApplication,
} from "../../domain/meetings/applications/applications.ts";
import { sweepImagesAfterCommit } from "../../domain/media/images.ts";
import { readCertificate, readMeeting } from "../../domain/meetings/detail.ts";
import { MeetingCache } from "../../domain/meetings/nearby/cache.ts";
import { readPublicMeeting } from "../../domain/meetings/preview.ts";
import type { Viewer } from "../../domain/meetings/lists/items.ts";
import { listHosted, listJoined, createNearbyLister } from "../../domain/meetings/lists/lists.ts";
import { listMapMarkers, searchMeetings } from "../../domain/meetings/lists/search.ts";
import { confirmMeeting, createMeeting, deleteMeeting, updateMeeting } from "../../domain/meetings/meetings.ts";
import { cancelSeatAlert, requestSeatAlert } from "../../domain/meetings/seats/seat-alerts.ts";
import { joinMeeting, leaveMeeting } from "../../domain/meetings/seats/join-and-leave.ts";
import { createWriter } from "../writer.ts";

function toViewer(actor: { memberId: number }, query: { lat: number; lng: number }): Viewer {
  return { memberId: actor.memberId, position: { latitude: query.lat, longitude: query.lng } };
}

function readHandlers({ db, clock }: Deps): Handlers {
  const cache = new MeetingCache(db);
  const listNearby = createNearbyLister(db, cache);
  return {
    listMeetings: ({ actor, query }) =>
      listNearby({ ...toViewer(actor, query), cursor: query.cursor, now: clock.now(), filter: query }),
    listMeetingsOnMap: ({ actor, query }) => listMapMarkers(db, cache, { ...toViewer(actor, query), now: clock.now() }),
    listHostedMeetings: ({ actor, query }) => listHosted(db, actor.memberId, query.cursor),
    listJoinedMeetings: ({ actor, query }) => listJoined(db, actor.memberId, query.cursor),
    searchMeetings: ({ actor, query }) =>
      searchMeetings(db, toViewer(actor, query), { text: query.query, recruitingOnly: query.recruitingOnly ?? true }),
    getMeeting: ({ actor, params }) => readMeeting(db, params.id, actor.memberId),
    getPublicMeeting: ({ params }) => readPublicMeeting(db, params.id),
    getMeetingCertificate: ({ actor, params }) => readCertificate(db, params.id, actor.memberId),
  };
}

function writeHandlers(deps: Deps): Handlers {
  const { write, writeOnce } = createWriter(deps);
  return {
    createMeeting: (request) =>
      writeOnce("createMeeting", request, async (ctx) => ({
        meetingId: await createMeeting(ctx, { hostId: request.actor.memberId, body: request.body }),
      })),
    updateMeeting: ({ actor, params, body }) =>
      write(actor, (ctx) => updateMeeting(ctx, { meetingId: params.id, memberId: actor.memberId, body })),
    deleteMeeting: async ({ actor, params }) => {
      await write(actor, (ctx) => deleteMeeting(ctx, { meetingId: params.id, memberId: actor.memberId }));
      await sweepImagesAfterCommit(deps);
    },
    confirmMeeting: ({ actor, params }) =>
      write(actor, (ctx) => confirmMeeting(ctx, { meetingId: params.id, memberId: actor.memberId })),
    joinMeeting: ({ actor, params }) =>
      write(actor, (ctx) => joinMeeting(ctx, { meetingId: params.meetingId, memberId: actor.memberId })),
    leaveMeeting: ({ actor, params }) =>
      write(actor, (ctx) => leaveMeeting(ctx, { meetingId: params.meetingId, memberId: actor.memberId })),
    requestSeatAlert: ({ actor, params }) =>
      write(actor, (ctx) => requestSeatAlert(ctx, { meetingId: params.id, memberId: actor.memberId })),
    cancelSeatAlert: ({ actor, params }) =>
      write(actor, (ctx) => cancelSeatAlert(ctx, { meetingId: params.id, memberId: actor.memberId })),
  };
}

function applicationHandlers(deps: Deps): Handlers {
  const { db, clock } = deps;
  const { write } = createWriter(deps);
  return {
    listMyMeetingApplications: ({ actor }) => listMyApplications(db, actor.memberId),
    listMeetingApplications: ({ actor, params }) =>
      listMeetingApplications(db, { meetingId: params.meetingId, viewerId: actor.memberId, now: clock.now() }),
    getMeetingApplication: ({ actor, params }) =>
      readApplication(db, { applicationId: params.id, viewerId: actor.memberId, now: clock.now() }),
    applyToMeeting: async ({ actor, params, body }) => {
      const request = { meetingId: params.id, memberId: actor.memberId, content: body.content };
      return { id: await write(actor, (ctx) => applyToMeeting(ctx, request)) };
    },
    approveMeetingApplication: ({ actor, params, body }) => {
      const approval = { applicationId: params.id, memberId: actor.memberId, body };
      return write(actor, (ctx) => approveApplication(ctx, approval));
    },
    deleteMeetingApplication: ({ actor, params }) =>
      write(actor, (ctx) => cancelOrRejectApplication(ctx, { applicationId: params.id, memberId: actor.memberId })),
  };
}

/** Meetings, membership and applications. */
export function meetingHandlers(deps: Deps): Handlers {
  return { ...readHandlers(deps), ...writeHandlers(deps), ...applicationHandlers(deps) };
}
