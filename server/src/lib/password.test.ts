import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type * as passwordModule from "./password.ts";

/** A copy of the module: tests with an app set the cost of the one that they share. */
const copy = `${import.meta.dirname}/password.ts?copy`;
const { hashPassword, setHashCost, verifyPassword } = (await import(copy)) as typeof passwordModule;

test("verifies a password, and refuses another and the one of an account without a hash", async () => {
  const hash = await hashPassword("babbab12");
  expect(await verifyPassword(hash, "babbab12")).toBe(true);
  expect(await verifyPassword(hash, "babbab13")).toBe(false);
  expect(await verifyPassword(null, "babbab12")).toBe(false);
});

test("hashes with OWASP's parameters by default, and with the smallest ones on request", async () => {
  expect(await hashPassword("babbab12")).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  setHashCost("fast");
  const hash = await hashPassword("babbab12");
  setHashCost("strong");
  expect(hash).toContain("$m=8,t=1,p=1$");
  expect(await verifyPassword(hash, "babbab12")).toBe(true);
});

test("many hashes at once leave a thread for files", async () => {
  let hashes = 0;
  const all = Promise.all(Array.from({ length: 24 }, () => hashPassword("babbab12").then(() => (hashes += 1))));
  await readFile(import.meta.filename);
  expect(hashes).toBeLessThan(12);
  await all;
});
