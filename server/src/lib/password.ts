import { hash, verify } from "@node-rs/argon2";

/** The package declares its enum in types only, so its value stands here. */
const ARGON2ID = 2;
/** OWASP's first recommendation for argon2id: 19 MiB, two passes. About 14 ms a hash. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoyHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Tells whether the password belongs to the hash. Without a hash (unknown phone, social member) it verifies against
 * a decoy and answers false, so that the time taken tells nothing.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword("a password nobody has");
  const matches = await verify(passwordHash ?? (await decoyHash), password);
  return passwordHash != null && matches;
}
