import { isAbort } from "@babchingu/openapi";
import type { ApiCall } from "./apiCall.ts";

/**
 * Logs every failed call to the devtools console (console §8) by its method or ApiCall. The parameters are left out, as they
 * contain passwords. The screens show the failure to the operator.
 */
export function logFailures<Provider extends object>(provider: Provider): Provider {
  const logged = Object.entries(provider).map(([method, property]: [string, unknown]) => {
    if (typeof property !== "function") return [method, property];
    const call = async (...parameters: unknown[]): Promise<unknown> => {
      try {
        return await (property as (...all: unknown[]) => unknown)(...parameters);
      } catch (error) {
        const name = method === "callApi" ? (parameters[0] as ApiCall<unknown, unknown>).name : method;
        // react-query aborts the calls of an unmounted screen.
        // oxlint-disable-next-line no-console -- that is what console §8 asks for.
        if (!isAbort(error)) console.error(`${name} failed:`, error);
        throw error;
      }
    };
    return [method, call];
  });
  return Object.fromEntries(logged) as Provider;
}
