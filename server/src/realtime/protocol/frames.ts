import { FrameImpl, type IRawFrameType, Parser } from "@stomp/stompjs";

export type StompVersion = "1.2" | "1.1";

export interface Frame {
  command: string;
  headers: ReadonlyMap<string, string>;
  body: Uint8Array;
}

/** An invalid frame, which closes the connection (asyncapi.yaml, INVALID_REQUEST). */
export class MalformedFrame extends Error {}

const LF = 10;
const CR = 13;
const escapes = new Map([
  ["\\\\", "\\"],
  ["\\n", "\n"],
  ["\\c", ":"],
  ["\\r", "\r"],
]);

/** Unescapes a header. An unknown escape is a fatal error in STOMP 1.2; 1.1 has no `\r`. */
function unescape(text: string, version: StompVersion): string {
  return text.replaceAll(/\\./gsu, (escape) => {
    const plain = version === "1.1" && escape === "\\r" ? undefined : escapes.get(escape);
    if (plain === undefined) throw new MalformedFrame(`unknown escape ${escape}`);
    return plain;
  });
}

/** Whether the bytes are only line breaks: a heart-beat. */
export function isHeartBeat(bytes: Uint8Array): boolean {
  return bytes.length > 0 && bytes.every((byte) => byte === LF || byte === CR);
}

/** The first of repeated headers counts (STOMP 1.2, "Repeated Header Entries"). */
function readHeaders(raw: IRawFrameType, version: StompVersion): Map<string, string> {
  const escaped = raw.command !== "CONNECT" && raw.command !== "STOMP";
  const headers = new Map<string, string>();
  for (const [name, value] of raw.headers) {
    const key = escaped ? unescape(name, version) : name;
    if (!headers.has(key)) headers.set(key, escaped ? unescape(value, version) : value);
  }
  return headers;
}

/**
 * Parses the single frame of a WebSocket message; the caller has limited its size.
 * @throws MalformedFrame unless the message is exactly one complete frame.
 */
export function parseFrame(bytes: Uint8Array, version: StompVersion): Frame {
  const frames: IRawFrameType[] = [];
  let isBetweenFrames = false;
  const parser = new Parser(
    (frame) => frames.push(frame),
    () => {
      isBetweenFrames = true;
    },
  );
  parser.parseChunk(new Uint8Array(bytes).buffer);
  // The parser reports a line feed as a heart-beat only between frames, so this detects an incomplete frame.
  isBetweenFrames = false;
  parser.parseChunk("\n");
  const [raw, ...rest] = frames;
  if (raw === undefined || rest.length > 0 || !isBetweenFrames) throw new MalformedFrame("not exactly one frame");
  const { command = "", binaryBody: body = new Uint8Array() } = raw;
  const length = raw.headers.find(([name]) => name === "content-length")?.[1];
  if (length !== undefined && String(body.length) !== length) throw new MalformedFrame("wrong content-length");
  return { command, headers: readHeaders(raw, version), body };
}

/** Serializes a frame with an optional JSON body. CONNECTED is never escaped. */
export function serializeFrame(command: string, headers: Record<string, string>, json?: unknown): string {
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

/** The part of a MESSAGE frame that is the same for all subscribers, serialized once. */
export interface SharedMessage {
  /** From the destination to the end of the frame. */
  readonly rest: string;
}

export function createSharedMessage(destination: string, json: unknown): SharedMessage {
  const body = JSON.stringify(json);
  const headers = `destination:${destination}\ncontent-type:application/json\ncontent-length:${Buffer.byteLength(body)}`;
  return { rest: `${headers}\n\n${body}\0` };
}

/** The escaped header line of a subscription's id. */
export function subscriptionHeader(id: string): string {
  let value = id;
  for (const [escape, plain] of escapes) value = value.replaceAll(plain, () => escape);
  return `subscription:${value}`;
}

/** Serializes a MESSAGE for one subscriber: the same frame as from serializeFrame, several times as fast. */
export function serializeForSubscriber(subscription: string, messageId: string, { rest }: SharedMessage): string {
  return `MESSAGE\n${subscription}\nmessage-id:${messageId}\n${rest}`;
}

/** The newest version that both sides support; null without one. */
export function negotiateVersion(acceptVersion: string): StompVersion | null {
  const offered = new Set(acceptVersion.split(",").map((version) => version.trim()));
  return offered.has("1.2") ? "1.2" : offered.has("1.1") ? "1.1" : null;
}

/** The heart-beat interval in each direction, in ms; 0 for none. */
export interface HeartBeat {
  outMs: number;
  inMs: number;
}

/**
 * Negotiates heart-beats: each direction uses the longer of the sender's and the receiver's interval.
 * @throws MalformedFrame when the header isn't two numbers.
 */
export function negotiateHeartBeat(header: string, serverMs: number): HeartBeat {
  const match = /^(\d{1,9}),(\d{1,9})$/.exec(header);
  if (match === null) throw new MalformedFrame("heart-beat");
  const [clientSends, clientWants] = [Number(match[1]), Number(match[2])];
  return {
    outMs: clientWants === 0 ? 0 : Math.max(serverMs, clientWants),
    inMs: clientSends === 0 ? 0 : Math.max(serverMs, clientSends),
  };
}
