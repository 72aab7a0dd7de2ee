import "./app/trustedTypes.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";

const container = document.querySelector("#root");
if (!container) throw new Error("The page lacks #root.");
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
