/** Registers the service worker and offers to reload when there is a new version. Never reloads by itself. */
import { toast } from "../ui/overlays/Toast.tsx";
import type { SkipWaitingMessage } from "./policy.ts";
import { WORKER_URL } from "./workerUrl.ts";

/** The browser checks for a new worker when a page is opened; an app that stays open has to check itself. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60_000;
/** Doubled each time. What was downloaded before the network was lost isn't downloaded again. */
const RETRY_MS_FIRST = 10_000;

let retryMs = RETRY_MS_FIRST;

function offerUpdate(waiting: ServiceWorker): void {
  toast("새 버전이 나왔어요.", {
    label: "새로 열기",
    onClick: () => {
      // Another tab let it take over.
      if (waiting.state !== "installed") return window.location.reload();
      navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
      // A message to a worker has no target origin; the lint rule takes the worker for a window.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      waiting.postMessage("take-over" satisfies SkipWaitingMessage);
    },
  });
}

/** Without a controller this is the first worker, not an update. */
function isUpdate(): boolean {
  return navigator.serviceWorker.controller !== null;
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && isUpdate()) offerUpdate(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && isUpdate()) offerUpdate(installing);
    });
  });

  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < UPDATE_CHECK_INTERVAL_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** Where the network was lost during the first installation the browser forgets the worker: it is registered again. */
function watchInstallation(registration: ServiceWorkerRegistration | undefined): void {
  // A browser that blocks workers resolves the registration to undefined.
  if (!registration) return;
  const { active, installing } = registration;
  if (active !== null || installing === null) {
    watchUpdates(registration);
    return;
  }
  installing.addEventListener("statechange", () => {
    if (installing.state === "installed") watchUpdates(registration);
    else if (installing.state === "redundant") registerLater();
  });
}

function registerLater(): void {
  setTimeout(register, retryMs);
  retryMs *= 2;
}

function register(): void {
  navigator.serviceWorker.register(WORKER_URL).then(watchInstallation, (error: unknown) => {
    // A private window or a page without TLS refuses for ever, and the app works without it.
    if (error instanceof TypeError) registerLater();
  });
}

if ("serviceWorker" in navigator) register();
