import { useRef } from "react";
import type { Repeatable, Verb } from "../../dataProvider/verb.ts";
import type { Action, ActionMessages } from "./useAction.ts";
import { useVerb } from "./useAction.ts";

/**
 * `useVerb` with an idempotency key that stays the same while the same body is sent again (R2): a retry after a lost answer
 * has no second effect. After a success the next call is a new one, even of an equal body.
 */
export function useVerbOnce<Body extends object, Result>(
  verb: Verb<Repeatable & Body, Result>,
  messages: ActionMessages<Result>,
  onDone?: (result: Result) => void,
): Action<Body, Result> {
  const { run, isPending } = useVerb(verb, messages, onDone);
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
