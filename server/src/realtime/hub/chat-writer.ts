import { postTextMessages } from "../../domain/chat/messages.ts";
import type { PostResult, TextMessage } from "../../domain/chat/messages.ts";
import type { Db } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { batch } from "../../lib/batch.ts";

/** Transactions under way; more than one, so that a room somebody holds for a moment doesn't stop all others. */
const TRANSACTIONS_MAX = 3;

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause), { cause });
}

/**
 * Writes members' messages, those that come together in one transaction.
 * @returns a function that resolves after the commit; it throws MEETING_NOT_FOUND, NOT_PARTICIPANT or EXPELLED.
 */
export function chatWriter(db: Db): (message: TextMessage) => Promise<{ isNew: boolean }> {
  const post = (messages: readonly TextMessage[]): Promise<PostResult[]> =>
    transact(db, (trx) => postTextMessages({ trx }, messages));
  return batch<TextMessage, { isNew: boolean }>(async (messages) => {
    try {
      return await post(messages);
    } catch (cause) {
      if (messages.length === 1) throw cause;
      // One that the database refuses must not take the others along.
      const results: (PostResult | Error)[] = [];
      for (const message of messages)
        results.push((await post([message]).catch((one: unknown) => [asError(one)]))[0] ?? asError(cause));
      return results;
    }
  }, TRANSACTIONS_MAX);
}
