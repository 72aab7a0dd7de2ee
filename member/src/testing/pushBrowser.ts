/** A browser's push messages for tests, whose person answers the question for the permission. */
import { vi } from "vitest";

export const subscriptionJson = {
  endpoint: "https://updates.push.services.mozilla.com/wpush/v2/a",
  keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) },
};

export interface PushBrowser {
  subscribe: ReturnType<typeof vi.fn<(options?: PushSubscriptionOptionsInit) => Promise<PushSubscription>>>;
  requestPermission: ReturnType<typeof vi.fn<() => Promise<NotificationPermission>>>;
  /** `navigator.serviceWorker`. */
  container: EventTarget;
}

/** Stubs a browser with this permission, without a subscription. */
export function stubPushBrowser(
  permission: NotificationPermission,
  answer: NotificationPermission = permission,
): PushBrowser {
  let subscribed: PushSubscription | null = null;
  const subscription = {
    endpoint: subscriptionJson.endpoint,
    toJSON: () => subscriptionJson,
    unsubscribe: async () => {
      subscribed = null;
      return true;
    },
  } as unknown as PushSubscription;
  let key: unknown;
  const subscribe: PushBrowser["subscribe"] = vi.fn(async (options) => {
    if (subscribed !== null && options?.applicationServerKey !== key) {
      throw new DOMException("There is a subscription with another key.", "InvalidStateError");
    }
    key = options?.applicationServerKey;
    return (subscribed = subscription);
  });
  const notification = { permission, requestPermission: vi.fn<() => Promise<NotificationPermission>>() };
  notification.requestPermission.mockImplementation(async () => (notification.permission = answer));
  const pushManager = { subscribe, getSubscription: async () => subscribed };
  const registration = { pushManager };
  const container = Object.assign(new EventTarget(), {
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("navigator", { serviceWorker: container, userAgent: "a phone", maxTouchPoints: 5, onLine: true });
  return { subscribe, requestPermission: notification.requestPermission, container };
}

/** Stubs a browser without push messages. */
export function stubOldBrowser(userAgent: string, maxTouchPoints: number): void {
  vi.stubGlobal("navigator", { userAgent, maxTouchPoints, onLine: true });
}
