/** A request that must succeed, for every operation of the contract. */
import type { Arrangement } from "./arrangement.ts";
import { accounts } from "./accounts.ts";
import { daily } from "./daily.ts";
import { meetings } from "./meetings.ts";
import { operator } from "./operator.ts";

const all: Record<string, Arrangement | undefined> = { ...accounts, ...meetings, ...daily, ...operator };

/** Throws for an operation that nobody has written a request for: the contract grew. */
export function arrangementOf(id: string): Arrangement {
  const found = all[id];
  if (found === undefined) throw new Error(`Write a valid request of ${id} in checks/support/requests.`);
  return found;
}
