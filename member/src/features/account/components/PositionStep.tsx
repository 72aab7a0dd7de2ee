import { describeFailure, type Position } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { PositionChooser, SAVING_FAILED, savePosition } from "../../places/index.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import styles from "./account.module.css";
import { ACTIVATION_FAILED, activateAccount } from "../model/activateAccount.ts";
import { StepBar } from "./StepBar.tsx";

/** The second step of the onboarding: the position to search meetings from, optional. */
export function PositionStep(): ReactNode {
  const [position, setPosition] = useState<Position | null>(null);
  const activating = useMutation({
    mutationFn: activateAccount,
    onError: (error) => void showAlert({ text: describeFailure(error, ACTIVATION_FAILED) }),
  });
  const saving = useMutation({
    mutationFn: savePosition,
    onSuccess: (saved) => {
      if (saved) activating.mutate();
    },
    onError: (error) => void showAlert({ text: describeFailure(error, SAVING_FAILED) }),
  });
  const busy = saving.isPending || activating.isPending;

  return (
    <Screen
      documentTitle="내 위치"
      bottom={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => activating.mutate()}>
            나중에
          </Button>
          <Button disabled={position === null} busy={busy} onClick={() => position && saving.mutate(position)}>
            시작하기
          </Button>
        </>
      }
    >
      <div className={styles.step}>
        <StepBar step={2} />
        <div className={styles.head}>
          <h1 className={styles.greeting}>어디에서 밥친구를 찾을까요?</h1>
          <p className={styles.lead}>가까운 모임부터 보여 드리려면 위치가 필요해요. 집이나 회사 근처여도 좋아요.</p>
        </div>
        <PositionChooser position={position} onChange={setPosition} mapHeight="min(300px, 38svh)" />
      </div>
    </Screen>
  );
}
