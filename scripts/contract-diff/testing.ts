/** Builders of small contracts for the tests. */
import { collectChanges, type Change } from "./changes.ts";
import { compareHttp, type HttpContract } from "./http.ts";
import type { SocketContract } from "./socket-contract.ts";
import { compareSocket } from "./socket.ts";

export type Json = Record<string, unknown>;
export type Operation = Json & { responses: Record<string, Json> };

export const json = (schema: unknown) => ({ "application/json": { schema } });

/** `POST /things` with overrides. */
export function operation(overrides: Json = {}): Operation {
  return { operationId: "makeThing", security: [{ bearer: [] }], responses: { "204": {} }, ...overrides };
}

/** A contract of one operation, unless `paths` names others. */
export function http(own: Operation, overrides: Json = {}): HttpContract {
  const { components, ...rest } = overrides as { components?: Json };
  return {
    openapi: "3.1.0",
    info: { version: "1.0.0" },
    servers: [{ url: "/api/v1" }],
    paths: { "/things": { post: own } },
    components: { schemas: {}, securitySchemes: { bearer: { type: "http" } }, ...components },
    ...rest,
  } as unknown as HttpContract;
}

export function httpChanges(old: HttpContract, now: HttpContract): Change[] {
  const changes = collectChanges();
  compareHttp(old, now, changes);
  return changes.list();
}

const operationWithBody = (schema: unknown) => operation({ requestBody: { required: true, content: json(schema) } });
const operationWithAnswer = (schema: unknown) => operation({ responses: { "200": { content: json(schema) } } });

/** What changes between two schemas of a request's body and of a response, as `rule severity`. */
export function schemaChanges(old: unknown, now: unknown, schemas: [Json, Json] = [{}, {}]) {
  const changesOf = (operationWith: (schema: unknown) => Operation) =>
    httpChanges(
      http(operationWith(old), { components: { schemas: schemas[0] } }),
      http(operationWith(now), { components: { schemas: schemas[1] } }),
    );
  return { request: changesOf(operationWithBody), response: changesOf(operationWithAnswer) };
}

const text = { type: "string", maxLength: 10 };

/** A socket with one room that members write to. */
export function socket(overrides: Partial<SocketContract> = {}): SocketContract {
  return {
    version: "1.0.0",
    address: "/ws",
    subprotocols: ["v12.stomp", "v11.stomp"],
    security: { bearer: { type: "http" } },
    limits: { frameBytesMax: 100, heartBeatMs: 10_000 },
    channels: {
      room: { address: "/topic/{id}", messages: { said: { command: "MESSAGE", headers: {}, payload: text } } },
      input: { address: "/app/{id}", messages: { say: { command: "SEND", headers: {}, payload: text } } },
    },
    operations: {
      say: { action: "receive", channel: "input", messages: ["say"], reply: { channel: "room", messages: ["said"] } },
      deliver: { action: "send", channel: "room", messages: ["said"] },
    },
    ...overrides,
  };
}

export function socketChanges(old: SocketContract, now: SocketContract): Change[] {
  const changes = collectChanges();
  compareSocket(old, now, changes);
  return changes.list();
}

export const rulesWithSeverity = (changes: readonly Change[]) =>
  changes.map(({ rule, severity }) => `${rule} ${severity}`);
