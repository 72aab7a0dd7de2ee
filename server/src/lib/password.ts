import { hash, verify } from "@node-rs/argon2";

/** The value of the package's enum, which exists only in its types. */
const ARGON2ID = 2;
/** OWASP's first recommendation for argon2id: 19 MiB, two iterations. About 14 ms per hash. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let dummyHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Whether the password matches the hash. Without a hash (unknown phone, social member) it verifies a dummy hash and returns
 * false, so that the response time reveals nothing.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword("a password nobody has");
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash != null && matches;
}
