import { Panel } from "../../ui/layout/Panel.tsx";
import { ALL_MEMBERS, allMembersText, useMemberCount } from "../shared/allMembers.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { useIdempotentMutation } from "../../ui/feedback/useIdempotentMutation.ts";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { FormsPage } from "../../ui/layout/FormsPage.tsx";
import { MemberIdInput } from "../shared/MemberIdInput.tsx";
import { useMemberCheck } from "../shared/useMemberCheck.ts";
import { usePrefilledMember } from "../shared/usePrefilledMember.ts";
import { doneOrStarted, useOpenJob } from "../bulk-jobs/index.ts";
import { notifyAll, notifyMember } from "./calls.ts";
import { bodyOf, type Message, MessageInputs } from "./MessageInputs.tsx";

interface MemberMessage extends Message {
  /** Kept as text in the form, sent as a number. */
  memberId: string;
}

const failure = "알림을 보내지 못했어요.";

export function Notifications() {
  return (
    <FormsPage title="알림 보내기">
      <NotifyMemberForm />
      <NotifyAllForm />
    </FormsPage>
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
  const { mutate } = useIdempotentMutation(
    notifyAll,
    { success: doneOrStarted("모든 회원에게 알림을 보냈어요."), failure },
    useOpenJob(),
  );
  const { submit, dialog } = useConfirm((message: Message) => mutate(bodyOf(message)), {
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
