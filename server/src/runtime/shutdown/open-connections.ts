/** Closes idle connections, which would otherwise delay the HTTP server's close until they time out. */
import type { Server } from "node:http";
import type { Socket } from "node:net";

const CHECK_MS = 50;
/** How long a connection without a request is kept: a browser may have opened it in advance for one. */
const UNUSED_MS_MAX = 1_000;

export interface OpenConnections {
  /** Closes each connection as soon as it is idle; returns a function that stops this. */
  closeWhenIdle: () => () => void;
}

/** Tracks a server's connections from its start. */
export function watchConnections(server: Server): OpenConnections {
  const unused = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.on("request", ({ socket }) => unused.delete(socket));
  server.on("upgrade", ({ socket }) => unused.delete(socket));
  return {
    closeWhenIdle: () => {
      // Node closes the connections that are idle when the server is closed, but not those that become idle later.
      const idleTimer = setInterval(() => server.closeIdleConnections(), CHECK_MS);
      const unusedTimer = setTimeout(() => {
        for (const socket of unused) socket.destroy();
      }, UNUSED_MS_MAX);
      return () => {
        clearInterval(idleTimer);
        clearTimeout(unusedTimer);
      };
    },
  };
}
