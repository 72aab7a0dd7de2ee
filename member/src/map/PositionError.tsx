import type { ReactNode } from "react";
import { type PositionFailure, positionMessages } from "../native/position.ts";
import { Button } from "../ui/controls/Button.tsx";
import styles from "./PositionError.module.css";

const titles = {
  refused: "현재 위치를 쓰지 않고 있어요",
  unsaved: "위치를 저장하지 못했어요",
  denied: "위치 권한이 꺼져 있어요",
  timeout: "위치를 찾는 데 너무 오래 걸려요",
  unsupported: "현재 위치를 쓸 수 없는 브라우저예요",
  shell: "앱에서 위치를 받지 못했어요",
  failed: "위치를 찾지 못했어요",
} as const satisfies Record<PositionFailure, string>;

interface PositionErrorProps {
  kind: PositionFailure;
  alternative: string;
  busy: boolean;
  onRetry: () => void;
}

/** Explains why there is no position, with a retry button and the alternative (member §8). */
export function PositionError({ kind, alternative, busy, onRetry }: PositionErrorProps): ReactNode {
  return (
    <div className={styles.error} role="alert">
      <h2>{titles[kind]}</h2>
      <p>{positionMessages[kind]}</p>
      <p>{alternative}</p>
      {kind !== "unsupported" && (
        <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
          위치 다시 찾기
        </Button>
      )}
    </div>
  );
}
