import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { WebSocketServer } from "ws";
import type { Db } from "../db/schema.ts";
import type { Clock } from "../lib/clock.ts";
import { LocalBus } from "./bus/bus.ts";
import type { Bus } from "./bus/bus.ts";
import { chatWriter } from "./hub/chat-writer.ts";
import { handleFrame } from "./connection/commands.ts";
import type { CommandDeps } from "./connection/commands.ts";
import { Connection } from "./connection/connection.ts";
import { Hub } from "./hub/hub.ts";
import { socketLimits } from "./protocol/limits.ts";
import type { SocketLimits } from "./protocol/limits.ts";

export interface RealtimeDeps {
  db: Db;
  clock: Clock;
  authenticate: CommandDeps["authenticate"];
  /** Whether pages of an origin such as `https://app.example` may open the socket; the server's own always may. */
  isOriginAllowed: (origin: string) => boolean;
  bus?: Bus;
  limits?: Partial<SocketLimits>;
  /** Whether another socket may be opened from where the request comes; counts it until it is closed. */
  acquireConnection?: (request: IncomingMessage, socket: Duplex) => boolean;
  /** Whether the server is stopping and opens no further socket. */
  isStopping?: () => boolean;
  /** Called with how many listeners were handed a message. */
  onDelivered?: (messages: number) => void;
}

const PATH = "/ws";
const PROTOCOLS = ["v12.stomp", "v11.stomp"];
/** Above the frame's own bound, so that a frame a little too long still gets its ERROR before the close. */
const MESSAGE_BYTES_FACTOR = 4;

/** A browser names the page's origin, which no script can forge; other clients send none. */
function mayOpen(request: IncomingMessage, isOriginAllowed: RealtimeDeps["isOriginAllowed"]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || isOriginAllowed(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Whether a request asks for a WebSocket. What offers another protocol, as `curl --http2` does, is a plain request. */
export function asksForSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === "websocket";
}

type Refusal = "403 Forbidden" | "404 Not Found" | "429 Too Many Requests" | "503 Service Unavailable";

function refuseUpgrade(socket: Duplex, status: Refusal): void {
  const retry = status.startsWith("4") && !status.startsWith("429") ? "" : "Retry-After: 5\r\n";
  // The connection is half open: it would wait for the client's end for ever, and a closing app for it.
  socket.once("finish", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${retry}Content-Length: 0\r\n\r\n`);
}

/**
 * Serves the chat socket at /ws of the app's own HTTP server, which is to be made with `asksForSocket` as its
 * `shouldUpgradeCallback`. Closing the app closes it: clients get 1001 and come back after a few seconds (asyncapi.yaml).
 */
export function attachRealtime(app: FastifyInstance, deps: RealtimeDeps): Hub {
  const limits = { ...socketLimits, ...deps.limits };
  const bus = deps.bus ?? new LocalBus();
  const onFailure = (cause: unknown): void => app.log.error({ err: cause }, "chat socket");
  const hub = new Hub({
    db: deps.db,
    clock: deps.clock,
    bus,
    limits,
    onFailure,
    ...(deps.onDelivered ? { onDelivered: deps.onDelivered } : {}),
  });
  const commandDeps: CommandDeps = { ...deps, bus, limits, hub, write: chatWriter(deps.db) };
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
    if (!mayOpen(request, deps.isOriginAllowed)) return refuseUpgrade(socket, "403 Forbidden");
    if (deps.isStopping?.() === true) return refuseUpgrade(socket, "503 Service Unavailable");
    if (deps.acquireConnection?.(request, socket) === false) return refuseUpgrade(socket, "429 Too Many Requests");
    server.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(webSocket, socket, limits, {
        onFrame: (sender, frame) => handleFrame(commandDeps, sender, frame, onFailure),
        onClosed: (closed) => hub.remove(closed),
        onFailure,
      });
      hub.add(connection);
    });
  });
  app.addHook("preClose", () => hub.stop());
  return hub;
}
