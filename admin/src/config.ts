/** Where the console finds the API (D43): the page's own origin unless configured at build time. */
import { apiBaseUrl } from "@babchingu/openapi";

export const apiBase = apiBaseUrl(import.meta.env["VITE_API_BASE_URL"] as string | undefined);

/** A picture's address: the contract's are relative to the API's origin, or absolute. */
export function pictureAddress(url: string, base: string = apiBase): string {
  return new URL(url, base).href;
}
