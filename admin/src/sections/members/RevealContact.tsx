import { seesContacts } from "@babchingu/openapi";
import { AdminMemberColumns } from "@babchingu/openapi/columns";
import { limits } from "@babchingu/openapi/limits";
import type { AdminMember, AdminMemberContact } from "@babchingu/openapi/types";
import { useState } from "react";
import { useOperatorAccount } from "../../ui/access/OperatorContext.ts";
import { columnsOf } from "../../ui/columns/columnsOf.tsx";
import { Details } from "../../ui/columns/Details.tsx";
import { useApiMutation } from "../../ui/feedback/apiActions.ts";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { TextBox } from "../../ui/forms/inputs.tsx";
import { required } from "../../ui/forms/validators.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import { revealMember } from "./calls.ts";

const column = columnsOf<AdminMemberContact>(AdminMemberColumns);
const columns = [column.phone("phone"), column.degrees("latitude"), column.degrees("longitude")];

/** Shows an operator who sees only parts of them the phone and the position, for a reason that is written to the access log (D60, D61). */
export function RevealContact({ member }: { member: AdminMember }) {
  const { role } = useOperatorAccount();
  const [contact, setContact] = useState<AdminMemberContact | null>(null);
  const { mutate } = useApiMutation(
    revealMember,
    { success: () => null, failure: "가린 정보를 보지 못했어요.", mayBeDone: null },
    setContact,
  );
  if (seesContacts(role)) return null;
  if (contact) {
    return (
      <Panel title="가린 정보" hint="이 창을 닫으면 다시 가려요.">
        <Details label="가린 정보" columns={columns} row={contact} />
      </Panel>
    );
  }
  return (
    <Panel title="가린 정보" hint="전화번호와 마지막 위치를 볼 수 있어요. 누가 왜 봤는지 접속 기록에 남아요.">
      <ConsoleForm<{ reason: string }>
        label="가린 정보 보기"
        defaultValues={{}}
        submitLabel="전화번호와 위치 보기"
        requiredField="reason"
        skipUnsavedWarning
        onSubmit={({ reason }) => mutate({ id: member.id, reason })}
      >
        <TextBox
          source="reason"
          label="보려는 이유"
          lengthMax={limits.AdminRevealRequest.reason.maxLength}
          validate={required("보려는 이유를 입력해 주세요.")}
        />
      </ConsoleForm>
    </Panel>
  );
}
