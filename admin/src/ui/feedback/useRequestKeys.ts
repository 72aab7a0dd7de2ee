import { useState } from "react";
import { keepRequestKey, readRequestKey, removeRequestKey } from "../../tabState.ts";

/** Idempotency keys by request (R2). They outlast a refresh and a log-in, where the browser allows storage. */
export function useRequestKeys() {
  const [keys] = useState(() => new Map<string, string>());
  return {
    find: (request: string): string | null => keys.get(request) ?? readRequestKey(request),
    keep: (request: string, key: string): void => {
      keys.set(request, key);
      keepRequestKey(request, key);
    },
    remove: (request: string): void => {
      keys.delete(request);
      removeRequestKey(request);
    },
  };
}
