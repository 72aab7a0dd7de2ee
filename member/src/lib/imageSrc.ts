import { apiBaseUrl, imageSrc as resolve } from "@babchingu/openapi";

/** The address for an `<img>`, also when the API is on another origin. */
export function imageSrc(url: string): string {
  return resolve(url, apiBaseUrl(import.meta.env.VITE_API_BASE_URL));
}
