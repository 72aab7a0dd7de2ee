/** Stubs of the maps for the member tests (alias in vitest.config.ts): jsdom has no layout to draw a map in. */
import type { Position } from "@babchingu/openapi";
import { type ReactNode, useState } from "react";

/** The position that a press chooses. It calls the handler of the first render, because a real map reports a move late. */
export const PICKED_POSITION: Position = { latitude: 37.5, longitude: 127 };

export function LocationPicker({ onChange }: { onChange: (position: Position) => void }): ReactNode {
  const [handler] = useState(() => onChange);
  return (
    <button type="button" onClick={() => handler(PICKED_POSITION)}>
      지도
    </button>
  );
}

/** A press moves the map there. The title is the first centre: like a real map's, it stays when the prop changes. */
export function MarkerMap({ centre, onMoved }: { centre: Position; onMoved?: (centre: Position) => void }): ReactNode {
  const [{ latitude, longitude }] = useState(centre);
  return (
    onMoved && (
      <button type="button" title={`${latitude},${longitude}`} onClick={() => onMoved(PICKED_POSITION)}>
        지도
      </button>
    )
  );
}

export const StaticMap = (): null => null;
