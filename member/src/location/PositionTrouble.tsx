import type { ReactNode } from "react";
import { type PositionRefusal, positionWords } from "../native/position.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./location.module.css";

const titles = {
  refused: "현재 위치를 쓰지 않고 있어요",
  denied: "위치 권한이 꺼져 있어요",
  timeout: "위치를 찾는 데 너무 오래 걸려요",
  unsupported: "현재 위치를 쓸 수 없는 브라우저예요",
  shell: "앱에서 위치를 받지 못했어요",
  failed: "위치를 찾지 못했어요",
} as const satisfies Record<PositionRefusal, string>;

interface PositionTroubleProps {
  kind: PositionRefusal;
  /** What is lost by it, or what can be done instead. */
  instead: string;
  busy: boolean;
  onRetry: () => void;
}

/** Why there is no position, another try where one can help, and the way on without it (member-app §8). */
export function PositionTrouble({ kind, instead, busy, onRetry }: PositionTroubleProps): ReactNode {
  return (
    <div className={styles.trouble} role="alert">
      <h2>{titles[kind]}</h2>
      <p>{positionWords[kind]}</p>
      <p>{instead}</p>
      {kind !== "unsupported" && (
        <Button kind="secondary" size="small" busy={busy} onClick={onRetry}>
          위치 다시 찾기
        </Button>
      )}
    </div>
  );
}
