/** A chat server in memory behind a network that loses, duplicates and delays messages, driven by one seed. */
import { NetworkError } from "@babchingu/openapi";
import type { ChatMessage } from "@babchingu/openapi/types";
import type { Connect, ConnectionEvents } from "./connection.ts";
import { PAGE_SIZE } from "./history.ts";

/** A generator of numbers from 0 to 1, determined by the seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The probability of each fault, 0–1. */
export interface NetworkConditions {
  /** A connection attempt fails. */
  connectFailure: number;
  /** A frame is lost together with the connection, before or after it arrived. */
  disconnect: number;
  /** A message is delivered twice. */
  duplicate: number;
  /** A read over HTTP fails. */
  readFailure: number;
  /** The longest delay of a frame or response. */
  delayMsMax: number;
}

export const PERFECT_NETWORK: NetworkConditions = {
  connectFailure: 0,
  disconnect: 0,
  duplicate: 0,
  readFailure: 0,
  delayMsMax: 0,
};

interface OpenConnection {
  events: ConnectionEvents;
  /** Whether the server still has it. */
  isAlive: boolean;
  isSubscribed: boolean;
  /** When the last delivery arrives: frames of one connection stay in order. */
  lastAt: number;
}

export interface FakeServer {
  network: NetworkConditions;
  readonly stored: readonly ChatMessage[];
  connect: Connect;
  readPage: (page: number) => Promise<readonly ChatMessage[]>;
  addMessage(content: string): void;
  /** Drops every connection without a close frame. */
  disconnectAll(): void;
}

export function createFakeServer(memberId: number, random: () => number): FakeServer {
  const stored: ChatMessage[] = [];
  const open = new Set<OpenConnection>();
  const server: FakeServer = {
    network: PERFECT_NETWORK,
    stored,
    connect,
    readPage,
    addMessage: (content) => store(memberId + 1, content),
    disconnectAll: () => open.forEach(disconnect),
  };
  const chance = (probability: number): boolean => random() < probability;
  const randomDelayMs = (): number => Math.floor(random() * server.network.delayMsMax);

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
    const copies = chance(server.network.duplicate) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) deliver(connection, (events) => events.onMessage(message));
  }

  function deliver(connection: OpenConnection, sendEvent: (events: ConnectionEvents) => void): void {
    if (!connection.isAlive) return;
    if (chance(server.network.disconnect)) {
      disconnect(connection);
      return;
    }
    connection.lastAt = Math.max(connection.lastAt, Date.now() + randomDelayMs());
    setTimeout(() => {
      if (open.has(connection)) sendEvent(connection.events);
    }, connection.lastAt - Date.now());
  }

  /** The server's side closes at once; the client is notified later. */
  function disconnect(connection: OpenConnection): void {
    if (!connection.isAlive) return;
    connection.isAlive = false;
    setTimeout(() => {
      if (!open.delete(connection)) return;
      connection.events.onClose({ closeCode: 1006, error: null });
    }, randomDelayMs());
  }

  function connect(_token: string, events: ConnectionEvents): ReturnType<Connect> {
    const connection: OpenConnection = { events, isAlive: true, isSubscribed: false, lastAt: 0 };
    open.add(connection);
    setTimeout(() => {
      if (chance(server.network.connectFailure)) {
        disconnect(connection);
        return;
      }
      connection.isSubscribed = connection.isAlive;
      deliver(connection, (events) => events.onOpen());
    }, randomDelayMs());
    return {
      send: (clientId, content) => {
        if (chance(server.network.disconnect)) disconnect(connection);
        setTimeout(() => {
          if (connection.isAlive) receive(connection, clientId, content);
        }, randomDelayMs());
      },
      close: () => {
        connection.isAlive = false;
        open.delete(connection);
      },
    };
  }

  function receive(connection: OpenConnection, clientId: string, content: string): void {
    if (!stored.some((message) => message.clientId === clientId)) store(memberId, content, clientId);
    deliver(connection, (events) => events.onReceipt(clientId));
  }

  function readPage(page: number): Promise<readonly ChatMessage[]> {
    return new Promise((resolve, reject) => {
      setTimeout(() => {
        const rows = stored.toReversed().slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
        const fails = chance(server.network.readFailure);
        setTimeout(() => (fails ? reject(new NetworkError("No network.")) : resolve(rows)), randomDelayMs());
      }, randomDelayMs());
    });
  }

  return server;
}
