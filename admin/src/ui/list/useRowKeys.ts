import { isOutcomeKnown } from "@babchingu/openapi";
import { useRef } from "react";
import { statusOf } from "../../dataProvider/errors.ts";
import { session } from "../../session.ts";
import { useRequestKeys } from "../feedback/useRequestKeys.ts";

/**
 * Sends each row of a bulk action with an idempotency key of its own, which stays the same for the same input until the outcome is known
 * (R2). `forgetDone` is called after a run: when the session's end has cut it short, the rows that are done keep their keys too, since
 * nothing shows which they were.
 */
export function useRowKeys(action: string) {
  const keys = useRequestKeys();
  const done = useRef<string[]>([]);
  return {
    sendWithKey: async <Result>(row: number, input: object, send: (idempotencyKey: string) => Promise<Result>) => {
      const request = `${action} ${row} ${JSON.stringify(input)}`;
      const key = keys.find(request) ?? globalThis.crypto.randomUUID();
      keys.keep(request, key);
      try {
        const result = await send(key);
        done.current.push(request);
        return result;
      } catch (error) {
        if (isOutcomeKnown(statusOf(error))) keys.remove(request);
        throw error;
      }
    },
    forgetDone: () => {
      if (session.hasTokens()) for (const request of done.current.splice(0)) keys.remove(request);
    },
  };
}
