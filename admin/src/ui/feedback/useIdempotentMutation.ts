import { useRef } from "react";
import type { IdempotencyParameter, ApiCall } from "../../dataProvider/apiCall.ts";
import { type Action, type ActionMessages, useApiMutation } from "./apiActions.ts";

/**
 * `useApiMutation` with an idempotency key that stays the same while the same body is sent again (R2): a retry after a lost response
 * has no second effect. After a success the next call has a new key, even with an equal body.
 */
export function useIdempotentMutation<Body extends object, Result>(
  apiCall: ApiCall<IdempotencyParameter & Body, Result>,
  messages: ActionMessages<Result>,
  onDone?: (result: Result) => void,
): Action<Body, Result> {
  const { mutate, isPending } = useApiMutation(apiCall, messages, onDone);
  const lastRequest = useRef<{ text: string; key: string } | null>(null);
  return {
    isPending,
    mutate: async (body) => {
      const text = JSON.stringify(body);
      if (lastRequest.current?.text !== text) lastRequest.current = { text, key: globalThis.crypto.randomUUID() };
      const outcome = await mutate({ ...body, idempotencyKey: lastRequest.current.key });
      if (outcome.ok) lastRequest.current = null;
      return outcome;
    },
  };
}
