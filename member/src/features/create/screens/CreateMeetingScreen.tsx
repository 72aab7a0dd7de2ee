import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, call, describeFailure, MEETING_DEPOSIT_RICE, isFinalError } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { api } from "../../../api/api.ts";
import { ImageField } from "../../../api/ImageField.tsx";
import { PlaceField, type SelectedPlace, useSelectedPlace } from "../../places/index.ts";
import { dishOf } from "../../../lib/dish.ts";
import { randomId } from "../../../lib/randomId.ts";
import { paths } from "../../../paths.ts";
import { offerLater } from "../../../lib/offerLater.ts";
import { reloadMember } from "../../../session/session.ts";
import { useReloadedMember } from "../../../session/useReloadedMember.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { confirm, showAlert } from "../../../ui/overlays/Dialog.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { Switch } from "../../../ui/controls/Switch.tsx";
import { TextArea } from "../../../ui/fields/TextArea.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import { canPayDeposit, DepositTerms, useDepositCheck } from "../../rice/index.ts";
import { CapacityFields } from "../components/CapacityFields.tsx";
import { DepositCard } from "../components/DepositCard.tsx";
import styles from "../components/create.module.css";
import { changeDraft, clearDraft, type Draft, useDraft } from "../model/draft.ts";
import {
  CREATE_REFUNDS,
  type DraftErrors,
  draftErrors,
  FIELDS_MISSING,
  hasMissingFields,
  NOT_ENOUGH_RICE,
  scheduleError,
  serverErrors,
  createRequest,
} from "../model/rules.ts";
import { ScheduleFields } from "../components/ScheduleFields.tsx";

const bounds = limits.CreateMeetingRequest;

const showNotEnoughRice = (): Promise<void> => showAlert({ text: NOT_ENOUGH_RICE });

const setImage = (image: Draft["image"]): void => changeDraft({ image });

export function CreateMeetingScreen(): ReactNode {
  const { riceBalance } = useReloadedMember();
  const draft = useDraft();
  const { errors, change, submit, sending } = useCreateMeeting(draft);
  const [uploading, setUploading] = useState(false);
  useSelectedPlace(useCallback((place: SelectedPlace) => change({ place }), [change]));
  useResetUntouchedDraft();

  return (
    <Screen
      title="모임 만들기"
      backTo={paths.meetings}
      bottom={
        <Button busy={sending} looksDisabled={!canPayDeposit(riceBalance)} disabled={uploading} onClick={submit}>
          {uploading ? "사진을 올리는 중이에요" : `${MEETING_DEPOSIT_RICE}알 내고 모임 만들기`}
        </Button>
      }
    >
      <div className={styles.form}>
        <ImageField
          label="모임 사진"
          hint="사진이 없으면 그림을 보여 드려요."
          initial={draft.image}
          dish={dishOf(draft.title, draft.place?.name)}
          error={errors.image}
          onChange={setImage}
          onBusyChange={setUploading}
        />
        <TextField
          label="제목"
          placeholder="퇴근하고 국밥 한 그릇"
          value={draft.title}
          onChange={(title) => change({ title })}
          maxLength={bounds.title.maxLength}
          counter
          error={errors.title}
        />
        <TextArea
          label="어떤 모임인가요?"
          placeholder="무엇을 먹고 어떤 분위기인지 알려 주세요."
          value={draft.content}
          onChange={(content) => change({ content })}
          maxLength={bounds.content.maxLength}
          error={errors.content}
        />
        <ScheduleFields
          value={draft.scheduledAt}
          error={errors.scheduledAt}
          onChange={(scheduledAt) => change({ scheduledAt })}
        />
        <PlaceField place={draft.place} error={errors.place} />
        <CapacityFields draft={draft} error={errors.capacity} onChange={change} />
        <Switch
          label="승인하고 받기"
          hint="신청서를 읽고 함께할 밥친구를 골라요."
          checked={draft.requiresApproval}
          onChange={(requiresApproval) => change({ requiresApproval })}
        />
        <DepositCard balance={riceBalance} />
      </div>
    </Screen>
  );
}

/** Resets an untouched draft, so that its default time is current. */
function useResetUntouchedDraft(): void {
  useEffect(() => {
    if (!useDraft.getState().isTouched) clearDraft();
  }, []);
}

function useCreateMeeting(draft: Draft) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const queryClient = useQueryClient();
  const [shownErrors, setShownErrors] = useState<DraftErrors>({});
  const { ensureEnoughRice, checking } = useDepositCheck(showNotEnoughRice);

  const finish = async (text: string, sent: Draft): Promise<void> => {
    // The member may have begun another draft meanwhile.
    if (useDraft.getState().key === sent.key) clearDraft();
    void reloadMember();
    void queryClient.invalidateQueries();
    if (isMounted()) await navigate(paths.meetings, { replace: true });
    toast(text);
    offerLater(async () => (await import("../../../push/offer.ts")).offerAfterJoin());
  };

  const creation = useMutation({
    mutationFn: async (sent: Draft) => {
      const body = createRequest(sent);
      if (!body) throw new Error("A draft without a place was sent.");
      return call(api.POST("/meetings/create", { params: { header: { "Idempotency-Key": sent.key } }, body }));
    },
    onSuccess: (_, sent) => finish(`모임을 만들었어요. ${MEETING_DEPOSIT_RICE}알을 보증금으로 냈어요.`, sent),
    onError: (error, sent) => {
      const isSent = useDraft.getState().key === sent.key;
      if (isSent && !isFinalError(error)) changeDraft({ isUnanswered: true });
      if (!(error instanceof ApiError)) return void showAlert({ text: describeFailure(error) });
      // An earlier attempt succeeded but its response was lost, and the draft has changed since.
      if (error.code === errorCodes.IDEMPOTENCY_KEY_REUSED)
        return finish("먼저 보낸 내용으로 모임이 이미 만들어졌어요.", sent);
      // The next attempt is a new request.
      if (error.isFinal) changeDraft({ key: randomId(), isUnanswered: false });
      const fieldErrors = serverErrors(error);
      setShownErrors(fieldErrors);
      if (error.code === errorCodes.NOT_ENOUGH_RICE) void reloadMember();
      return void showAlert({ text: Object.values(fieldErrors)[0] ?? error.message });
    },
  });

  /** Shows what is wrong with the draft; returns whether it can be sent now. */
  function validate(): boolean {
    const errors = draftErrors(draft, new Date());
    setShownErrors(errors);
    const [first] = Object.values(errors);
    if (first !== undefined) void showAlert({ text: hasMissingFields(draft) ? FIELDS_MISSING : first });
    return first === undefined;
  }

  async function submit(): Promise<void> {
    // What was paid already is paid once: the key tells.
    if (!draft.isUnanswered && !(await ensureEnoughRice())) return;
    if (!validate()) return;
    const confirmed = await confirm({
      title: "모임을 만들까요?",
      text: (
        <>
          날짜, 시간, 인원과 승인 여부는 나중에 바꿀 수 없어요.
          <DepositTerms isDue refunds={CREATE_REFUNDS} />
        </>
      ),
      action: `${MEETING_DEPOSIT_RICE}알 내고 만들기`,
    });
    // The dialog may have been open until the time was too near.
    if (confirmed && validate()) creation.mutate(draft);
  }

  const change = useCallback((fields: Partial<Draft>) => {
    changeDraft(fields);
    // A field that is being corrected no longer shows its error.
    setShownErrors((errors) => {
      const rest = { ...errors };
      for (const name of Object.keys(fields)) {
        if (name === "minCapacity" || name === "maxCapacity") delete rest.capacity;
        else delete rest[name as keyof DraftErrors];
      }
      // A time that is too near is told when it is chosen, not when the form is sent.
      const problem = fields.scheduledAt === undefined ? undefined : scheduleError(fields.scheduledAt, new Date());
      return problem === undefined ? rest : { ...rest, scheduledAt: problem };
    });
  }, []);

  return { errors: shownErrors, change, submit: () => void submit(), sending: checking || creation.isPending };
}
