/** Prism's validating proxy in front of a test's server: requests and responses must conform to the contract. */
import { formatSummary } from "../../../mocks/src/lib/tally.ts";
import { startProxy } from "../../../mocks/src/proxy-server.ts";

export interface CheckedTraffic {
  /** The proxy's address, which the browser uses instead of the server's. */
  readonly url: string;
  /** Throws with every violation when a request or a response has violated the contract so far, and when none was checked. */
  check(): void;
  /** Stops the proxy and checks. */
  close(): Promise<void>;
}

/**
 * Starts the proxy in front of `backend`, which may start later, be killed and restart. The socket, pages, images, `/dev` and
 * uploaded bytes bypass Prism (docs/mocking.md). While the backend is down the proxy responds with 502, as in production.
 */
export async function checkTraffic(backend: string, start = startProxy): Promise<CheckedTraffic> {
  const lines: string[] = [];
  const proxy = await start({ backend, port: 0, host: "127.0.0.1", log: (line) => lines.push(line) });
  let crashReason: string | null = null;
  proxy.onCrash((reason) => (crashReason = reason));
  const check = () => {
    const { tally } = proxy;
    if (crashReason !== null) throw new Error(`Prism died during the test:\n${crashReason}`);
    const report = [formatSummary(tally), ...lines].join("\n");
    if (tally.violating > 0) throw new Error(`The traffic went against the contract.\n${report}`);
    if (tally.unchecked > 0) throw new Error(`Prism did not validate some calls.\n${report}`);
    if (tally.checked === 0)
      throw new Error("No call of the API went through Prism: did the pages go past its address?");
  };
  return {
    url: `http://127.0.0.1:${proxy.port}`,
    check,
    close: async () => {
      await proxy.stop();
      check();
    },
  };
}
