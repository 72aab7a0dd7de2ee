/** One STOMP connection to one room (D29, openapi/asyncapi.yaml). Reconnecting is the link's business, not the library's. */
import type { ChatMessage, Error as ErrorBody } from "@babchingu/openapi/types";
import { Client, type IFrame, type IMessage, Versions } from "@stomp/stompjs";
import type { Connect, Ending } from "./connection.ts";

const ERRORS = "/user/queue/errors";
const HEART_BEAT_MS = 10_000;
const CONNECT_MS_MAX = 15_000;
/** A broker that knows no receipts for SUBSCRIBE has registered it long before this. */
const SUBSCRIBE_MS_MAX = 2000;

interface StompOptions {
  url: string;
  meetingId: number;
  /** The newest token: each frame carries one, and a refreshed one prolongs the connection. */
  tokenNow: () => string | null;
}

/** How to connect to a room. */
export function stompConnect({ url, meetingId, tokenNow }: StompOptions): Connect {
  const topic = `/topic/chat/${meetingId}`;
  const subscribed = `sub-${meetingId}`;

  return (token, events) => {
    const bearer = (): { Authorization: string } => ({ Authorization: `Bearer ${tokenNow() ?? token}` });
    let error: ErrorBody | null = null;
    let isOver = false;
    let isUp = false;

    const client = new Client({
      webSocketFactory: () => new WebSocket(url, ["v12.stomp", "v11.stomp"]),
      stompVersions: new Versions([Versions.V1_2, Versions.V1_1]),
      connectHeaders: { host: new URL(url).hostname, ...bearer() },
      heartbeatIncoming: HEART_BEAT_MS,
      heartbeatOutgoing: HEART_BEAT_MS,
      connectionTimeout: CONNECT_MS_MAX,
      reconnectDelay: 0,
      // A dead network would otherwise keep a half-closed socket for minutes.
      discardWebsocketOnCommFailure: true,
      onConnect: subscribe,
      onStompError: (frame) => {
        error = readJson<ErrorBody>(frame.body, isError);
      },
      onWebSocketClose: (event: { code?: number }) => end({ closeCode: event.code ?? null, error }),
    });

    function subscribe(): void {
      client.subscribe(ERRORS, onRefusal, { id: "errors", ...bearer() });
      client.watchForReceipt(subscribed, up);
      client.subscribe(topic, onMessage, { id: `room-${meetingId}`, receipt: subscribed, ...bearer() });
      setTimeout(up, SUBSCRIBE_MS_MAX);
    }

    function up(): void {
      if (isUp || isOver || !client.connected) return;
      isUp = true;
      events.up();
    }

    function onMessage(frame: IMessage): void {
      const message = readJson<ChatMessage>(frame.body, isChatMessage);
      if (message && !isOver) events.message(message);
    }

    function onRefusal(frame: IMessage): void {
      const refusal = readJson<ErrorBody>(frame.body, isError);
      if (!refusal || isOver) return;
      const receipt = frame.headers["receipt-id"];
      const isMessage = receipt !== undefined && receipt !== subscribed;
      events.refused({ code: refusal.code, message: refusal.message, clientId: isMessage ? receipt : null });
    }

    function end(ending: Ending): void {
      if (isOver) return;
      isOver = true;
      void client.deactivate();
      events.down(ending);
    }

    client.activate();
    return {
      send: (clientId, content) => {
        if (!client.connected) return;
        client.watchForReceipt(clientId, () => {
          if (!isOver) events.receipt(clientId);
        });
        client.publish({
          destination: `/app/chat/${meetingId}`,
          headers: { "content-type": "application/json", receipt: clientId, "client-id": clientId, ...bearer() },
          body: JSON.stringify({ type: "TEXT", content }),
        });
      },
      close: () => {
        isOver = true;
        void client.deactivate();
      },
    };
  };
}

/** The frame's body, or null when it isn't what the contract says. */
function readJson<T>(body: IFrame["body"], fits: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(body);
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}

function isChatMessage(value: unknown): value is ChatMessage {
  return typeof value === "object" && value !== null && "id" in value && "content" in value && "createdAt" in value;
}

function isError(value: unknown): value is ErrorBody {
  return typeof value === "object" && value !== null && "code" in value && "message" in value;
}
