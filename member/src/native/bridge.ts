/** The typed interface of the native shell (D35), over its bridge `window.flutter_inappwebview`. */
import { type Position, SECOND_MS } from "@babchingu/openapi";

interface ShellBridge {
  callHandler(name: string, ...parameters: unknown[]): Promise<unknown>;
}

declare global {
  interface Window {
    flutter_inappwebview?: ShellBridge;
  }
}

/** Thrown when the shell is absent, has no such handler, or returns an invalid value. */
class ShellError extends Error {
  override readonly name = "ShellError";
}

export function isInNativeShell(): boolean {
  return typeof window.flutter_inappwebview?.callHandler === "function";
}

/** The device's position, from the shell. Rejects with ShellError. */
export async function getLocation(): Promise<Position> {
  const result = await callShell("getLocation");
  if (!isRecord(result)) throw new ShellError("getLocation returned no position.");
  const { latitude, longitude } = result;
  if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180)) {
    throw new ShellError("getLocation returned no position.");
  }
  return { latitude, longitude };
}

/** A shell may wait for its push service without end, and logging in must not. */
const PUSH_TOKEN_TIMEOUT_MS = 3 * SECOND_MS;

/** The token for push messages, or null outside the shell and when the shell has none in time. Never rejects. */
export async function getPushToken(): Promise<string | null> {
  if (!isInNativeShell()) return null;
  const timeout = new Promise((resolve) => setTimeout(resolve, PUSH_TOKEN_TIMEOUT_MS));
  const result = await Promise.race([callShell("getPushToken"), timeout]).catch(() => null);
  return typeof result === "string" && result !== "" ? result : null;
}

/** Opens the shell's payment screen. Resolves when the shell has responded; rejects with ShellError. */
export async function showPayment(payer: { memberId: number; token: string }): Promise<void> {
  await callShell("showPayment", payer);
}

async function callShell(name: string, ...parameters: unknown[]): Promise<unknown> {
  const bridge = window.flutter_inappwebview;
  if (!bridge) throw new ShellError("There is no native shell.");
  try {
    return await bridge.callHandler(name, ...parameters);
  } catch (error) {
    throw new ShellError(`The shell refused ${name}.`, { cause: error });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isDegrees(value: unknown, max: number): value is number {
  return typeof value === "number" && Math.abs(value) <= max;
}
