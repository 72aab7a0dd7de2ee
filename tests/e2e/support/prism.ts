/** Prism's validating proxy before a test's server: what the browser and the backend say to each other must keep the contract. */
import { summary } from "../../../mocks/src/lib/counts.ts";
import { startProxy } from "../../../mocks/src/proxy-server.ts";

export interface CheckedTraffic {
  /** Where the browser goes instead of to the server. */
  readonly url: string;
  /** Ends the proxy. Throws with every violation when a call or an answer went against the contract. */
  close(): Promise<void>;
}

/**
 * Starts the proxy before `backend`, which may start later, be killed and come back. Past it go the socket, pages, pictures,
 * `/dev`, and the bytes of uploads (docs/mocking.md). While the backend is down it answers 502, as a proxy in production does.
 */
export async function checkTraffic(backend: string): Promise<CheckedTraffic> {
  const lines: string[] = [];
  const proxy = await startProxy({ backend, port: 0, host: "127.0.0.1", log: (line) => lines.push(line) });
  let death: string | null = null;
  proxy.onDeath((reason) => (death = reason));
  return {
    url: `http://127.0.0.1:${proxy.port}`,
    close: async () => {
      const { tally } = proxy;
      await proxy.stop();
      if (death !== null) throw new Error(`Prism died during the test:\n${death}`);
      const report = [summary(tally), ...lines].join("\n");
      if (tally.violating > 0) throw new Error(`The traffic went against the contract.\n${report}`);
      if (tally.unchecked > 0) throw new Error(`Prism did not validate some calls.\n${report}`);
      if (tally.checked === 0)
        throw new Error("No call of the API went through Prism: did the pages go past its address?");
    },
  };
}
