import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { WebSocketServer } from "ws";
import type { Db } from "../db/schema.ts";
import type { Clock } from "../lib/clock.ts";
import { type Bus, LocalBus } from "./bus/bus.ts";
import { createChatWriter } from "./hub/chat-writer.ts";
import { type CommandDeps, handleFrame } from "./connection/commands.ts";
import { Connection } from "./connection/connection.ts";
import { Hub } from "./hub/hub.ts";
import { socketLimits, type SocketLimits } from "./protocol/limits.ts";

export interface RealtimeDeps {
  db: Db;
  clock: Clock;
  verifyToken: CommandDeps["verifyToken"];
  authenticate: CommandDeps["authenticate"];
  /** Whether pages of an origin such as `https://app.example` may open the socket; the server's own origin always may. */
  isOriginAllowed: (origin: string) => boolean;
  bus?: Bus;
  limits?: Partial<SocketLimits>;
  /** Whether the client address may open another socket; counts the socket until it is closed. */
  acquireConnection?: (request: IncomingMessage, socket: Duplex) => boolean;
  /** Whether the server is stopping and refuses new sockets. */
  isStopping?: () => boolean;
  /** Called after a room got a new message. */
  onPosted?: (meetingId: number) => void;
  /** Called with the number of messages sent to a subscriber. */
  onDelivered?: (messages: number) => void;
}

const PATH = "/ws";
const PROTOCOLS = ["v12.stomp", "v11.stomp"];
/** Above the limit of a frame, so that a slightly too long frame still gets an ERROR before the close. */
const MESSAGE_BYTES_FACTOR = 4;

/** Browsers always send the page's origin; other clients send none. */
function isSameOrAllowedOrigin(request: IncomingMessage, isOriginAllowed: RealtimeDeps["isOriginAllowed"]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || isOriginAllowed(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Whether a request upgrades to a WebSocket. One that offers another protocol, as `curl --http2` does, is handled as plain HTTP. */
export function isWebSocketUpgrade({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === "websocket";
}

type RefusalStatus = "403 Forbidden" | "404 Not Found" | "429 Too Many Requests" | "503 Service Unavailable";

function refuseUpgrade(socket: Duplex, status: RefusalStatus): void {
  const retry = status.startsWith("4") && !status.startsWith("429") ? "" : "Retry-After: 5\r\n";
  // The half-open connection would otherwise wait for the client without limit, and block the app's close.
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${retry}Content-Length: 0\r\n\r\n`);
}

/**
 * Serves the chat socket at /ws of the app's HTTP server, which must use `isWebSocketUpgrade` as its `shouldUpgradeCallback`.
 * Closing the app closes the sockets with 1001: clients reconnect after a few seconds (asyncapi.yaml).
 */
export function attachRealtime(app: FastifyInstance, deps: RealtimeDeps): Hub {
  const limits = { ...socketLimits, ...deps.limits };
  const bus = deps.bus ?? new LocalBus();
  const onFailure = (error: unknown): void => app.log.error({ err: error }, "The chat socket failed");
  const hub = new Hub({
    db: deps.db,
    clock: deps.clock,
    bus,
    limits,
    onFailure,
    ...(deps.onDelivered ? { onDelivered: deps.onDelivered } : {}),
  });
  const commandDeps: CommandDeps = { ...deps, bus, limits, hub, writeMessage: createChatWriter(deps.db) };
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytesMax * MESSAGE_BYTES_FACTOR,
    perMessageDeflate: false,
    handleProtocols: (offered) => PROTOCOLS.find((protocol) => offered.has(protocol)) ?? false,
  });

  app.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const path = (request.url ?? "").split("?", 1)[0];
    if (path !== PATH) return refuseUpgrade(socket, "404 Not Found");
    if (!isSameOrAllowedOrigin(request, deps.isOriginAllowed)) return refuseUpgrade(socket, "403 Forbidden");
    if (deps.isStopping?.() === true) return refuseUpgrade(socket, "503 Service Unavailable");
    if (deps.acquireConnection?.(request, socket) === false) return refuseUpgrade(socket, "429 Too Many Requests");
    server.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(webSocket, socket, limits, {
        onFrame: (sender, received) => handleFrame(commandDeps, sender, received, onFailure),
        onClosed: (closed) => hub.remove(closed),
        onFailure,
      });
      hub.add(connection);
    });
  });
  app.addHook("preClose", () => hub.stop());
  return hub;
}
