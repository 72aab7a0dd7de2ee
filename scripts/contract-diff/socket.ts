/** Compares two versions of the socket's contract: channels, messages, their direction, and limits. */
import type { ChangeCollector, Location } from "./changes.ts";
import { compareSchemas, createSchemaContext, type SchemaContext } from "./schema.ts";
import type { Direction } from "./rules.ts";
import type { SocketContract, SocketMessage, SocketOperation } from "./socket-contract.ts";
import { canonical, formatValue } from "./schema-keywords.ts";

export function compareSocket(old: SocketContract, now: SocketContract, changes: ChangeCollector): void {
  compareChannels(old, now, changes);
  compareMessages(old, now, changes);
  compareLimits(old, now, changes);
  for (const [name, operation] of Object.entries(old.operations)) {
    const place = placeOf(`socket ${name}`, operation.action);
    const next = now.operations[name];
    if (!next) changes.add("operation-removed", place);
    else compareOperation(changes, operation, next, place);
  }
  for (const [name, operation] of Object.entries(now.operations)) {
    if (old.operations[name]) continue;
    const place = placeOf(`socket ${name}`, operation.action);
    changes.add("operation-added", place);
    // A subscriber of a channel already gets the messages of a new operation on it, too.
    if (operation.action === "send" && old.channels[operation.channel]) {
      const oldMessages = new Set(deliveredMessages(old, operation.channel));
      for (const message of operation.messages)
        if (!oldMessages.has(message)) changes.add("message-added", place, message);
    }
  }
}

/** The document describes the server: what it receives is a request, what it sends a response. */
const directionOf = (action: SocketOperation["action"]): Direction => (action === "receive" ? "request" : "response");

function placeOf(operation: string, action: SocketOperation["action"]): Location {
  return { operation, direction: directionOf(action), where: "" };
}

/** Messages that a subscriber of a channel may get. */
function deliveredMessages({ operations }: SocketContract, channel: string): string[] {
  const all = Object.values(operations);
  const sent = all.filter((each) => each.action === "send" && each.channel === channel);
  const replies = all.filter(({ reply }) => reply?.channel === channel);
  return [...sent.flatMap(({ messages }) => messages), ...replies.flatMap(({ reply }) => reply?.messages ?? [])];
}

function compareOperation(changes: ChangeCollector, a: SocketOperation, b: SocketOperation, at: Location): void {
  if (a.action !== b.action) return changes.add("action-changed", at, `${a.action} → ${b.action}`);
  if (a.channel !== b.channel) changes.add("address-changed", at, `${a.channel} → ${b.channel}`);
  compareNames(changes, a.messages, b.messages, at);
  const reply: Location = { ...at, direction: "response", where: "reply" };
  if (a.reply && !b.reply) changes.add("reply-removed", reply);
  else if (!a.reply && b.reply) changes.add("reply-added", reply);
  else compareNames(changes, a.reply?.messages ?? [], b.reply?.messages ?? [], reply);
}

function compareNames(changes: ChangeCollector, old: readonly string[], now: readonly string[], at: Location): void {
  // Removing a sent message breaks its receivers, removing an accepted one its senders.
  for (const name of old) if (!now.includes(name)) changes.add("message-removed", at, name);
  for (const name of now) if (!old.includes(name)) changes.add("message-added", at, name);
}

function compareChannels(old: SocketContract, now: SocketContract, changes: ChangeCollector): void {
  for (const [name, channel] of Object.entries(old.channels)) {
    const place: Location = { operation: `socket channel ${name}`, direction: "response", where: "" };
    const next = now.channels[name];
    if (!next) changes.add("channel-removed", place, formatValue(channel.address ?? undefined));
    else if (channel.address !== next.address) {
      changes.add("address-changed", place, `${channel.address} → ${next.address}`);
    }
  }
  for (const name of Object.keys(now.channels)) {
    if (!old.channels[name])
      changes.add("channel-added", { operation: `socket channel ${name}`, direction: "response", where: "" });
  }
}

/** The direction of a channel's message. */
function directionOfMessage({ operations }: SocketContract, channel: string, message: string): Direction {
  const isTaken = Object.values(operations).some(
    (each) => each.action === "receive" && each.channel === channel && each.messages.includes(message),
  );
  return isTaken ? "request" : "response";
}

function compareMessages(old: SocketContract, now: SocketContract, changes: ChangeCollector): void {
  // This contract has no references left to resolve.
  const context = createSchemaContext({}, {}, changes);
  for (const [channel, { messages }] of Object.entries(old.channels)) {
    for (const [name, message] of Object.entries(messages)) {
      const next = now.channels[channel]?.messages[name];
      const direction = directionOfMessage(old, channel, name);
      if (next) compareMessage(context, message, next, { operation: `socket ${channel}`, direction, where: name });
    }
  }
}

function compareMessage(context: SchemaContext, a: SocketMessage, b: SocketMessage, at: Location): void {
  if (a.command !== b.command) context.changes.add("frame-changed", at, `${a.command} → ${b.command}`);
  if (a.contentType !== b.contentType) {
    context.changes.add("frame-changed", at, `${formatValue(a.contentType)} → ${formatValue(b.contentType)}`);
  }
  compareSchemas(context, a.headers, b.headers, { ...at, where: `${at.where} headers` });
  compareSchemas(context, a.payload, b.payload, { ...at, where: `${at.where} payload` });
}

function compareLimits(old: SocketContract, now: SocketContract, changes: ChangeCollector): void {
  const place: Location = { operation: "socket", direction: "request", where: "" };
  if (old.address !== now.address) changes.add("base-path-changed", place, `${old.address} → ${now.address}`);
  if (canonical(old.security) !== canonical(now.security)) changes.add("scheme-changed", place);
  for (const each of old.subprotocols) {
    if (!now.subprotocols.includes(each)) changes.add("subprotocol-removed", place, each);
  }
  for (const each of now.subprotocols) {
    if (!old.subprotocols.includes(each)) changes.add("subprotocol-added", place, each);
  }
  for (const name of new Set([...Object.keys(old.limits), ...Object.keys(now.limits)])) {
    const [before, after] = [old.limits[name] ?? Infinity, now.limits[name] ?? Infinity];
    if (before === after) continue;
    const detail = `${name} ${formatValue(old.limits[name])} → ${formatValue(now.limits[name])}`;
    // Only for a limit whose name ends with Max is it known which direction is stricter.
    if (!name.endsWith("Max")) changes.add("limit-changed", place, detail);
    else changes.add(after < before ? "limit-lowered" : "limit-raised", place, detail);
  }
}
