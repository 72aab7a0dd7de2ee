import { apiBase } from "./api.ts";

/** The socket's address (D29): beside the API's host unless configured. */
export function socketUrl(): string {
  return import.meta.env.VITE_WS_URL || new URL("/ws", apiBase().replace(/^http/, "ws")).href;
}
