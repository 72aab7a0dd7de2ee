import type { ReactNode } from "react";
import { ProgressBar } from "../../../ui/feedback/ProgressBar.tsx";
import styles from "./account.module.css";

const STEP_COUNT = 2;

export function StepBar({ step }: { step: 1 | 2 }): ReactNode {
  return (
    <div className={styles.steps}>
      <ProgressBar label={`${STEP_COUNT}단계 가운데 ${step}단계`} value={step} max={STEP_COUNT} />
      <span aria-hidden="true">
        {step}/{STEP_COUNT}
      </span>
    </div>
  );
}
