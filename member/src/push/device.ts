/** Whether this browser gets push messages, and turning them on and off (D51). Imported dynamically: the first screens don't wait for it. */
import { call } from "@babchingu/openapi";
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

/** Asks for the permission, so it must be called by a tap. Rejects when the push service or the server can't be reached. */
export async function turnOn(): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== "granted") return await readDeviceState();
  if ((await findRegistration()) === undefined) return "unsupported";
  const { key: applicationServerKey } = await call(api.GET("/push/web-key"));
  // The worker of a first visit may still be installing, and only one that is active can subscribe.
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const subscription = await subscribe().catch(async (error: unknown) => {
    // A subscription with another key of the server, which has been replaced.
    const earlier = await pushManager.getSubscription();
    if (earlier === null) throw error;
    await earlier.unsubscribe();
    return await subscribe();
  });
  await save(subscription);
  return "on";
}

export async function turnOff(): Promise<DeviceState> {
  const subscription = await (await findRegistration())?.pushManager.getSubscription();
  if (subscription) {
    await call(api.DELETE("/push/web-subscriptions", { body: { endpoint: subscription.endpoint } }));
    await subscription.unsubscribe();
  }
  return await readDeviceState();
}

/** Tells the server about this browser's subscription: it ends with a session, and the push service may have replaced it. */
export async function renewSubscription(): Promise<void> {
  if (isInNativeShell()) return;
  const subscription = await (await findRegistration())?.pushManager?.getSubscription();
  if (subscription) await save(subscription);
}
