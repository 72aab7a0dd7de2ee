/**
 * Keeps a connection to the room: connects again after a loss with growing, jittered waits, at once when the phone
 * wakes up, with a fresh token when the old one was refused, and not at all when the member is (asyncapi "Reconnect").
 */
import type { Connect, Connection, ConnectionEvents, Ending, Refusal } from "./connection.ts";

const WAIT_MS_FIRST = 1000;
const WAIT_MS_MAX = 30_000;
/** A connection that lasted this long was a good one: the next wait starts small again. */
const GOOD_AFTER_MS = 10_000;
/** The server stops or sheds load: everybody at once would knock it over again. */
const CROWD_CODES: ReadonlySet<number | null> = new Set([1001, 1013]);

export interface LinkOptions {
  connect: Connect;
  /** A token; `renewed` when the last one was refused. Null when the session is over. */
  token(renewed: boolean): Promise<string | null>;
  /** 0 ≤ n < 1 */
  random?: () => number;
  onUp(): void;
  onDown(): void;
  onMessage: ConnectionEvents["message"];
  onReceipt: ConnectionEvents["receipt"];
  onRefused: ConnectionEvents["refused"];
  /** The server won't have this member; there is no further try. */
  onShut(refusal: Refusal | null): void;
}

export interface Link {
  start(): void;
  stop(): void;
  /** Tries at once instead of waiting. `anew` also replaces a connection that may have died in the phone's sleep. */
  wake(anew: boolean): void;
  send(clientId: string, content: string): void;
}

/** The wait before try number `tries`, counted from 0: doubled each time, ±50 %. */
export function waitMs(tries: number, random: () => number): number {
  return Math.min(WAIT_MS_MAX, WAIT_MS_FIRST * 2 ** tries) * (0.5 + random());
}

export function createLink(options: LinkOptions): Link {
  const random = options.random ?? Math.random;
  let running = false;
  let connection: Connection | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let upSince: number | null = null;
  let tokenRefused = false;
  // Whatever belongs to an older generation has been given up and is not listened to.
  let generation = 0;

  function giveUp(): void {
    generation += 1;
    clearTimeout(timer);
    connection?.close();
    connection = null;
    if (upSince === null) return;
    upSince = null;
    options.onDown();
  }

  async function open(): Promise<void> {
    giveUp();
    const mine = generation;
    const token = await options.token(tokenRefused).catch(() => undefined);
    if (mine !== generation || !running) return;
    if (token === undefined) {
      again(waitMs(tries, random));
    } else if (token === null) {
      shut(null);
    } else {
      tokenRefused = false;
      connection = options.connect(token, eventsOf(mine));
    }
  }

  function eventsOf(mine: number): ConnectionEvents {
    const only =
      <P extends unknown[]>(work: (...parameters: P) => void) =>
      (...parameters: P): void => {
        if (mine === generation) work(...parameters);
      };
    return {
      up: only(() => {
        upSince = Date.now();
        options.onUp();
      }),
      message: only(options.onMessage),
      receipt: only(options.onReceipt),
      refused: only(options.onRefused),
      down: only(lost),
    };
  }

  function lost({ closeCode, error }: Ending): void {
    if (upSince !== null && Date.now() - upSince >= GOOD_AFTER_MS) tries = 0;
    connection = null;
    giveUp();
    if (error?.code.startsWith("E403-")) {
      shut({ code: error.code, message: error.message, clientId: null });
      return;
    }
    tokenRefused = error?.code.startsWith("E401-") ?? false;
    again(CROWD_CODES.has(closeCode) ? 1000 + 4000 * random() : waitMs(tries, random));
  }

  function again(afterMs: number): void {
    tries += 1;
    timer = setTimeout(() => void open(), afterMs);
  }

  function shut(refusal: Refusal | null): void {
    running = false;
    giveUp();
    options.onShut(refusal);
  }

  return {
    start: () => {
      if (running) return;
      running = true;
      tries = 0;
      void open();
    },
    stop: () => {
      running = false;
      giveUp();
    },
    wake: (anew) => {
      if (running && (anew || connection === null)) void open();
    },
    send: (clientId, content) => connection?.send(clientId, content),
  };
}
