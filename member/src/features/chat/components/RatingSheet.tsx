import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, call, describeFailure } from "@babchingu/openapi";
import { EvaluationTypeLabels, type EvaluationTypeValue, EvaluationTypeValues } from "@babchingu/openapi/enums";
import type { ChatroomInfo } from "@babchingu/openapi/types";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../../../api/api.ts";
import { offerLater } from "../../../lib/offerLater.ts";
import { useMember } from "../../../session/session.ts";
import { Avatar } from "../../../ui/display/Avatar.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { BowlIllustration } from "../../../ui/illustrations/illustrations.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { RadioGroup } from "../../../ui/controls/RadioGroup.tsx";
import { Sheet } from "../../../ui/overlays/Sheet.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import styles from "./room.module.css";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import { attendanceKey } from "../model/useAttendance.ts";

interface RatingSheetProps {
  sheet: { open: boolean; hide: () => void };
  meetingId: number;
  info: ChatroomInfo;
}

type Choices = Readonly<Partial<Record<number, EvaluationTypeValue>>>;

// Positive first: the most frequent choice.
const OPTIONS = EvaluationTypeValues.toReversed().map((value) => ({ value, label: EvaluationTypeLabels[value] }));

/** Rates the manners of the other members after the meeting. */
export function RatingSheet({ sheet, meetingId, info }: RatingSheetProps): ReactNode {
  const me = useMember();
  const queryClient = useQueryClient();
  const isMounted = useIsMounted();
  const [choices, setChoices] = useState<Choices>({});
  const others = info.members.filter(({ id }) => id !== me.id);

  // Hiding a sheet that isn't open would go back from where the member is by then.
  const close = (): void => {
    if (isMounted() && sheet.open) sheet.hide();
  };
  const rating = useMutation({
    mutationFn: () =>
      call(
        api.PATCH("/members/point", {
          body: {
            meetingId,
            evaluatePointDtoList: others.flatMap(({ id }) => {
              const type = choices[id];
              return type === undefined ? [] : [{ targetMemberId: id, meetingId, type }];
            }),
          },
        }),
      ),
    onSuccess: () => {
      close();
      toast("매너 평가를 마쳤어요. 고마워요!");
      offerLater(async () => (await import("../../../install/offer.ts")).offerInstall());
    },
    onError: (error) => {
      // An earlier attempt was stored, but its response was lost.
      if (error instanceof ApiError && error.code === errorCodes.ALREADY_EVALUATED) close();
      void showAlert({ text: describeFailure(error) });
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: attendanceKey(meetingId) }),
  });

  const isIncomplete = others.some(({ id }) => choices[id] === undefined);

  function submit(): void {
    if (isIncomplete) {
      void showAlert({ text: "모든 밥친구를 평가해 주세요." });
    } else {
      rating.mutate();
    }
  }

  return (
    <Sheet
      open={sheet.open}
      onClose={sheet.hide}
      title="매너 평가"
      actions={
        others.length > 0 && (
          <Button wide looksDisabled={isIncomplete} busy={rating.isPending} onClick={submit}>
            평가 보내기
          </Button>
        )
      }
    >
      {others.length === 0 ? (
        <EmptyState illustration={<BowlIllustration />} title="평가할 밥친구가 없어요" />
      ) : (
        <ul className={styles.ratings}>
          {others.map(({ id, name, imageUrl }) => (
            <li key={id} className={styles.rating}>
              <span className={styles.rated}>
                <Avatar name={name} imageUrl={imageUrl} size={36} host={id === info.hostId} />
                <strong>{name}</strong>
              </span>
              <RadioGroup
                legend={`${name}님의 매너`}
                legendHidden
                options={OPTIONS}
                value={choices[id] ?? null}
                onChange={(type) => setChoices({ ...choices, [id]: type })}
              />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
