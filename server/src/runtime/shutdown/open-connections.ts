/** Connections that nobody uses, which would keep a closing HTTP server waiting until they time out. */
import type { Server } from "node:http";
import type { Socket } from "node:net";

const LOOK_MS = 50;
/** What browsers open ahead of time may still bring the request that it was opened for. */
const UNUSED_MS_MAX = 1_000;

export interface OpenConnections {
  /** From now on closes each connection as soon as no request runs on it; returns the function that ends this. */
  closeUnused: () => () => void;
}

/** Watches a server's connections from its start. */
export function watchConnections(server: Server): OpenConnections {
  const unused = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.on("request", ({ socket }) => unused.delete(socket));
  server.on("upgrade", ({ socket }) => unused.delete(socket));
  return {
    closeUnused: () => {
      // Node closes those that are idle when the server is closed; the ones that fall idle later stay open without this.
      const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
      const never = setTimeout(() => {
        for (const socket of unused) socket.destroy();
      }, UNUSED_MS_MAX);
      return () => {
        clearInterval(idle);
        clearTimeout(never);
      };
    },
  };
}
