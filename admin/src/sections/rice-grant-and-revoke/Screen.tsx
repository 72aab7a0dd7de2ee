import { limits } from "@babchingu/openapi/limits";
import { Typography } from "@mui/material";
import { Panel } from "../../ui/layout/Panel.tsx";
import type { ReactNode } from "react";
import type { IdempotencyParameter, ApiCall } from "../../dataProvider/apiCall.ts";
import type { ActionMessages, Outcome } from "../../ui/feedback/apiActions.ts";
import { useIdempotentMutation } from "../../ui/feedback/useIdempotentMutation.ts";
import { ALL_MEMBERS, allMembersText, boundOf, useMemberCount } from "../shared/allMembers.ts";
import { type Confirmation, useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { FormsPage } from "../../ui/layout/FormsPage.tsx";
import { IntegerBox } from "../../ui/forms/inputs.tsx";
import { MemberIdInput } from "../shared/MemberIdInput.tsx";
import { MemberSummary } from "../shared/MemberSummary.tsx";
import { useMemberCheck } from "../shared/useMemberCheck.ts";
import { usePrefilledMember } from "../shared/usePrefilledMember.ts";
import { required, integerBetween } from "../../ui/forms/validators.ts";
import { formatNumber } from "@babchingu/web/format.ts";
import { doneOrStarted, useOpenJob } from "../bulk-jobs/index.ts";
import { grantRice, grantRiceToAll, revokeRice } from "./calls.ts";

/** Kept as text in the form, sent as numbers. */
interface AmountValues {
  amount: string;
}
interface MemberAmountValues extends AmountValues {
  memberId: string;
}

const bounds = limits.RiceAmount;

export function RiceGrant() {
  return (
    <FormsPage title="쌀알 지급·회수">
      <GrantToMemberForm />
      <GrantToAllForm />
      <RevokeForm />
    </FormsPage>
  );
}

const amountValidators = [
  required("쌀알 수를 입력해 주세요."),
  integerBetween("쌀알 수는 1 이상의 정수로 입력해 주세요.", { minimum: bounds.minimum, maximum: Infinity }),
  integerBetween(`한 번에 ${formatNumber(bounds.maximum)}알까지 입력할 수 있어요.`, {
    minimum: 0,
    maximum: bounds.maximum,
  }),
];

function AmountInput() {
  return (
    <IntegerBox
      source="amount"
      label="쌀알 수"
      minimum={bounds.minimum}
      maximum={bounds.maximum}
      validate={amountValidators}
    />
  );
}

/** The text to type as a confirmation: the amount, in digits. */
const typedAmount = ({ amount }: AmountValues) => String(Number(amount));

const grantSummary = ({ memberId, amount }: MemberAmountValues) => (
  <MemberSummary id={Number(memberId)} change={Number(amount)} />
);
const revokeSummary = ({ memberId, amount }: MemberAmountValues) => (
  <MemberSummary id={Number(memberId)} change={-Number(amount)} />
);
const memberBody = ({ memberId, amount }: MemberAmountValues) => ({
  memberId: Number(memberId),
  amount: Number(amount),
});

interface AmountFormProps<Values extends AmountValues, Body extends object> {
  title: string;
  hint?: string;
  apiCall: ApiCall<IdempotencyParameter & Body, unknown>;
  messages: ActionMessages;
  onDone?: (result: unknown) => void;
  bodyOf: (values: Values) => Body;
  confirm: Omit<Confirmation<Values>, "confirmLabel">;
  submitLabel: string;
  /** What is filled in at first. */
  defaultValues?: Partial<Values>;
  /** Refuses values before the confirmation. */
  check?: (values: Values) => Promise<Outcome<never> | null>;
  /** The fields above the amount. */
  children?: ReactNode;
}

/** A form that changes balances, with a confirmation. */
function AmountForm<Values extends AmountValues, Body extends object>(props: AmountFormProps<Values, Body>) {
  const { title, hint, apiCall, messages, onDone, bodyOf, confirm, submitLabel, defaultValues, check, children } =
    props;
  const { mutate } = useIdempotentMutation(apiCall, messages, onDone);
  const confirmation = { ...confirm, confirmLabel: submitLabel };
  const { submit, dialog } = useConfirm((values: Values) => mutate(bodyOf(values)), confirmation);
  return (
    <Panel title={title}>
      {hint ? (
        <Typography variant="body2" color="error" sx={{ marginBottom: "12px" }}>
          {hint}
        </Typography>
      ) : null}
      <ConsoleForm<Values>
        label={title}
        defaultValues={defaultValues ?? {}}
        submitLabel={submitLabel}
        isDestructive={confirm.isDestructive ?? false}
        onSubmit={async (values) => (await check?.(values)) ?? submit(values)}
      >
        {children}
        <AmountInput />
      </ConsoleForm>
      {dialog}
    </Panel>
  );
}

/** What both forms about one member have. */
function useMemberForm() {
  const checkMember = useMemberCheck();
  return {
    defaultValues: usePrefilledMember(),
    check: ({ memberId }: MemberAmountValues) => checkMember(Number(memberId)),
    bodyOf: memberBody,
  };
}

function GrantToMemberForm() {
  return (
    <AmountForm
      {...useMemberForm()}
      title="한 회원에게 지급"
      apiCall={grantRice}
      messages={{ success: "쌀알을 지급했어요.", failure: "쌀알을 지급하지 못했어요." }}
      submitLabel="지급하기"
      confirm={{
        title: "쌀알을 지급할까요?",
        text: ({ memberId, amount }) => `회원 ${Number(memberId)}번에게 ${formatNumber(Number(amount))}알을 줘요.`,
        details: grantSummary,
        confirmationText: typedAmount,
      }}
    >
      <MemberIdInput />
    </AmountForm>
  );
}

function GrantToAllForm() {
  const openJob = useOpenJob();
  const count = useMemberCount();
  return (
    <AmountForm
      title="모든 회원에게 지급"
      apiCall={grantRiceToAll}
      messages={{ success: doneOrStarted("모든 회원에게 쌀알을 지급했어요."), failure: "쌀알을 지급하지 못했어요." }}
      onDone={openJob}
      bodyOf={({ amount }: AmountValues) => ({ amount: Number(amount) })}
      submitLabel="모두에게 지급하기"
      confirm={{
        title: "모든 회원에게 쌀알을 지급할까요?",
        text: ({ amount }) => {
          const total = count === undefined ? "" : ` 모두 합쳐 ${boundOf(count, Number(amount))}알이에요.`;
          return `${allMembersText(count)}에게 ${formatNumber(Number(amount))}알씩 지급해요.${total} 한 번에 되돌릴 수 없어요.`;
        },
        confirmationText: () => ALL_MEMBERS,
      }}
    />
  );
}

function RevokeForm() {
  return (
    <AmountForm
      {...useMemberForm()}
      title="한 회원에게서 회수"
      hint="부호 없이 입력한 만큼 빼요. 가진 쌀알이 입력한 수보다 적으면 회수할 수 없어요."
      apiCall={revokeRice}
      messages={{
        success: "쌀알을 회수했어요.",
        failure: "쌀알을 회수하지 못했어요. 회원 번호가 맞는지, 회원에게 쌀알이 충분한지 확인해 주세요.",
      }}
      submitLabel="회수하기"
      confirm={{
        title: "쌀알을 회수할까요?",
        text: ({ memberId, amount }) => `회원 ${Number(memberId)}번에게서 ${formatNumber(Number(amount))}알을 빼요.`,
        details: revokeSummary,
        confirmationText: typedAmount,
        isDestructive: true,
      }}
    >
      <MemberIdInput />
    </AmountForm>
  );
}
