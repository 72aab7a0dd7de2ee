/** `npm run mock`: the contract's examples over HTTP, without a server. See docs/mocking.md. */
import { parseArgs } from "node:util";
import { addressOf, stopOnSignals, parsePort, runCommand } from "./lib/cli.ts";
import { startMock } from "./mock-server.ts";

const USAGE = `Usage: npm run mock -- [options]
  --port <n>           default 4010
  --host <name>        default 127.0.0.1; 0.0.0.0 lets a phone in your network in
  --origin <url>       allow a page of another machine to call (repeatable)
  --prefer <op:pref>   answer an operation differently, e.g. getMe:example=created or listMeetings:code=503 (repeatable)
  --dynamic            values invented by the schemas instead of the contract's examples
  --quiet              no line per request`;

await runCommand(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "4010" },
      host: { type: "string", default: "127.0.0.1" },
      origin: { type: "string", multiple: true, default: [] },
      prefer: { type: "string", multiple: true, default: [] },
      dynamic: { type: "boolean", default: false },
      quiet: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const server = await startMock({
    port: parsePort(values.port),
    host: values.host,
    isDynamic: values.dynamic,
    origins: values.origin,
    prefer: values.prefer,
    log: values.quiet ? () => {} : (line) => console.log(line),
  });
  const address = addressOf(values.host, server.port);
  console.log(`The contract's mock listens on ${address}. Start the apps against it with

  VITE_API_BASE_URL=${address} npm run dev

Any phone and password log in. The console's login gives an operator, every other login an active member.
It keeps no state (what you create is not there afterwards), has no socket (chat stays offline), and answers
uploads with an example without reading the image. For those, use the server: npm start.
`);
  stopOnSignals(server, () => 0);
});
