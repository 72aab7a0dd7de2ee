/** Where the console finds the API (D43): the page's own origin unless configured at build time. */
import { apiBaseUrl } from "@babchingu/openapi";

export const apiBase = apiBaseUrl(import.meta.env["VITE_API_BASE_URL"] as string | undefined);
