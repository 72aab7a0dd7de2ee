import { isAbort } from "@babchingu/openapi";

/**
 * Has every failed call in the browser's console (admin-and-site §8), by the provider's method. What it was called with stays
 * out of it: passwords are among it. The words for the operator are the screens' business.
 */
export function logFailures<Provider extends object>(provider: Provider): Provider {
  const logged = Object.entries(provider).map(([name, member]: [string, unknown]) => {
    if (typeof member !== "function") return [name, member];
    const call = async (...parameters: unknown[]): Promise<unknown> => {
      try {
        return await (member as (...all: unknown[]) => unknown)(...parameters);
      } catch (error) {
        // react-query takes calls back whose screen was left.
        // oxlint-disable-next-line no-console -- that is what §8 asks for.
        if (!isAbort(error)) console.error(`${name} failed:`, error);
        throw error;
      }
    };
    return [name, call];
  });
  return Object.fromEntries(logged) as Provider;
}
