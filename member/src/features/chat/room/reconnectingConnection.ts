/**
 * Keeps the room connected (asyncapi "Reconnect"). Reconnects with exponential backoff and jitter, at once when the phone
 * wakes up, and with a fresh token when the old one was refused; stops when the server refuses the member.
 */
import type { Connect, Connection, ConnectionClose, ConnectionEvents, Refusal } from "./connection.ts";

const BACKOFF_MS_FIRST = 1000;
const BACKOFF_MS_MAX = 30_000;
/** A connection that lasted this long was stable: the next backoff starts small again. */
const STABLE_AFTER_MS = 10_000;
/** The server shuts down or sheds load: if all clients reconnected at once, they would overload it again. */
const OVERLOAD_CLOSE_CODES: ReadonlySet<number | null> = new Set([1001, 1013]);

export interface ReconnectOptions extends Omit<ConnectionEvents, "onClose"> {
  connect: Connect;
  /** A token; `isRejected` when the server refused the last one. Null when the session is over. */
  getToken(isRejected: boolean): Promise<string | null>;
  /** 0 ≤ n < 1 */
  random?: () => number;
  /** An open connection was closed; another attempt follows unless it was stopped. */
  onClose(): void;
  /** The server refuses this member, or the session is over (null); no attempt follows. */
  onTerminate(refusal: Refusal | null): void;
}

export interface ReconnectingConnection {
  start(): void;
  stop(): void;
  /** Connects at once instead of waiting. `force` also replaces a connection that may have died unnoticed. */
  reconnect(force: boolean): void;
  send(clientId: string, content: string): void;
}

/** The delay before an attempt, the first being 0: doubled each time, ±50 %. */
function backoffMs(attempt: number, random: () => number): number {
  return Math.min(BACKOFF_MS_MAX, BACKOFF_MS_FIRST * 2 ** attempt) * (0.5 + random());
}

export function createReconnectingConnection(options: ReconnectOptions): ReconnectingConnection {
  const random = options.random ?? Math.random;
  let isRunning = false;
  let connection: Connection | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let openSince: number | null = null;
  let isTokenRejected = false;
  /** Events of an older connection are ignored. */
  let connectionId = 0;

  function dropConnection(): void {
    connectionId += 1;
    clearTimeout(timer);
    connection?.close();
    connection = null;
    if (openSince === null) return;
    openSince = null;
    options.onClose();
  }

  async function open(): Promise<void> {
    dropConnection();
    const id = connectionId;
    const token = await options.getToken(isTokenRejected).catch(() => undefined);
    if (id !== connectionId || !isRunning) return;
    if (token === undefined) {
      scheduleOpen(backoffMs(attempt, random));
    } else if (token === null) {
      terminate(null);
    } else {
      isTokenRejected = false;
      connection = options.connect(token, eventsOf(id));
    }
  }

  function eventsOf(id: number): ConnectionEvents {
    const ifCurrent =
      <P extends unknown[]>(handler: (...parameters: P) => void) =>
      (...parameters: P): void => {
        if (id === connectionId) handler(...parameters);
      };
    return {
      onOpen: ifCurrent(() => {
        openSince = Date.now();
        options.onOpen();
      }),
      onMessage: ifCurrent(options.onMessage),
      onReceipt: ifCurrent(options.onReceipt),
      onRefusal: ifCurrent(options.onRefusal),
      onClose: ifCurrent(handleClose),
    };
  }

  function handleClose({ closeCode, error }: ConnectionClose): void {
    if (openSince !== null && Date.now() - openSince >= STABLE_AFTER_MS) attempt = 0;
    connection = null;
    dropConnection();
    if (error?.code.startsWith("E403-")) {
      terminate({ code: error.code, message: error.message, clientId: null });
      return;
    }
    isTokenRejected = error?.code.startsWith("E401-") ?? false;
    scheduleOpen(OVERLOAD_CLOSE_CODES.has(closeCode) ? 1000 + 4000 * random() : backoffMs(attempt, random));
  }

  function scheduleOpen(afterMs: number): void {
    attempt += 1;
    timer = setTimeout(() => void open(), afterMs);
  }

  function terminate(refusal: Refusal | null): void {
    isRunning = false;
    dropConnection();
    options.onTerminate(refusal);
  }

  return {
    start: () => {
      if (isRunning) return;
      isRunning = true;
      attempt = 0;
      void open();
    },
    stop: () => {
      isRunning = false;
      dropConnection();
    },
    reconnect: (force) => {
      if (isRunning && (force || connection === null)) void open();
    },
    send: (clientId, content) => connection?.send(clientId, content),
  };
}
