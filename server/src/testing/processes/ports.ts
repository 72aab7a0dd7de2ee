import { randomInt } from "node:crypto";
import { once } from "node:events";
import { connect, createServer } from "node:net";

/**
 * Below the ports that a system gives to outgoing connections and to servers that ask for any: one of those could take a port
 * between its choice and its use.
 */
const PORT_MIN = 10_000;
const PORT_MAX = 32_767;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return false;
    throw error;
  }
  probe.close();
  await once(probe, "close");
  return true;
}

/** A port of this machine that nothing listens on now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORT_MIN, PORT_MAX + 1);
    if (await isFree(port)) return port;
  }
}

/** Whether a server accepts connections on the port. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return once(socket, "connect")
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
