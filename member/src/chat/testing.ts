/** A chat server in memory behind a network that loses, repeats and delays, driven by one seed. */
import { NetworkFailure } from "@babchingu/openapi";
import type { ChatMessage } from "@babchingu/openapi/types";
import type { Connect, ConnectionEvents } from "./connection.ts";
import { PAGE_SIZE } from "./history.ts";

/** Numbers from 0 to 1 that a seed decides. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How bad the network is; each 0–1, and 0 for all is a perfect one. */
export interface Weather {
  /** A connection attempt fails. */
  refuse: number;
  /** A frame is lost together with the connection, before or after it arrived. */
  cut: number;
  /** A message is delivered twice. */
  double: number;
  /** A read over HTTP fails. */
  readFailure: number;
  /** The longest way, in ms. */
  delayMsMax: number;
}

export const FINE_WEATHER: Weather = { refuse: 0, cut: 0, double: 0, readFailure: 0, delayMsMax: 0 };

interface OpenConnection {
  events: ConnectionEvents;
  /** Whether the server still has it. */
  alive: boolean;
  isSubscribed: boolean;
  /** When the last delivery arrives: frames of one connection stay in order. */
  lastAt: number;
}

export interface FakeServer {
  weather: Weather;
  readonly stored: readonly ChatMessage[];
  connect: Connect;
  readPage: (page: number) => Promise<readonly ChatMessage[]>;
  /** Stores a message of someone else. */
  write(content: string): void;
  /** Ends every connection without a word. */
  cutAll(): void;
}

export function createFakeServer(memberId: number, random: () => number): FakeServer {
  const stored: ChatMessage[] = [];
  const open = new Set<OpenConnection>();
  const server: FakeServer = {
    weather: FINE_WEATHER,
    stored,
    connect,
    readPage,
    write: (content) => store(memberId + 1, content),
    cutAll: () => open.forEach(cut),
  };
  const chance = (share: number): boolean => random() < share;
  const way = (): number => Math.floor(random() * server.weather.delayMsMax);

  function store(sender: number, content: string, clientId?: string): void {
    const message: ChatMessage = {
      id: 1000 + stored.length,
      type: "TEXT",
      content,
      createdAt: new Date().toISOString(),
      memberId: sender,
      ...(clientId !== undefined && { clientId }),
    };
    stored.push(message);
    for (const connection of open) if (connection.isSubscribed) broadcast(connection, message);
  }

  function broadcast(connection: OpenConnection, message: ChatMessage): void {
    const copies = chance(server.weather.double) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) deliver(connection, (events) => events.message(message));
  }

  function deliver(connection: OpenConnection, work: (events: ConnectionEvents) => void): void {
    if (!connection.alive) return;
    if (chance(server.weather.cut)) {
      cut(connection);
      return;
    }
    connection.lastAt = Math.max(connection.lastAt, Date.now() + way());
    setTimeout(() => {
      if (open.has(connection)) work(connection.events);
    }, connection.lastAt - Date.now());
  }

  /** The server's end is gone at once; the client notices later. */
  function cut(connection: OpenConnection): void {
    if (!connection.alive) return;
    connection.alive = false;
    setTimeout(() => {
      if (!open.delete(connection)) return;
      connection.events.down({ closeCode: 1006, error: null });
    }, way());
  }

  function connect(_token: string, events: ConnectionEvents): ReturnType<Connect> {
    const connection: OpenConnection = { events, alive: true, isSubscribed: false, lastAt: 0 };
    open.add(connection);
    setTimeout(() => {
      if (chance(server.weather.refuse)) {
        cut(connection);
        return;
      }
      connection.isSubscribed = connection.alive;
      deliver(connection, (events) => events.up());
    }, way());
    return {
      send: (clientId, content) => {
        if (chance(server.weather.cut)) cut(connection);
        setTimeout(() => {
          if (connection.alive) receive(connection, clientId, content);
        }, way());
      },
      close: () => {
        connection.alive = false;
        open.delete(connection);
      },
    };
  }

  function receive(connection: OpenConnection, clientId: string, content: string): void {
    if (!stored.some((message) => message.clientId === clientId)) store(memberId, content, clientId);
    deliver(connection, (events) => events.receipt(clientId));
  }

  function readPage(page: number): Promise<readonly ChatMessage[]> {
    return new Promise((resolve, reject) => {
      setTimeout(() => {
        const rows = stored.toReversed().slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
        const fails = chance(server.weather.readFailure);
        setTimeout(() => (fails ? reject(new NetworkFailure("No network.")) : resolve(rows)), way());
      }, way());
    });
  }

  return server;
}
