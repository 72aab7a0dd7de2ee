import type { Handlers } from "../contract/types.ts";
import { transact } from "../db/transact.ts";
import type { Deps } from "../deps.ts";
import { runOnce } from "../domain/idempotency.ts";
import { listApplicationsTo, listMyApplications, readApplication } from "../domain/meeting-application-lists.ts";
import { applyToMeeting, approveApplication, withdrawApplication } from "../domain/meeting-applications.ts";
import { readCertificate, readMeeting } from "../domain/meeting-detail.ts";
import type { Viewer } from "../domain/meeting-list-items.ts";
import { listHosted, listJoined, nearbyLister, listOnMap, searchMeetings } from "../domain/meeting-lists.ts";
import { confirmMeeting, createMeeting, deleteMeeting, updateMeeting } from "../domain/meetings.ts";
import { joinMeeting, leaveMeeting } from "../domain/membership.ts";

function viewerOf(actor: { memberId: number }, query: { lat: number; lng: number }): Viewer {
  return { memberId: actor.memberId, position: { latitude: query.lat, longitude: query.lng } };
}

function readingHandlers({ db, clock }: Deps): Handlers {
  const listNearby = nearbyLister(db);
  return {
    listMeetings: ({ actor, query }) =>
      listNearby({ ...viewerOf(actor, query), cursor: query.cursor, now: clock.now(), asOf: actor.asOf }),
    listMeetingsOnMap: ({ actor, query }) => listOnMap(db, viewerOf(actor, query), clock.now()),
    listHostedMeetings: ({ actor, query }) => listHosted(db, actor.memberId, query.cursor),
    listJoinedMeetings: ({ actor, query }) => listJoined(db, actor.memberId, query.cursor),
    searchMeetings: ({ actor, query }) =>
      searchMeetings(db, viewerOf(actor, query), { text: query.query, recruitingOnly: query.recruitingOnly ?? true }),
    getMeeting: ({ actor, params }) => readMeeting(db, params.id, actor.memberId),
    getMeetingCertificate: ({ actor, params }) => readCertificate(db, params.id, actor.memberId),
  };
}

function writingHandlers({ db, clock }: Deps): Handlers {
  return {
    createMeeting: ({ actor, body, headers }) =>
      transact(db, (trx) => {
        const now = clock.now();
        const { memberId } = actor;
        const call = { memberId, operation: "createMeeting", key: headers["Idempotency-Key"], body, now };
        return runOnce(trx, call, async () => ({ meetingId: await createMeeting(trx, memberId, body, now) }));
      }),
    updateMeeting: ({ actor, params, body }) =>
      transact(db, (trx) => updateMeeting(trx, { meetingId: params.id, memberId: actor.memberId, body }, clock.now())),
    deleteMeeting: ({ actor, params }) =>
      transact(db, (trx) => deleteMeeting(trx, params.id, actor.memberId, clock.now())),
    confirmMeeting: ({ actor, params }) =>
      transact(db, (trx) => confirmMeeting(trx, params.id, actor.memberId, clock.now())),
    joinMeeting: ({ actor, params }) =>
      transact(db, (trx) => joinMeeting(trx, params.meetingId, actor.memberId, clock.now())),
    leaveMeeting: ({ actor, params }) =>
      transact(db, (trx) => leaveMeeting(trx, params.meetingId, actor.memberId, clock.now())),
  };
}

function applicationHandlers({ db, clock }: Deps): Handlers {
  return {
    listMyMeetingApplications: ({ actor }) => listMyApplications(db, actor.memberId),
    listMeetingApplications: ({ actor, params }) => listApplicationsTo(db, params.meetingId, actor.memberId),
    getMeetingApplication: ({ actor, params }) => readApplication(db, params.id, actor.memberId),
    applyToMeeting: async ({ actor, params, body }) => {
      const request = { meetingId: params.id, memberId: actor.memberId, content: body.content };
      return { id: await transact(db, (trx) => applyToMeeting(trx, request, clock.now())) };
    },
    approveMeetingApplication: ({ actor, params, body }) => {
      const approval = { applicationId: params.id, memberId: actor.memberId, body };
      return transact(db, (trx) => approveApplication(trx, approval, clock.now()));
    },
    deleteMeetingApplication: ({ actor, params }) =>
      transact(db, (trx) => withdrawApplication(trx, params.id, actor.memberId, clock.now())),
  };
}

/** Meetings, membership and applications. */
export function meetingHandlers(deps: Deps): Handlers {
  return { ...readingHandlers(deps), ...writingHandlers(deps), ...applicationHandlers(deps) };
}
