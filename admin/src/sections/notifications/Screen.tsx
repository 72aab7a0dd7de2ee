import { limits } from "@babchingu/openapi/limits";
import { Panel } from "../../ui/layout/Panel.tsx";
import { ALL_MEMBERS, allMembersText, useMemberCount } from "../shared/allMembers.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { useIdempotentMutation } from "../../ui/feedback/useIdempotentMutation.ts";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { FormsPage } from "../../ui/layout/FormsPage.tsx";
import { TextBox } from "../../ui/forms/inputs.tsx";
import { MemberIdInput } from "../shared/MemberIdInput.tsx";
import { useMemberCheck } from "../shared/useMemberCheck.ts";
import { usePrefilledMember } from "../shared/usePrefilledMember.ts";
import { required, linkValidator } from "../../ui/forms/validators.ts";
import { doneOrStarted, useOpenJob } from "../bulk-jobs/index.ts";
import { notifyAll, notifyMember } from "./calls.ts";

interface Message {
  title: string;
  content: string;
  url?: string | null;
}
interface MemberMessage extends Message {
  /** Kept as text in the form, sent as a number. */
  memberId: string;
}

const bounds = limits.AdminNotificationRequest;
const failure = "알림을 보내지 못했어요.";

function bodyOf({ title, content, url }: Message) {
  return { title, content, url: url?.trim() ? url.trim() : null };
}

export function Notifications() {
  return (
    <FormsPage title="알림 보내기">
      <NotifyMemberForm />
      <NotifyAllForm />
    </FormsPage>
  );
}

function MessageInputs() {
  return (
    <>
      <TextBox
        source="title"
        label="제목"
        validate={required("제목을 입력해 주세요.")}
        lengthMax={bounds.title.maxLength}
      />
      <TextBox
        source="content"
        label="내용"
        rows={4}
        validate={required("내용을 입력해 주세요.")}
        lengthMax={bounds.content.maxLength}
      />
      <TextBox
        source="url"
        label="연결할 주소 (선택)"
        placeholder="/app/mypage/events/8"
        validate={linkValidator}
        lengthMax={bounds.url.maxLength}
      />
    </>
  );
}

function NotifyMemberForm() {
  const { mutate } = useIdempotentMutation(notifyMember, { success: "회원에게 알림을 보냈어요.", failure });
  const checkMember = useMemberCheck();
  const submit = async ({ memberId, ...message }: MemberMessage) =>
    (await checkMember(Number(memberId))) ?? mutate({ id: Number(memberId), ...bodyOf(message) });
  return (
    <Panel title="한 회원에게">
      <ConsoleForm<MemberMessage>
        label="한 회원에게 알림 보내기"
        defaultValues={usePrefilledMember()}
        submitLabel="알림 보내기"
        requiredMessage="회원 번호, 제목, 내용을 모두 입력해 주세요."
        onSubmit={submit}
      >
        <MemberIdInput />
        <MessageInputs />
      </ConsoleForm>
    </Panel>
  );
}

function NotifyAllForm() {
  const count = useMemberCount();
  const { mutate, isPending } = useIdempotentMutation(
    notifyAll,
    { success: doneOrStarted("모든 회원에게 알림을 보냈어요."), failure },
    useOpenJob(),
  );
  const { submit, dialog } = useConfirm((message: Message) => mutate(bodyOf(message)), isPending, {
    title: "모든 회원에게 알림을 보낼까요?",
    text: ({ title }) => `'${title.trim()}' 알림이 ${allMembersText(count)}에게 가요. 보낸 뒤에는 되돌릴 수 없어요.`,
    confirmationText: () => ALL_MEMBERS,
    confirmLabel: "모두에게 보내기",
  });
  return (
    <Panel title="모든 회원에게">
      <ConsoleForm<Message>
        label="모든 회원에게 알림 보내기"
        defaultValues={{}}
        submitLabel="모두에게 보내기"
        requiredMessage="제목과 내용을 모두 입력해 주세요."
        onSubmit={submit}
      >
        <MessageInputs />
      </ConsoleForm>
      {dialog}
    </Panel>
  );
}
