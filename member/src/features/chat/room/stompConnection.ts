/** One STOMP connection to one room (D29, openapi/asyncapi.yaml). `reconnectingConnection.ts` reconnects, not the library. */
import type { ChatMessage, Error as ErrorBody } from "@babchingu/openapi/types";
import { Client, type IFrame, type IMessage, Versions } from "@stomp/stompjs";
import type { Connect, ConnectionClose } from "./connection.ts";
import { withSender } from "./sender.ts";

const ERROR_QUEUE = "/user/queue/errors";
const HEART_BEAT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 15_000;
/** After this time the subscription counts as registered, also without a receipt. One that comes later opens the room again. */
const SUBSCRIBED_AFTER_MS = 2000;
/** Codes about the token, the member or the room. The room handles them: it refreshes the token, or ends. */
const ABOUT_THE_MEMBER = /^E40[134]-/;

interface StompOptions {
  url: string;
  meetingId: number;
  /** The newest token: each frame carries one, and a refreshed one prolongs the connection. */
  getToken: () => string | null;
}

/** Returns the function that connects to the room. */
export function stompConnect({ url, meetingId, getToken }: StompOptions): Connect {
  const topic = `/topic/chat/${meetingId}`;
  const subscribeReceipt = `sub-${meetingId}`;

  return (token, events) => {
    const bearer = (): { Authorization: string } => ({ Authorization: `Bearer ${getToken() ?? token}` });
    let error: ErrorBody | null = null;
    let isClosed = false;

    const client = new Client({
      webSocketFactory: () => new WebSocket(url, ["v12.stomp", "v11.stomp"]),
      stompVersions: new Versions([Versions.V1_2, Versions.V1_1]),
      connectHeaders: { host: new URL(url).hostname, ...bearer() },
      heartbeatIncoming: HEART_BEAT_MS,
      heartbeatOutgoing: HEART_BEAT_MS,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      reconnectDelay: 0,
      // A dead network would otherwise keep a half-closed socket for minutes.
      discardWebsocketOnCommFailure: true,
      onConnect: subscribe,
      onStompError: (frame) => {
        error = parseBody<ErrorBody>(frame.body, isError);
      },
      onWebSocketClose: (event: { code?: number }) => close({ closeCode: event.code ?? null, error }),
    });

    function subscribe(): void {
      client.subscribe(ERROR_QUEUE, onRefusal, { id: "errors", ...bearer() });
      const timer = setTimeout(open, SUBSCRIBED_AFTER_MS);
      client.watchForReceipt(subscribeReceipt, () => {
        clearTimeout(timer);
        open();
      });
      client.subscribe(topic, onMessage, { id: `room-${meetingId}`, receipt: subscribeReceipt, ...bearer() });
    }

    function open(): void {
      if (!isClosed && client.connected) events.onOpen();
    }

    function onMessage(frame: IMessage): void {
      const message = parseBody<ChatMessage>(frame.body, isChatMessage);
      if (message && !isClosed) events.onMessage(withSender(message));
    }

    function onRefusal(frame: IMessage): void {
      const refusal = parseBody<ErrorBody>(frame.body, isError);
      if (!refusal || isClosed) return;
      const receipt = frame.headers["receipt-id"];
      const isSubscription = receipt === subscribeReceipt;
      // An outage, or too many requests: the server keeps the connection open, but it would receive no messages.
      if (isSubscription && !ABOUT_THE_MEMBER.test(refusal.code)) {
        close({ closeCode: null, error: refusal });
        return;
      }
      const clientId = isSubscription ? null : (receipt ?? null);
      const { code, message, data } = refusal;
      const { retryAfterSeconds } = data ?? {};
      const seconds = Number.isFinite(retryAfterSeconds) ? Number(retryAfterSeconds) : undefined;
      events.onRefusal({ code, message, clientId, retryAfterSeconds: seconds });
    }

    function close(reason: ConnectionClose): void {
      if (isClosed) return;
      isClosed = true;
      void client.deactivate();
      events.onClose(reason);
    }

    client.activate();
    return {
      send: (clientId, content) => {
        if (!client.connected) return;
        client.watchForReceipt(clientId, () => {
          if (!isClosed) events.onReceipt(clientId);
        });
        client.publish({
          destination: `/app/chat/${meetingId}`,
          headers: { "content-type": "application/json", receipt: clientId, "client-id": clientId, ...bearer() },
          body: JSON.stringify({ type: "TEXT", content }),
        });
      },
      close: () => {
        isClosed = true;
        void client.deactivate();
      },
    };
  };
}

/** The parsed body, or null when it doesn't match the contract. */
function parseBody<T>(body: IFrame["body"], isValid: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(body);
    return isValid(value) ? value : null;
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
