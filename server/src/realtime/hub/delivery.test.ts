import { beforeAll, expect, test } from "vitest";
import type { Db } from "../../db/schema.ts";
import { listMessages } from "../../domain/chat/rooms.ts";
import { postTextMessages } from "../../domain/chat/messages.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { insertRoom } from "../../testing/rooms.ts";
import { Delivery } from "./delivery.ts";
import { Room, type Subscription } from "./rooms.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});

/** A database whose statements wait for the release; `waiting` resolves when the first one does. */
function holdStatements(db: Db) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: waiting, resolve: wait } = Promise.withResolvers<void>();
  const executor = db.getExecutor();
  const held = executor.withConnectionProvider({
    provideConnection: async (consumer) => {
      wait();
      await released;
      return await executor.provideConnection(consumer);
    },
  });
  return { held: Object.create(db, { getExecutor: { value: () => held } }) as Db, waiting, release };
}

test("who subscribes while a delivery is reading misses nothing that is committed meanwhile", async () => {
  const [host, guest] = [await t.member(), await t.member()];
  const meetingId = await insertRoom(t.db, t.clock.now(), { memberIds: [host.id, guest.id] });
  const room = new Room(t.db, meetingId);
  const post = (content: string) =>
    postTextMessages(t.db, [{ meetingId, memberId: host.id, content, clientId: null, now: t.clock.now() }]);
  const sessions = await t.db.selectFrom("sessions").select(["id", "memberId"]).execute();
  const sessionOf = new Map(sessions.map(({ id, memberId }) => [memberId, id]));
  const subscribe = ({ id: memberId }: { id: number }) => {
    const identity = { memberId, sessionId: sessionOf.get(memberId) ?? 0, expiresAt: t.clock.now() };
    const receivedIds: number[] = [];
    const subscription: Subscription = {
      id: "1",
      meetingId,
      identity: () => identity,
      deliver: (_messages, lastId) => receivedIds.push(lastId),
    };
    return { receivedIds, confirmed: room.add(subscription) };
  };

  const first = subscribe(host);
  await first.confirmed;
  await post("첫 말");
  const { held, waiting, release } = holdStatements(t.db);
  const delivery = new Delivery(
    held,
    () => room,
    () => undefined,
  );
  const delivered = delivery.deliver([meetingId]);
  await waiting;
  const second = subscribe(guest);
  const history = second.confirmed.then(() =>
    listMessages(t.db, { meetingId, memberId: guest.id, page: 0, now: t.clock.now() }),
  );
  // Had the subscription been confirmed by now, the history would have been read before the next message.
  await t.db.selectFrom("members").select("id").execute();
  await post("둘째 말");
  release();
  await delivered;
  expect(first.receivedIds).toHaveLength(1);
  expect(new Set([...second.receivedIds, ...(await history).map(({ id }) => id)]).size).toBe(2);
});
