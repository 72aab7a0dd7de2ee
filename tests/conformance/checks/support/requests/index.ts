/** A request that must succeed, for every operation of the contract. */
import type { ValidRequest } from "./valid-request.ts";
import { accounts } from "./accounts.ts";
import { otherRequests } from "./others.ts";
import { meetings } from "./meetings.ts";
import { operator } from "./operator.ts";

const all: Record<string, ValidRequest | undefined> = { ...accounts, ...meetings, ...otherRequests, ...operator };

/** Throws for an operation without a request, such as a new one. */
export function validRequestOf(id: string): ValidRequest {
  const found = all[id];
  if (found === undefined) throw new Error(`Write a valid request of ${id} in checks/support/requests.`);
  return found;
}
