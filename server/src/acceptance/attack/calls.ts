/** Calls operations of a server process by their id. */
import { type ErrorCode, errorNames } from "@babchingu/openapi/errors";
import type { OperationId, OperationResult } from "../../contract/types.ts";
import type { CallOptions } from "../../testing/api.ts";
import { servedOperation } from "../authorization/requests.ts";

export interface CallAnswer {
  status: number;
  /** "ok", or the name of the error. */
  outcome: string;
  body: unknown;
}

export class Calls {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async call<Id extends OperationId>(id: Id, options: CallOptions<Id> = {}): Promise<CallAnswer> {
    const { method, url } = servedOperation(id);
    const { params = {}, query = {}, token, body, headers } = options;
    const path = url.replaceAll(/:(\w+)/g, (_, name: string) => String((params as Record<string, unknown>)[name]));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${this.#url}${path}?${search}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return readAnswer(response);
  }

  /** Uploads an image. */
  async upload(
    data: Buffer,
    { token, headers = {} }: { token: string; headers?: Record<string, string> },
  ): Promise<CallAnswer> {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(data)]), "a.jpg");
    const { method, url } = servedOperation("uploadImage");
    const authorization = `Bearer ${token}`;
    return readAnswer(await fetch(this.#url + url, { method, headers: { authorization, ...headers }, body: form }));
  }

  /** Returns the body of a success; throws for any other answer. */
  async ok<Id extends OperationId>(id: Id, options: CallOptions<Id> = {}): Promise<OperationResult<Id>> {
    const { outcome, body } = await this.call(id, options);
    if (outcome !== "ok") throw new Error(`${id} should succeed, but responded ${JSON.stringify(body)}`);
    return body as OperationResult<Id>;
  }
}

async function readAnswer(response: Response): Promise<CallAnswer> {
  const text = await response.text();
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  const outcome = response.ok ? "ok" : errorNames[(body as { code: ErrorCode }).code];
  return { status: response.status, outcome, body };
}
