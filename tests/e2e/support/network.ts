/** A phone's network: as slow as 3G, and lost for a while. */
import type { Page } from "@playwright/test";

/** Chromium's figures for fast 3G, with the latency of a good cell. */
const CONDITIONS = { latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 };

export interface UnreliableNetwork {
  /** Does the work without a network. */
  cut(work: () => Promise<void>): Promise<void>;
}

export async function createUnreliableNetwork(page: Page): Promise<UnreliableNetwork> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  const setConditions = (offline: boolean) => cdp.send("Network.emulateNetworkConditions", { ...CONDITIONS, offline });
  await setConditions(false);
  return {
    cut: async (work) => {
      // Playwright's own emulation reaches the service worker as well, but not a page that has this one.
      await page.context().setOffline(true);
      await setConditions(true);
      await work();
      await page.context().setOffline(false);
      await setConditions(false);
    },
  };
}
