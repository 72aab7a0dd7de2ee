/** Prism's validation proxy between the kit and the backend: `npm run mock:proxy`, as a separate process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { prismProxyEntry } from "./repository.ts";

const START_TIMEOUT_MS = 180_000;
const LISTENING_URL = /on (http:\/\/[\d.]+:\d+)\./;

/** Starts the proxy in front of a backend; resolves with the proxy's URL once it listens. */
export async function startPrismProxy(backend: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [prismProxyEntry, backend, "--port", "0"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGINT");
    await ended;
  };
  const listening = new Promise<string>((resolve, reject) => {
    const onOutput = (data: Buffer) => {
      // Later output, a line for each violation, isn't needed.
      if (!LISTENING_URL.test(output)) output += data.toString();
      const [, url] = LISTENING_URL.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on("data", onOutput);
    child.stderr.on("data", onOutput);
    child.once("exit", () => reject(new Error(`The proxy did not start:\n${output}`)));
    setTimeout(() => reject(new Error(`The proxy took too long to start:\n${output}`)), START_TIMEOUT_MS).unref();
  });
  return { url: await listening, stop };
}
