import "./app/trustedTypes.ts";
import "@babchingu/web/tokens.css";
import "./styles/base.css";
import { start } from "./app/start.tsx";

// In a task of its own: the code was run in this one.
setTimeout(() => void start());
