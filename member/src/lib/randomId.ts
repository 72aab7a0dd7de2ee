/** A random id for idempotency keys and client ids: 32 hex digits. */
export function randomId(): string {
  // `crypto.randomUUID` exists on secure pages only; a development phone on the local network has none.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
