import { type PostResult, postTextMessages, type TextMessage } from "../../domain/chat/messages.ts";
import type { Db } from "../../db/schema.ts";
import { retryTransaction } from "../../db/transact.ts";
import { batch } from "../../lib/batch.ts";

/** Concurrent statements; more than one, so that a locked room doesn't block all others. */
const STATEMENTS_MAX = 3;

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause), { cause });
}

/**
 * Returns a function that writes a member's message, in one statement with concurrent ones. It resolves after the commit
 * and throws TOKEN_REVOKED, STATUS_NOT_ALLOWED, MEETING_NOT_FOUND, NOT_PARTICIPANT or EXPELLED.
 */
export function createChatWriter(db: Db): (message: TextMessage) => Promise<{ isNew: boolean }> {
  const post = (messages: readonly TextMessage[]): Promise<PostResult[]> =>
    retryTransaction(() => postTextMessages(db, messages));
  return batch<TextMessage, { isNew: boolean }>(async (messages) => {
    try {
      return await post(messages);
    } catch (cause) {
      if (messages.length === 1) throw cause;
      // A message that the database rejects must not make the others fail.
      const results: (PostResult | Error)[] = [];
      for (const message of messages)
        results.push((await post([message]).catch((error: unknown) => [asError(error)]))[0] ?? asError(cause));
      return results;
    }
  }, STATEMENTS_MAX);
}
