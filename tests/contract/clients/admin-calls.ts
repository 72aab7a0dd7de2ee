/** The console's calls: every method of its data provider on every resource that has it, every ApiCall, and its login. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
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
  SecurityCodeRequest,
  AdminRevealRequest,
  AdminRiceAllRequest,
  AdminRiceRequest,
} from "@babchingu/openapi/types";
import { createAuthProvider } from "../../../admin/src/authProvider.ts";
import type { ConsoleDataProvider } from "../../../admin/src/dataProvider/createDataProvider.ts";
import { PAGE_SIZE, createDataProvider } from "../../../admin/src/dataProvider/createDataProvider.ts";
import type { Resource } from "../../../admin/src/dataProvider/resource.ts";
import { exportRows, readInbox, uploadImage } from "../../../admin/src/dataProvider/sharedCalls.ts";
import type { ApiCall } from "../../../admin/src/dataProvider/apiCall.ts";
import { accessLog } from "../../../admin/src/sections/access-log/resource.ts";
import { createAnnouncement } from "../../../admin/src/sections/announcements/calls.ts";
import { auditLog } from "../../../admin/src/sections/audit-log/resource.ts";
import { probeOf } from "../../../admin/src/dataProvider/probe.ts";
import { stopBulkJob } from "../../../admin/src/sections/bulk-jobs/calls.ts";
import { bulkJobs } from "../../../admin/src/sections/bulk-jobs/resource.ts";
import { changeSecurityCode, readDailyFigures } from "../../../admin/src/sections/dashboard/calls.ts";
import { createEvent } from "../../../admin/src/sections/events/calls.ts";
import {
  readMeetingChats,
  readMeetingImageUrl,
  readMeetingMembers,
  setMeetingStatus,
} from "../../../admin/src/sections/meetings/calls.ts";
import {
  readMemberImageUrl,
  revealMember,
  resetMemberPassword,
  setMemberPoint,
  setMemberStatus,
} from "../../../admin/src/sections/members/calls.ts";
import { notifyAll, notifyMember } from "../../../admin/src/sections/notifications/calls.ts";
import { operators } from "../../../admin/src/sections/operators/resource.ts";
import { acceptPartnerApplication } from "../../../admin/src/sections/partner-place-applications/calls.ts";
import {
  extendPartnerPlace,
  setPartnerPlaceCache,
  setPartnerPlaceUntil,
} from "../../../admin/src/sections/partner-places/calls.ts";
import { probeWorking, readChatsAround, readOpenReportIds } from "../../../admin/src/sections/reports/calls.ts";
import { grantRice, grantRiceToAll, revokeRice } from "../../../admin/src/sections/rice-grant-and-revoke/calls.ts";
import { syncRice } from "../../../admin/src/sections/rice-transactions/calls.ts";
import { readSystemStatus } from "../../../admin/src/sections/system/calls.ts";
import { root } from "./source-calls.ts";
import { documentedOperations, operationById, requestOf, successOf } from "./documented.ts";
import type { Call } from "./expectations.ts";
import { firstOperation, type MockedClient } from "./mocked-client.ts";

export type CallKind = "list" | "row" | "rows" | "write" | "apiCall" | "login";

export interface AdminCall extends Call {
  name: string;
  kind: CallKind;
}

// Imported by a computed name: the screens behind it are type-checked with the console, not here.
const sectionsFile = join(root, "admin/src/sections/index.ts");
export const { resources } = (await import(/* @vite-ignore */ pathToFileURL(sectionsFile).href)) as {
  resources: readonly Resource[];
};

type Client = Pick<MockedClient, "api" | "session" | "baseUrl">;
type Run = (provider: ConsoleDataProvider) => Promise<unknown>;

export const providerOf = ({ api, session, baseUrl }: Client) =>
  createDataProvider({ api, session, apiBase: baseUrl, resources });

const pagination = { page: 1, perPage: PAGE_SIZE };
const sort = { field: "id", order: "DESC" as const };
const list = { pagination, sort, filter: {} };
const idempotencyKey = "0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11";

/** The contract's example of an operation's body, with the parameter type of its ApiCall. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it reads better than a cast at each call
const bodyOf = <Body>(operationId: string): Body => requestOf(operationById(operationId)).body as Body;

/** An ApiCall with its parameters, type-checked together. */
function bindCall<Parameters, Result>(apiCall: ApiCall<Parameters, Result>, parameters: Parameters) {
  return { name: apiCall.name, run: (provider: ConsoleDataProvider) => provider.callApi(apiCall, parameters) };
}

/** Every ApiCall, with the contract's example of its body. */
const boundCalls = [
  bindCall(readSystemStatus, {}),
  bindCall(readInbox, {}),
  bindCall(readDailyFigures, { from: "2026-02-01", to: "2026-02-28" }),
  bindCall(probeOf(auditLog), {}),
  bindCall(exportRows, { resource: "members", format: "READABLE", search: { q: "노을", field: "name" } }),
  bindCall(changeSecurityCode, bodyOf<SecurityCodeRequest>("changeSecurityCode")),
  bindCall(resetMemberPassword, { id: 1042, ...bodyOf<AdminPasswordRequest>("resetAdminMemberPassword") }),
  bindCall(setMemberStatus, { id: 1042, ...bodyOf<AdminMemberStatusRequest>("setAdminMemberStatus") }),
  bindCall(setMemberPoint, { id: 1042, ...bodyOf<AdminMemberPointRequest>("setAdminMemberPoint") }),
  bindCall(readMemberImageUrl, { id: 1042 }),
  bindCall(revealMember, { id: 1042, ...bodyOf<AdminRevealRequest>("revealAdminMember") }),
  bindCall(readMeetingMembers, { id: 2001 }),
  bindCall(readMeetingChats, { id: 2001 }),
  bindCall(readMeetingImageUrl, { id: 2001 }),
  bindCall(readChatsAround, { id: 2001, around: "2026-02-26T11:20:00.000Z" }),
  bindCall(probeWorking, {}),
  bindCall(readOpenReportIds, { reportedId: 1031 }),
  bindCall(setMeetingStatus, { id: 2001, ...bodyOf<AdminMeetingStatusRequest>("setAdminMeetingStatus") }),
  bindCall(notifyMember, {
    id: 1042,
    idempotencyKey,
    ...bodyOf<AdminNotificationRequest>("sendNotificationToMember"),
  }),
  bindCall(notifyAll, { idempotencyKey, ...bodyOf<AdminNotificationRequest>("sendNotificationToAll") }),
  bindCall(acceptPartnerApplication, { id: 61 }),
  bindCall(setPartnerPlaceCache, { id: 31, ...bodyOf<AdminPartnerCacheRequest>("setAdminPartnerPlaceCache") }),
  bindCall(setPartnerPlaceUntil, { id: 31, ...bodyOf<AdminPartnerUntilRequest>("setAdminPartnerPlaceUntil") }),
  bindCall(extendPartnerPlace, { id: 31 }),
  bindCall(createEvent, { idempotencyKey, ...bodyOf<AdminEventRequest>("createAdminEvent") }),
  bindCall(createAnnouncement, { idempotencyKey, ...bodyOf<AdminAnnouncementRequest>("createAdminAnnouncement") }),
  bindCall(uploadImage, {
    file: new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00])], "a.jpg", { type: "image/jpeg" }),
  }),
  bindCall(probeOf(bulkJobs), {}),
  bindCall(stopBulkJob, { id: 24 }),
  bindCall(probeOf(operators), {}),
  bindCall(probeOf(accessLog), {}),
  bindCall(syncRice, {}),
  bindCall(grantRice, { idempotencyKey, ...bodyOf<AdminRiceRequest>("grantRice") }),
  bindCall(grantRiceToAll, { idempotencyKey, ...bodyOf<AdminRiceAllRequest>("grantRiceToAll") }),
  bindCall(revokeRice, { idempotencyKey, ...bodyOf<AdminRiceRequest>("revokeRice") }),
];

/** The contract's examples of a list's filters, as the URL has them. */
export function filtersOf(path: Resource["path"]): Record<string, string> {
  const operation = documentedOperations.get(`GET /admin/${path}`);
  const parameters = Object.entries(operation ? requestOf(operation).parameters : {});
  const filters = parameters.filter(([name]) => name !== "page" && name !== "size");
  return Object.fromEntries(filters.map(([name, value]) => [name, String(value)]));
}

const detailId = (endpoint: string) => {
  const operation = documentedOperations.get(endpoint);
  return operation ? Number(requestOf(operation).parameters["id"]) : 0;
};

/** Id of the first row in the contract's example of a list. */
function firstId(endpoint: string): number {
  const page = successOf(endpoint) as { content: { id: number }[] } | undefined;
  if (!page)
    throw new Error(`The contract has no ${endpoint}: a resource's path is that of its list (admin/README.md).`);
  return page.content[0]?.id ?? 0;
}

interface Method {
  method: string;
  kind: CallKind;
  /** Whether the contract has the operations that the method needs. */
  isOffered: boolean;
  run: Run;
}

const bodyAt = (endpoint: string) => {
  const operation = documentedOperations.get(endpoint);
  return operation ? (requestOf(operation).body as object | undefined) : undefined;
};

/** The data provider's methods on a resource, as far as the contract offers them. */
function methodsOf({ name, path, searchFields, filterPatterns, hasDetail }: Resource): Method[] {
  const [collection, single, search] = [`/admin/${path}`, `/admin/${path}/{id}`, `/admin/${path}/search`];
  const [created, edited] = [bodyAt(`POST ${collection}`), bodyAt(`PATCH ${single}`)];
  const field = Object.keys(searchFields ?? {})[0] ?? "";
  const id = hasDetail ? detailId(`GET ${single}`) : firstId(searchFields ? `GET ${search}` : `GET ${collection}`);
  const row = { id };
  const reads: Method[] = [
    { method: "getList", kind: "list", isOffered: true, run: (api) => api.getList(name, list) },
    { method: "getOne", kind: "row", isOffered: true, run: (api) => api.getOne(name, row) },
    { method: "getMany", kind: "rows", isOffered: true, run: (api) => api.getMany(name, { ids: [id] }) },
  ];
  const searches: Method[] = [
    {
      method: "search",
      kind: "list",
      isOffered: searchFields !== null,
      run: (api) => api.getList(name, { ...list, filter: { q: "1", field } }),
    },
    {
      method: "getManyReference",
      kind: "list",
      isOffered: searchFields !== null,
      run: (api) => api.getManyReference(name, { ...list, target: field, id: 1 }),
    },
    {
      method: "filter",
      kind: "list",
      isOffered: Object.keys(filterPatterns).length > 0,
      run: (api) => api.getList(name, { ...list, filter: filtersOf(path) }),
    },
  ];
  const canDelete = documentedOperations.has(`DELETE ${single}`);
  const writes: Method[] = [
    {
      method: "create",
      kind: "write",
      isOffered: created !== undefined,
      run: (api) => api.create(name, { data: created ?? {} }),
    },
    {
      method: "update",
      kind: "write",
      // A PATCH without a body is no update: the one of an application is an ApiCall, which accepts it.
      isOffered: edited !== undefined,
      run: (api) => api.update(name, { ...row, data: edited ?? {}, previousData: row }),
    },
    {
      method: "updateMany",
      kind: "write",
      isOffered: edited !== undefined,
      run: (api) => api.updateMany(name, { ids: [1, 2], data: edited ?? {} }),
    },
    { method: "delete", kind: "write", isOffered: canDelete, run: (api) => api.delete(name, row) },
    { method: "deleteMany", kind: "write", isOffered: canDelete, run: (api) => api.deleteMany(name, { ids: [1, 2] }) },
  ];
  return [...reads, ...searches, ...writes].filter(({ isOffered }) => isOffered);
}

/** As `describeError` writes it: status, code and message, which only an error of the API has. */
const NOT_FOUND = "404 null: null";

export const isPage = (body: unknown): body is { content: unknown[] } =>
  typeof body === "object" && body !== null && "content" in body && Array.isArray(body.content);

async function callOf(
  name: string,
  kind: CallKind,
  run: (client: Client) => Promise<unknown>,
  operationsAfter501: readonly string[] = [],
): Promise<AdminCall> {
  const base = { name, kind, run, operation: await firstOperation(run), operationsAfter501 };
  // One row of a resource without a detail call is searched in a page; the contract's example of an empty page lacks it.
  return kind === "row" || kind === "rows"
    ? { ...base, expectedError: (body) => (isPage(body) && body.content.length === 0 ? NOT_FOUND : null) }
    : base;
}

/** Every call of the console. */
export async function adminCalls(): Promise<AdminCall[]> {
  const rows = resources.flatMap((resource) =>
    methodsOf(resource).map(({ method, kind, run }) =>
      callOf(
        `${method} ${resource.name}`,
        kind,
        (client) => run(providerOf(client)),
        resource.hasDetail === "optional" && (kind === "row" || kind === "rows")
          ? [documentedOperations.get(`GET /admin/${resource.path}`)?.id ?? ""]
          : [],
      ),
    ),
  );
  const actions = boundCalls.map(({ name, run }) => callOf(name, "apiCall", (client) => run(providerOf(client))));
  const credentials = bodyOf<Parameters<ReturnType<typeof createAuthProvider>["login"]>[0]>("loginAdmin");
  const login = callOf("login", "login", ({ api, session }) => createAuthProvider(api, session).login(credentials));
  return await Promise.all([...rows, ...actions, login]);
}
