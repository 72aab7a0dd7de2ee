/** The console's calls: every method of its data provider on every resource that has it, every verb, and its login. */
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
} from "@babchingu/openapi/types";
import { createAuthProvider } from "../../../admin/src/authProvider.ts";
import type { ConsoleDataProvider } from "../../../admin/src/dataProvider/createDataProvider.ts";
import { PAGE_SIZE, createDataProvider } from "../../../admin/src/dataProvider/createDataProvider.ts";
import type { ResourceName } from "../../../admin/src/dataProvider/resources.ts";
import { resourceTable } from "../../../admin/src/dataProvider/resources.ts";
import type { VerbName, VerbParameters } from "../../../admin/src/dataProvider/verbs.ts";
import { documented, operationById, requestOf, successOf } from "./documented.ts";
import type { Call } from "./expectations.ts";
import type { MockedClient } from "./mocked-client.ts";
import { firstOperation } from "./mocked-client.ts";

export type CallKind = "list" | "row" | "rows" | "write" | "verb" | "login";

export interface AdminCall extends Call {
  name: string;
  kind: CallKind;
}

type Client = Pick<MockedClient, "api" | "session" | "baseUrl">;
type Run = (provider: ConsoleDataProvider) => Promise<unknown>;

export const providerOf = ({ api, session, baseUrl }: Client) => createDataProvider(api, session, baseUrl);

const pagination = { page: 1, perPage: PAGE_SIZE };
const sort = { field: "id", order: "DESC" as const };
const list = { pagination, sort, filter: {} };
const idempotencyKey = "0b6f5c2e-8b0e-4b7e-9d0a-7f3c2f1f9a11";

/** The contract's example of an operation's body, taken for what its verb wants. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it reads better than a cast at each verb
const bodyOf = <Body>(operationId: string): Body => requestOf(operationById(operationId)).body as Body;

/** Parameters of every verb: the type asks for one each, and the contract's examples give them. */
export const verbParameters: { [Name in VerbName]: VerbParameters<Name> } = {
  readDashboard: {},
  readDailyFigures: { from: "2026-02-01", to: "2026-02-28" },
  readAuditPresence: {},
  exportRows: { resource: "members", search: { q: "노을", field: "name" } },
  changeSecurityCode: { code: bodyOf("changeSecurityCode") },
  resetMemberPassword: { id: 1042, ...bodyOf<AdminPasswordRequest>("resetAdminMemberPassword") },
  setMemberStatus: { id: 1042, ...bodyOf<AdminMemberStatusRequest>("setAdminMemberStatus") },
  setMemberPoint: { id: 1042, ...bodyOf<AdminMemberPointRequest>("setAdminMemberPoint") },
  readMemberImageUrl: { id: 1042 },
  readMeetingMembers: { id: 2001 },
  readMeetingChats: { id: 2001 },
  readMeetingImageUrl: { id: 2001 },
  setMeetingStatus: { id: 2001, ...bodyOf<AdminMeetingStatusRequest>("setAdminMeetingStatus") },
  notifyMember: { id: 1042, idempotencyKey, ...bodyOf<AdminNotificationRequest>("sendNotificationToMember") },
  notifyAll: { idempotencyKey, ...bodyOf<AdminNotificationRequest>("sendNotificationToAll") },
  acceptPartnerApplication: { id: 61 },
  setPartnerPlaceCache: { id: 31, ...bodyOf<AdminPartnerCacheRequest>("setAdminPartnerPlaceCache") },
  setPartnerPlaceUntil: { id: 31, ...bodyOf<AdminPartnerUntilRequest>("setAdminPartnerPlaceUntil") },
  extendPartnerPlace: { id: 31 },
  createEvent: { idempotencyKey, ...bodyOf<AdminEventRequest>("createAdminEvent") },
  createAnnouncement: { idempotencyKey, ...bodyOf<AdminAnnouncementRequest>("createAdminAnnouncement") },
  uploadImage: { file: new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00])], "a.jpg", { type: "image/jpeg" }) },
  syncRice: {},
  grantRice: { idempotencyKey, ...bodyOf<AdminRiceRequest>("grantRice") },
  grantRiceToAll: { idempotencyKey, ...bodyOf<AdminRiceAllRequest>("grantRiceToAll") },
  revokeRice: { idempotencyKey, ...bodyOf<AdminRiceRequest>("revokeRice") },
};

const auditFilter = { actor: "1", target: "MEMBER:1042", action: "MEMBER_DELETE" };

const detailId = (address: string) => {
  const operation = documented.get(address);
  return operation ? Number(requestOf(operation).parameters["id"]) : 0;
};

/** Id of the first row in the contract's example of a list. */
function firstId(address: string): number {
  const page = successOf(address) as { content: { id: number }[] };
  return page.content[0]?.id ?? 0;
}

interface Method {
  method: string;
  kind: CallKind;
  /** Whether the contract has what it needs. */
  isOffered: boolean;
  run: Run;
}

const bodyAt = (address: string) => {
  const operation = documented.get(address);
  return operation ? (requestOf(operation).body as object | undefined) : undefined;
};

/** The data provider's methods on a resource, as far as the contract offers them. */
function methodsOf(name: ResourceName): Method[] {
  const { path, fields, filters, hasDetail } = resourceTable[name];
  const [collection, single, search] = [`/admin/${path}`, `/admin/${path}/{id}`, `/admin/${path}/search`];
  const [created, edited] = [bodyAt(`POST ${collection}`), bodyAt(`PATCH ${single}`)];
  const field = Object.keys(fields ?? {})[0] ?? "";
  const id = hasDetail ? detailId(`GET ${single}`) : firstId(fields ? `GET ${search}` : `GET ${collection}`);
  const row = { id };
  const always: Method[] = [
    { method: "getList", kind: "list", isOffered: true, run: (api) => api.getList(name, list) },
    { method: "getOne", kind: "row", isOffered: true, run: (api) => api.getOne(name, row) },
    { method: "getMany", kind: "rows", isOffered: true, run: (api) => api.getMany(name, { ids: [id] }) },
  ];
  const searches: Method[] = [
    {
      method: "search",
      kind: "list",
      isOffered: fields !== null,
      run: (api) => api.getList(name, { ...list, filter: { q: "1", field } }),
    },
    {
      method: "getManyReference",
      kind: "list",
      isOffered: fields !== null,
      run: (api) => api.getManyReference(name, { ...list, target: field, id: 1 }),
    },
    {
      method: "filter",
      kind: "list",
      isOffered: Object.keys(filters).length > 0,
      run: (api) => api.getList(name, { ...list, filter: auditFilter }),
    },
  ];
  const canDelete = documented.has(`DELETE ${single}`);
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
      // A PATCH without a body is no edit: an application is accepted by a verb.
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
  return [...always, ...searches, ...writes].filter(({ isOffered }) => isOffered);
}

const NOT_FOUND = "404 null: null";

export const isPage = (body: unknown): body is { content: unknown[] } =>
  typeof body === "object" && body !== null && "content" in body && Array.isArray(body.content);

async function callOf(name: string, kind: CallKind, run: (client: Client) => Promise<unknown>): Promise<AdminCall> {
  const base = { name, kind, run, operation: await firstOperation(run) };
  // One row of a resource without a detail call is looked for in a page; the contract's empty page has it not.
  return kind === "row" || kind === "rows"
    ? { ...base, missing: (body) => (isPage(body) && body.content.length === 0 ? NOT_FOUND : null) }
    : base;
}

/** Every call of the console. */
export async function adminCalls(): Promise<AdminCall[]> {
  const rows = (Object.keys(resourceTable) as ResourceName[]).flatMap((resource) =>
    methodsOf(resource).map(({ method, kind, run }) =>
      callOf(`${method} ${resource}`, kind, (client) => run(providerOf(client))),
    ),
  );
  const actions = (Object.keys(verbParameters) as VerbName[]).map((name) =>
    callOf(name, "verb", (client) => {
      const send = providerOf(client)[name] as (parameters: unknown) => Promise<unknown>;
      return send(verbParameters[name]);
    }),
  );
  const credentials = bodyOf<Parameters<ReturnType<typeof createAuthProvider>["login"]>[0]>("loginAdmin");
  const login = callOf("login", "login", ({ api, session }) => createAuthProvider(api, session).login(credentials));
  return await Promise.all([...rows, ...actions, login]);
}
