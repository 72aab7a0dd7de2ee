/** A TCP proxy that can fail as a network or a peer does. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * "pass" forwards. "refuse" ends open connections and every new one. "stall" accepts connections and holds back their data until the
 * next "pass", like a stopped process. "halfOpen" drops all data of the open connections and tells neither side when the other closes, like
 * a cut cable.
 */
export type ProxyMode = "pass" | "refuse" | "stall" | "halfOpen";

export interface FaultProxy {
  /** The URL of the server, through the proxy. */
  url: string;
  /** Delay in each direction; initially 0. */
  delayMs: number;
  /** Ends a connection when it has delivered such data to the server, whose answer is lost; initially null. */
  endAfter: RegExp | null;
  set: (mode: ProxyMode) => void;
  close: () => void;
}

interface ConnectionOptions {
  delayMs: () => number;
  /** Whether the connection ends after this data of the client. */
  isLast: (data: Buffer) => boolean;
}

class ProxiedConnection {
  readonly #client: Socket;
  readonly #upstream: Socket;
  #isCut = false;

  constructor(client: Socket, upstream: Socket, options: ConnectionOptions) {
    this.#client = client;
    this.#upstream = upstream;
    this.#forward(client, upstream, options);
    this.#forward(upstream, client, options);
  }

  #forward(from: Socket, to: Socket, { delayMs, isLast }: ConnectionOptions): void {
    let order = Promise.resolve();
    const deliver = async (data: Buffer) => {
      if (delayMs() > 0) await sleep(delayMs());
      if (this.#isCut || !to.writable) return;
      to.write(data);
      if (from === this.#client && isLast(data)) this.#loseAnswer();
    };
    from.on("data", (data) => {
      order = order.then(() => deliver(data));
    });
    from.on("error", () => undefined);
    from.on("close", () => void (this.#isCut || to.destroy()));
  }

  #loseAnswer(): void {
    this.cut();
    this.#client.destroy();
    this.#upstream.end();
  }

  pause(): void {
    this.#client.pause();
    this.#upstream.pause();
  }

  resume(): void {
    this.#client.resume();
    this.#upstream.resume();
  }

  cut(): void {
    this.#isCut = true;
  }

  destroy(): void {
    this.#client.destroy();
    this.#upstream.destroy();
  }
}

/** Forwards a free local port to that of a server of this machine. */
export async function startFaultProxy(serverUrl: string): Promise<FaultProxy> {
  const url = new URL(serverUrl);
  const port = Number(url.port);
  let mode: ProxyMode = "pass";
  /** Also those that have been closed. */
  const connections: ProxiedConnection[] = [];
  const server = createServer((client) => {
    if (mode === "refuse") {
      client.destroy();
      return;
    }
    const upstream = connect(port, "127.0.0.1");
    const connection = new ProxiedConnection(client, upstream, {
      delayMs: () => proxy.delayMs,
      isLast: (data) => proxy.endAfter?.test(data.toString("latin1")) ?? false,
    });
    connections.push(connection);
    if (mode === "stall") connection.pause();
    if (mode === "halfOpen") {
      connection.cut();
      upstream.destroy();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url.port = String((server.address() as AddressInfo).port);
  const proxy: FaultProxy = {
    url: url.href,
    delayMs: 0,
    endAfter: null,
    set: (next) => {
      mode = next;
      for (const connection of connections) {
        if (next === "pass") connection.resume();
        else if (next === "stall") connection.pause();
        else if (next === "halfOpen") connection.cut();
        else connection.destroy();
      }
    },
    close: () => {
      server.close();
      for (const connection of connections) connection.destroy();
    },
  };
  return proxy;
}
