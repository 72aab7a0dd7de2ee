/** The position of the device, from the shell or otherwise from the browser (member §1, member §8). */
import { GEOLOCATION_TIMEOUT_MS, type Position } from "@babchingu/openapi";
import { getLocation, isInNativeShell } from "./bridge.ts";

/**
 * Why there is no position. `refused`: the person did not agree to its use (D41). `unsaved`: the agreement couldn't be stored.
 * `shell`: the native shell gave none.
 */
export type PositionFailure = "refused" | "unsaved" | "denied" | "timeout" | "unsupported" | "shell" | "failed";
/** `accuracyM`: how far the position may be wrong; 0 from the shell, which doesn't tell. */
export type PositionOutcome = { kind: "found"; position: Position; accuracyM: number } | { kind: PositionFailure };

export const positionMessages = {
  refused: "위치를 쓰는 데 동의하면 현재 위치로 찾을 수 있어요.",
  unsaved: "위치를 저장하지 못했어요. 다시 시도해 주세요.",
  denied: "위치를 쓸 수 없어요. 기기 설정에서 위치 권한을 켜 주세요.",
  timeout: "위치를 찾지 못했어요. GPS를 켜고 다시 시도해 주세요.",
  unsupported: "이 브라우저에서는 위치를 찾을 수 없어요. 지도를 움직여 골라 주세요.",
  shell: "앱에서 위치를 받지 못했어요. 휴대폰 설정에서 밥친구 앱의 위치 권한을 켜 주세요.",
  failed: "위치를 찾지 못했어요. GPS를 켜고 다시 시도해 주세요.",
} as const satisfies Record<PositionFailure, string>;

// A cached position of the last half minute is precise enough, and available at once.
const AGE_MS_MAX = 30_000;

/**
 * Reads the device's position. Never rejects; times out after `GEOLOCATION_TIMEOUT_MS`.
 * @param fresh ignores cached positions, for a check-in
 */
export function findPosition(fresh = false): Promise<PositionOutcome> {
  return isInNativeShell() ? shellPosition() : browserPosition(fresh ? 0 : AGE_MS_MAX);
}

async function shellPosition(): Promise<PositionOutcome> {
  const timeout = new Promise<PositionOutcome>((resolve) => {
    setTimeout(() => resolve({ kind: "timeout" }), GEOLOCATION_TIMEOUT_MS);
  });
  const position = getLocation().then(
    (position): PositionOutcome => ({ kind: "found", position, accuracyM: 0 }),
    (): PositionOutcome => ({ kind: "shell" }),
  );
  return Promise.race([position, timeout]);
}

function browserPosition(maximumAge: number): Promise<PositionOutcome> {
  // Absent on pages without TLS and in some in-app browsers.
  if (!("geolocation" in navigator)) return Promise.resolve({ kind: "unsupported" });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ kind: "found", position: { latitude, longitude }, accuracyM: accuracy }),
      (error) => resolve({ kind: failureOf(error) }),
      { timeout: GEOLOCATION_TIMEOUT_MS, maximumAge, enableHighAccuracy: true },
    );
  });
}

function failureOf(error: GeolocationPositionError): PositionFailure {
  if (error.code === error.PERMISSION_DENIED) return "denied";
  return error.code === error.TIMEOUT ? "timeout" : "failed";
}
