import { call, describeFailure, NEARBY_RADIUS_M, type Position } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../api/api.ts";
import { LocationPicker } from "../../map/LocationPicker.tsx";
import { locate } from "../../native/locate.ts";
import { positionWords } from "../../native/position.ts";
import { patchMember, sessionNow, useMember } from "../../session/session.ts";
import { Button } from "../../ui/Button.tsx";
import { confirm, notify } from "../../ui/Dialog.tsx";
import { LocateIcon } from "../../ui/icons.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { toast } from "../../ui/Toast.tsx";
import styles from "./account.module.css";
import { ACTIVATION_FAILED, activate } from "./activate.ts";
import { StepBar } from "./StepBar.tsx";

/** Said when the server gave no message of its own (member-app §8). */
const SAVING_FAILED = "위치를 저장하지 못했어요. 다시 시도해 주세요.";

const CONSENT = {
  title: "이 위치를 저장할까요?",
  text: "가까운 모임과 매장을 찾는 데만 써요.\n마지막 위치 하나만 저장하고, 탈퇴하면 지워요.",
  action: "동의하고 저장",
} as const;

/** A place that was picked by hand is a place too: it is saved only with the consent (D41). False when refused. */
async function savePlace(place: Position): Promise<boolean> {
  const session = sessionNow();
  const agreed = session.kind === "member" && session.member.locationAgreed;
  if (!agreed && !(await confirm(CONSENT))) return false;
  await call(api.PATCH("/members/location", { body: agreed ? place : { ...place, agreed: true } }));
  patchMember({ ...place, locationAgreed: true });
  return true;
}

/** The second step: where to look for meetings. From the device, picked on the map, or left for later. */
export function PlaceStep(): ReactNode {
  const member = useMember();
  const [place, setPlace] = useState<Position | null>(null);

  const finding = useMutation({
    mutationFn: locate,
    onSuccess: (outcome) => {
      if (outcome.kind === "found") setPlace(outcome.position);
      else if (outcome.kind !== "refused") toast(`${positionWords[outcome.kind]} 지도에서 고를 수도 있어요.`);
    },
  });
  const start = useMutation({
    mutationFn: activate,
    onError: (error) => notify({ title: "알림", text: describeFailure(error, ACTIVATION_FAILED) }),
  });
  const saving = useMutation({
    mutationFn: savePlace,
    onSuccess: (saved) => {
      if (saved) start.mutate();
    },
    onError: (error) => notify({ title: "알림", text: describeFailure(error, SAVING_FAILED) }),
  });
  const busy = saving.isPending || start.isPending;

  return (
    <Screen
      documentTitle="내 위치"
      bottom={
        <>
          <Button kind="secondary" disabled={busy} onClick={() => start.mutate()}>
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
        <Button
          kind="secondary"
          wide
          icon={<LocateIcon size={20} />}
          busy={finding.isPending}
          onClick={() => finding.mutate()}
        >
          현재 위치로 찾기
        </Button>
        <LocationPicker
          label="내 위치"
          height="min(300px, 38dvh)"
          value={place ?? placeOf(member)}
          onChange={setPlace}
        />
        <p className={styles.lead}>
          {place === null
            ? "지도를 움직여 핀을 맞춰도 돼요."
            : `이 위치에서 ${NEARBY_RADIUS_M / 1000}km 안의 모임을 보여 드려요.`}
        </p>
      </div>
    </Screen>
  );
}

function placeOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
