/**
 * What each section of the console lists: its calls, its search fields and the way to one row (admin-and-site §7).
 * The one place that knows that the section "partner-places" is called "partner-place" by the API.
 */
import type { Api } from "@babchingu/openapi";
import { call } from "@babchingu/openapi";
import {
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

interface Definition<Row> {
  /** Below the API's /admin/. */
  path: string;
  idKey: "id";
  /** Whether GET {path}/{id} exists; otherwise one row is found through the search or the list. */
  hasDetail: boolean;
  fields: FieldLabels | null;
  list(query: PageQuery, signal?: AbortSignal): Promise<Page<Row>>;
  search: ((query: SearchQuery, signal?: AbortSignal) => Promise<Page<Row>>) | null;
  /** PATCH {path}/{id}, where the resource has one. */
  update: ((id: number, data: unknown) => Promise<unknown>) | null;
}
export type Definitions = { [Name in ResourceName]: Definition<Rows[Name]> };

/** Label of every search field by resource; null where the API has no search. */
export const searchFields = {
  members: MemberSearchFieldLabels,
  reports: null,
  meetings: MeetingSearchFieldLabels,
  "partner-places": PartnerPlaceSearchFieldLabels,
  "partner-place-applications": null,
  events: null,
  announcements: null,
  payments: PaymentSearchFieldLabels,
  "rice-transactions": RiceTransactionSearchFieldLabels,
} as const satisfies Record<ResourceName, FieldLabels | null>;

/** A `field` that came from the address is sent as it is: the list checked it against `searchFields` before. */
type Field<Name extends ResourceName> = keyof NonNullable<(typeof searchFields)[Name]>;
function searchQuery<Name extends ResourceName>({ field, ...query }: SearchQuery) {
  return { ...query, field: field as Field<Name> };
}

const common = { idKey: "id", hasDetail: false, search: null, update: null } as const;

export function createDefinitions(api: Api): Definitions {
  return {
    members: {
      ...common,
      path: "members",
      hasDetail: true,
      fields: searchFields.members,
      list: (query, signal) => call(api.GET("/admin/members", { params: { query }, signal })),
      search: (query, signal) =>
        call(api.GET("/admin/members/search", { params: { query: searchQuery<"members">(query) }, signal })),
    },
    reports: {
      ...common,
      path: "reports",
      fields: searchFields.reports,
      list: (query, signal) => call(api.GET("/admin/reports", { params: { query }, signal })),
    },
    meetings: {
      ...common,
      path: "meetings",
      fields: searchFields.meetings,
      list: (query, signal) => call(api.GET("/admin/meetings", { params: { query }, signal })),
      search: (query, signal) =>
        call(api.GET("/admin/meetings/search", { params: { query: searchQuery<"meetings">(query) }, signal })),
      update: (id, data) =>
        call(api.PATCH("/admin/meetings/{id}", { params: { path: { id } }, body: data as AdminMeetingStatusRequest })),
    },
    "partner-places": {
      ...common,
      path: "partner-place",
      fields: searchFields["partner-places"],
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
      path: "partner-place-applications",
      fields: searchFields["partner-place-applications"],
      list: (query, signal) => call(api.GET("/admin/partner-place-applications", { params: { query }, signal })),
    },
    events: {
      ...common,
      path: "events",
      hasDetail: true,
      fields: searchFields.events,
      list: (query, signal) => call(api.GET("/admin/events", { params: { query }, signal })),
      update: (id, data) =>
        call(api.PATCH("/admin/events/{id}", { params: { path: { id } }, body: data as AdminEventRequest })),
    },
    announcements: {
      ...common,
      path: "announcements",
      hasDetail: true,
      fields: searchFields.announcements,
      list: (query, signal) => call(api.GET("/admin/announcements", { params: { query }, signal })),
      update: (id, data) =>
        call(
          api.PATCH("/admin/announcements/{id}", { params: { path: { id } }, body: data as AdminAnnouncementRequest }),
        ),
    },
    payments: {
      ...common,
      path: "payments",
      fields: searchFields.payments,
      list: (query, signal) => call(api.GET("/admin/payments", { params: { query }, signal })),
      search: (query, signal) =>
        call(api.GET("/admin/payments/search", { params: { query: searchQuery<"payments">(query) }, signal })),
    },
    "rice-transactions": {
      ...common,
      path: "rice-transactions",
      fields: searchFields["rice-transactions"],
      list: (query, signal) => call(api.GET("/admin/rice-transactions", { params: { query }, signal })),
      search: (query, signal) =>
        call(
          api.GET("/admin/rice-transactions/search", {
            params: { query: searchQuery<"rice-transactions">(query) },
            signal,
          }),
        ),
    },
  };
}
