/** What the contract documents of each operation: an example request, and every response by status and example. */
import {
  ACCEPTED_STATUS,
  eachOperation,
  type Method,
  type Operation,
  type Parameter,
} from "@babchingu/openapi/contract/document";
import { basePathOf, createRouter, readContract } from "../../../mocks/src/lib/contract.ts";
import { deriveForMock } from "../../../mocks/src/lib/derive.ts";

const bundle = readContract();
/** The contract with its default response expanded into every operation. */
const derived = deriveForMock(bundle);
const router = createRouter(bundle);

export const basePath = basePathOf(bundle);

export interface DocumentedOperation {
  id: string;
  method: Method;
  path: string;
  operation: Operation;
}

/** Every operation below the API's base, by `GET /members/me`. */
export const documentedOperations: ReadonlyMap<string, DocumentedOperation> = new Map(
  [...eachOperation(derived)].map(({ path, method, operation }) => [
    `${method.toUpperCase()} ${path}`,
    { id: operation.operationId, method, path, operation },
  ]),
);

const byId = new Map([...documentedOperations.values()].map((each) => [each.id, each]));

/** Throws on an operation that the contract doesn't have. */
export function operationById(id: string): DocumentedOperation {
  const found = byId.get(id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

/** The operation behind a request; null when the contract has none. */
export function operationOf(request: Request): DocumentedOperation | null {
  const match = router.find(request.method, new URL(request.url).pathname);
  return typeof match === "string" ? null : operationById(match.operation.operationId);
}

export interface DocumentedResponse {
  status: number;
  /** The example's name, which is the code of an error; null for a response without a body. */
  example: string | null;
  value: unknown;
  /** The Prefer header that selects it. */
  prefer: string;
}

/** Every documented response of an operation, one for each example. */
export function documentedResponses({ operation }: DocumentedOperation): DocumentedResponse[] {
  return Object.entries(operation.responses).flatMap(([status, response]): DocumentedResponse[] => {
    const examples = Object.entries(Object.values(response.content ?? {})[0]?.examples ?? {});
    if (examples.length === 0)
      return [{ status: Number(status), example: null, value: undefined, prefer: `code=${status}` }];
    return examples.map(([example, { value }]) => ({
      status: Number(status),
      example,
      value,
      prefer: `code=${status}, example=${example}`,
    }));
  });
}

export const isSuccess = ({ status }: DocumentedResponse) => status < 300;

/** What a request without a preference gets: a 202 stands beside the success. */
export const isDefaultSuccess = (response: DocumentedResponse) =>
  isSuccess(response) && response.status !== Number(ACCEPTED_STATUS);

interface ParameterWithExample extends Parameter {
  example?: unknown;
}

/** The contract's example values of a request: those of its parameters by name, and its first example of a body. */
export function requestOf({ operation }: DocumentedOperation): { parameters: Record<string, unknown>; body: unknown } {
  const parameters = (operation.parameters ?? []) as ParameterWithExample[];
  const [media] = Object.values(operation.requestBody?.content ?? {});
  return {
    parameters: Object.fromEntries(parameters.map(({ name, example }) => [name, example])),
    body: Object.values(media?.examples ?? {})[0]?.value,
  };
}

/** The contract's first success example, by `GET /admin/members`. */
export function successOf(endpoint: string): unknown {
  const operation = documentedOperations.get(endpoint);
  return operation ? documentedResponses(operation).find(isSuccess)?.value : undefined;
}
