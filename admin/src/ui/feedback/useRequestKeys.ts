import { HOUR_MS, IDEMPOTENCY_KEY_HOURS, isOutcomeKnown } from "@babchingu/openapi";
import { useRef, useState } from "react";
import { refusal, statusOf } from "../../dataProvider/errors.ts";
import { keepRequestKey, readRequestKey, removeRequestKey, type RequestKey } from "../../tabState.ts";

/** For an operator who meant the second request as another one. */
export const REPEATED = "응답을 받지 못한 앞선 요청과 같아서 한 번만 처리했어요.";

/** Shorter than on the server, which may be reached late. */
const KEY_LIFE_MS = (IDEMPOTENCY_KEY_HOURS - 1) * HOUR_MS;
const isExpired = ({ sentAt }: RequestKey) => Date.now() - sentAt >= KEY_LIFE_MS;

const expired = () =>
  refusal(
    "하루 전에 보낸 같은 요청의 결과를 알 수 없어서 보내지 않았어요. 쌀알 내역이나 감사 기록을 확인하고, 처리되지 않았으면 다시 보내 주세요.",
  );

export type WithKey = <Result>(
  callName: string,
  body: object,
  send: (idempotencyKey: string) => Promise<Result>,
) => Promise<{ result: Result; isRepeat: boolean }>;

/**
 * Sends a call with an idempotency key that stays the same for the same body until the outcome is known (R2): a retry after a lost
 * response has no second effect. The keys outlast a refresh and a log-in, where the browser allows storage. With an expired one the
 * call fails once, so that the operator looks whether it was done; the next one has a new key.
 */
export function useRequestKeys() {
  const [keys] = useState(() => new Map<string, RequestKey>());
  const done = useRef<string[]>([]);
  const remove = (request: string) => {
    keys.delete(request);
    removeRequestKey(request);
  };
  const withKey: WithKey = async (callName, body, send) => {
    const request = `${callName} ${JSON.stringify(body)}`;
    const unanswered = keys.get(request) ?? readRequestKey(request);
    if (unanswered !== null && isExpired(unanswered)) {
      remove(request);
      throw expired();
    }
    const attempt = unanswered ?? { key: globalThis.crypto.randomUUID(), sentAt: Date.now() };
    // Before the response: a refresh may come first.
    keys.set(request, attempt);
    keepRequestKey(request, attempt);
    try {
      const result = await send(attempt.key);
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
