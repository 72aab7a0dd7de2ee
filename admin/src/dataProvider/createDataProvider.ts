/**
 * The console's data provider: ra-data-simple-rest where the contract is a simple REST API (reading one row, create,
 * delete), its own calls where it isn't (lists and searches by page, edits by PATCH, the verbs).
 */
import type { Api, Session } from "@babchingu/openapi";
import { ApiProblem } from "@babchingu/openapi";
import simpleRestProvider from "ra-data-simple-rest";
import type { DataProvider, GetListParams, Identifier, RaRecord } from "react-admin";
import { toHttpError } from "./errors.ts";
import { createHttpClient } from "./httpClient.ts";
import type { Page, ResourceCalls, ResourceName, Rows } from "./resources.ts";
import { createCalls, resourceTable } from "./resources.ts";
import type { VerbName, VerbParameters, VerbResult } from "./verbs.ts";
import { verbs } from "./verbs.ts";

/** Rows of every list (§9). */
export const PAGE_SIZE = 20;
/** A row that can only be found by walking its list is looked for in this many of the newest rows. */
const WALK_PAGES_MAX = 20;
const WALK_PAGE_SIZE = 100;

type VerbMethods = {
  [Name in VerbName]: (
    parameters: VerbParameters<Name>,
    signal?: AbortSignal,
  ) => Promise<{ data: Awaited<VerbResult<Name>> }>;
};
export type ConsoleDataProvider = DataProvider & VerbMethods;

type Row = Rows[ResourceName];

/** Runs a call of the contract; failures come out as react-admin knows them. */
async function answered<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw toHttpError(error);
  }
}

function unsupported(resource: string, what: string): never {
  throw new Error(`The API has no ${what} for ${resource}.`);
}

async function readPage(
  calls: ResourceCalls,
  resource: ResourceName,
  params: GetListParams & { signal?: AbortSignal },
) {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: PAGE_SIZE };
  const { q, field, ...filters } = (params.filter ?? {}) as { q?: string; field?: string };
  const { list, search } = calls[resource];
  const query = { page: page - 1, size: perPage };
  const wanted: Promise<Page<Row>> =
    q === undefined || field === undefined
      ? list({ ...query, ...filters }, params.signal)
      : (search?.({ ...query, q, field }, params.signal) ?? unsupported(resource, "search"));
  const answer = await answered(wanted);
  return { data: answer.content, total: answer.totalElements, meta: { totalPages: answer.totalPages } };
}

/** One row of a resource without a detail call: by its id through the search, else by walking the newest rows. */
async function findRow(calls: ResourceCalls, resource: ResourceName, id: Identifier): Promise<Row> {
  const { search, list } = calls[resource];
  const isWanted = (row: Row) => String(row.id) === String(id);
  if (search) {
    const { content } = await answered<Page<Row>>(search({ page: 0, size: 1, q: String(id), field: "id" }));
    const found = content.find(isWanted);
    if (found) return found;
  } else {
    for (let page = 0; page < WALK_PAGES_MAX; page += 1) {
      const { content, totalPages } = await answered<Page<Row>>(list({ page, size: WALK_PAGE_SIZE }));
      const found = content.find(isWanted);
      if (found) return found;
      if (page + 1 >= totalPages) break;
    }
  }
  throw toHttpError(new ApiProblem(404, null));
}

function createVerbMethods(api: Api): VerbMethods {
  const entries = Object.entries(verbs).map(([name, verb]) => {
    const send = verb.run as (api: Api, parameters: unknown, signal?: AbortSignal) => Promise<unknown>;
    return [
      name,
      async (parameters: unknown, signal?: AbortSignal) => ({ data: await answered(send(api, parameters, signal)) }),
    ];
  });
  return Object.fromEntries(entries) as VerbMethods;
}

const pathOf = (resource: string) => resourceTable[resource as ResourceName].path;

export function createDataProvider(api: Api, session: Session, apiBase: string): ConsoleDataProvider {
  const calls = createCalls(api);
  const rest = simpleRestProvider(`${apiBase}/admin`, createHttpClient(session));

  const getOne = async (resource: string, id: Identifier, signal?: AbortSignal): Promise<{ data: RaRecord }> => {
    const { path, hasDetail } = resourceTable[resource as ResourceName];
    return hasDetail
      ? await rest.getOne(path, { id, signal })
      : { data: await findRow(calls, resource as ResourceName, id) };
  };
  const update = async (resource: string, id: Identifier, data: object): Promise<{ data: RaRecord }> => {
    const send = calls[resource as ResourceName].update ?? unsupported(resource, "edit");
    await answered(send(Number(id), data));
    return { data: { ...data, id } };
  };
  /** Answers the deleted id: the contract's 204 has no body. */
  const remove = async (resource: string, id: Identifier) => {
    await rest.delete(pathOf(resource), { id });
    return { data: { id } };
  };

  const provider: DataProvider = {
    supportAbortSignal: true,
    getList: (resource, params) => readPage(calls, resource as ResourceName, params),
    getOne: (resource, { id, signal }) => getOne(resource, id, signal),
    getMany: async (resource, { ids }) => ({
      data: await Promise.all(ids.map(async (id) => (await getOne(resource, id)).data)),
    }),
    getManyReference: (resource, { target, id, ...params }) =>
      readPage(calls, resource as ResourceName, { ...params, filter: { field: target, q: String(id) } }),
    create: async (resource, { data }) => {
      const created = await rest.create<RaRecord>(pathOf(resource), { data });
      return { data: { ...data, ...created.data } };
    },
    update: (resource, { id, data, previousData }) =>
      update(resource, id, data).then((answer) => ({ data: { ...previousData, ...answer.data } })),
    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) await update(resource, id, data);
      return { data: ids };
    },
    delete: (resource, { id }) => remove(resource, id),
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await remove(resource, id);
      return { data: ids };
    },
  } as DataProvider;
  return { ...provider, ...createVerbMethods(api) };
}
