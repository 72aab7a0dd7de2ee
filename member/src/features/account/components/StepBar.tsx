import type { ReactNode } from "react";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import styles from "./account.module.css";

const STEPS = 2;

/** Which step of the welcome this is. */
export function StepBar({ step }: { step: 1 | 2 }): ReactNode {
  return (
    <div className={styles.steps}>
      <ProgressBar label={`${STEPS}단계 가운데 ${step}단계`} value={step} max={STEPS} />
      <span aria-hidden="true">
        {step}/{STEPS}
      </span>
    </div>
  );
}
