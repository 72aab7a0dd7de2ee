import "./app/trustedTypes.ts";
import "@babchingu/web/tokens.css";
import "./styles/base.css";
import { start } from "./app/start.tsx";

void start();
