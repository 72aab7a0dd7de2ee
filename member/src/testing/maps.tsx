/** What stands for the maps in the member tests (alias in vitest.config.ts): jsdom has no layout to draw one in. */
import type { Position } from "@babchingu/openapi";
import { type ReactNode, useState } from "react";

/** A press chooses this position, through the handler of the first render: a map reports a move late. */
export const PICKED: Position = { latitude: 37.5, longitude: 127 };

export function LocationPicker({ onChange }: { onChange: (position: Position) => void }): ReactNode {
  const [handler] = useState(() => onChange);
  return (
    <button type="button" onClick={() => handler(PICKED)}>
      지도
    </button>
  );
}

export const MarkerMap = (): null => null;
export const StaticMap = (): null => null;
