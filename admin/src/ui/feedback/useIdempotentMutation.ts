import { isOutcomeKnown } from "@babchingu/openapi";
import { useRef } from "react";
import type { IdempotencyParameter, ApiCall } from "../../dataProvider/apiCall.ts";
import { type Action, type ActionMessages, useApiMutation } from "./apiActions.ts";
import { useRequestKeys } from "./useRequestKeys.ts";

/** For an operator who meant the second request as another one. */
const REPEATED = "응답을 받지 못한 앞선 요청과 같아서 한 번만 처리했어요.";

/**
 * `useApiMutation` with an idempotency key that stays the same while the same body is sent again (R2): a retry after a lost response
 * has no second effect, also after other bodies, a refresh or a log-in, which keep the draft; its success says so. Once the outcome is
 * known, the next call has a new key, even with an equal body.
 */
export function useIdempotentMutation<Body extends object, Result>(
  apiCall: ApiCall<IdempotencyParameter & Body, Result>,
  messages: ActionMessages<Result>,
  onDone?: (result: Result) => void,
): Action<Body, Result> {
  const isRepeat = useRef(false);
  const success = (result: Result): string | null => {
    const text = typeof messages.success === "string" ? messages.success : messages.success(result);
    return text !== null && isRepeat.current ? `${text} ${REPEATED}` : text;
  };
  const { mutate, isPending } = useApiMutation(apiCall, { ...messages, success }, onDone);
  const keys = useRequestKeys();
  return {
    isPending,
    mutate: async (body) => {
      const request = `${apiCall.name} ${JSON.stringify(body)}`;
      const unanswered = keys.find(request);
      isRepeat.current = unanswered !== null;
      const idempotencyKey = unanswered ?? globalThis.crypto.randomUUID();
      // Before the response: a refresh may come first.
      keys.keep(request, idempotencyKey);
      const outcome = await mutate({ ...body, idempotencyKey });
      if (outcome.ok || isOutcomeKnown(outcome.status)) keys.remove(request);
      return outcome;
    },
  };
}
