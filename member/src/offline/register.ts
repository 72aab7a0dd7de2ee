/** Registers the service worker and offers to reload when there is a new version. Never reloads by itself. */
import { toastWithAction } from "../ui/overlays/Toast.tsx";
import type { SkipWaitingMessage } from "./policy.ts";
import { WORKER_URL } from "./workerUrl.ts";

/** The browser checks for a new worker when a page is opened; an app that stays open has to check itself. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60_000;

function offerUpdate(waiting: ServiceWorker): void {
  toastWithAction("새 버전이 나왔어요.", {
    label: "새로 열기",
    onClick: () => {
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

function watchUpdates(registration: ServiceWorkerRegistration | undefined): void {
  // A browser that blocks workers resolves the registration to undefined.
  if (!registration) return;
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

// Private windows and pages without TLS have no service worker or reject the registration; the app works without one.
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register(WORKER_URL).then(watchUpdates, () => {});
}
