import { expect, test, vi } from "vitest";
import { createTestApp } from "../../testing/harness.ts";
import { insertRoom } from "../../testing/rooms.ts";
import { ReadPositionWriter } from "./read-positions.ts";

test("a position that could not be written is written with the next ones, and none goes back", async () => {
  const t = await createTestApp();
  const [host, guest] = [await t.member(), await t.member()];
  const meetingId = await insertRoom(t.db, t.clock.now(), { memberIds: [host.id, guest.id] });
  const writer = new ReadPositionWriter(t.db, () => t.clock.now());
  const onError = vi.fn<(error: unknown) => void>();
  const find = () => t.db.selectFrom("chatReads").select(["memberId", "lastReadId"]).orderBy("memberId").execute();
  writer.add({ meetingId, memberId: host.id, lastReadId: 5 });
  writer.add({ meetingId, memberId: guest.id, lastReadId: 5 });
  vi.spyOn(t.db.getExecutor(), "executeQuery").mockRejectedValueOnce(new Error("terminated"));
  const failed = writer.flush(onError);
  // Another device of the guest is behind; the host reads on while the write fails.
  writer.add({ meetingId, memberId: guest.id, lastReadId: 3 });
  await Promise.resolve();
  writer.add({ meetingId, memberId: host.id, lastReadId: 7 });
  await failed;
  expect(onError).toHaveBeenCalledOnce();
  await writer.flush(onError);
  expect(await find()).toEqual([
    { memberId: host.id, lastReadId: 7 },
    { memberId: guest.id, lastReadId: 5 },
  ]);
  expect(onError).toHaveBeenCalledOnce();
});
