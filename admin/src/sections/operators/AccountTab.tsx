import { AdminOperatorColumns } from "@babchingu/openapi/columns";
import { OperatorRoleLabels, type OperatorRoleValue } from "@babchingu/openapi/enums";
import type { AdminOperator } from "@babchingu/openapi/types";
import { useState } from "react";
import { Details } from "../../ui/columns/Details.tsx";
import { ConfirmButton } from "../../ui/feedback/ConfirmButton.tsx";
import { useSave } from "../../ui/feedback/apiActions.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { type RowConflictCheck, useConflictCheck } from "../../ui/forms/useConflictCheck.tsx";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { SelectBox } from "../../ui/forms/inputs.tsx";
import { required } from "../../ui/forms/validators.ts";
import { EMPTY_VALUE, formatTime } from "../../ui/format/format.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import { detailColumns } from "./columns.tsx";

interface Props {
  operator: AdminOperator;
}

/** What each role may do, in a line. */
const roleHints: Record<OperatorRoleValue, string> = {
  OWNER: "모든 일과 운영자 계정 관리를 할 수 있어요.",
  SUPPORT: "회원, 신고, 모임, 이벤트와 공지, 알림을 다뤄요.",
  FINANCE: "쌀알, 결제, 제휴 매장을 다뤄요.",
  VIEWER: "보기만 해요. 휴대폰 번호는 일부만 보이고 위치는 보이지 않아요.",
};

type AccountValues = Pick<AdminOperator, "role" | "disabledAt">;
type AccountCheck = RowConflictCheck<AccountValues, AdminOperator>;

interface FormProps extends Props {
  conflictCheck: AccountCheck;
}

export function AccountTab({ operator }: Props) {
  const conflictCheck = useAccountCheck(operator);
  return (
    <>
      <Details label="운영자 정보" columns={detailColumns} row={operator} />
      <RoleForm operator={operator} conflictCheck={conflictCheck} />
      <DisableSection operator={operator} conflictCheck={conflictCheck} />
    </>
  );
}

/** Compares both fields for either form: each sends the other's field, too. */
function useAccountCheck({ id, role, disabledAt }: AdminOperator): AccountCheck {
  const check = useConflictCheck<"operators", AccountValues>("operators", id, {
    valuesOf: (row) => ({ role: row.role, disabledAt: row.disabledAt }),
    labels: { role: AdminOperatorColumns.role, disabledAt: AdminOperatorColumns.disabledAt },
    format: (value, field) =>
      field === "role"
        ? OperatorRoleLabels[value as OperatorRoleValue]
        : value === null
          ? EMPTY_VALUE
          : formatTime(value),
  });
  return { ...check, saveIfUnchanged: (before, send) => check.saveIfUnchanged({ role, disabledAt, ...before }, send) };
}

type RoleValues = Pick<AccountValues, "role">;

function RoleForm({ operator, conflictCheck }: FormProps) {
  const { name, role, disabledAt } = operator;
  const { mutate } = useSave("operators", {
    success: "권한을 바꿨어요.",
    failure: "권한을 바꾸지 못했어요.",
  });
  const { submit, dialog } = useConfirm(
    (values: RoleValues) => mutate({ row: operator, changes: { role: values.role, disabled: disabledAt !== null } }),
    {
      title: `${name} 운영자의 권한을 바꿀까요?`,
      text: (values) =>
        `'${OperatorRoleLabels[(conflictCheck.latestRow ?? operator).role]}' 권한을 '${OperatorRoleLabels[values.role]}' 권한으로 바꿔요. ${roleHints[values.role]} 바꾸면 바로 로그아웃돼요.`,
      confirmLabel: "권한 바꾸기",
      recheck: conflictCheck.recheck,
    },
  );
  return (
    <Panel title="권한" hint={roleHints[role]}>
      <ConsoleForm<RoleValues>
        label="권한"
        defaultValues={{ role }}
        submitLabel="권한 바꾸기"
        isInline
        requiresChange
        conflictCheck={conflictCheck}
        onSubmit={submit}
      >
        <SelectBox
          source="role"
          label={AdminOperatorColumns.role}
          labels={OperatorRoleLabels}
          validate={required("권한을 골라 주세요.")}
        />
      </ConsoleForm>
      {dialog}
    </Panel>
  );
}

function DisableSection({ operator, conflictCheck }: FormProps) {
  const { name, role, disabledAt } = operator;
  const isDisabled = disabledAt !== null;
  const [isPending, setPending] = useState(false);
  const { mutate } = useSave("operators", {
    success: isDisabled ? "계정을 다시 쓸 수 있게 했어요." : "계정 사용을 중지했어요.",
    failure: isDisabled ? "계정을 다시 쓸 수 있게 하지 못했어요." : "계정 사용을 중지하지 못했어요.",
  });
  const action = isDisabled ? "다시 사용" : "사용 중지";
  const save = async () => {
    setPending(true);
    await conflictCheck.saveIfUnchanged({}, () => mutate({ row: operator, changes: { role, disabled: !isDisabled } }));
    setPending(false);
  };
  return (
    <Panel
      title="계정"
      hint={isDisabled ? "이 계정으로는 로그인할 수 없어요." : "중지하면 바로 로그아웃되고 로그인할 수 없어요."}
    >
      <ConfirmButton
        label={action}
        title={isDisabled ? `${name} 계정을 다시 쓸 수 있게 할까요?` : `${name} 계정의 사용을 중지할까요?`}
        text={
          isDisabled
            ? "예전 비밀번호와 보안 코드로 로그인할 수 있어요."
            : "바로 로그아웃돼요. 지금까지 한 일은 감사 기록에 그대로 남아요."
        }
        confirmLabel={action}
        isDestructive={!isDisabled}
        isPending={isPending}
        onConfirm={save}
      />
    </Panel>
  );
}
