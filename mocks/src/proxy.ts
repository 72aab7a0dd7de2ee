/** `npm run mock:proxy -- <backend>`: every call between an app and a backend, checked against the contract. See docs/mocking.md. */
import { parseArgs } from "node:util";
import { addressOf, stopOnSignals, parsePort, runCommand } from "./lib/cli.ts";
import { exitCodeOf, formatSummary } from "./lib/tally.ts";
import { parseBackend, startProxy } from "./proxy-server.ts";

const USAGE = `Usage: npm run mock:proxy -- <backend, such as http://127.0.0.1:8080> [options]
  --port <n>      default 4020
  --host <name>   default 127.0.0.1`;

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: "string", default: "4020" },
      host: { type: "string", default: "127.0.0.1" },
      help: { type: "boolean", default: false },
    },
  });
  const [address, ...more] = positionals;
  if (values.help || address === undefined || more.length > 0) {
    console.error(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const backend = parseBackend(address);
  const proxy = await startProxy({
    backend,
    port: parsePort(values.port),
    host: values.host,
    log: (line) => console.log(line),
  });
  const own = addressOf(values.host, proxy.port);
  console.log(`Checking calls to ${backend} on ${own}. Start the apps through it with

  BABCHINGU_BACKEND=${own} npm run dev

Unchecked: sockets, the bytes of uploads, and everything outside the API's base path. Ctrl-C stops the proxy, prints a summary
and exits with 1 when a call violated the contract.
`);
  stopOnSignals(proxy, () => {
    console.log(formatSummary(proxy.tally));
    return exitCodeOf(proxy.tally);
  });
});
