import { MeetingStatusOperatorLabels } from "@babchingu/openapi/enums";
import { AdminMeetingColumns } from "@babchingu/openapi/columns";
import type { MeetingStatusValue } from "@babchingu/openapi/enums";
import type { AdminMeeting } from "@babchingu/openapi/types";
import { Allowed } from "../../ui/access/Allowed.tsx";
import { Details } from "../../ui/columns/Details.tsx";
import { DeleteSection } from "../../ui/dialog/DeleteSection.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { useApiMutation } from "../../ui/feedback/apiActions.ts";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { useRowQuery } from "../../ui/feedback/useApiQuery.ts";
import { useConflictCheck } from "../../ui/forms/useConflictCheck.tsx";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { SelectBox } from "../../ui/forms/inputs.tsx";
import { required } from "../../ui/forms/validators.ts";
import { columns } from "./columns.tsx";
import { MeetingMembers } from "./MeetingMembers.tsx";
import { readMeetingMembers, setMeetingStatus } from "./calls.ts";
import { endText } from "./endText.ts";

interface Props {
  meeting: AdminMeeting;
}

export function InfoTab({ meeting }: Props) {
  return (
    <>
      <Details label="모임 정보" columns={columns} row={meeting} />
      <MeetingMembers meetingId={meeting.id} />
      <Allowed operation="setAdminMeetingStatus">
        <StatusForm meeting={meeting} />
      </Allowed>
      <DeleteSection
        resource="meetings"
        operation="deleteAdminMeeting"
        id={meeting.id}
        nameWithParticle="모임을"
        hint="모임과 채팅이 모두 지워지고 되돌릴 수 없어요."
        title={`'${meeting.title}' 모임을 영구 삭제할까요?`}
        permanent={{
          label: "모임 영구 삭제",
          text: `모임 ${meeting.id}번과 채팅이 모두 지워지고, 끝나지 않은 모임이면 참여한 ${meeting.memberCount}명과 신청한 회원의 쌀알을 돌려줘요. 이미 노쇼가 된 회원은 돌려받지 못해요.`,
        }}
      />
    </>
  );
}

interface StatusValues {
  status: MeetingStatusValue;
}

/** Any status can follow any other (console §4), but a meeting that ended with refund stays ended. The end is asked for first (D46). */
function StatusForm({ meeting }: Props) {
  const conflictCheck = useConflictCheck<"meetings", StatusValues>("meetings", meeting.id, {
    valuesOf: ({ status }) => ({ status }),
    labels: { status: AdminMeetingColumns.status },
    format: (status) => MeetingStatusOperatorLabels[status] ?? status,
  });
  const { mutate } = useApiMutation(setMeetingStatus, {
    success: "모임 상태를 바꿨어요.",
    failure: "모임 상태를 바꾸지 못했어요.",
  });
  const { data: members = [], refetch } = useRowQuery("meetings", readMeetingMembers, meeting.id);
  const names = members.map(({ name }) => name);
  const { submit, dialog } = useConfirm(({ status }: StatusValues) => mutate({ id: meeting.id, status }), {
    isNeeded: ({ status }) => status === "END",
    title: `'${meeting.title}' 모임을 종료할까요?`,
    text: () => endText(conflictCheck.latestRow ?? meeting, names),
    confirmLabel: "모임 종료",
    isDestructive: true,
    recheck: (send, ask) =>
      conflictCheck.recheck(send, async () => {
        await refetch();
        return await ask();
      }),
  });
  return (
    <Panel title="상태" hint="출석 체크 중으로 바뀌기 전에 종료하면 맡긴 쌀알을 모두 돌려주고 회원에게 알려요.">
      <ConsoleForm<StatusValues>
        label="상태"
        defaultValues={{ status: meeting.status }}
        submitLabel="적용"
        isInline
        requiresChange
        conflictCheck={conflictCheck}
        onSubmit={async (values) => {
          // The question has their names.
          if (values.status === "END") await refetch();
          return await submit(values);
        }}
      >
        <SelectBox
          source="status"
          label="모임 상태"
          labels={MeetingStatusOperatorLabels}
          validate={required("상태를 골라 주세요.")}
        />
      </ConsoleForm>
      {dialog}
    </Panel>
  );
}
