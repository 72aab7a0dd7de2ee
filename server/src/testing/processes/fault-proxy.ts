/** A TCP proxy that can fail as a network or a peer does. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * "pass" forwards. "refuse" ends open connections and every new one. "stall" accepts connections and holds what they send until the
 * next "pass", as a stopped process. "halfOpen" loses what is sent on connections of now and never ends them, as a cut cable.
 */
export type ProxyMode = "pass" | "refuse" | "stall" | "halfOpen";

export interface FaultProxy {
  port: number;
  /** Added to each direction; 0 at first. */
  delayMs: number;
  set: (mode: ProxyMode) => void;
  close: () => void;
}

class Pair {
  readonly #client: Socket;
  readonly #upstream: Socket;
  #isLost = false;

  constructor(client: Socket, upstream: Socket, delayMs: () => number) {
    this.#client = client;
    this.#upstream = upstream;
    this.#forward(client, upstream, delayMs);
    this.#forward(upstream, client, delayMs);
  }

  #forward(from: Socket, to: Socket, delayMs: () => number): void {
    let order = Promise.resolve();
    const deliver = async (data: Buffer) => {
      if (delayMs() > 0) await sleep(delayMs());
      if (!this.#isLost && to.writable) to.write(data);
    };
    from.on("data", (data) => {
      order = order.then(() => deliver(data));
    });
    from.on("error", () => undefined);
    from.on("close", () => void (this.#isLost || to.destroy()));
  }

  hold(): void {
    this.#client.pause();
    this.#upstream.pause();
  }

  resume(): void {
    this.#client.resume();
    this.#upstream.resume();
  }

  lose(): void {
    this.#isLost = true;
  }

  end(): void {
    this.#client.destroy();
    this.#upstream.destroy();
  }
}

/** Forwards a free local port to `port` of this machine. */
export async function startFaultProxy(port: number): Promise<FaultProxy> {
  let mode: ProxyMode = "pass";
  const pairs = new Set<Pair>();
  const server = createServer((client) => {
    if (mode === "refuse") {
      client.destroy();
      return;
    }
    const upstream = connect(port, "127.0.0.1");
    const pair = new Pair(client, upstream, () => proxy.delayMs);
    pairs.add(pair);
    if (mode === "stall") pair.hold();
    if (mode === "halfOpen") pair.lose();
    client.on("close", () => {
      pairs.delete(pair);
      upstream.destroy();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxy: FaultProxy = {
    port: (server.address() as AddressInfo).port,
    delayMs: 0,
    set: (next) => {
      mode = next;
      for (const pair of pairs) {
        if (next === "pass") pair.resume();
        else if (next === "stall") pair.hold();
        else if (next === "halfOpen") pair.lose();
        else pair.end();
      }
    },
    close: () => {
      server.close();
      for (const pair of pairs) pair.end();
    },
  };
  return proxy;
}
