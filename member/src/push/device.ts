/** Whether this browser gets push messages, and turning them on and off (D51). Imported dynamically: the first screens don't wait for it. */
import { call, DAY_MS } from "@babchingu/openapi";
import { api } from "../api/api.ts";
import { isInNativeShell } from "../native/bridge.ts";

/** `install`: on an iPhone only the installed app gets messages. `shell`: the native app has its own. */
export type DeviceState = "on" | "off" | "denied" | "install" | "unsupported" | "shell";

/** What to do where a switch would not help. */
export const notices = {
  denied:
    "이 브라우저에서 밥친구의 알림이 막혀 있어요. 주소창 옆의 사이트 설정에서 알림을 ‘허용’으로 바꾼 다음, 이 화면을 다시 열어 주세요.",
  install:
    "아이폰에서는 홈 화면에 추가한 밥친구만 알림을 받을 수 있어요. Safari에서 공유 버튼을 누르고 ‘홈 화면에 추가’를 고른 다음, 홈 화면의 밥친구를 열어 주세요.",
  unsupported: "이 브라우저는 알림을 받을 수 없어요. 앱 안의 알림에서 소식을 확인하거나 다른 브라우저로 열어 주세요.",
  shell: "이 기기의 알림은 휴대폰 설정의 밥친구 앱에서 켜고 끌 수 있어요.",
} as const satisfies Partial<Record<DeviceState, string>>;

/** iPads call themselves Macs, which have no touch screen. */
export function isAppleMobile(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
}

async function findSubscription(): Promise<PushSubscription | null | undefined> {
  return await (await findRegistration())?.pushManager?.getSubscription();
}

export async function readDeviceState(): Promise<DeviceState> {
  if (isInNativeShell()) return "shell";
  if (!("PushManager" in window) || !("Notification" in window)) return isAppleMobile() ? "install" : "unsupported";
  if (Notification.permission === "denied") return "denied";
  const registration = await findRegistration();
  if (registration === undefined) return "unsupported";
  const subscription = await registration.pushManager.getSubscription();
  return Notification.permission === "granted" && subscription !== null ? "on" : "off";
}

async function save(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? "", keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } };
  await call(api.PUT("/push/web-subscriptions", { body }));
}

const KEY_READ_AT_KEY = "babchingu.push-key-read-at";

/** A day after it was read: the key changes rarely, and a visit has enough to read. */
function isKeyDue(): boolean {
  try {
    return Date.now() - Number(localStorage.getItem(KEY_READ_AT_KEY)) >= DAY_MS;
  } catch {
    return true;
  }
}

function markKeyRead(): void {
  try {
    localStorage.setItem(KEY_READ_AT_KEY, String(Date.now()));
  } catch {
    // Storage is full or blocked: then every visit reads it.
  }
}

/** Subscribes with the server's key. A subscription that has it already stays; with a key that was replaced, it gets no messages. */
async function subscribe(): Promise<PushSubscription> {
  const { key: applicationServerKey } = await call(api.GET("/push/web-key"));
  // The worker of a first visit may still be installing, and only one that is active can subscribe.
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribeWithKey = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const subscription = await subscribeWithKey().catch(async (error: unknown) => {
    const earlier = await pushManager.getSubscription();
    const hasOtherKey = error instanceof DOMException && error.name === "InvalidStateError";
    if (earlier === null || !hasOtherKey) throw error;
    await earlier.unsubscribe();
    return await subscribeWithKey();
  });
  markKeyRead();
  return subscription;
}

/** Asks for the permission, so it must be called by a tap. Rejects when the push service or the server can't be reached. */
export async function turnOn(): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== "granted") return await readDeviceState();
  if ((await findRegistration()) === undefined) return "unsupported";
  const subscription = await subscribe();
  try {
    await save(subscription);
  } catch (error) {
    // Without the server it would only look as if messages came.
    await subscription.unsubscribe();
    throw error;
  }
  return "on";
}

export async function turnOff(): Promise<DeviceState> {
  const subscription = await findSubscription();
  if (subscription) {
    await call(api.DELETE("/push/web-subscriptions", { body: { endpoint: subscription.endpoint } }));
    await subscription.unsubscribe();
  }
  return await readDeviceState();
}

/** Ends the subscription in this browser alone: the server learns of it from the push service, at the next message. */
export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

/**
 * Tells the server about this browser's subscription: it ends with a session, and the push service may have replaced it. Subscribes
 * again where the server's key has changed.
 */
export async function renewSubscription(): Promise<void> {
  if (isInNativeShell()) return;
  const subscription = await findSubscription();
  if (subscription) await save(isKeyDue() ? await subscribe() : subscription);
}
