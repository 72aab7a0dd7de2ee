import { describeFailure, type Position } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { PlaceChooser, SAVING_FAILED, savePlace } from "../../places/index.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import styles from "./account.module.css";
import { ACTIVATION_FAILED, activate } from "../model/activate.ts";
import { StepBar } from "./StepBar.tsx";

/** The second step of the onboarding: the position to search meetings from, optional. */
export function PlaceStep(): ReactNode {
  const [place, setPlace] = useState<Position | null>(null);
  const start = useMutation({
    mutationFn: activate,
    onError: (error) => void showAlert({ text: describeFailure(error, ACTIVATION_FAILED) }),
  });
  const saving = useMutation({
    mutationFn: savePlace,
    onSuccess: (saved) => {
      if (saved) start.mutate();
    },
    onError: (error) => void showAlert({ text: describeFailure(error, SAVING_FAILED) }),
  });
  const busy = saving.isPending || start.isPending;

  return (
    <Screen
      documentTitle="내 위치"
      bottom={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => start.mutate()}>
            나중에
          </Button>
          <Button disabled={place === null} busy={busy} onClick={() => place && saving.mutate(place)}>
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
        <PlaceChooser place={place} onChange={setPlace} />
      </div>
    </Screen>
  );
}
