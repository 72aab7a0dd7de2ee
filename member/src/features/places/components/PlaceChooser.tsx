import { NEARBY_RADIUS_M, type Position } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { LocationPicker } from "../../../map/LocationPicker.tsx";
import { locate } from "../../../native/locate.ts";
import { useMember } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { LocateIcon } from "../../../ui/icons/lazyIcons.tsx";
import { PositionError } from "../../../map/PositionError.tsx";
import styles from "./PlaceChooser.module.css";

interface PlaceChooserProps {
  /** Null until something was chosen; the map then starts at the saved place. */
  place: Position | null;
  onChange: (place: Position) => void;
}

/** Chooses the position to search meetings from: the device's, or one picked on the map. */
export function PlaceChooser({ place, onChange }: PlaceChooserProps): ReactNode {
  const { latitude, longitude } = useMember();
  const saved = latitude === null || longitude === null ? null : { latitude, longitude };
  const choices = useRef(0);
  const choose = (chosen: Position): void => {
    choices.current += 1;
    onChange(chosen);
  };
  const finding = useMutation({
    mutationFn: () => locate(),
    onMutate: () => choices.current,
    onSuccess: (outcome, _, choicesBefore) => {
      // A place picked on the map meanwhile is the newer choice.
      if (outcome.kind === "found" && choices.current === choicesBefore) choose(outcome.position);
    },
  });
  const refusal = finding.data?.kind;
  return (
    <div className={styles.chooser}>
      {refusal === undefined || refusal === "found" ? (
        <Button
          variant="secondary"
          wide
          icon={<LocateIcon size={20} />}
          busy={finding.isPending}
          onClick={() => finding.mutate()}
        >
          현재 위치로 찾기
        </Button>
      ) : (
        <PositionError
          kind={refusal}
          alternative="아래 지도에서 직접 골라도 돼요."
          busy={finding.isPending}
          onRetry={() => finding.mutate()}
        />
      )}
      <LocationPicker label="내 위치" height="min(300px, 38dvh)" value={place ?? saved} onChange={choose} />
      <p className={styles.words}>
        {place === null
          ? "지도를 움직여 핀을 맞춰도 돼요."
          : `이 위치에서 ${NEARBY_RADIUS_M / 1000}km 안의 모임을 보여 드려요.`}
      </p>
    </div>
  );
}
