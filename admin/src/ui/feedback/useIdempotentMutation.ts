import { useRef } from "react";
import type { Idempotent, ApiCall } from "../../dataProvider/apiCall.ts";
import { type Action, type ActionMessages, useApiMutation } from "./apiActions.ts";

/**
 * `useApiMutation` with an idempotency key that stays the same while the same body is sent again (R2): a retry after a lost response
 * has no second effect. After a success the next call has a new key, even with an equal body.
 */
export function useIdempotentMutation<Body extends object, Result>(
  apiCall: ApiCall<Idempotent & Body, Result>,
  messages: ActionMessages<Result>,
  onDone?: (result: Result) => void,
): Action<Body, Result> {
  const { run, isPending } = useApiMutation(apiCall, messages, onDone);
  const last = useRef<{ text: string; key: string } | null>(null);
  return {
    isPending,
    run: async (body) => {
      const text = JSON.stringify(body);
      if (last.current?.text !== text) last.current = { text, key: globalThis.crypto.randomUUID() };
      const outcome = await run({ ...body, idempotencyKey: last.current.key });
      if (outcome.ok) last.current = null;
      return outcome;
    },
  };
}
