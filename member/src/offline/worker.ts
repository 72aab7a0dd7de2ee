/**
 * The service worker: keeps the shell of the app, so that it opens without a network and quickly with one. It caches
 * files whose names carry a hash and the page that names them, nothing that a member has read.
 */
import { cacheName, isOutdated, strategyOf, type SkipWaitingMessage } from "./policy.ts";

/** Filled in by the build: the files of the shell, the page first, and a version that changes with any of them. */
declare const __SHELL__: { version: string; files: readonly [string, ...string[]] };

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
/** The part of the worker's scope that is used; TypeScript can't have a page's and a worker's types in one project. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
const { version, files } = __SHELL__;
const [page] = files;
const name = cacheName(version);

async function install(): Promise<void> {
  const cache = await caches.open(name);
  // Bypasses the browser's HTTP cache: an old page with new files would be a shell that can't start.
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
    const shell = await caches.match(page, { ignoreVary: true });
    if (shell) return shell;
    throw error;
  }
}

async function respondWithAsset(request: Request): Promise<Response> {
  const cache = await caches.open(name);
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
