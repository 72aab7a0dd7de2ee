import { NEARBY_RADIUS_M, type Position } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { LocationPicker } from "../../../map/LocationPicker.tsx";
import { locate } from "../../../native/locate.ts";
import { useMember } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { LocateIcon } from "../../../ui/icons/lazyIcons.tsx";
import { PositionError } from "../../../map/PositionError.tsx";
import styles from "./PositionChooser.module.css";

interface PositionChooserProps {
  /** Null until something was chosen; the map then starts at the saved position. */
  position: Position | null;
  onChange: (position: Position) => void;
  /** A CSS length. */
  mapHeight: string;
}

/** Chooses the position to search meetings from: the device's, or one chosen on the map. */
export function PositionChooser({ position, onChange, mapHeight }: PositionChooserProps): ReactNode {
  const { latitude, longitude } = useMember();
  const saved = latitude === null || longitude === null ? null : { latitude, longitude };
  const choiceCount = useRef(0);
  const choose = (chosen: Position): void => {
    choiceCount.current += 1;
    onChange(chosen);
  };
  const locating = useMutation({
    mutationFn: () => locate(),
    onMutate: () => choiceCount.current,
    onSuccess: (outcome, _, choiceCountBefore) => {
      // A position chosen on the map meanwhile is newer.
      if (outcome.kind === "found" && choiceCount.current === choiceCountBefore) choose(outcome.position);
    },
  });
  const outcomeKind = locating.data?.kind;
  return (
    <div className={styles.chooser}>
      {outcomeKind === undefined || outcomeKind === "found" ? (
        <Button
          variant="secondary"
          wide
          icon={<LocateIcon size={20} />}
          busy={locating.isPending}
          onClick={() => locating.mutate()}
        >
          현재 위치로 찾기
        </Button>
      ) : (
        <PositionError
          kind={outcomeKind}
          alternative="아래 지도에서 직접 골라도 돼요."
          busy={locating.isPending}
          onRetry={() => locating.mutate()}
        />
      )}
      <LocationPicker label="내 위치" height={mapHeight} value={position ?? saved} onChange={choose} />
      <p className={styles.hint}>
        {position === null
          ? "지도를 움직여 핀을 맞춰도 돼요."
          : `이 위치에서 ${NEARBY_RADIUS_M / 1000}km 안의 모임을 보여 드려요.`}
      </p>
    </div>
  );
}
