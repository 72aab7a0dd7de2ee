import { isOutcomeKnown } from "@babchingu/openapi";
import { useRef } from "react";
import type { IdempotencyParameter, ApiCall } from "../../dataProvider/apiCall.ts";
import { keepRequestKey, readRequestKey, removeRequestKey } from "../../tabState.ts";
import { type Action, type ActionMessages, useApiMutation } from "./apiActions.ts";

/**
 * `useApiMutation` with an idempotency key that stays the same while the same body is sent again (R2): a retry after a lost response
 * has no second effect, also after other bodies, a refresh or a log-in, which keep the draft. Once the outcome is known, the next
 * call has a new key, even with an equal body.
 */
export function useIdempotentMutation<Body extends object, Result>(
  apiCall: ApiCall<IdempotencyParameter & Body, Result>,
  messages: ActionMessages<Result>,
  onDone?: (result: Result) => void,
): Action<Body, Result> {
  const { mutate, isPending } = useApiMutation(apiCall, messages, onDone);
  // For a browser that forbids storage.
  const keys = useRef(new Map<string, string>());
  return {
    isPending,
    mutate: async (body) => {
      const request = `${apiCall.name} ${JSON.stringify(body)}`;
      const idempotencyKey = keys.current.get(request) ?? readRequestKey(request) ?? globalThis.crypto.randomUUID();
      keys.current.set(request, idempotencyKey);
      // Before the response: a refresh may come first.
      keepRequestKey(request, idempotencyKey);
      const outcome = await mutate({ ...body, idempotencyKey });
      if (outcome.ok || isOutcomeKnown(outcome.status)) {
        keys.current.delete(request);
        removeRequestKey(request);
      }
      return outcome;
    },
  };
}
