import "./ui/tokens.css";
import "./styles/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { session } from "./api/api.ts";
import { App } from "./app/App.tsx";
import { queryClient } from "./app/queryClient.ts";
import { forgetSeen, keepLists } from "./offline/seen.ts";
import { startSession } from "./session/session.ts";
import { sessionSource } from "./session/source.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");

// The simulated shell has to be there before anything asks whether it is.
if (import.meta.env.DEV) (await import("./gallery/simulatedShell.ts")).restoreShell();

// What one member has read must not be there for the next.
session.onEnd(() => {
  queryClient.clear();
  forgetSeen();
});
keepLists(queryClient);
startSession(sessionSource);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Not before the first screen is there: the worker's own downloads would compete with it.
if (import.meta.env.PROD) window.addEventListener("load", () => void import("./offline/register.ts"));
