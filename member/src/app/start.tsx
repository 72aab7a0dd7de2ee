import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { session } from "../api/api.ts";
import { restoreQueries } from "../offline/persistedQueries.ts";
import { initSessionStore } from "../session/session.ts";
import { sessionSource } from "../session/source.ts";
import { App } from "./App.tsx";
import { afterFirstScreen } from "./afterFirstScreen.ts";
import { endMember } from "./endMember.ts";
import { queryClient } from "./queryClient.ts";

export async function start(): Promise<void> {
  // Before any code checks whether it runs in a native shell.
  if (import.meta.env.DEV) (await import("../simulated-shell/simulatedShell.ts")).restoreShell();

  // One member's data must not be shown to the next.
  session.onEnd((end) => endMember(end, queryClient));
  restoreQueries(queryClient);
  initSessionStore(sessionSource);
  // React says so when index.html has no such element.
  const root = createRoot(document.getElementById("root") as HTMLElement);
  // In slices, between which the page answers to a finger.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );

  // Its downloads would compete with the first screen.
  afterFirstScreen(() => void import("./afterLoad.ts"));
}
