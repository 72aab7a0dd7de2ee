import { type PostResult, postTextMessages, type TextMessage } from "../../domain/chat/messages.ts";
import { isLockTimeout } from "../../db/errors.ts";
import type { Db } from "../../db/schema.ts";
import { retryTransaction } from "../../db/transact.ts";
import { batch } from "../../lib/batch.ts";
import { withTimeBudget } from "../../lib/time-budget.ts";
import { isUnavailable } from "../../lib/unavailable.ts";

/** Concurrent statements; more than one, so that a locked room doesn't block all others. */
const STATEMENTS_MAX = 3;
/** Longer than `lock_timeout`, 3 s; and a message waits less than 10 s for three: a batch before it, its own, and its room's. */
const ATTEMPT_MS_MAX = 3300;

type Post = (messages: readonly TextMessage[]) => Promise<readonly (PostResult | Error)[]>;

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause), { cause });
}

const noResult = () => new Error("A message got no result.");

/** Posts messages of one room, and each half by itself if the database rejects them, so that one message doesn't make the others fail. */
async function postHalves(post: Post, messages: readonly TextMessage[]): Promise<readonly (PostResult | Error)[]> {
  try {
    return await post(messages);
  } catch (cause) {
    if (messages.length === 1 || isUnavailable(cause)) return messages.map(() => asError(cause));
    const middle = Math.floor(messages.length / 2);
    const first = await postHalves(post, messages.slice(0, middle));
    return [...first, ...(await postHalves(post, messages.slice(middle)))];
  }
}

/** Posts the messages of each room at the same time. Each has a promise of its own, so that none waits for those of a locked room. */
function postRooms(post: Post, rooms: Iterable<TextMessage[]>): Map<TextMessage, Promise<PostResult | Error>> {
  const results = new Map<TextMessage, Promise<PostResult | Error>>();
  for (const messages of rooms) {
    const posted = withTimeBudget(ATTEMPT_MS_MAX, () => postHalves(post, messages));
    for (const [n, message] of messages.entries()) {
      const result = posted.then((all) => all[n] ?? noResult());
      results.set(message, result);
    }
  }
  return results;
}

/**
 * Returns a function that writes a member's message, in one statement with concurrent ones. It resolves after the commit
 * and throws TOKEN_REVOKED, STATUS_NOT_ALLOWED, MEETING_NOT_FOUND, NOT_PARTICIPANT or EXPELLED.
 */
export function createChatWriter(db: Db): (message: TextMessage) => Promise<{ isNew: boolean }> {
  const post: Post = (messages) => retryTransaction(() => postTextMessages(db, messages));
  const load = batch<TextMessage, PostResult | Promise<PostResult | Error>>(async (messages) => {
    try {
      return await withTimeBudget(ATTEMPT_MS_MAX, () => post(messages));
    } catch (cause) {
      const rooms = Map.groupBy(messages, ({ meetingId }) => meetingId);
      const isAnotherRoomLocked = isLockTimeout(cause) && rooms.size > 1;
      // After an outage another attempt would fail as late, and could store a message without a client id twice.
      if (messages.length === 1 || (isUnavailable(cause) && !isAnotherRoomLocked)) throw cause;
      const results = postRooms(post, rooms.values());
      return messages.map((message) => results.get(message) ?? noResult());
    }
  }, STATEMENTS_MAX);
  return async (message) => {
    const result = await load(message);
    if (result instanceof Error) throw result;
    return result;
  };
}
