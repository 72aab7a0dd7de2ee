/**
 * Push messages in a browser that reaches no push service: the page subscribes at a local one, Chromium delivers to the worker
 * what arrived there, and what the worker asks the system to show is recorded. Chromium without a window shows no notification,
 * whatever its permissions are.
 */
import { expect, type Page, type Worker } from "@playwright/test";
import type { WebSubscription } from "../../../server/src/adapters/web-push/web-push.ts";

/** What the worker asked the system to show. */
export interface ShownNotification {
  title: string;
  body: string;
  /** Where a tap leads. */
  data: string | null;
}

/** The person answers the browser's question with yes; the subscription is the local service's. Call it before the page opens. */
export async function usePushService(page: Page, { endpoint, p256dh, auth }: WebSubscription): Promise<void> {
  await page.addInitScript(
    (json) => {
      let permission: NotificationPermission = "default";
      let subscribed: PushSubscription | null = null;
      Object.defineProperty(Notification, "permission", { get: () => permission });
      Notification.requestPermission = async () => (permission = "granted");
      PushManager.prototype.getSubscription = async () => subscribed;
      PushManager.prototype.subscribe = async () =>
        (subscribed = { endpoint: json.endpoint, toJSON: () => json } as unknown as PushSubscription);
    },
    { endpoint, keys: { p256dh, auth } },
  );
}

/** The page's worker. It isn't a route's: a script that a test serves may not open a socket to this machine's network. */
function workerOf(page: Page): Worker {
  const worker = page.context().serviceWorkers().at(-1);
  if (!worker) throw new Error("The page has no service worker.");
  return worker;
}

/** Delivers a message to the worker as Chromium does when a push arrives, and resolves to what the worker shows of it. */
export async function deliverPush(page: Page, data: string): Promise<ShownNotification> {
  const worker = workerOf(page);
  await worker.evaluate(() => {
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      void Object.assign(globalThis, { shown: { title, ...options } });
    // Chromium's headless shell has no badges: it kills a worker that sets one.
    Object.assign(navigator, { setAppBadge: async () => undefined });
  });
  const cdp = await page.context().newCDPSession(page);
  const found = Promise.withResolvers<string>();
  cdp.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    const active = versions.find(({ status }) => status === "activated");
    if (active) found.resolve(active.registrationId);
  });
  await cdp.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await found.promise, data });
  await cdp.detach();
  const shown = () => worker.evaluate(() => (globalThis as { shown?: ShownNotification }).shown);
  await expect.poll(shown).toBeDefined();
  return (await shown()) as ShownNotification;
}

/** A script can't tap on a notification: the worker gets an event like the browser's. */
export async function tapNotification(page: Page, { data }: ShownNotification): Promise<void> {
  await workerOf(page).evaluate((tapped) => {
    const notification = { data: tapped, close: () => undefined };
    dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => undefined }));
  }, data);
}
