/** A backend for tests of screens: every response has a status and a body that the contract documents for its operation. */
import { API_PREFIX } from "@babchingu/openapi";
import { errorCatalogue, type ErrorName } from "@babchingu/openapi/errors";
import type { Error as ErrorBody, paths, UploadedImage } from "@babchingu/openapi/types";
import { expect, onTestFinished, vi } from "vitest";

type Method = "get" | "post" | "put" | "patch" | "delete";
type Path = keyof paths;
/** An operation by method and path, as in `GET /meetings/{meetingId}`. */
export type OperationKey = `${Uppercase<Method>} ${Path}`;

type OperationAt<Key> = Key extends `${infer M} ${infer P extends Path}` ? paths[P][Lowercase<M> & Method] : never;
type BodyOf<R> = R extends { content: { "application/json": infer Body } } ? Body : null;
type ResponseOf<Operation> = Operation extends { responses: infer R }
  ? { [Status in keyof R & number]: readonly [status: Status, body: BodyOf<R[Status]>] }[keyof R & number]
  : never;

/** A request that the backend received. */
export interface SentRequest {
  operation: OperationKey;
  url: URL;
  headers: Headers;
  body: unknown;
}

/** A response, or a function that returns one; a rejection is a network error. */
type Responder<Key> =
  | ResponseOf<OperationAt<Key>>
  | ((request: SentRequest) => ResponseOf<OperationAt<Key>> | Promise<ResponseOf<OperationAt<Key>>>);

export type Responders = { [Key in OperationKey]?: Responder<Key> };

type StatusOf<Name extends ErrorName> = (typeof errorCatalogue)[Name]["status"];

/** The response with an error of the catalogue. */
export function errorResponse<Name extends ErrorName>(
  name: Name,
  data?: ErrorBody["data"],
): readonly [status: StatusOf<Name>, body: ErrorBody] {
  const { code, status, message } = errorCatalogue[name];
  return [status, { code, message, ...(data && { data }) }];
}

/** Responses by method and path below the API's prefix, which a test may change. */
export type StubbedResponses = Record<string, readonly [status: number, body: unknown]>;

/** Stubs `fetch` with these responses, and 204 to any other call; returns what was sent, oldest first. */
export function stubResponses(responses: StubbedResponses): { call: string; body: unknown }[] {
  const sent: { call: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace(API_PREFIX, "")}`;
    const text = await request.text();
    sent.push({ call, body: text === "" ? null : JSON.parse(text) });
    const [status, body] = responses[call] ?? [204, null];
    return body === null ? new Response(null, { status }) : Response.json(body, { status });
  });
  return sent;
}

/** Stubs the upload of images, each of which is stored at once as this one. */
export function stubUpload(image: UploadedImage): void {
  class UploadRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 201;
    readonly response = image;
    open(): void {}
    setRequestHeader(): void {}
    abort(): void {}
    send(): void {
      this.dispatchEvent(new Event("load"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", UploadRequest);
}

/**
 * Stubs `fetch` with a backend that has the operations in `responders`; any other request fails the test.
 * @returns the received requests, oldest first
 */
export function stubBackend(responders: Responders): SentRequest[] {
  const sent: SentRequest[] = [];
  const unexpected: string[] = [];
  // The app shows a rejected fetch as a network failure, so the rejection alone would fail no test.
  onTestFinished(() => expect(unexpected, "requests without a response").toEqual([]));
  vi.stubGlobal("fetch", async (request: Request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace(API_PREFIX, "");
    const operation = findOperation(responders, request.method, path);
    if (operation === undefined) {
      unexpected.push(`${request.method} ${path}`);
      throw new TypeError("No response.");
    }
    const text = await request.text();
    const body: unknown = text === "" ? null : JSON.parse(text);
    const entry = { operation, url, headers: request.headers, body };
    sent.push(entry);
    const responder = responders[operation] as Responder<OperationKey>;
    const [status, responseBody] = typeof responder === "function" ? await responder(entry) : responder;
    return responseBody === null ? new Response(null, { status }) : Response.json(responseBody, { status });
  });
  return sent;
}

function findOperation(responders: Responders, method: string, path: string): OperationKey | undefined {
  return (Object.keys(responders) as OperationKey[]).find((key) => {
    const [verb, template] = key.split(" ") as [string, string];
    return verb === method && new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path);
  });
}
