import { FrameImpl, Parser } from "@stomp/stompjs";
import type { IRawFrameType } from "@stomp/stompjs";

export type Version = "1.2" | "1.1";

/** One STOMP frame as it was received. */
export interface Frame {
  command: string;
  headers: ReadonlyMap<string, string>;
  body: Uint8Array;
}

/** A frame that cannot be read; the connection ends (asyncapi.yaml, INVALID_REQUEST). */
export class MalformedFrame extends Error {}

const LF = 10;
const CR = 13;
const escapes = new Map([
  ["\\\\", "\\"],
  ["\\n", "\n"],
  ["\\c", ":"],
  ["\\r", "\r"],
]);

/** Undoes header escapes. STOMP 1.2 calls an unknown one a fatal error; 1.1 has no `\r`. */
function unescape(text: string, version: Version): string {
  return text.replaceAll(/\\./gsu, (escape) => {
    const plain = version === "1.1" && escape === "\\r" ? undefined : escapes.get(escape);
    if (plain === undefined) throw new MalformedFrame(`unknown escape ${escape}`);
    return plain;
  });
}

/** A line feed alone, or several: no frame but a sign of life. */
export function isHeartBeat(bytes: Uint8Array): boolean {
  return bytes.length > 0 && bytes.every((byte) => byte === LF || byte === CR);
}

/** The first of repeated headers counts (STOMP 1.2, "Repeated Header Entries"). */
function readHeaders(raw: IRawFrameType, version: Version): Map<string, string> {
  const escaped = raw.command !== "CONNECT" && raw.command !== "STOMP";
  const headers = new Map<string, string>();
  for (const [name, value] of raw.headers) {
    const key = escaped ? unescape(name, version) : name;
    if (!headers.has(key)) headers.set(key, escaped ? unescape(value, version) : value);
  }
  return headers;
}

/**
 * Reads the one frame that a WebSocket message carries; the caller has bounded its size.
 * @throws MalformedFrame when it holds none, a part of one, or more than one.
 */
export function readFrame(bytes: Uint8Array, version: Version): Frame {
  const frames: IRawFrameType[] = [];
  let atRest = false;
  const parser = new Parser(
    (frame) => frames.push(frame),
    () => {
      atRest = true;
    },
  );
  parser.parseChunk(new Uint8Array(bytes).buffer);
  // A line feed is a heart-beat only between frames: it tells whether a part of a frame is left over.
  atRest = false;
  parser.parseChunk("\n");
  const [raw, ...rest] = frames;
  if (raw === undefined || rest.length > 0 || !atRest) throw new MalformedFrame("not exactly one frame");
  const { command = "", binaryBody: body = new Uint8Array() } = raw;
  const length = raw.headers.find(([name]) => name === "content-length")?.[1];
  if (length !== undefined && String(body.length) !== length) throw new MalformedFrame("wrong content-length");
  return { command, headers: readHeaders(raw, version), body };
}

/** A frame of the server with an optional JSON body. CONNECTED is never escaped. */
export function writeFrame(command: string, headers: Record<string, string>, json?: unknown): string {
  const withType = json === undefined ? headers : { ...headers, "content-type": "application/json" };
  const text: unknown = FrameImpl.marshall({
    command,
    headers: withType,
    body: json === undefined ? "" : JSON.stringify(json),
    escapeHeaderValues: true,
  });
  if (typeof text !== "string") throw new TypeError("a frame with a text body is text");
  return text;
}

/** What the MESSAGE frames of one message have in common, whoever listens: written once, sent to all. */
export interface SharedMessage {
  /** From the destination to the end of the frame. */
  readonly rest: string;
}

export function shareMessage(destination: string, json: unknown): SharedMessage {
  const body = JSON.stringify(json);
  const headers = `destination:${destination}\ncontent-type:application/json\ncontent-length:${Buffer.byteLength(body)}`;
  return { rest: `${headers}\n\n${body}\0` };
}

/** The header of a subscription's id, escaped. */
export function subscriptionHeader(id: string): string {
  let value = id;
  for (const [escape, plain] of escapes) value = value.replaceAll(plain, () => escape);
  return `subscription:${value}`;
}

/** A MESSAGE for one listener: the same frame that writeFrame makes, several times as fast. */
export function writeShared(subscription: string, messageId: string, { rest }: SharedMessage): string {
  return `MESSAGE\n${subscription}\nmessage-id:${messageId}\n${rest}`;
}

/** The version both sides speak, the newer first; null when there is none. */
export function agreeVersion(acceptVersion: string): Version | null {
  const offered = new Set(acceptVersion.split(",").map((version) => version.trim()));
  return offered.has("1.2") ? "1.2" : offered.has("1.1") ? "1.1" : null;
}

/** How often each side gives a sign of life, in ms; 0 for never. */
export interface HeartBeat {
  outMs: number;
  inMs: number;
}

/**
 * Agrees on heart-beats: each direction takes the slower of what one side can do and the other wants.
 * @throws MalformedFrame when the header isn't two numbers.
 */
export function agreeHeartBeat(header: string, serverMs: number): HeartBeat {
  const match = /^(\d{1,9}),(\d{1,9})$/.exec(header);
  if (match === null) throw new MalformedFrame("heart-beat");
  const [clientSends, clientWants] = [Number(match[1]), Number(match[2])];
  return {
    outMs: clientWants === 0 ? 0 : Math.max(serverMs, clientWants),
    inMs: clientSends === 0 ? 0 : Math.max(serverMs, clientSends),
  };
}
