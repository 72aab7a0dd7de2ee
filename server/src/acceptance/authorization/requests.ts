/** A valid request of every operation: the contract's own example, with the ids of the fixture. */
import { operationErrors } from "@babchingu/openapi/errors";
import { listOperations, loadContract, type ServedOperation } from "../../contract/document.ts";
import type { OperationId } from "../../contract/types.ts";
import type { CallOptions } from "../../testing/api.ts";
import type { Fixture } from "./fixture.ts";
import { requiredRelationOf } from "./required-relations.ts";

/** Values by property name, which replace the ids of the examples. */
type Ids = Readonly<Record<string, unknown>>;

interface Example {
  value?: unknown;
  $ref?: string;
}

interface WithExamples {
  example?: unknown;
  content?: Record<string, { examples?: Record<string, Example>; example?: unknown }>;
}

export const contract = loadContract();
const servedOperations: readonly ServedOperation[] = listOperations(contract);
export const operationIds = Object.keys(operationErrors) as OperationId[];

const byId = new Map(servedOperations.map((served) => [served.operation.operationId, served]));
const components = contract.components as unknown as { examples?: Record<string, Example> };

/** The operation as it is served. */
export function servedOperation(id: OperationId): ServedOperation {
  const served = byId.get(id);
  if (served === undefined) throw new Error(`The contract has no operation ${id}.`);
  return served;
}

function exampleBody(id: OperationId): unknown {
  const media = (servedOperation(id).operation.requestBody as WithExamples | undefined)?.content?.["application/json"];
  const first = Object.values(media?.examples ?? {})[0];
  const name = first?.$ref?.split("/").at(-1);
  return structuredClone(name === undefined ? first?.value : components.examples?.[name]?.value);
}

function replaceIds(value: unknown, ids: Ids): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceIds(item, ids));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, key in ids ? ids[key] : replaceIds(child, ids)]),
  );
}

/** Whether the operation takes a file instead of JSON. */
function takesFile(id: OperationId): boolean {
  return servedOperation(id).operation.requestBody?.content["multipart/form-data"] !== undefined;
}

/** A request that the contract's validation accepts, without the file of an upload. */
function validRequest(id: OperationId, ids: Ids): CallOptions<OperationId> {
  const params: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  for (const parameter of servedOperation(id).operation.parameters ?? []) {
    const { name, example } = parameter as typeof parameter & { example?: unknown };
    if (parameter.in === "path") params[name] = ids[name] ?? example;
    else if (parameter.in === "query" && parameter.required === true) query[name] = ids[name] ?? example;
  }
  const body = replaceIds(exampleBody(id), ids);
  return { params, query, ...(body === undefined ? {} : { body }) } as CallOptions<OperationId>;
}

function idsFor({ ids, people }: Fixture, id: OperationId): Ids {
  const [, target] = requiredRelationOf(servedOperation(id));
  const memberId = id === "approveMeetingApplication" ? people.applicant.id : ids.someone;
  return {
    ...(target === undefined ? {} : { id: ids[target] }),
    meetingId: ids.meeting,
    eventId: ids.event,
    imageId: id === "changeMemberImage" ? ids.image : null,
    partnerPlaceId: null,
    // A notification for all members has no member id.
    ...(id === "sendNotificationToAll" ? {} : { memberId }),
    reportedId: people.member.id,
    blockedId: people.host.id,
    targetMemberId: people.member.id,
  };
}

/** A request about the meeting, application or image of the fixture, without a token. */
export function requestFor(fixture: Fixture, id: OperationId): CallOptions<OperationId> {
  return {
    ...validRequest(id, idsFor(fixture, id)),
    ...(takesFile(id) ? { file: { data: Buffer.from("not an image") } } : {}),
  };
}
