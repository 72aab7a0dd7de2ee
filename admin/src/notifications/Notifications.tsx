import { limits } from "@babchingu/openapi/limits";
import { Section } from "../dialog/Section.tsx";
import { EVERYBODY, everybody, useMemberCount } from "../feedback/everybody.ts";
import { useAsk } from "../feedback/useAsk.tsx";
import { useVerb } from "../feedback/useAct.ts";
import { ConsoleForm } from "../forms/ConsoleForm.tsx";
import { FormsPage } from "../forms/FormsPage.tsx";
import { TextBox } from "../forms/inputs.tsx";
import { MemberIdInput } from "../forms/MemberIdInput.tsx";
import { useOnceKey } from "../forms/useOnceKey.ts";
import { filled, link } from "../forms/validators.ts";

interface Message {
  title: string;
  content: string;
  url?: string | null;
}
interface MessageToOne extends Message {
  /** Typed as a text, sent as a number. */
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
      <ToOne />
      <ToAll />
    </FormsPage>
  );
}

function MessageInputs() {
  return (
    <>
      <TextBox
        source="title"
        label="제목"
        validate={filled("제목을 입력해 주세요.")}
        lengthMax={bounds.title.maxLength}
      />
      <TextBox
        source="content"
        label="내용"
        rows={4}
        validate={filled("내용을 입력해 주세요.")}
        lengthMax={bounds.content.maxLength}
      />
      <TextBox
        source="url"
        label="연결할 주소 (선택)"
        placeholder="/app/mypage/events/8"
        validate={link}
        lengthMax={bounds.url.maxLength}
      />
    </>
  );
}

function ToOne() {
  const { run } = useVerb("notifyMember", { success: "회원에게 알림을 보냈어요.", failure });
  const once = useOnceKey();
  const send = async ({ memberId, ...message }: MessageToOne) => {
    const body = { id: Number(memberId), ...bodyOf(message) };
    const outcome = await run({ ...body, idempotencyKey: once.keyFor(body) });
    if (outcome.ok) once.done();
    return outcome;
  };
  return (
    <Section title="한 회원에게">
      <ConsoleForm<MessageToOne>
        label="한 회원에게 알림 보내기"
        defaultValues={{}}
        submitLabel="알림 보내기"
        requiredMessage="회원 번호, 제목, 내용을 모두 입력해 주세요."
        onSubmit={send}
      >
        <MemberIdInput />
        <MessageInputs />
      </ConsoleForm>
    </Section>
  );
}

function ToAll() {
  const count = useMemberCount();
  const { run, isPending } = useVerb("notifyAll", { success: "모든 회원에게 알림을 보냈어요.", failure });
  const once = useOnceKey();
  const send = async (message: Message) => {
    const body = bodyOf(message);
    const outcome = await run({ ...body, idempotencyKey: once.keyFor(body) });
    if (outcome.ok) once.done();
    return outcome;
  };
  const { submit, dialog } = useAsk(send, isPending, {
    title: "모든 회원에게 알림을 보낼까요?",
    text: ({ title }) => `'${title.trim()}' 알림이 ${everybody(count)}에게 가요. 보낸 뒤에는 되돌릴 수 없어요.`,
    typed: () => EVERYBODY,
    confirmLabel: "모두에게 보내기",
  });
  return (
    <Section title="모든 회원에게">
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
    </Section>
  );
}
