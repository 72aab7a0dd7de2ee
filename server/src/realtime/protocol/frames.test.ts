import { expect, test } from "vitest";
import {
  negotiateHeartBeat,
  negotiateVersion,
  isHeartBeat,
  MalformedFrame,
  parseFrame,
  serializeFrame,
  createSharedMessage,
  subscriptionHeader,
  serializeForSubscriber,
} from "./frames.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const parse = (text: string) => parseFrame(bytes(text), "1.2");

test("headers are unescaped, and the first of repeated headers is used", () => {
  const frame = parse('SEND\ndestination:/app/chat/1\nx:a\\cb\\nc\\\\n\nx:second\n\n{"a":1}\0\n');
  expect(frame.command).toBe("SEND");
  expect(frame.headers.get("destination")).toBe("/app/chat/1");
  expect(frame.headers.get("x")).toBe("a:b\nc\\n");
  expect(new TextDecoder().decode(frame.body)).toBe('{"a":1}');
});

test("CONNECT is not unescaped, and CRLF is accepted", () => {
  expect(parse("CONNECT\r\nx:a\\cb\r\n\r\n\0").headers.get("x")).toBe("a\\cb");
});

test("a body with a content-length may contain NUL", () => {
  expect(parse("SEND\ncontent-length:3\n\na\0b\0").body).toEqual(bytes("a\0b"));
});

test.each([
  ["text that is no frame", "hello"],
  ["a frame without its final NUL", "SEND\ndestination:/x\n\nbody"],
  ["two frames", "SEND\n\n\0SEND\n\n\0"],
  ["text after the frame", "SEND\n\n\0rest"],
  ["a length that is too long", "SEND\ncontent-length:9\n\nabc\0"],
  ["a length that is too short", "SEND\ncontent-length:1\n\nabc\0"],
  ["a length that is no number", "SEND\ncontent-length:x\n\nabc\0"],
  ["an unknown escape", "SEND\nx:\\t\n\n\0"],
  ["an empty message", ""],
])("%s is malformed", (_name, text) => {
  expect(() => parse(text)).toThrow(MalformedFrame);
});

test("STOMP 1.1 has no escaped carriage return", () => {
  const frame = bytes("SEND\nx:\\r\n\n\0");
  expect(parseFrame(frame, "1.2").headers.get("x")).toBe("\r");
  expect(() => parseFrame(frame, "1.1")).toThrow(MalformedFrame);
});

test("a serialized frame can be parsed", () => {
  const frame = parse(serializeFrame("MESSAGE", { "refused-destination": "a:b\n" }, { content: "밥" }));
  expect(frame.headers.get("refused-destination")).toBe("a:b\n");
  expect(frame.headers.get("content-type")).toBe("application/json");
  expect(JSON.parse(new TextDecoder().decode(frame.body))).toEqual({ content: "밥" });
});

test("a shared message has the same frame as one that is serialized alone", () => {
  const message = { id: 7, content: "치킨 먹어요 🍗" };
  const id = "a:b\\c\nd";
  const headers = { subscription: id, "message-id": "m-3", destination: "/topic/chat/7" };
  const shared = serializeForSubscriber(subscriptionHeader(id), "m-3", createSharedMessage("/topic/chat/7", message));
  const one = parseFrame(Buffer.from(serializeFrame("MESSAGE", headers, message)), "1.2");
  expect(parseFrame(Buffer.from(shared), "1.2")).toEqual(one);
});

test("negotiates the newest common version", () => {
  expect(negotiateVersion("1.0,1.1,1.2")).toBe("1.2");
  expect(negotiateVersion("1.1, 1.0")).toBe("1.1");
  expect(negotiateVersion("1.0")).toBeNull();
});

test("negotiates the slower heart-beat of each direction, or none", () => {
  expect(negotiateHeartBeat("20000,5000", 10_000)).toEqual({ inMs: 20_000, outMs: 10_000 });
  expect(negotiateHeartBeat("0,0", 10_000)).toEqual({ inMs: 0, outMs: 0 });
  expect(() => negotiateHeartBeat("soon", 10_000)).toThrow(MalformedFrame);
});

test("line feeds alone are a heart-beat", () => {
  expect(isHeartBeat(bytes("\n"))).toBe(true);
  expect(isHeartBeat(bytes("\r\n\n"))).toBe(true);
  expect(isHeartBeat(bytes("SEND"))).toBe(false);
  expect(isHeartBeat(bytes(""))).toBe(false);
});
