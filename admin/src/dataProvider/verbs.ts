/** What the console does beyond list, read, create, edit and delete: one entry per call, with the lists it makes stale. */
import type { Api } from "@babchingu/openapi";
import { call } from "@babchingu/openapi";
import type {
  AdminAnnouncementRequest,
  AdminEventRequest,
  AdminMeetingStatusRequest,
  AdminMemberPointRequest,
  AdminMemberStatusRequest,
  AdminNotificationRequest,
  AdminPartnerCacheRequest,
  AdminPartnerUntilRequest,
  AdminPasswordRequest,
  AdminRiceAllRequest,
  AdminRiceRequest,
  RiceSyncResult,
} from "@babchingu/openapi/types";
import type { ExportWish } from "./exports.ts";
import { readExport } from "./exports.ts";
import type { ResourceName } from "./resources.ts";

interface Verb<Parameters, Result> {
  /** Resources whose loaded rows are out of date after it; empty for a verb that only reads. */
  stales: readonly ResourceName[];
  run: (api: Api, parameters: Parameters, signal?: AbortSignal) => Promise<Result>;
}

/** The row a verb is about. */
interface Target {
  id: number;
}
/** A repeat with the same key has no second effect, so that a retry after a lost answer is safe (R2). */
interface Repeatable {
  idempotencyKey: string;
}

function verb<Parameters, Result>(
  stales: readonly ResourceName[],
  run: Verb<Parameters, Result>["run"],
): Verb<Parameters, Result> {
  return { stales, run };
}

const at = (id: number) => ({ path: { id } });
const once = (idempotencyKey: string) => ({ header: { "Idempotency-Key": idempotencyKey } });

function formOf(file: File): FormData {
  const form = new FormData();
  form.append("file", file, file.name);
  return form;
}

/** Sent to everybody (§7). The client's types drop a property whose only value is null. */
const NO_MEMBER = { memberId: null } as object;

/** Chat messages shown in a meeting's dialog at most: the latest ones. */
export const CHATS_MAX = 500;

/** A call without parameters. */
type Nothing = Record<string, never>;

export const verbs = {
  readDashboard: verb([], (api, _: Nothing, signal) => call(api.GET("/admin/dashboard", { signal }))),
  readDailyFigures: verb([], (api, query: { from: string; to: string }, signal) =>
    call(api.GET("/admin/dashboard/daily", { params: { query }, signal })),
  ),
  /** Whether the backend keeps an audit log (D44): refused with 404 or 501 when it doesn't. */
  readAuditPresence: verb([], async (api, _: Nothing, signal) => {
    await call(api.GET("/admin/audit-log", { params: { query: { page: 0, size: 1 } }, signal }));
    return true;
  }),
  exportRows: verb([], (api, wish: ExportWish) => readExport(api, wish)),

  changeSecurityCode: verb([], (api, { code }: { code: number }) =>
    call(api.PATCH("/admin/dashboard/security-code", { body: code })),
  ),

  resetMemberPassword: verb(["members"], (api, { id, ...body }: Target & AdminPasswordRequest) =>
    call(api.PATCH("/admin/members/{id}/password", { params: at(id), body })),
  ),
  setMemberStatus: verb(["members"], (api, { id, ...body }: Target & AdminMemberStatusRequest) =>
    call(api.PATCH("/admin/members/{id}/status", { params: at(id), body })),
  ),
  setMemberPoint: verb(["members"], (api, { id, ...body }: Target & AdminMemberPointRequest) =>
    call(api.PATCH("/admin/members/{id}/points", { params: at(id), body })),
  ),
  readMemberImageUrl: verb([], (api, { id }: Target, signal) =>
    call(api.GET("/admin/members/{id}/image-url", { params: at(id), signal })),
  ),

  readMeetingMembers: verb([], (api, { id }: Target, signal) =>
    call(api.GET("/admin/meetings/{id}/members", { params: at(id), signal })),
  ),
  readMeetingChats: verb([], (api, { id }: Target, signal) =>
    call(api.GET("/admin/meetings/{id}/chats", { params: { ...at(id), query: { size: CHATS_MAX } }, signal })),
  ),
  readMeetingImageUrl: verb([], (api, { id }: Target, signal) =>
    call(api.GET("/admin/meetings/{id}/image-url", { params: at(id), signal })),
  ),
  setMeetingStatus: verb(["meetings"], (api, { id, ...body }: Target & AdminMeetingStatusRequest) =>
    call(api.PATCH("/admin/meetings/{id}", { params: at(id), body })),
  ),

  notifyMember: verb([], (api, { id, idempotencyKey, ...body }: Target & Repeatable & AdminNotificationRequest) =>
    call(
      api.POST("/admin/members/notifications/{memberId}", {
        params: { path: { memberId: id }, ...once(idempotencyKey) },
        body,
      }),
    ),
  ),
  notifyAll: verb([], (api, { idempotencyKey, ...body }: Repeatable & AdminNotificationRequest) =>
    call(
      api.POST("/admin/members/notifications/all", { params: once(idempotencyKey), body: { ...body, ...NO_MEMBER } }),
    ),
  ),

  acceptPartnerApplication: verb(["partner-place-applications", "partner-places", "members"], (api, { id }: Target) =>
    call(api.PATCH("/admin/partner-place-applications/{id}", { params: at(id) })),
  ),
  setPartnerPlaceCache: verb(["partner-places"], (api, { id, ...body }: Target & AdminPartnerCacheRequest) =>
    call(api.PATCH("/admin/partner-place/{id}/cache", { params: at(id), body })),
  ),
  setPartnerPlaceUntil: verb(["partner-places"], (api, { id, ...body }: Target & AdminPartnerUntilRequest) =>
    call(api.PATCH("/admin/partner-place/{id}/until", { params: at(id), body })),
  ),
  extendPartnerPlace: verb(["partner-places"], (api, { id }: Target) =>
    call(api.PATCH("/admin/partner-place/{id}/until/plusmonth", { params: at(id) })),
  ),

  createEvent: verb(["events"], (api, { idempotencyKey, ...body }: Repeatable & AdminEventRequest) =>
    call(api.POST("/admin/events", { params: once(idempotencyKey), body })),
  ),
  createAnnouncement: verb(
    ["announcements"],
    (api, { idempotencyKey, ...body }: Repeatable & AdminAnnouncementRequest) =>
      call(api.POST("/admin/announcements", { params: once(idempotencyKey), body })),
  ),
  /** The picture belongs to the operator until a row uses it; the server forgets unused ones. */
  uploadImage: verb([], (api, { file }: { file: File }) =>
    call(api.POST("/images", { body: { file }, bodySerializer: () => formOf(file) })),
  ),

  syncRice: verb<Nothing, RiceSyncResult>(["rice-transactions", "members"], (api) =>
    call(api.POST("/admin/rice-transactions/sync")),
  ),
  grantRice: verb(["rice-transactions", "members"], (api, { idempotencyKey, ...body }: Repeatable & AdminRiceRequest) =>
    call(api.PATCH("/admin/rice-transactions/grant", { params: once(idempotencyKey), body })),
  ),
  grantRiceToAll: verb(
    ["rice-transactions", "members"],
    (api, { idempotencyKey, ...body }: Repeatable & AdminRiceAllRequest) =>
      call(api.PATCH("/admin/rice-transactions/grant-all", { params: once(idempotencyKey), body })),
  ),
  revokeRice: verb(
    ["rice-transactions", "members"],
    (api, { idempotencyKey, ...body }: Repeatable & AdminRiceRequest) =>
      call(api.PATCH("/admin/rice-transactions/revoke", { params: once(idempotencyKey), body })),
  ),
};

export type Verbs = typeof verbs;
export type VerbName = keyof Verbs;
export type VerbParameters<Name extends VerbName> = Parameters<Verbs[Name]["run"]>[1];
export type VerbResult<Name extends VerbName> = Awaited<ReturnType<Verbs[Name]["run"]>>;
