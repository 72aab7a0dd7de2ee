import { type ApiCall, defineCall, type NoParameters } from "./apiCall.ts";
import type { Resource } from "./resource.ts";

/** Checks that the backend has the resource's list; one without it responds with 404 or 501 (D44). */
export function probeOf({ name, list }: Resource): ApiCall<NoParameters, boolean> {
  return defineCall(`probe ${name}`, [], async (api, _, signal) => {
    await list(api, { page: 0, size: 1 }, signal);
    return true;
  });
}
