/** Where the apps find the API and its images: on the page's own origin unless configured at build time (D43). */
import { API_PREFIX } from "@babchingu/openapi";

export function apiBase(): string {
  return `${(import.meta.env.VITE_API_BASE_URL || globalThis.location.origin).replace(/\/+$/, "")}${API_PREFIX}`;
}

/** The address for an `<img>`: the contract's is a path on the API's origin, or a whole address. */
export function imageSrc(url: string): string {
  return new URL(url, apiBase()).href;
}
