/** Each rule about the socket, and reading the real document. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RuleId, Severity } from "./rules.ts";
import { readSocketContract, type SocketContract } from "./socket-contract.ts";
import { rulesWithSeverity, socket, socketChanges } from "./testing.ts";

const { room, input } = socket().channels as Record<"room" | "input", SocketContract["channels"][string]>;
const { say, deliver } = socket().operations as Record<"say" | "deliver", SocketContract["operations"][string]>;
const said = room.messages["said"]!;
const inRoom = (message: object) => ({
  channels: { input, room: { ...room, messages: { said: { ...said, ...message } } } },
});
const inInput = (message: object) => ({
  channels: { room, input: { ...input, messages: { say: { ...input.messages["say"]!, ...message } } } },
});
const { reply: _reply, ...unanswered } = say;
const text = (maxLength: number) => ({ payload: { type: "string", maxLength } });
const typing: SocketContract["operations"][string] = { action: "send", channel: "room", messages: ["typing"] };

const cases: [rule: RuleId, severity: Severity, old: Partial<SocketContract>, now: Partial<SocketContract>][] = [
  ["base-path-changed", "breaking", {}, { address: "/socket" }],
  ["scheme-changed", "breaking", {}, { security: {} }],
  ["subprotocol-removed", "breaking", {}, { subprotocols: ["v12.stomp"] }],
  ["subprotocol-added", "safe", { subprotocols: ["v12.stomp"] }, {}],
  ["limit-lowered", "breaking", {}, { limits: { frameBytesMax: 50, heartBeatMs: 10_000 } }],
  ["limit-lowered", "breaking", { limits: { heartBeatMs: 10_000 } }, {}],
  ["limit-raised", "safe", {}, { limits: { frameBytesMax: 200, heartBeatMs: 10_000 } }],
  ["limit-changed", "breaking", {}, { limits: { frameBytesMax: 100, heartBeatMs: 5000 } }],
  ["channel-removed", "breaking", {}, { channels: { room } }],
  ["channel-added", "safe", { channels: { room } }, {}],
  ["address-changed", "breaking", {}, { channels: { input, room: { ...room, address: "/queue/{id}" } } }],
  ["address-changed", "breaking", {}, { operations: { say, deliver: { ...deliver, channel: "input" } } }],
  ["operation-removed", "breaking", {}, { operations: { say } }],
  ["operation-added", "safe", { operations: { deliver } }, {}],
  ["action-changed", "breaking", {}, { operations: { deliver, say: { ...say, action: "send" } } }],
  ["message-removed", "breaking", {}, { operations: { say, deliver: { ...deliver, messages: [] } } }],
  ["message-added", "breaking", {}, { operations: { say, deliver: { ...deliver, messages: ["said", "typing"] } } }],
  ["message-added", "safe", {}, { operations: { deliver, say: { ...say, messages: ["say", "type"] } } }],
  ["message-added", "breaking", {}, { operations: { say, deliver, tell: typing } }],
  ["reply-removed", "breaking", {}, { operations: { deliver, say: unanswered } }],
  ["reply-added", "safe", { operations: { deliver, say: unanswered } }, {}],
  ["frame-changed", "breaking", {}, inRoom({ command: "RECEIPT" })],
  ["frame-changed", "breaking", {}, inInput({ contentType: "text/plain" })],
  ["bound-narrowed", "breaking", {}, inInput(text(5))],
  ["bound-narrowed", "safe", {}, inRoom(text(5))],
  ["bound-widened", "safe", {}, inInput(text(20))],
  ["bound-widened", "breaking", {}, inRoom(text(20))],
  ["required-field-added", "breaking", {}, inInput({ headers: { properties: { id: {} }, required: ["id"] } })],
];

it.each(cases)("%s: %s", (rule, severity, old, now) => {
  const found = rulesWithSeverity(socketChanges(socket(old), socket(now)));
  expect(found).toContain(`${rule} ${severity}`);
  expect(severity === "breaking" || found.every((each) => !each.endsWith("breaking"))).toBe(true);
});

it("a new message on a new channel is safe: no client subscribes to it yet", () => {
  const news = { address: "/topic/news", messages: { typing: { command: "MESSAGE", headers: {}, payload: {} } } };
  const now = socket({
    channels: { room, input, news },
    operations: { say, deliver, tell: { ...typing, channel: "news" } },
  });
  expect(rulesWithSeverity(socketChanges(socket(), now))).toEqual(["channel-added safe", "operation-added safe"]);
});

const openapi = join(import.meta.dirname, "..", "..", "openapi");
const read = (path: string) => readFileSync(join(openapi, path), "utf8");
const withPayloads = (payloads: string) => (path: string) =>
  path === "asyncapi/payloads.yaml" ? payloads : read(path);

describe("the document", () => {
  it("is read with all references resolved, those into the bundle's schemas too", () => {
    const contract = readSocketContract(read);
    expect(contract.channels["room"]?.address).toBe("/topic/chat/{meetingId}");
    expect(contract.operations["sendChat"]).toMatchObject({
      action: "receive",
      channel: "roomInput",
      messages: ["send"],
    });
    expect(contract.channels["roomInput"]?.messages["send"]).toMatchObject({
      command: "SEND",
      headers: { properties: { "client-id": { type: "string" } } },
      payload: { properties: { content: { type: "string", maxLength: contract.limits["contentLengthMax"] } } },
    });
    expect(JSON.stringify(contract)).not.toContain("$ref");
    expect(socketChanges(contract, structuredClone(contract))).toEqual([]);
  });

  it("is refused when a reference has no target or leads to itself", () => {
    expect(() => readSocketContract(withPayloads("Nothing: {}"))).toThrow(/leads nowhere/);
    const circle = 'ChatSend: { properties: { again: { $ref: "#/ChatSend" } } }';
    expect(() => readSocketContract(withPayloads(circle))).toThrow(/leads to itself/);
  });
});
