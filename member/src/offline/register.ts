/** Registers the service worker and offers a new version when there is one. Never reloads unasked. */
import { offer } from "../ui/overlays/Toast.tsx";
import type { TakeOver } from "./policy.ts";

/** The browser looks for a new worker when a page is opened; an app that stays open has to ask. */
const CHECK_EVERY_MS = 60 * 60_000;

function offerUpdate(waiting: ServiceWorker): void {
  offer("새 버전이 나왔어요.", {
    label: "새로 열기",
    run: () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
      // A worker's message has no target origin; the rule takes it for a window.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      waiting.postMessage("take-over" satisfies TakeOver);
    },
  });
}

/** Without a controller this is the first worker ever: nothing is replaced. */
function isReplaced(): boolean {
  return navigator.serviceWorker.controller !== null;
}

function watch(registration: ServiceWorkerRegistration | undefined): void {
  // A browser that blocks workers resolves the registration to undefined.
  if (!registration) return;
  if (registration.waiting && isReplaced()) offerUpdate(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && isReplaced()) offerUpdate(installing);
    });
  });

  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  });
}

// Private windows and pages without TLS have none, or refuse; the app works without it.
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).then(watch, () => {});
}
