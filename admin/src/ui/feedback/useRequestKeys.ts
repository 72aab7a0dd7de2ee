import { isOutcomeKnown } from "@babchingu/openapi";
import { useRef, useState } from "react";
import { statusOf } from "../../dataProvider/errors.ts";
import { keepRequestKey, readRequestKey, removeRequestKey } from "../../tabState.ts";

/** For an operator who meant the second request as another one. */
export const REPEATED = "응답을 받지 못한 앞선 요청과 같아서 한 번만 처리했어요.";

export type WithKey = <Result>(
  callName: string,
  body: object,
  send: (idempotencyKey: string) => Promise<Result>,
) => Promise<{ result: Result; isRepeat: boolean }>;

/**
 * Sends a call with an idempotency key that stays the same for the same body until the outcome is known (R2): a retry after a lost
 * response has no second effect. The keys outlast a refresh and a log-in, where the browser allows storage.
 */
export function useRequestKeys() {
  const [keys] = useState(() => new Map<string, string>());
  const done = useRef<string[]>([]);
  const remove = (request: string) => {
    keys.delete(request);
    removeRequestKey(request);
  };
  const withKey: WithKey = async (callName, body, send) => {
    const request = `${callName} ${JSON.stringify(body)}`;
    const unanswered = keys.get(request) ?? readRequestKey(request);
    const key = unanswered ?? globalThis.crypto.randomUUID();
    // Before the response: a refresh may come first.
    keys.set(request, key);
    keepRequestKey(request, key);
    try {
      const result = await send(key);
      done.current.push(request);
      return { result, isRepeat: unanswered !== null };
    } catch (error) {
      if (isOutcomeKnown(statusOf(error))) remove(request);
      throw error;
    }
  };
  /** The next call has a new key, even with an equal body. */
  const forgetDone = () => {
    for (const request of done.current.splice(0)) remove(request);
  };
  return { withKey, forgetDone };
}
