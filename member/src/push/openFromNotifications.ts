/** Shows the screen of a tapped notification in the app that is already open: a reload would lose what is being typed. */
import type { OpenMessage } from "./messages.ts";

function isOpenMessage(data: unknown): data is OpenMessage {
  return typeof data === "object" && data !== null && "open" in data && typeof data.open === "string";
}

/** Navigates as the browser's forward button would: the router follows. */
function showPath(path: string): void {
  window.history.pushState(null, "", path);
  window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
}

export function openFromNotifications(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ data, ports }: MessageEvent<unknown>) => {
    if (!isOpenMessage(data)) return;
    ports[0]?.postMessage("opened");
    showPath(data.open);
  });
}
