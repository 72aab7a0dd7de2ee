import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { session } from "../api/api.ts";
import { clearPersisted, persistLists } from "../offline/persistedQueries.ts";
import { startSession } from "../session/session.ts";
import { sessionSource } from "../session/source.ts";
import { App } from "./App.tsx";
import { queryClient } from "./queryClient.ts";

/** Starts the session and shows the app. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no element with the id root.");

  // The simulated shell has to be there before anything asks whether it is.
  if (import.meta.env.DEV) (await import("../gallery/simulatedShell.ts")).restoreShell();

  // What one member has read must not be shown to the next.
  session.onEnd(() => {
    queryClient.clear();
    clearPersisted();
  });
  persistLists(queryClient);
  startSession(sessionSource);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

  // Not before the first screen is there: the worker's own downloads would compete with it.
  if (import.meta.env.PROD) window.addEventListener("load", () => void import("../offline/register.ts"));
}
