import { AdminMemberColumns } from "@babchingu/openapi/columns";
import { MemberStatusLabels, type MemberStatusValue } from "@babchingu/openapi/enums";
import { limits } from "@babchingu/openapi/limits";
import type { AdminMember } from "@babchingu/openapi/types";
import { Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { Allowed } from "../../ui/access/Allowed.tsx";
import { DeleteSection } from "../../ui/dialog/DeleteSection.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { useApiMutation } from "../../ui/feedback/apiActions.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { useConflictCheck } from "../../ui/forms/useConflictCheck.tsx";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { SelectBox, IntegerBox, PasswordBox } from "../../ui/forms/inputs.tsx";
import { required, lengthBetween, integerBetween } from "../../ui/forms/validators.ts";
import { formatNumber } from "@babchingu/web/format.ts";
import { listPath } from "../../ui/url.ts";
import { resetMemberPassword, setMemberPoint, setMemberStatus } from "./calls.ts";
import { exclusionText, isExclusion } from "./exclusion.ts";

const passwordBounds = limits.AdminPasswordRequest.newPassword;
const scoreBounds = limits.AdminMemberPointRequest.point;

interface Props {
  member: AdminMember;
}

/** Everything an operator can change about a member (console §2). */
export function EditTab({ member }: Props) {
  if (member.role === "ROLE_ADMIN") return <OperatorNotice />;
  return (
    <>
      <StatusForm member={member} />
      <ScoreForm member={member} />
      <PasswordForm member={member} />
      <DeleteSection
        resource="members"
        operation="deleteAdminMember"
        id={member.id}
        nameWithParticle="회원을"
        hint="개인정보가 모두 지워지고 되돌릴 수 없어요."
        title={`${member.name} 회원을 영구 삭제할까요?`}
        permanent={{
          label: "회원 영구 삭제",
          text: `회원 ${member.id}번의 개인정보와 남은 쌀알 ${formatNumber(member.riceBalance)}알이 모두 없어져요. 모집 중인 모임에서는 나가고, 연 모임은 다른 회원이 이어받거나 혼자면 삭제돼요. 확정된 모임이 끝나기 전에는 삭제할 수 없어요.`,
        }}
      />
    </>
  );
}

/** The server refuses all of it for an operator's account. */
function OperatorNotice() {
  return (
    <Typography>
      운영자 계정은 여기에서 바꿀 수 없어요.
      <Allowed operation="listAdminOperators">
        {" "}
        <Link to={listPath("operators")}>운영자 계정</Link>에서 권한을 바꾸거나 사용을 중지해 주세요.
      </Allowed>
    </Typography>
  );
}

interface StatusValues {
  status: MemberStatusValue;
}

function StatusForm({ member }: Props) {
  const conflictCheck = useConflictCheck<"members", StatusValues>("members", member.id, {
    valuesOf: ({ status }) => ({ status }),
    labels: { status: AdminMemberColumns.status },
    format: (status) => MemberStatusLabels[status] ?? status,
  });
  const { mutate } = useApiMutation(setMemberStatus, {
    success: "회원 상태를 바꿨어요.",
    failure: "회원 상태를 바꾸지 못했어요.",
  });
  const { submit, dialog } = useConfirm(({ status }: StatusValues) => mutate({ id: member.id, status }), {
    isNeeded: ({ status }) => isExclusion(status),
    title: `${member.name} 회원의 상태를 바꿀까요?`,
    text: ({ status }) => exclusionText(conflictCheck.latestRow ?? member, status),
    confirmLabel: "상태 바꾸기",
    recheck: conflictCheck.recheck,
  });
  return (
    <Panel title="상태" hint="상태를 바꾸면 회원은 다시 로그인해야 해요.">
      <ConsoleForm<StatusValues>
        label="상태"
        defaultValues={{ status: member.status }}
        submitLabel="상태 바꾸기"
        isInline
        requiresChange
        conflictCheck={conflictCheck}
        onSubmit={submit}
      >
        <SelectBox
          source="status"
          label="회원 상태"
          labels={MemberStatusLabels}
          validate={required("상태를 골라 주세요.")}
        />
      </ConsoleForm>
      {dialog}
    </Panel>
  );
}

/** Kept as text in the form, sent as a number. */
interface ScoreValues {
  point: string;
}

function ScoreForm({ member }: Props) {
  const conflictCheck = useConflictCheck<"members", ScoreValues>("members", member.id, {
    valuesOf: ({ point }) => ({ point: String(point) }),
    labels: { point: AdminMemberColumns.point },
    format: String,
  });
  const { mutate } = useApiMutation(setMemberPoint, {
    success: "밥점수를 바꿨어요.",
    failure: "밥점수를 바꾸지 못했어요.",
  });
  const { minimum, maximum } = scoreBounds;
  return (
    <Panel title="밥점수" hint={`${minimum}부터 ${maximum}까지 줄 수 있어요.`}>
      <ConsoleForm<ScoreValues>
        label="밥점수"
        defaultValues={{ point: String(member.point) }}
        submitLabel="밥점수 저장"
        isInline
        requiresChange
        requiredField="point"
        conflictCheck={conflictCheck}
        onSubmit={({ point }) => mutate({ id: member.id, point: Number(point) })}
      >
        <IntegerBox
          source="point"
          label="새 밥점수"
          minimum={minimum}
          maximum={maximum}
          validate={integerBetween(`밥점수는 ${minimum}부터 ${maximum}까지의 숫자여야 해요.`, scoreBounds)}
        />
      </ConsoleForm>
    </Panel>
  );
}

interface PasswordValues {
  newPassword: string;
}

function PasswordForm({ member }: Props) {
  const { mutate } = useApiMutation(resetMemberPassword, {
    success: "비밀번호를 새로 정했어요.",
    failure: "비밀번호를 바꾸지 못했어요.",
  });
  const { submit, dialog } = useConfirm(({ newPassword }: PasswordValues) => mutate({ id: member.id, newPassword }), {
    title: `${member.name} 회원의 비밀번호를 바꿀까요?`,
    text: () => "지금 비밀번호로는 더 로그인할 수 없고, 로그인한 기기에서 모두 로그아웃돼요.",
    confirmLabel: "비밀번호 재설정",
  });
  const isSocial = member.provider !== null;
  const { minLength, maxLength } = passwordBounds;
  return (
    <Panel
      title="비밀번호 재설정"
      hint={
        isSocial
          ? "소셜 로그인으로 가입한 회원은 비밀번호가 없어서 바꿀 수 없어요."
          : "저장하면 회원은 새 비밀번호로 다시 로그인해야 해요."
      }
    >
      <ConsoleForm<PasswordValues>
        label="비밀번호 재설정"
        defaultValues={{}}
        submitLabel="비밀번호 재설정"
        isInline
        isDisabled={isSocial}
        skipDraft
        onSubmit={submit}
      >
        <PasswordBox
          source="newPassword"
          label="새 비밀번호"
          isDisabled={isSocial}
          validate={[
            required("새 비밀번호를 입력해 주세요."),
            lengthBetween(`비밀번호는 ${minLength}~${maxLength}자로 입력해 주세요.`, passwordBounds),
          ]}
          lengthMax={maxLength}
          autoComplete="new-password"
        />
      </ConsoleForm>
      {dialog}
    </Panel>
  );
}
