import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { pathInApp } from "../paths.ts";
import type { OpenMessage } from "./messages.ts";

function isOpenMessage(data: unknown): data is OpenMessage {
  return typeof data === "object" && data !== null && "open" in data && typeof data.open === "string";
}

/** Shows the screen of a tapped notification in the app that is already open: a reload would lose what is being typed. */
export function useOpenFromNotifications(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Absent on pages without TLS.
    const { serviceWorker } = navigator as Partial<Navigator>;
    const onMessage = ({ data, ports }: MessageEvent<unknown>): void => {
      const path = isOpenMessage(data) ? pathInApp(data.open) : null;
      if (path === null) return;
      ports[0]?.postMessage("opened");
      // A second entry for the open screen would make going back lead to itself.
      if (path !== pathname + search) void navigate(path);
    };
    serviceWorker?.addEventListener("message", onMessage);
    return () => serviceWorker?.removeEventListener("message", onMessage);
  }, [navigate, pathname, search]);
}
