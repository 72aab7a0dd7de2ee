import { useRef } from "react";

/**
 * An idempotency key that stays the same while the same body is sent again (R2): a retry after a lost answer has no
 * second effect. `done` makes the next sending a new one, even of an equal body.
 */
export function useIdempotencyKey(): { keyFor: (body: object) => string; done: () => void } {
  const last = useRef<{ body: string; key: string } | null>(null);
  return {
    keyFor: (body) => {
      const text = JSON.stringify(body);
      if (last.current?.body !== text) last.current = { body: text, key: globalThis.crypto.randomUUID() };
      return last.current.key;
    },
    done: () => {
      last.current = null;
    },
  };
}
