import type { Position } from "@babchingu/openapi";
import { DomEvent } from "leaflet";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useMapEvents } from "react-leaflet";
import { locate } from "../native/locate.ts";
import { positionWords } from "../native/position.ts";
import { notify } from "../ui/Dialog.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { LocateIcon } from "../ui/moreIcons.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import styles from "./map.module.css";

/** Takes the map to where the device is, and says so to `onFound`. */
export function LocateButton({ onFound }: { onFound?: (position: Position) => void }): ReactNode {
  const [busy, setBusy] = useState(false);
  const moved = useRef(false);
  const map = useMapEvents({
    movestart: () => {
      moved.current = true;
    },
  });

  // The answer may take seconds: it is for the handler of then, and for nobody once the map is gone.
  const tell = useRef<((position: Position) => void) | null>(null);
  useEffect(() => {
    tell.current = (position) => onFound?.(position);
    return () => {
      tell.current = null;
    };
  }, [onFound]);

  async function go(): Promise<void> {
    setBusy(true);
    moved.current = false;
    const from = map.getCenter();
    const outcome = await locate();
    if (!tell.current) return;
    setBusy(false);
    if (outcome.kind === "found") {
      // Another place was chosen on the map meanwhile. A glide from before, a zoom or a resize are no choice.
      if (moved.current && !map.getCenter().equals(from)) return;
      const { latitude, longitude } = outcome.position;
      map.setView([latitude, longitude]);
      tell.current(outcome.position);
    } else if (outcome.kind !== "refused") {
      await notify({ title: "알림", text: positionWords[outcome.kind] });
    }
  }

  return (
    <div className={styles.locate} ref={(element) => void (element && DomEvent.disableClickPropagation(element))}>
      <IconButton aria-label="현재 위치로" aria-busy={busy} onClick={() => void (busy || go())}>
        {busy ? <Spinner size={20} /> : <LocateIcon size={22} />}
      </IconButton>
    </div>
  );
}
