import { limits } from "@babchingu/openapi/limits";
import type { Actor } from "../../domain/accounts/actor.ts";
import type { Db } from "../../db/schema.ts";
import { requireSeat } from "../../domain/shared/meeting-guards.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { Clock } from "../../lib/clock.ts";
import { isUnavailable, toApiError } from "../../lib/unavailable.ts";
import type { Identity } from "../hub/access.ts";
import type { Bus } from "../bus/bus.ts";
import { closeCodes, type Connection, type ReceivedFrame } from "./connection.ts";
import type { createChatWriter } from "../hub/chat-writer.ts";
import { destinations, parseSendDestination, parseRoomDestination } from "../protocol/destinations.ts";
import { type Frame, MalformedFrame, negotiateHeartBeat, negotiateVersion } from "../protocol/frames.ts";
import type { Hub } from "../hub/hub.ts";
import type { SocketLimits } from "../protocol/limits.ts";
import { parseChatBody } from "../protocol/chat-body.ts";

export interface VerifiedToken {
  actor: Actor;
  expiresAt: Date;
}

export interface CommandDeps {
  db: Db;
  clock: Clock;
  bus: Bus;
  hub: Hub;
  limits: SocketLimits;
  /**
   * Writes a message of a session; resolves after the commit.
   * @throws ApiError TOKEN_REVOKED, STATUS_NOT_ALLOWED, MEETING_NOT_FOUND, NOT_PARTICIPANT, EXPELLED.
   */
  writeMessage: ReturnType<typeof createChatWriter>;
  /** Called after a room got a new message. */
  onPosted?: ((meetingId: number) => void) | undefined;
  /** Checks a token's signature and expiry, but not its session. @throws ApiError TOKEN_INVALID, TOKEN_EXPIRED. */
  verifyToken: (token: string) => Identity;
  /** Checks a token's signature, expiry and session. @throws ApiError TOKEN_INVALID, TOKEN_EXPIRED, TOKEN_REVOKED. */
  authenticate: (token: string) => Promise<VerifiedToken>;
}

/** @param receivedMs when the frame arrived (`performance.now()`): frames may wait for the ones before them. */
type Command = (deps: CommandDeps, connection: Connection, frame: Frame, receivedMs: number) => Promise<void>;

const CLIENT_ID = new RegExp(limits.ChatClientId.pattern);

/** @throws MalformedFrame without the header, or when it is too long. */
function requireHeader(frame: Frame, name: string, lengthMax: number): string {
  const value = frame.headers.get(name);
  if (value === undefined || value === "" || value.length > lengthMax) throw new MalformedFrame(name);
  return value;
}

function tokenOf(frame: Frame): string {
  const token = /^Bearer (\S+)$/.exec(frame.headers.get("Authorization") ?? "")?.[1];
  if (token === undefined) throw new ApiError("TOKEN_INVALID");
  return token;
}

/** Authenticates the frame's token, which must belong to an ACTIVE member, not an operator. @throws ApiError TOKEN_…, ROLE_NOT_ALLOWED, STATUS_NOT_ALLOWED. */
async function authenticateFrame(deps: CommandDeps, frame: Frame): Promise<Identity> {
  const { actor, expiresAt } = await deps.authenticate(tokenOf(frame));
  if (actor.role === "ROLE_ADMIN") throw new ApiError("ROLE_NOT_ALLOWED");
  if (actor.status !== "ACTIVE") throw new ApiError("STATUS_NOT_ALLOWED", { status: actor.status });
  return { memberId: actor.memberId, sessionId: actor.sessionId, expiresAt };
}

/** Another member's token is refused after CONNECT. */
function requireSameMember(connection: Connection, { memberId }: Identity): void {
  if (connection.identity?.memberId !== memberId) throw new ApiError("TOKEN_INVALID");
}

/** A newer token extends the connection. */
function extendConnection(connection: Connection, identity: Identity): void {
  if (connection.identity !== null && identity.expiresAt > connection.identity.expiresAt)
    connection.identity = identity;
}

/** Authenticates the token of a frame after CONNECT. */
async function reauthenticate(deps: CommandDeps, connection: Connection, frame: Frame): Promise<Identity> {
  const identity = await authenticateFrame(deps, frame);
  requireSameMember(connection, identity);
  extendConnection(connection, identity);
  return identity;
}

const connect: Command = async (deps, connection, frame) => {
  if (connection.identity !== null) throw new MalformedFrame("a second CONNECT");
  const version = negotiateVersion(requireHeader(frame, "accept-version", 50));
  if (version === null) throw new MalformedFrame("no common version");
  const heartBeat = negotiateHeartBeat(frame.headers.get("heart-beat") ?? "0,0", deps.limits.heartBeatMs);
  try {
    const identity = await authenticateFrame(deps, frame);
    if (deps.hub.countConnections(identity.memberId) >= deps.limits.connectionsPerMemberMax) {
      return connection.fail(new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds: 5 }), closeCodes.tryLater, frame);
    }
    connection.sendConnected(identity, version, heartBeat);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    connection.fail(error, closeCodes.policy, frame);
  }
};

const subscribe: Command = async (deps, connection, frame, receivedMs) => {
  const id = requireHeader(frame, "id", 64);
  const destination = requireHeader(frame, "destination", deps.limits.frameBytesMax);
  const { memberId } = await reauthenticate(deps, connection, frame);
  const { subscriptions } = connection;
  if (subscriptions.has(id) || id === connection.errorsSubscription) throw new ApiError("INVALID_REQUEST");
  if ((frame.headers.get("ack") ?? "auto") !== "auto") throw new ApiError("INVALID_REQUEST");
  if (destination === destinations.errors) {
    connection.errorsSubscription = id;
    return connection.sendReceipt(frame);
  }
  const meetingId = parseRoomDestination(destination);
  if (meetingId === null) throw new ApiError("NOT_FOUND");
  const retryAfterSeconds = deps.hub.subscribeRateLimiter.take(memberId, receivedMs);
  if (retryAfterSeconds !== null) throw new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds });
  // Otherwise a connection would multiply every message of the room.
  const isSubscribed = [...subscriptions.values()].some((subscription) => subscription.meetingId === meetingId);
  if (isSubscribed) throw new ApiError("INVALID_REQUEST");
  if (subscriptions.size >= deps.limits.subscriptionsMax)
    throw new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds: 1 });
  await requireSeat(deps.db, { meetingId, memberId }, { revealsExpulsion: true });
  await deps.hub.subscribe(connection, id, meetingId);
  connection.sendReceipt(frame);
};

const unsubscribe: Command = async (deps, connection, frame) => {
  const id = requireHeader(frame, "id", 64);
  if (id === connection.errorsSubscription) connection.errorsSubscription = null;
  deps.hub.unsubscribe(connection, id);
  connection.sendReceipt(frame);
};

const send: Command = async (deps, connection, frame, receivedMs) => {
  const destination = requireHeader(frame, "destination", deps.limits.frameBytesMax);
  // Its session is checked by the statement that writes.
  const sender = deps.verifyToken(tokenOf(frame));
  requireSameMember(connection, sender);
  const { memberId, sessionId } = sender;
  const meetingId = parseSendDestination(destination);
  if (meetingId === null) throw new ApiError("NOT_FOUND");
  const retryAfterSeconds = deps.hub.sendRateLimiter.take(memberId, receivedMs);
  if (retryAfterSeconds !== null) throw new ApiError("TOO_MANY_REQUESTS", { retryAfterSeconds });
  const content = parseChatBody(frame);
  const clientId = frame.headers.get("client-id") ?? null;
  if (clientId !== null && (clientId.length > limits.ChatClientId.maxLength || !CLIENT_ID.test(clientId))) {
    throw new ApiError("INVALID_REQUEST");
  }
  const message = { meetingId, memberId, sessionId, content, clientId, now: deps.clock.now() };
  const { isNew } = await deps.writeMessage(message).catch((error: unknown) => {
    // Clients send it again until the outage ends. Each connection still writes one message at a time, and its frames are limited.
    if (isUnavailable(error)) deps.hub.sendRateLimiter.refund(memberId, receivedMs);
    throw error;
  });
  extendConnection(connection, sender);
  connection.sendReceipt(frame);
  if (!isNew) return;
  deps.bus.publish([meetingId]);
  deps.onPosted?.(meetingId);
};

const disconnect: Command = async (_deps, connection, frame) => {
  connection.sendReceipt(frame);
  connection.close(closeCodes.normal);
};

const commands: Record<string, Command | undefined> = {
  CONNECT: connect,
  STOMP: connect,
  SUBSCRIBE: subscribe,
  UNSUBSCRIBE: unsubscribe,
  SEND: send,
  DISCONNECT: disconnect,
};
const unsupportedCommands = new Set(["ACK", "NACK", "BEGIN", "COMMIT", "ABORT"]);
const commandsWithErrorMessages = new Set(["SUBSCRIBE", "SEND"]);

/**
 * Handles one frame. Errors of SUBSCRIBE and SEND are sent to the error queue, and the connection is kept open.
 * @throws MalformedFrame when the connection must be closed; also the failure of the first SUBSCRIBE to the error queue, which can't
 * be sent there.
 */
export async function handleFrame(
  deps: CommandDeps,
  connection: Connection,
  { frame, receivedMs }: ReceivedFrame,
  onFailure: (error: unknown) => void,
): Promise<void> {
  if (unsupportedCommands.has(frame.command))
    return connection.fail(new ApiError("NOT_IMPLEMENTED"), closeCodes.protocol, frame);
  const command = Object.hasOwn(commands, frame.command) ? commands[frame.command] : undefined;
  const isConnect = command === connect;
  if (command === undefined || (!isConnect && connection.identity === null)) throw new MalformedFrame(frame.command);
  if ((frame.headers.get("receipt")?.length ?? 1) > 64) throw new MalformedFrame("receipt");
  try {
    await command(deps, connection, frame, receivedMs);
  } catch (error) {
    if (error instanceof MalformedFrame || !commandsWithErrorMessages.has(frame.command)) throw error;
    const destination = frame.headers.get("destination") ?? "";
    if (!(error instanceof ApiError)) {
      if (destination === destinations.errors && connection.errorsSubscription === null) throw error;
      onFailure(error);
    }
    connection.sendError(toApiError(error), destination, frame);
  }
}
