import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

const KEY_BYTES = 32;

/** Derives a key for one purpose from the server's secret. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "babchingu", purpose, KEY_BYTES));
}

export function hmac(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** For random tokens only: they have enough entropy that no key or salt is needed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** An opaque token of 256 bits. */
export function randomToken(): string {
  return randomBytes(KEY_BYTES).toString("base64url");
}

/** Decimal digits, uniformly random. */
export function randomDigits(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, "0");
}

export function isEqualConstantTime(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
