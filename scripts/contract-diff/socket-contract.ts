/** The socket's contract (openapi/asyncapi.yaml and what it refers to), read into one plain value that can be compared and stored. */
import { posix } from "node:path";
import { parse } from "yaml";

export interface SocketMessage {
  /** The STOMP frame's first line. */
  command: string;
  contentType?: string;
  /** JSON schemas, every `$ref` resolved. */
  headers: unknown;
  payload: unknown;
}

export interface SocketOperation {
  /** From the server's side. */
  action: "send" | "receive";
  channel: string;
  messages: string[];
  reply?: { channel: string; messages: string[] };
}

export interface SocketContract {
  version: string;
  /** Protocol-independent part of where it listens. */
  address: string;
  subprotocols: string[];
  security: unknown;
  limits: Record<string, number>;
  channels: Record<string, { address: string | null; messages: Record<string, SocketMessage> }>;
  operations: Record<string, SocketOperation>;
}

interface Reference {
  $ref: string;
}
interface RawOperation {
  action: SocketOperation["action"];
  channel: Reference;
  messages: Reference[];
  reply?: { channel: Reference; messages: Reference[] };
}
interface RawDocument {
  info: { version: string; "x-limits"?: Record<string, number> };
  servers: Record<string, { pathname?: string; "x-subprotocols"?: string[] }>;
  channels: Record<string, { address?: string; messages: Record<string, unknown> }>;
  operations: Record<string, RawOperation>;
  components?: { securitySchemes?: unknown };
}

/** Deeper than any real schema, to detect circular references. */
const DEPTH_MAX = 40;

const nameOfReference = ({ $ref }: Reference) => $ref.split("/").at(-1) ?? "";

/**
 * Reads the document.
 * @param read gives a file's text by its path below openapi/
 */
export function readSocketContract(read: (path: string) => string): SocketContract {
  const files = new Map<string, unknown>();
  const load = (path: string): unknown => {
    if (!files.has(path)) files.set(path, parse(read(path)));
    return files.get(path);
  };

  function resolveReferences(node: unknown, file: string, depth = 0): unknown {
    if (depth > DEPTH_MAX) throw new Error(`${file}: a reference leads to itself.`);
    if (Array.isArray(node)) return node.map((each) => resolveReferences(each, file, depth + 1));
    if (typeof node !== "object" || node === null) return node;
    const { $ref, ...own } = node as Partial<Reference>;
    const entries = Object.entries(own).map(
      ([key, value]) => [key, resolveReferences(value, file, depth + 1)] as const,
    );
    if (typeof $ref !== "string") return Object.fromEntries(entries);
    const [path = "", pointer = ""] = $ref.split("#");
    const target = path === "" ? file : posix.join(posix.dirname(file), path);
    const found = pointer
      .split("/")
      .slice(1)
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], load(target));
    if (found === undefined) throw new Error(`${file}: ${$ref} leads nowhere.`);
    return { ...(resolveReferences(found, target, depth + 1) as object), ...Object.fromEntries(entries) };
  }

  const root = load("asyncapi.yaml") as RawDocument;
  const [server] = Object.values(root.servers);
  return {
    version: root.info.version,
    address: server?.pathname ?? "",
    subprotocols: server?.["x-subprotocols"] ?? [],
    security: root.components?.securitySchemes ?? {},
    limits: root.info["x-limits"] ?? {},
    channels: Object.fromEntries(
      Object.entries(root.channels).map(([name, { address, messages }]) => [
        name,
        {
          address: address ?? null,
          messages: Object.fromEntries(
            Object.entries(messages).map(([key, message]) => [
              key,
              messageOf(resolveReferences(message, "asyncapi.yaml") as Record<string, unknown>),
            ]),
          ),
        },
      ]),
    ),
    operations: Object.fromEntries(
      Object.entries(root.operations).map(([name, operation]) => [name, operationOf(operation)]),
    ),
  };
}

function messageOf(message: Record<string, unknown>): SocketMessage {
  const contentType = message["contentType"];
  return {
    command: String(message["x-stomp-command"]),
    ...(typeof contentType === "string" ? { contentType } : {}),
    headers: message["headers"] ?? {},
    payload: message["payload"] ?? {},
  };
}

function operationOf({ action, channel, messages, reply }: RawOperation): SocketOperation {
  return {
    action,
    channel: nameOfReference(channel),
    messages: messages.map(nameOfReference),
    ...(reply
      ? { reply: { channel: nameOfReference(reply.channel), messages: reply.messages.map(nameOfReference) } }
      : {}),
  };
}
