/**
 * The console's data provider: ra-data-simple-rest where the contract is a simple REST API (reading one row, create,
 * delete), its own calls where it isn't (lists and searches by page, edits by PATCH, ApiCalls).
 */
import { type Api, ApiError, type Session } from "@babchingu/openapi";
import simpleRestProvider from "ra-data-simple-rest";
import type { DataProvider, GetListParams, Identifier, RaRecord } from "react-admin";
import { parameterLimits } from "@babchingu/openapi/limits";
import { isMissingOperation, toHttpError } from "./errors.ts";
import { createHttpClient } from "./httpClient.ts";
import type { Page, Resource, ResourceName, Rows } from "./resource.ts";
import type { ApiCall } from "./apiCall.ts";

const pageSize = parameterLimits.listAdminMembers.size;
/** Rows of every list (console §9). */
export const PAGE_SIZE = pageSize.default;
export const PAGE_SIZE_MAX = pageSize.maximum;
/** Pages read to find a row of a resource that has neither a detail call nor a search. */
const SCAN_PAGES_MAX = 20;

/** react-admin's methods, and `callApi` for every other call. */
export interface ConsoleDataProvider extends DataProvider {
  callApi<Parameters, Result>(
    apiCall: ApiCall<Parameters, Result>,
    parameters: Parameters,
    signal?: AbortSignal,
  ): Promise<{ data: Result }>;
}

type Row = Rows[ResourceName];

/** Rejects with react-admin's HttpError when the API call fails. */
async function rejectAsHttpError<Result>(response: Promise<Result>): Promise<Result> {
  try {
    return await response;
  } catch (error) {
    throw toHttpError(error);
  }
}

function failUnsupported(resource: string, feature: string): never {
  throw new Error(`The API has no ${feature} for ${resource}.`);
}

async function readPage(
  api: Api,
  { name, list, search }: Resource,
  { pagination, filter, signal }: Partial<GetListParams> & { signal?: AbortSignal | undefined },
) {
  const { page, perPage } = pagination ?? { page: 1, perPage: PAGE_SIZE };
  const { q, field, ...filters } = (filter ?? {}) as { q?: string; field?: string };
  const query = { page: page - 1, size: perPage };
  const call: Promise<Page<Row>> =
    q === undefined || field === undefined
      ? list(api, { ...query, ...filters }, signal)
      : (search?.(api, { ...query, q, field: field as never }, signal) ?? failUnsupported(name, "search"));
  const { content, totalElements, totalPages } = await rejectAsHttpError(call);
  return { data: content, total: totalElements, meta: { totalPages } };
}

/** One row of a resource without a detail call: by its id through the search, else from the newest rows of the list. */
async function findRow(api: Api, { list, search }: Resource, id: Identifier): Promise<Row> {
  const hasId = (row: Row) => String(row.id) === String(id);
  if (search) {
    const matches = search(api, { page: 0, size: 1, q: String(id), field: "id" as never });
    const found = (await rejectAsHttpError<Page<Row>>(matches)).content.find(hasId);
    if (found) return found;
  } else {
    for (let page = 0; page < SCAN_PAGES_MAX; page += 1) {
      const { content, totalPages } = await rejectAsHttpError<Page<Row>>(list(api, { page, size: PAGE_SIZE_MAX }));
      const found = content.find(hasId);
      if (found) return found;
      if (page + 1 >= totalPages) break;
    }
  }
  throw toHttpError(new ApiError(404, null));
}

interface Options {
  api: Api;
  session: Session;
  apiBase: string;
  resources: readonly Resource[];
}

export function createDataProvider({ api, session, apiBase, resources }: Options): ConsoleDataProvider {
  const rest = simpleRestProvider(`${apiBase}/admin`, createHttpClient(session));
  const byName = new Map<string, Resource>(resources.map((resource) => [resource.name, resource]));
  const resourceOf = (name: string): Resource => byName.get(name) ?? failUnsupported(name, "resource");

  const getOne = async (name: string, id: Identifier, signal?: AbortSignal): Promise<{ data: RaRecord }> => {
    const resource = resourceOf(name);
    if (!resource.hasDetail) return { data: await findRow(api, resource, id) };
    try {
      return await rest.getOne(resource.path, { id, signal });
    } catch (error) {
      if (resource.hasDetail !== "optional" || !isMissingOperation(error)) throw error;
      return { data: await findRow(api, resource, id) };
    }
  };
  const update = async (name: string, id: Identifier, data: object): Promise<{ data: RaRecord }> => {
    const send = resourceOf(name).update ?? failUnsupported(name, "edit");
    await rejectAsHttpError(send(api, Number(id), data as never));
    return { data: { ...data, id } };
  };
  /** Returns the deleted id: the contract's 204 has no body. */
  const remove = async (name: string, id: Identifier) => {
    await rest.delete(resourceOf(name).path, { id });
    return { data: { id } };
  };

  const provider = {
    supportAbortSignal: true,
    getList: (name, params) => readPage(api, resourceOf(name), params),
    getOne: (name, { id, signal }) => getOne(name, id, signal),
    getMany: async (name, { ids }) => ({
      data: await Promise.all(ids.map(async (id) => (await getOne(name, id)).data)),
    }),
    getManyReference: (name, { target, id, ...params }) =>
      readPage(api, resourceOf(name), { ...params, filter: { field: target, q: String(id) } }),
    create: async (name, { data }) => {
      const created = await rest.create<RaRecord>(resourceOf(name).path, { data });
      return { data: { ...data, ...created.data } };
    },
    update: (name, { id, data, previousData }) =>
      update(name, id, data).then((updated) => ({ data: { ...previousData, ...updated.data } })),
    updateMany: async (name, { ids, data }) => {
      for (const id of ids) await update(name, id, data);
      return { data: ids };
    },
    delete: (name, { id }) => remove(name, id),
    deleteMany: async (name, { ids }) => {
      for (const id of ids) await remove(name, id);
      return { data: ids };
    },
    callApi: async <Parameters, Result>(
      { send }: ApiCall<Parameters, Result>,
      parameters: Parameters,
      signal?: AbortSignal,
    ) => ({ data: await rejectAsHttpError(send(api, parameters, signal)) }),
  } as ConsoleDataProvider;
  return provider;
}
