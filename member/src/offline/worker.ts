/**
 * The service worker: precaches the app shell, so that the app opens without a network, and quickly with one. It caches
 * files whose names carry a hash and the page that names them, never data of a member. It also shows push messages (D51).
 */
import { type OpenMessage, readPush, targetOf } from "../push/messages.ts";
import { cacheName, isOutdated, strategyOf, type SkipWaitingMessage } from "./policy.ts";

/** Filled in by the build: the files to precache, the page first, and a version that changes with any of them. */
declare const __PRECACHE__: { version: string; files: readonly [string, ...string[]] };

interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerPushEvent extends WorkerEvent {
  readonly data: { text(): string } | null;
}
interface WorkerClickEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface WorkerSubscriptionEvent extends WorkerEvent {
  readonly oldSubscription?: PushSubscription | null;
}
/** A page that is open. */
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: OpenMessage, ports: Transferable[]): void;
}
/** The global scope of a worker, as far as it is used: a TypeScript project can't have the types of pages and of workers. */
interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, "scope" | "showNotification" | "pushManager">;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: "push", listener: (event: WorkerPushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: WorkerClickEvent) => void): void;
  addEventListener(type: "pushsubscriptionchange", listener: (event: WorkerSubscriptionEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
const { version, files } = __PRECACHE__;
const [page] = files;
const currentCache = cacheName(version);

async function install(): Promise<void> {
  const cache = await caches.open(currentCache);
  const add = async (file: string): Promise<void> => {
    // An earlier installation of this version, which a lost network ended.
    if (await cache.match(file, { ignoreVary: true })) return;
    // Bypasses the browser's HTTP cache: an old page with new files couldn't start.
    await cache.add(new Request(file, { cache: "reload" }));
  };
  await Promise.all(files.map(add));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((other) => isOutdated(other, version)).map((other) => caches.delete(other)));
  await worker.clients.claim();
}

/** How long the network may take while a page is stored: one that answers nothing would hide what the member saw (D56). */
const PAGE_MS_MAX = 4000;

async function respondWithPage(request: Request): Promise<Response> {
  const fetched = fetch(request);
  const storedPage = async (): Promise<Response> =>
    (await caches.match(page, { ignoreVary: true }).catch(() => undefined)) ?? (await fetched);
  // A proxy answers with its own page for a server that is gone.
  const answered = fetched.then((response) => (response.status >= 500 ? storedPage() : response));
  const late = new Promise((resolve) => setTimeout(resolve, PAGE_MS_MAX)).then(storedPage);
  return await Promise.race([answered, late]).catch(storedPage);
}

/** Storage that is full or blocked must not fail the request: the app would not open. */
async function respondWithAsset(event: WorkerFetchEvent): Promise<Response> {
  const cache = await caches.open(currentCache).catch(() => undefined);
  // A hashed file is the same for everybody, whatever the Vary header says.
  const cached = await cache?.match(event.request, { ignoreVary: true }).catch(() => undefined);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.ok && cache) event.waitUntil(cache.put(event.request, response.clone()).catch(() => undefined));
  return response;
}

async function showPush(payload: string | undefined): Promise<void> {
  const { title, text, url, tag } = readPush(payload);
  // The page sets it anew when it is opened.
  if ("setAppBadge" in navigator) void navigator.setAppBadge().catch(() => undefined);
  await worker.registration.showNotification(title, {
    body: text,
    data: url,
    tag,
    lang: "ko",
    icon: "/app/icons/icon-192.png",
    badge: "/app/icons/icon-192.png",
  });
}

/** How long a page may take to answer: one that is starting doesn't listen yet. */
const ANSWER_MS_MAX = 1000;

/** Whether the page has shown the path by itself, without a reload. */
function isShownByPage(page: WindowClient, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), ANSWER_MS_MAX);
    page.postMessage({ open: path }, [port2]);
  });
}

/** Opens the address in the app that is open, else in a new window. */
async function openTarget(url: unknown): Promise<void> {
  const { scope } = worker.registration;
  const target = targetOf(url, scope);
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = target.href.startsWith(scope) ? windows.find((it) => it.url.startsWith(scope)) : undefined;
  if (page === undefined) return void (await worker.clients.openWindow(target.href));
  // A browser may refuse the focus; the screen is right all the same.
  await page.focus().catch(() => undefined);
  if (await isShownByPage(page, target.pathname + target.search)) return;
  // A page without this worker can't be navigated.
  await page.navigate(target.href).catch(() => worker.clients.openWindow(target.href));
}

/** Subscribes again after the push service has ended a subscription. The app tells the server when it is opened next. */
async function resubscribe(oldSubscription: PushSubscription | null | undefined): Promise<void> {
  if (oldSubscription) await worker.registration.pushManager.subscribe(oldSubscription.options);
}

worker.addEventListener("push", (event) => event.waitUntil(showPush(event.data?.text())));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTarget(event.notification.data));
});
worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(resubscribe(event.oldSubscription)));
worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const strategy = strategyOf(event.request, worker.registration.scope);
  if (strategy === "page") event.respondWith(respondWithPage(event.request));
  else if (strategy === "asset") event.respondWith(respondWithAsset(event));
});
worker.addEventListener("message", ({ data }) => {
  if (data === ("take-over" satisfies SkipWaitingMessage)) void worker.skipWaiting();
});
