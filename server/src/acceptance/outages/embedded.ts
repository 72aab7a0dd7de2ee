import type { Db } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { deriveKeys } from "../../domain/accounts/keys.ts";
import { ShiftableClock } from "../../lib/clock.ts";
import { buildMember, type TestMember } from "../../testing/builders.ts";
import { TEST_SECRET } from "../../testing/processes/server-process.ts";

/** Stores a member in an embedded database that no server has open, with a session that every test server accepts. */
export function insertMember(db: Db): Promise<TestMember> {
  const deps: Pick<Deps, "db" | "clock" | "keys"> = { db, clock: new ShiftableClock(), keys: deriveKeys(TEST_SECRET) };
  return buildMember(deps as Deps);
}
