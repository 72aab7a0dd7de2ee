import { expect, test, vi } from "vitest";
import { PostedRooms } from "../domain/chat/pushes.ts";
import { addMs } from "../lib/time.ts";
import { createTestApp } from "../testing/harness.ts";
import { chatPushJob } from "./chat-pushes.ts";

test("the push of a room isn't lost when the database can't be used for a moment", async () => {
  const { db, clock } = await createTestApp();
  const postedRooms = new PostedRooms();
  const now = clock.now();
  postedRooms.add(3, now);
  const { run } = chatPushJob({ db, postedRooms });
  const [first, second] = [addMs(now, 3000), addMs(now, 6000)];
  const executor = vi.spyOn(db.getExecutor(), "executeQuery").mockRejectedValueOnce(new Error("terminated"));
  await expect(run(first, new AbortController().signal)).rejects.toThrow("terminated");
  expect(postedRooms.takeDue(addMs(now, 5999))).toEqual([]);
  expect(postedRooms.takeDue(second)).toEqual([3]);
  expect(executor).toHaveBeenCalledOnce();
});
