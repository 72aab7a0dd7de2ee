import { describeFailure } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { MeetingDetail } from "@babchingu/openapi/types";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { useParams } from "react-router-dom";
import { PlaceField, type SelectedPlace, useSelectedPlace } from "../../places/index.ts";
import { paths } from "../../../paths.ts";
import { useMember } from "../../../session/session.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/Skeleton.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useBack } from "../../../ui/navigation/useBack.ts";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import styles from "../components/update.module.css";
import { meetingQuery } from "../model/meetingQuery.ts";
import { useMeetingUpdate } from "../model/useMeetingUpdate.ts";

const bounds = limits.UpdateMeetingRequest;
const LOADING_FAILED = "모임 정보를 불러오지 못했어요.";

/** The host changes title, description and place while the meeting recruits. */
export function MeetingUpdateScreen(): ReactNode {
  const meetingId = Number(useParams()["meetingId"]);
  const { id } = useMember();
  const { data, error } = useQuery(meetingQuery(meetingId));
  const errorMessage = data ? notEditableReason(data, id) : error && describeFailure(error, LOADING_FAILED);
  if (data && errorMessage === null) return <UpdateForm meetingId={meetingId} meeting={data} />;
  return (
    <Screen title="모임 수정" backTo={paths.meeting(meetingId)}>
      <UpdateSkeleton />
      {errorMessage !== null && (
        <AlertAndGoBack text={errorMessage} to={data ? paths.meeting(meetingId) : paths.meetings} />
      )}
    </Screen>
  );
}

/** Why this meeting can't be edited by this member, or null (member §4, member §6). */
function notEditableReason({ hostId, status }: MeetingDetail, memberId: number): string | null {
  if (hostId !== memberId) return "호스트만 모임을 수정할 수 있어요.";
  return status === "RECRUITING" ? null : "확정된 모임은 수정할 수 없어요.";
}

/** Shows why the meeting can't be edited, then navigates back. */
function AlertAndGoBack({ text, to }: { text: string; to: string }): ReactNode {
  const back = useBack(to);
  const isMounted = useIsMounted();
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current) return;
    wasShown.current = true;
    void showAlert({ text }).then(() => isMounted() && back());
  }, [text, back, isMounted]);
  return null;
}

function UpdateForm({ meetingId, meeting }: { meetingId: number; meeting: MeetingDetail }): ReactNode {
  const back = useBack(paths.meeting(meetingId));
  const { fields, errors, change, changed, save, saving } = useMeetingUpdate(meetingId, meeting, back);
  useSelectedPlace(useCallback((place: SelectedPlace) => change({ place }), [change]));
  return (
    <Screen
      title="모임 수정"
      backTo={paths.meeting(meetingId)}
      bottom={
        <Button looksDisabled={!changed} busy={saving} onClick={save}>
          수정 마치기
        </Button>
      }
    >
      <div className={styles.form}>
        <TextField
          label="제목"
          value={fields.title}
          onChange={(title) => change({ title })}
          maxLength={bounds.title.maxLength}
          counter
          error={errors.title}
        />
        <TextArea
          label="어떤 모임인가요?"
          rows={6}
          value={fields.content}
          onChange={(content) => change({ content })}
          maxLength={bounds.content.maxLength}
          error={errors.content}
        />
        <PlaceField place={fields.place} error={errors.place} />
        <p className={styles.note}>날짜, 시간, 인원과 승인 여부는 바꿀 수 없어요.</p>
      </div>
    </Screen>
  );
}

function UpdateSkeleton(): ReactNode {
  return (
    <SkeletonList count={1}>
      <div className={styles.form}>
        <Skeleton height="76px" />
        <Skeleton height="190px" />
        <Skeleton height="260px" />
      </div>
    </SkeletonList>
  );
}
