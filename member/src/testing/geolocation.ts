/** A browser's geolocation for tests, which responds when the test says so. */
import type { Position } from "@babchingu/openapi";
import { onTestFinished } from "vitest";

const TIMEOUT = 3;

export interface GeolocationStub {
  /** Responds to the last request with this position, right within `accuracy` metres. */
  find: (position: Position, accuracy?: number) => void;
  /** Lets the last request time out. */
  timeOut: () => void;
}

/** Stubs `navigator.geolocation` for the running test. */
export function stubGeolocation(): GeolocationStub {
  const requests: Parameters<Geolocation["getCurrentPosition"]>[] = [];
  const value = {
    getCurrentPosition: (...request: Parameters<Geolocation["getCurrentPosition"]>) => requests.push(request),
  };
  Object.defineProperty(navigator, "geolocation", { configurable: true, value });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "geolocation"));
  const lastRequest = () => {
    const request = requests.at(-1);
    if (!request) throw new Error("Nothing has asked for the position.");
    return request;
  };
  return {
    find: (position, accuracy = 20) =>
      lastRequest()[0]({ coords: { ...position, accuracy } as GeolocationCoordinates } as GeolocationPosition),
    timeOut: () => lastRequest()[1]?.({ code: TIMEOUT, TIMEOUT } as GeolocationPositionError),
  };
}
