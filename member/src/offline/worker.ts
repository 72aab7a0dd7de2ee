/**
 * The service worker: precaches the app shell, so that the app opens without a network, and quickly with one. It caches
 * files whose names carry a hash and the page that names them, never data of a member.
 */
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
/** The global scope of a worker, as far as it is used: a TypeScript project can't have the types of pages and of workers. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
const { version, files } = __PRECACHE__;
const [page] = files;
const currentCache = cacheName(version);

async function install(): Promise<void> {
  const cache = await caches.open(currentCache);
  // Bypasses the browser's HTTP cache: an old page with new files couldn't start.
  await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((other) => isOutdated(other, version)).map((other) => caches.delete(other)));
  await worker.clients.claim();
}

async function respondWithPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cachedPage = await caches.match(page, { ignoreVary: true });
    if (cachedPage) return cachedPage;
    throw error;
  }
}

async function respondWithAsset(request: Request): Promise<Response> {
  const cache = await caches.open(currentCache);
  // A hashed file is the same for everybody, whatever the Vary header says.
  const cached = await cache.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const strategy = strategyOf(event.request, worker.registration.scope);
  if (strategy === "page") event.respondWith(respondWithPage(event.request));
  else if (strategy === "asset") event.respondWith(respondWithAsset(event.request));
});
worker.addEventListener("message", ({ data }) => {
  if (data === ("take-over" satisfies SkipWaitingMessage)) void worker.skipWaiting();
});
