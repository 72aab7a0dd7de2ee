import type { Position } from "@babchingu/openapi";
import { DomEvent } from "leaflet";
import { type ReactNode, useState } from "react";
import { useMap } from "react-leaflet";
import { locate } from "../native/locate.ts";
import { positionWords } from "../native/position.ts";
import { notify } from "../ui/Dialog.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { LocateIcon } from "../ui/moreIcons.tsx";
import { Spinner } from "../ui/Spinner.tsx";
import styles from "./map.module.css";

/** Takes the map to where the device is, and says so to `onFound`. */
export function LocateButton({ onFound }: { onFound?: (position: Position) => void }): ReactNode {
  const map = useMap();
  const [busy, setBusy] = useState(false);

  async function go(): Promise<void> {
    setBusy(true);
    const outcome = await locate();
    setBusy(false);
    if (outcome.kind === "found") {
      const { latitude, longitude } = outcome.position;
      map.setView([latitude, longitude]);
      onFound?.(outcome.position);
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
