/** Parses STOMP frames, and validates those of the server against openapi/asyncapi.yaml. */
import * as errorCodes from "@babchingu/openapi/error-codes";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { FrameImpl, Parser, type IRawFrameType } from "@stomp/stompjs";
import { parse as parseYaml } from "yaml";
import { defaultCodes } from "./openapi.ts";
import type { Violation } from "../client/exchange.ts";
import { compileSchema, withSpec, type Validate } from "./schema.ts";

export interface Frame {
  command: string;
  headers: Record<string, string>;
  body: string;
}

const MESSAGES = createRequire(import.meta.url).resolve("@babchingu/openapi/asyncapi/messages.yaml");
/** How reports name that file. */
const MESSAGES_SPEC = "openapi/asyncapi/messages.yaml";
const documents = new Map<string, unknown>();

function documentOf(file: string): unknown {
  const document = documents.get(file) ?? (parseYaml(readFileSync(file, "utf8")) as unknown);
  documents.set(file, document);
  return document;
}

function resolvePointer(document: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], document);
}

/** Replaces every reference by the schema that it refers to. */
function inlineRefs(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inlineRefs(item, file));
  if (typeof value !== "object" || value === null) return value;
  const { $ref } = value as { $ref?: unknown };
  if (typeof $ref === "string") {
    const [path = "", pointer = ""] = $ref.split("#");
    const target = path === "" ? file : join(dirname(file), path);
    return inlineRefs(resolvePointer(documentOf(target), pointer), target);
  }
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, inlineRefs(child, file)]));
}

interface MessageValidators {
  headers: Validate;
  payload: Validate;
  hasPayload: boolean;
}

function compileMessage(name: string): MessageValidators {
  const message = inlineRefs((documentOf(MESSAGES) as Record<string, unknown>)[name], MESSAGES) as {
    headers: object;
    payload: { type?: string };
  };
  return {
    headers: compileSchema(message.headers),
    payload: compileSchema(message.payload),
    hasPayload: message.payload.type !== "null",
  };
}

const validatorsByName = new Map<string, MessageValidators>();

function validatorsOf(name: string): MessageValidators {
  const validators = validatorsByName.get(name) ?? compileMessage(name);
  validatorsByName.set(name, validators);
  return validators;
}

/** The contract's name for a frame that a server sends; null when servers send no such frame. */
function messageNameOf({ command, headers }: Frame): string | null {
  if (command === "CONNECTED") return "connected";
  if (command === "RECEIPT") return "receipt";
  if (command === "ERROR") return "error";
  if (command !== "MESSAGE") return null;
  return headers["destination"] === "/user/queue/errors" ? "refusal" : "chat";
}

function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Everything in a server's frame that the contract doesn't allow. */
export function validateFrame(frame: Frame): Violation[] {
  const name = messageNameOf(frame);
  if (name === null)
    return [{ pointer: "command", message: `${frame.command} is no frame of a server`, spec: MESSAGES_SPEC }];
  const spec = `${MESSAGES_SPEC}#/${name}`;
  const validators = validatorsOf(name);
  const payload = validators.hasPayload ? validators.payload(parseJsonOrText(frame.body)) : [];
  const unexpectedBody =
    !validators.hasPayload && frame.body !== "" ? [{ pointer: "body", message: "must be empty" }] : [];
  const headers = validators
    .headers(frame.headers)
    .map(({ pointer, message }) => ({ pointer: `headers${pointer}`, message }));
  const found: Violation[] = withSpec([...headers, ...payload, ...unexpectedBody], spec);
  if (name === "error" || name === "refusal") found.push(...validateErrorBody(frame, spec));
  return found;
}

const SOCKET_CODES = new Set([
  errorCodes.INVALID_REQUEST,
  errorCodes.TOKEN_INVALID,
  errorCodes.TOKEN_EXPIRED,
  errorCodes.TOKEN_REVOKED,
  errorCodes.ROLE_NOT_ALLOWED,
  errorCodes.STATUS_NOT_ALLOWED,
  errorCodes.NOT_PARTICIPANT,
  errorCodes.EXPELLED,
  errorCodes.MEETING_NOT_FOUND,
]);

function validateErrorBody(frame: Frame, spec: string): Violation[] {
  const { code, message, data } = (parseJsonOrText(frame.body) ?? {}) as {
    code?: string;
    message?: string;
    data?: Record<string, unknown>;
  };
  const violations: Violation[] = [];
  const addViolation = (pointer: string, text: string) => violations.push({ pointer, message: text, spec });
  if (code !== undefined && !SOCKET_CODES.has(code) && !defaultCodes.has(code)) {
    addViolation("/code", `is ${code}, which the socket doesn't have`);
  }
  if (frame.command === "ERROR" && frame.headers["message"] !== code)
    addViolation("headers/message", "is not the body's code");
  if (message !== undefined && !/[가-힣]/.test(message)) addViolation("/message", "is not Korean");
  if (code === errorCodes.TOO_MANY_REQUESTS && typeof data?.["retryAfterSeconds"] !== "number") {
    addViolation("/data/retryAfterSeconds", "is missing; TOO_MANY_REQUESTS carries it");
  }
  return violations;
}

const UNESCAPED: Record<string, string> = { "\\\\": "\\", "\\n": "\n", "\\c": ":", "\\r": "\r" };
const unescape = (text: string) => text.replaceAll(/\\./g, (escape) => UNESCAPED[escape] ?? escape);

/** Reads the frames of one WebSocket message; a heart-beat has none. */
export function readFrames(data: Buffer): Frame[] {
  const frames: IRawFrameType[] = [];
  const parser = new Parser(
    (frame) => frames.push(frame),
    () => undefined,
  );
  parser.parseChunk(new Uint8Array(data).buffer);
  return frames.map(({ command = "", headers, binaryBody }) => {
    const isEscaped = command !== "CONNECTED";
    const decode = isEscaped ? unescape : (text: string) => text;
    const entries = headers.map(([name, value]) => [decode(name), decode(value)] as const);
    return {
      command,
      headers: Object.fromEntries(entries.toReversed()),
      body: Buffer.from(binaryBody ?? []).toString(),
    };
  });
}

/** Serializes a client frame. */
export function writeFrame(command: string, headers: Record<string, string>, body = ""): string {
  return FrameImpl.marshall({ command, headers, body, escapeHeaderValues: command !== "CONNECT" }) as string;
}
