import { limits } from "@babchingu/openapi/limits";
import { Typography } from "@mui/material";
import { Panel } from "../../ui/layout/Panel.tsx";
import type { ReactNode } from "react";
import type { Idempotent, ApiCall } from "../../dataProvider/apiCall.ts";
import type { ActionMessages } from "../../ui/feedback/apiActions.ts";
import { useIdempotentMutation } from "../../ui/feedback/useIdempotentMutation.ts";
import { ALL_MEMBERS, allMembersText, useMemberCount } from "../shared/allMembers.ts";
import { type Question, useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { FormsPage } from "../../ui/layout/FormsPage.tsx";
import { DigitsBox } from "../../ui/forms/inputs.tsx";
import { MemberIdInput } from "../shared/MemberIdInput.tsx";
import { MemberSummary } from "../shared/MemberSummary.tsx";
import { required, integerBetween } from "../../ui/forms/validators.ts";
import { formatNumber } from "@babchingu/web/format.ts";
import { grantRice, grantRiceToAll, revokeRice } from "./calls.ts";

/** Typed as texts, sent as numbers. */
interface ToAllValues {
  amount: string;
}
interface ToOneValues extends ToAllValues {
  memberId: string;
}

const bounds = limits.RiceAmount;

export function RiceGrant() {
  return (
    <FormsPage title="쌀알 지급·회수">
      <GrantToOne />
      <GrantToAll />
      <Revoke />
    </FormsPage>
  );
}

const amountRules = [
  required("쌀알 수를 입력해 주세요."),
  integerBetween("쌀알 수는 1 이상의 정수로 입력해 주세요.", { minimum: bounds.minimum, maximum: Infinity }),
  integerBetween(`한 번에 ${formatNumber(bounds.maximum)}알까지 입력할 수 있어요.`, {
    minimum: 0,
    maximum: bounds.maximum,
  }),
];

function AmountInput() {
  return (
    <DigitsBox
      source="amount"
      label="쌀알 수"
      minimum={bounds.minimum}
      maximum={bounds.maximum}
      validate={amountRules}
    />
  );
}

/** What has to be typed again: the amount, in digits. */
const amountOf = ({ amount }: ToAllValues) => String(Number(amount));

const givenTo = ({ memberId, amount }: ToOneValues) => <MemberSummary id={Number(memberId)} change={Number(amount)} />;
const takenFrom = ({ memberId, amount }: ToOneValues) => (
  <MemberSummary id={Number(memberId)} change={-Number(amount)} />
);
const toOne = ({ memberId, amount }: ToOneValues) => ({ memberId: Number(memberId), amount: Number(amount) });

interface AmountFormProps<Values extends ToAllValues, Body extends object> {
  title: string;
  hint?: string;
  apiCall: ApiCall<Idempotent & Body, unknown>;
  messages: ActionMessages;
  bodyOf: (values: Values) => Body;
  confirm: Omit<Question<Values>, "confirmLabel">;
  submitLabel: string;
  /** The fields above the amount. */
  children?: ReactNode;
}

/** A form that changes balances, with a confirmation. */
function AmountForm<Values extends ToAllValues, Body extends object>(props: AmountFormProps<Values, Body>) {
  const { title, hint, apiCall, messages, bodyOf, confirm, submitLabel, children } = props;
  const { run, isPending } = useIdempotentMutation(apiCall, messages);
  const question = { ...confirm, confirmLabel: submitLabel };
  const { submit, dialog } = useConfirm((values: Values) => run(bodyOf(values)), isPending, question);
  return (
    <Panel title={title}>
      {hint ? (
        <Typography variant="body2" color="error" sx={{ marginBottom: "12px" }}>
          {hint}
        </Typography>
      ) : null}
      <ConsoleForm<Values>
        label={title}
        defaultValues={{}}
        submitLabel={submitLabel}
        isDestructive={confirm.isDestructive ?? false}
        onSubmit={submit}
      >
        {children}
        <AmountInput />
      </ConsoleForm>
      {dialog}
    </Panel>
  );
}

function GrantToOne() {
  return (
    <AmountForm
      title="한 회원에게 지급"
      apiCall={grantRice}
      messages={{ success: "쌀알을 지급했어요.", failure: "쌀알을 지급하지 못했어요." }}
      bodyOf={toOne}
      submitLabel="지급하기"
      confirm={{
        title: "쌀알을 지급할까요?",
        text: ({ memberId, amount }) => `회원 ${Number(memberId)}번에게 ${formatNumber(Number(amount))}알을 줘요.`,
        about: givenTo,
        confirmationText: amountOf,
      }}
    >
      <MemberIdInput />
    </AmountForm>
  );
}

function GrantToAll() {
  const count = useMemberCount();
  return (
    <AmountForm
      title="모든 회원에게 지급"
      apiCall={grantRiceToAll}
      messages={{ success: "모든 회원에게 쌀알을 지급했어요.", failure: "쌀알을 지급하지 못했어요." }}
      bodyOf={({ amount }: ToAllValues) => ({ amount: Number(amount) })}
      submitLabel="모두에게 지급하기"
      confirm={{
        title: "모든 회원에게 쌀알을 지급할까요?",
        text: ({ amount }) => {
          const total = count === undefined ? "" : ` 모두 합쳐 많게는 ${formatNumber(count * Number(amount))}알이에요.`;
          return `${allMembersText(count)}에게 ${formatNumber(Number(amount))}알씩 지급해요.${total} 한 번에 되돌릴 수 없어요.`;
        },
        confirmationText: () => ALL_MEMBERS,
      }}
    />
  );
}

function Revoke() {
  return (
    <AmountForm
      title="한 회원에게서 회수"
      hint="부호 없이 입력한 만큼 빼요. 가진 쌀알이 입력한 수보다 적으면 회수할 수 없어요."
      apiCall={revokeRice}
      messages={{
        success: "쌀알을 회수했어요.",
        failure: "쌀알을 회수하지 못했어요. 회원 번호가 맞는지, 회원에게 쌀알이 충분한지 확인해 주세요.",
      }}
      bodyOf={toOne}
      submitLabel="회수하기"
      confirm={{
        title: "쌀알을 회수할까요?",
        text: ({ memberId, amount }) => `회원 ${Number(memberId)}번에게서 ${formatNumber(Number(amount))}알을 빼요.`,
        about: takenFrom,
        confirmationText: amountOf,
        isDestructive: true,
      }}
    >
      <MemberIdInput />
    </AmountForm>
  );
}
