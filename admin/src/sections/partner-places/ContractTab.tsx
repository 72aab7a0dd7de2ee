import { isOutcomeKnown } from "@babchingu/openapi";
import { AdminPartnerPlaceColumns } from "@babchingu/openapi/columns";
import { limits } from "@babchingu/openapi/limits";
import type { AdminPartnerPlace } from "@babchingu/openapi/types";
import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import { Allowed } from "../../ui/access/Allowed.tsx";
import { DeleteSection } from "../../ui/dialog/DeleteSection.tsx";
import { Details } from "../../ui/columns/Details.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { useApiMutation, useConsoleDataProvider } from "../../ui/feedback/apiActions.ts";
import { type ConflictCheck, useConflictCheck } from "../../ui/forms/useConflictCheck.tsx";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { IntegerBox, SeoulTimeBox } from "../../ui/forms/inputs.tsx";
import { required, matchesPattern, integerBetween } from "../../ui/forms/validators.ts";
import { formatNumber } from "@babchingu/web/format.ts";
import { formatTime } from "../../ui/format/format.ts";
import { columns } from "./columns.tsx";
import { extendPartnerPlace, setPartnerPlaceCache, setPartnerPlaceUntil } from "./calls.ts";
import { isOver, STILL_OVER } from "./extend.ts";

const depositBounds = limits.AdminPartnerCacheRequest.cache;
/** `2026-03-01T18:30`: the form's precision is the minute (console §9). */
const MINUTE_LENGTH = 16;

interface Props {
  place: AdminPartnerPlace;
}

/** The contract with the store (console §2). */
export function ContractTab({ place }: Props) {
  return (
    <>
      <Details label="제휴 매장 정보" columns={columns} row={place} />
      <Allowed operation="setAdminPartnerPlaceCache">
        <DepositForm place={place} />
      </Allowed>
      <Allowed operation="setAdminPartnerPlaceUntil">
        <ContractEndForm place={place} />
      </Allowed>
      <DeleteSection
        resource="partner-places"
        operation="deleteAdminPartnerPlace"
        id={place.id}
        nameWithParticle="제휴 매장을"
        hint="사장님 회원은 일반 회원으로 바뀌고, 이곳의 모임은 혜택 없이 이어져요."
        title={`'${place.name}' 제휴 매장을 삭제할까요?`}
        requiresTyping
      />
    </>
  );
}

/** Kept as text in the form, sent as a number. */
interface DepositValues {
  cache: string;
}

/** Because this is money, the amount has to be typed twice; a change by another operator is shown before it is overwritten. */
function DepositForm({ place }: Props) {
  const { mutate } = useApiMutation(setPartnerPlaceCache, {
    success: "예치금을 바꿨어요.",
    failure: "예치금을 바꾸지 못했어요.",
  });
  const conflictCheck = useConflictCheck<"partner-places", DepositValues>("partner-places", place.id, {
    valuesOf: ({ cache }) => ({ cache: String(cache) }),
    labels: { cache: "예치금" },
    format: (cache) => `${formatNumber(Number(cache))}원`,
  });
  const { submit, dialog } = useConfirm(({ cache }: DepositValues) => mutate({ id: place.id, cache: Number(cache) }), {
    title: `'${place.name}' 매장의 예치금을 바꿀까요?`,
    text: ({ cache }) =>
      `${formatNumber((conflictCheck.latestRow ?? place).cache)}원을 ${formatNumber(Number(cache))}원으로 바꿔요.`,
    confirmLabel: "예치금 바꾸기",
    confirmationText: ({ cache }) => String(Number(cache)),
    recheck: conflictCheck.recheck,
  });
  return (
    <Panel
      title="예치금"
      hint={`지금 예치금은 ${formatNumber(place.cache)}원이에요. 저장하면 입력한 금액으로 바뀌어요.`}
    >
      <ConsoleForm<DepositValues>
        label="예치금"
        defaultValues={{ cache: String(place.cache) }}
        submitLabel="예치금 저장"
        isInline
        requiresChange
        requiredField="cache"
        conflictCheck={conflictCheck}
        onSubmit={submit}
      >
        <IntegerBox
          source="cache"
          label={AdminPartnerPlaceColumns.cache}
          minimum={depositBounds.minimum}
          validate={[
            required("예치금을 입력해 주세요."),
            integerBetween("예치금은 0원 이상의 숫자로 입력해 주세요.", depositBounds),
          ]}
        />
      </ConsoleForm>
      {dialog}
    </Panel>
  );
}

interface UntilValues {
  until: string;
}

const untilComparison = {
  valuesOf: (row: AdminPartnerPlace) => ({ until: row.until.slice(0, MINUTE_LENGTH) }),
  labels: { until: AdminPartnerPlaceColumns.until },
  format: formatTime,
};

/** An end in the past is asked for first (D46). */
function ContractEndForm({ place }: Props) {
  const messages = { success: "계약 기간을 바꿨어요.", failure: "계약 기간을 바꾸지 못했어요." };
  const { mutate } = useApiMutation(setPartnerPlaceUntil, messages);
  const until = place.until.slice(0, MINUTE_LENGTH);
  const conflictCheck = useConflictCheck("partner-places", place.id, untilComparison);
  const { submit, dialog } = useConfirm(
    (values: UntilValues) => mutate({ id: place.id, until: values.until.slice(0, MINUTE_LENGTH) }),
    {
      isNeeded: (values) => isOver(values.until),
      title: `'${place.name}' 매장의 계약을 바로 끝낼까요?`,
      text: (values) =>
        `${formatTime(values.until)}은 이미 지난 때예요. 남은 예치금은 ${formatNumber((conflictCheck.latestRow ?? place).cache)}원이고, 매장이 앱에서 바로 사라져요.`,
      confirmLabel: "계약 끝내기",
      recheck: conflictCheck.recheck,
    },
  );
  return (
    <Panel title="계약 만료" hint={`${formatTime(place.until)}에 끝나요. 지난 때로 바꾸면 계약이 바로 끝나요.`}>
      <ConsoleForm<UntilValues>
        label="계약 만료"
        defaultValues={{ until }}
        submitLabel="계약 기간 저장"
        isInline
        requiresChange
        requiredField="until"
        conflictCheck={conflictCheck}
        onSubmit={submit}
      >
        <SeoulTimeBox
          source="until"
          label="계약 만료 (한국 시각)"
          validate={[
            required("계약 만료 시각을 입력해 주세요."),
            matchesPattern("날짜와 시각을 모두 입력해 주세요.", limits.AdminPartnerUntilRequest.until),
          ]}
        />
      </ConsoleForm>
      {dialog}
      <Box sx={{ marginTop: "8px" }}>
        <ExtendButton place={place} overwriteCheck={conflictCheck} />
      </Box>
    </Panel>
  );
}

/** The end before and after a month was added. */
interface Extension {
  before: string;
  after: string;
}

interface ExtendButtonProps extends Props {
  /** Asks before the undo overwrites a change by another operator. */
  overwriteCheck: ConflictCheck<UntilValues>;
}

/** No harm, so no question: it can be undone. The second click of a double click, or a key held down, adds no other month. */
function ExtendButton({ place: { id, until }, overwriteCheck }: ExtendButtonProps) {
  const failure = "계약을 한 달 늘리지 못했어요.";
  const provider = useConsoleDataProvider();
  const notify = useNotify();
  // The alert waits for the new end, as a month may not be enough.
  const extend = useApiMutation(extendPartnerPlace, { success: () => null, failure });
  const undo = useApiMutation(setPartnerPlaceUntil, {
    success: "계약 기간을 되돌렸어요.",
    failure: "계약 기간을 되돌리지 못했어요.",
  });
  const { saveIfUnchanged, dialog } = useConflictCheck("partner-places", id, untilComparison, {
    text: "이 화면을 연 뒤에 계약이 아래처럼 바뀌었어요. 바뀐 만료에서 한 달을 더 늘려요.",
    confirmLabel: "한 달 더 늘리기",
    discardLabel: "새 내용 보기",
    isDestructive: false,
  });
  const [extension, setExtension] = useState<Extension | null>(null);
  const [isPending, setPending] = useState(false);
  /** The end before a call that may have added its month without an answer: the row that is read again already has the new one. */
  const [uncertainSince, setUncertainSince] = useState<string | null>(null);
  /** Null when it can't be read: then there is no undo. */
  const readEnd = () =>
    provider.getOne<AdminPartnerPlace>("partner-places", { id }).then(
      ({ data }) => data.until,
      () => null,
    );
  const send = async () => {
    setPending(true);
    await saveIfUnchanged({ until: (uncertainSince ?? until).slice(0, MINUTE_LENGTH) }, async (row) => {
      const outcome = await extend.mutate({ id });
      setUncertainSince(outcome.ok || isOutcomeKnown(outcome.status) ? null : (row?.until ?? until));
      // The response has no body: without the new end, an undo could overwrite a later change.
      const after = outcome.ok ? await readEnd() : null;
      if (row !== null && after !== null) setExtension({ before: row.until, after });
      if (after !== null && isOver(after)) notify(STILL_OVER, { type: "warning", autoHideDuration: 6000 });
      else if (outcome.ok) notify("계약을 한 달 늘렸어요.", { type: "success" });
      return outcome;
    });
    setPending(false);
  };
  const restore = ({ before, after }: Extension) =>
    overwriteCheck.saveIfUnchanged({ until: after.slice(0, MINUTE_LENGTH) }, async () => {
      const outcome = await undo.mutate({ id, until: before.slice(0, MINUTE_LENGTH) });
      if (outcome.ok) setExtension(null);
      return outcome;
    });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" }}>
      <Button
        variant="outlined"
        loading={isPending}
        onKeyDown={(event) => (event.repeat ? event.preventDefault() : undefined)}
        onClick={({ detail }) => (detail > 1 ? undefined : void send())}
      >
        한 달 늘리기
      </Button>
      {extension?.after === until ? (
        <>
          <Typography variant="body2">{formatTime(extension.before)}에서 늘렸어요.</Typography>
          <Button loading={undo.isPending} onClick={() => void restore(extension)}>
            되돌리기
          </Button>
        </>
      ) : null}
      {dialog}
    </Box>
  );
}
