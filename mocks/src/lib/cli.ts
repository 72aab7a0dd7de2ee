/** Shared by both commands: parses the port, stops on signals, prints errors without a stack. */
import type { RunningServer } from "../mock-server.ts";

const PORT_MAX = 65_535;

/** Throws on anything but a port number. */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > PORT_MAX)
    throw new Error(`--port ${text}: a port is a number from 0 to ${PORT_MAX}.`);
  return port;
}

/** The URL to open in a browser; for a host that means all interfaces it is this machine's. */
export function addressOf(host: string, port: number): string {
  const name = ["0.0.0.0", "::", ""].includes(host) ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** Stops the server on Ctrl-C or SIGTERM and exits with the code that `finish` returns, or with 1 when Prism crashes. */
export function stopOnSignals(server: RunningServer, finish: () => number): void {
  let isEnding = false;
  const end = (code: () => number) => {
    if (isEnding) return;
    isEnding = true;
    void server.stop().finally(() => process.exit(code()));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(finish));
  server.onCrash((reason) => {
    console.error(reason);
    end(() => {
      finish();
      return 1;
    });
  });
}

/** Runs a command; an error is one line and exit code 2 for wrong options, 1 for anything else. */
export async function runCommand(usage: string, command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isUsage = (error as NodeJS.ErrnoException).code?.startsWith("ERR_PARSE_ARGS") ?? false;
    console.error(error instanceof Error ? error.message : String(error));
    if (isUsage) console.error(`\n${usage}`);
    process.exit(isUsage ? 2 : 1);
  }
}
