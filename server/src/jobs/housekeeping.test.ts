import { DAY_MS } from "@babchingu/openapi";
import { expect, test } from "vitest";
import { sweepImages } from "../domain/media/images.ts";
import { addMs } from "../lib/time.ts";
import { createTestApp } from "../testing/harness.ts";
import { housekeepingJobs, sweepAccounts } from "./housekeeping.ts";

test("a clock that is a day ahead doesn't end the limit of text messages", async () => {
  const t = await createTestApp({ now: new Date().toISOString() });
  await t.api.ok("sendVerificationCode", { body: { phone: "01055556666", purpose: "SIGNUP" } });
  await sweepAccounts(t, addMs(t.clock.now(), DAY_MS));
  expect(await t.db.selectFrom("verificationDays").select("messages").execute()).toEqual([{ messages: 1 }]);
});

test("one run removes all images that are unused, however many", async () => {
  const t = await createTestApp();
  const [{ id: ownerId }, now] = [await t.member(), t.clock.now()];
  const unused = { ownerId, bytes: 1, width: 1, height: 1, createdAt: addMs(now, -2 * DAY_MS) };
  const images = Array.from({ length: 101 }, (_, n) => ({ ...unused, key: `${n}.webp` }));
  await t.db.insertInto("images").values(images).execute();
  const job = housekeepingJobs(t.deps).find(({ name }) => name === "images.sweep");
  await job?.run(now, new AbortController().signal);
  expect(await t.db.selectFrom("images").select("key").execute()).toEqual([]);
});

test("sweeps of a server that stops end with the file or the table at hand", async () => {
  const t = await createTestApp();
  const [{ id: ownerId }, now] = [await t.member(), t.clock.now()];
  const unused = { ownerId, bytes: 1, width: 1, height: 1, createdAt: addMs(now, -2 * DAY_MS) };
  await t.db
    .insertInto("images")
    .values([
      { ...unused, key: "a.webp" },
      { ...unused, key: "b.webp" },
    ])
    .execute();
  await t.db.insertInto("attempts").values({ keyHash: "phone", failures: 1, since: unused.createdAt }).execute();
  const stopping = new AbortController();
  const removed: string[] = [];
  const remove = async (key: string) => {
    removed.push(key);
    stopping.abort();
  };
  await sweepImages({ ...t.deps, storage: { ...t.deps.storage, remove } }, stopping.signal);
  expect(removed).toHaveLength(1);
  await sweepAccounts(t, now, stopping.signal);
  expect(await t.db.selectFrom("attempts").select("keyHash").execute()).toHaveLength(1);
});
