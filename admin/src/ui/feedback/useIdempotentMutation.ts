import { useRef } from "react";
import type { IdempotencyParameter, ApiCall } from "../../dataProvider/apiCall.ts";
import { type Action, type ActionMessages, useAction } from "./apiActions.ts";
import { REPEATED, useRequestKeys } from "./useRequestKeys.ts";

/** `useApiMutation` with an idempotency key (`useRequestKeys`); the success of a repeat says that it was one. */
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
  const { withKey, forgetDone } = useRequestKeys();
  return useAction(
    async (provider, body: Body) => {
      const sent = await withKey(apiCall.name, body, (idempotencyKey) =>
        provider.callApi(apiCall, { ...body, idempotencyKey }),
      );
      forgetDone();
      isRepeat.current = sent.isRepeat;
      return sent.result;
    },
    apiCall.invalidates,
    {
      ...messages,
      success,
      mayBeDone: "처리됐을 수도 있어요. 내역을 확인하거나 같은 내용 그대로 다시 보내 주세요.",
    },
    onDone,
  );
}
