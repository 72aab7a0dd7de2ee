/**
 * What each section of the console lists: its calls, its search fields and the way to one row (admin-and-site §7).
 * The one place that knows that the section "partner-places" is called "partner-place" by the API.
 */
import type { Api } from "@babchingu/openapi";
import { call } from "@babchingu/openapi";
import {
  AuditActionValues,
  AuditTargetValues,
  MeetingSearchFieldLabels,
  MemberSearchFieldLabels,
  PartnerPlaceSearchFieldLabels,
  PaymentSearchFieldLabels,
  RiceTransactionSearchFieldLabels,
} from "@babchingu/openapi/enums";
import type {
  AdminAnnouncement,
  AdminAnnouncementRequest,
  AdminEvent,
  AdminEventRequest,
  AdminMeeting,
  AdminMeetingStatusRequest,
  AdminMember,
  AdminPartnerApplication,
  AdminPartnerPlace,
  AdminPartnerPlaceRequest,
  AdminPayment,
  AdminReport,
  AdminRiceTransaction,
  AuditEntry,
} from "@babchingu/openapi/types";

/** The row of each resource; the keys are the paths below /admin/dashboard. */
export interface Rows {
  members: AdminMember;
  reports: AdminReport;
  meetings: AdminMeeting;
  "partner-places": AdminPartnerPlace;
  "partner-place-applications": AdminPartnerApplication;
  events: AdminEvent;
  announcements: AdminAnnouncement;
  payments: AdminPayment;
  "rice-transactions": AdminRiceTransaction;
  "audit-log": AuditEntry;
}
export type ResourceName = keyof Rows;

export interface Page<Row> {
  content: Row[];
  /** Zero-based. */
  currentPage: number;
  totalPages: number;
  totalElements: number;
}
export interface PageQuery {
  /** Zero-based. */
  page: number;
  size: number;
}
type SearchQuery = PageQuery & { q: string; field: string };

/** Search field → its Korean label. */
type FieldLabels = Readonly<Record<string, string>>;

/** What is known of a resource without asking the API. */
interface Description {
  /** Below the API's /admin/. */
  path: string;
  idKey: "id";
  /** Search field → label; null where the API has no search. */
  fields: FieldLabels | null;
  /** Filters that may be combined, and what a value of each looks like. */
  filters: Readonly<Record<string, RegExp>>;
  /** Whether GET {path}/{id} exists; otherwise one row is found through the search or the list. */
  hasDetail: boolean;
}

const none = {};

export const resourceTable = {
  members: { path: "members", idKey: "id", fields: MemberSearchFieldLabels, filters: none, hasDetail: true },
  reports: { path: "reports", idKey: "id", fields: null, filters: none, hasDetail: false },
  meetings: { path: "meetings", idKey: "id", fields: MeetingSearchFieldLabels, filters: none, hasDetail: false },
  "partner-places": {
    path: "partner-place",
    idKey: "id",
    fields: PartnerPlaceSearchFieldLabels,
    filters: none,
    hasDetail: false,
  },
  "partner-place-applications": {
    path: "partner-place-applications",
    idKey: "id",
    fields: null,
    filters: none,
    hasDetail: false,
  },
  events: { path: "events", idKey: "id", fields: null, filters: none, hasDetail: true },
  announcements: { path: "announcements", idKey: "id", fields: null, filters: none, hasDetail: true },
  payments: { path: "payments", idKey: "id", fields: PaymentSearchFieldLabels, filters: none, hasDetail: false },
  "rice-transactions": {
    path: "rice-transactions",
    idKey: "id",
    fields: RiceTransactionSearchFieldLabels,
    filters: none,
    hasDetail: false,
  },
  "audit-log": {
    path: "audit-log",
    idKey: "id",
    fields: null,
    filters: {
      actor: /^[1-9][0-9]{0,15}$/,
      target: new RegExp(`^(${AuditTargetValues.join("|")})(:[1-9][0-9]{0,15})?$`),
      action: new RegExp(`^(${AuditActionValues.join("|")})$`),
    },
    hasDetail: false,
  },
} as const satisfies Record<ResourceName, Description>;

/** The calls of one resource. */
interface Calls<Row> {
  list: (query: PageQuery, signal?: AbortSignal) => Promise<Page<Row>>;
  search: ((query: SearchQuery, signal?: AbortSignal) => Promise<Page<Row>>) | null;
  /** PATCH {path}/{id}, where the resource has one. */
  update: ((id: number, data: unknown) => Promise<unknown>) | null;
}
export type ResourceCalls = { [Name in ResourceName]: Calls<Rows[Name]> };

/** A `field` that came from the address is sent as it is: the list checked it against the table before. */
type Field<Name extends ResourceName> = keyof NonNullable<(typeof resourceTable)[Name]["fields"]>;
function searchQuery<Name extends ResourceName>({ field, ...query }: SearchQuery) {
  return { ...query, field: field as Field<Name> };
}

const common = { search: null, update: null } as const;

export function createCalls(api: Api): ResourceCalls {
  return {
    members: {
      ...common,
      list: (query, signal) => call(api.GET("/admin/members", { params: { query }, signal })),
      search: (query, signal) =>
        call(api.GET("/admin/members/search", { params: { query: searchQuery<"members">(query) }, signal })),
    },
    reports: {
      ...common,
      list: (query, signal) => call(api.GET("/admin/reports", { params: { query }, signal })),
    },
    meetings: {
      ...common,
      list: (query, signal) => call(api.GET("/admin/meetings", { params: { query }, signal })),
      search: (query, signal) =>
        call(api.GET("/admin/meetings/search", { params: { query: searchQuery<"meetings">(query) }, signal })),
      update: (id, data) =>
        call(api.PATCH("/admin/meetings/{id}", { params: { path: { id } }, body: data as AdminMeetingStatusRequest })),
    },
    "partner-places": {
      ...common,
      list: (query, signal) => call(api.GET("/admin/partner-place", { params: { query }, signal })),
      search: (query, signal) =>
        call(
          api.GET("/admin/partner-place/search", { params: { query: searchQuery<"partner-places">(query) }, signal }),
        ),
      update: (id, data) =>
        call(
          api.PATCH("/admin/partner-place/{id}", { params: { path: { id } }, body: data as AdminPartnerPlaceRequest }),
        ),
    },
    "partner-place-applications": {
      ...common,
      list: (query, signal) => call(api.GET("/admin/partner-place-applications", { params: { query }, signal })),
    },
    events: {
      ...common,
      list: (query, signal) => call(api.GET("/admin/events", { params: { query }, signal })),
      update: (id, data) =>
        call(api.PATCH("/admin/events/{id}", { params: { path: { id } }, body: data as AdminEventRequest })),
    },
    announcements: {
      ...common,
      list: (query, signal) => call(api.GET("/admin/announcements", { params: { query }, signal })),
      update: (id, data) =>
        call(
          api.PATCH("/admin/announcements/{id}", { params: { path: { id } }, body: data as AdminAnnouncementRequest }),
        ),
    },
    payments: {
      ...common,
      list: (query, signal) => call(api.GET("/admin/payments", { params: { query }, signal })),
      search: (query, signal) =>
        call(api.GET("/admin/payments/search", { params: { query: searchQuery<"payments">(query) }, signal })),
    },
    "rice-transactions": {
      ...common,
      list: (query, signal) => call(api.GET("/admin/rice-transactions", { params: { query }, signal })),
      search: (query, signal) =>
        call(
          api.GET("/admin/rice-transactions/search", {
            params: { query: searchQuery<"rice-transactions">(query) },
            signal,
          }),
        ),
    },
    "audit-log": {
      ...common,
      list: (query, signal) => call(api.GET("/admin/audit-log", { params: { query }, signal })),
    },
  };
}
