import { isOutcomeKnown } from "@babchingu/openapi";
import { useRef } from "react";
import type { IdempotencyParameter, ApiCall } from "../../dataProvider/apiCall.ts";
import { keepRequest, readRequest, removeRequest, type UnansweredRequest } from "../../tabState.ts";
import { type Action, type ActionMessages, useApiMutation } from "./apiActions.ts";

/**
 * `useApiMutation` with an idempotency key that stays the same while the same body is sent again (R2): a retry after a lost response
 * has no second effect, also after a refresh or a log-in, which keep the draft. Once the outcome is known, the next call has a
 * new key, even with an equal body.
 */
export function useIdempotentMutation<Body extends object, Result>(
  apiCall: ApiCall<IdempotencyParameter & Body, Result>,
  messages: ActionMessages<Result>,
  onDone?: (result: Result) => void,
): Action<Body, Result> {
  const { mutate, isPending } = useApiMutation(apiCall, messages, onDone);
  // For a browser that forbids storage.
  const lastRequest = useRef<UnansweredRequest | null>(null);
  return {
    isPending,
    mutate: async (body) => {
      const text = JSON.stringify(body);
      const unanswered = lastRequest.current ?? readRequest(apiCall.name);
      const request = unanswered?.text === text ? unanswered : { text, key: globalThis.crypto.randomUUID() };
      lastRequest.current = request;
      // Before the response: a refresh may come first.
      keepRequest(apiCall.name, request);
      const outcome = await mutate({ ...body, idempotencyKey: request.key });
      if (outcome.ok || isOutcomeKnown(outcome.status)) {
        lastRequest.current = null;
        removeRequest(apiCall.name);
      }
      return outcome;
    },
  };
}
