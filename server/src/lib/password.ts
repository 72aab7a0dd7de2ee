import { hash, verify } from "@node-rs/argon2";
import { availableParallelism } from "node:os";
import { limitConcurrency } from "./concurrency.ts";

/** The value of the package's enum, which exists only in its types. */
const ARGON2ID = 2;
const costs = {
  /** OWASP's first recommendation for argon2id: 19 MiB, two iterations. About 14 ms per hash. */
  strong: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  /** The least that argon2id allows: a password can be guessed from such a hash. */
  fast: { memoryCost: 8, timeCost: 1, parallelism: 1 },
};
let cost = costs.strong;

/** So many are hashed at once, which leaves a processor for requests and threads for files. */
export const HASHES_MAX = Math.max(1, availableParallelism() - 1);

/** Answers UNAVAILABLE rather than let anybody wait over ten seconds (D66). */
const runFew = limitConcurrency({ runningMax: HASHES_MAX, waitingMax: 500 });

let dummyHash: Promise<string> | undefined;

/** How this process hashes from now on; strong by default. */
export function setHashCost(name: keyof typeof costs): void {
  cost = costs[name];
  dummyHash = undefined;
}

const hashNow = (password: string): Promise<string> => hash(password, { algorithm: ARGON2ID, ...cost });

/** @throws ApiError UNAVAILABLE when too many passwords wait. */
export function hashPassword(password: string): Promise<string> {
  return runFew(() => hashNow(password));
}

/**
 * Whether the password matches the hash. Without a hash (unknown phone, social member) it verifies a dummy hash and returns
 * false, so that the response time reveals nothing.
 *
 * @throws ApiError UNAVAILABLE when too many passwords wait.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashNow("a password nobody has");
  const comparedHash = passwordHash ?? (await dummyHash);
  const matches = await runFew(() => verify(comparedHash, password));
  return passwordHash != null && matches;
}
