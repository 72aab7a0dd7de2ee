import type { Position } from "@babchingu/openapi";
import { stopMapEvents } from "@babchingu/web/map/BaseMap.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMapEvents } from "react-leaflet";
import { locate } from "../native/locate.ts";
import { positionMessages } from "../native/position.ts";
import { showAlert } from "../ui/overlays/Dialog.tsx";
import { IconButton } from "../ui/controls/IconButton.tsx";
import { LocateIcon } from "../ui/icons/lazyIcons.tsx";
import { Spinner } from "../ui/feedback/Spinner.tsx";
import styles from "./map.module.css";

/** Moves the map to the device's position and calls `onFound`. */
export function LocateButton({ onFound }: { onFound?: (position: Position) => void }): ReactNode {
  const [busy, setBusy] = useState(false);
  const moved = useRef(false);
  const map = useMapEvents({
    movestart: () => {
      moved.current = true;
    },
  });

  // The position may take seconds: the newest handler is called, and none once the map is unmounted.
  const handler = useRef<((position: Position) => void) | null>(null);
  useEffect(() => {
    handler.current = (position) => onFound?.(position);
    return () => {
      handler.current = null;
    };
  }, [onFound]);

  async function locateDevice(): Promise<void> {
    setBusy(true);
    moved.current = false;
    const from = map.getCenter();
    const outcome = await locate();
    if (!handler.current) return;
    setBusy(false);
    if (outcome.kind === "found") {
      // The user moved the map meanwhile. A zoom or a resize fires `movestart` as well, but keeps the centre.
      if (moved.current && !map.getCenter().equals(from)) return;
      const { latitude, longitude } = outcome.position;
      map.setView([latitude, longitude]);
      handler.current(outcome.position);
    } else if (outcome.kind !== "refused") {
      await showAlert({ text: positionMessages[outcome.kind] });
    }
  }

  return (
    <div className={styles.locate} ref={stopMapEvents}>
      <IconButton aria-label="현재 위치로" aria-busy={busy} onClick={() => void (busy || locateDevice())}>
        {busy ? <Spinner size={20} /> : <LocateIcon size={22} />}
      </IconButton>
    </div>
  );
}
