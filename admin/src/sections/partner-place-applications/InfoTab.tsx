import type { AdminPartnerApplication } from "@babchingu/openapi/types";
import { Allowed } from "../../ui/access/Allowed.tsx";
import { DeleteSection } from "../../ui/dialog/DeleteSection.tsx";
import { Details } from "../../ui/columns/Details.tsx";
import { useCloseDialog } from "../../ui/dialog/RecordDialog.tsx";
import { RowImage } from "../../ui/image/RowImage.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { ConfirmButton } from "../../ui/feedback/ConfirmButton.tsx";
import { useApiMutation } from "../../ui/feedback/apiActions.ts";
import { columns } from "./columns.tsx";
import { acceptPartnerApplication } from "./calls.ts";

interface Props {
  application: AdminPartnerApplication;
}

/** Fields, image, and the buttons to accept or delete (console §2). */
export function InfoTab({ application }: Props) {
  return (
    <>
      <Details label="제휴 신청 내용" columns={columns} row={application} />
      <Panel title="이미지">
        <RowImage url={application.imageUrl} alt={`${application.name} 매장의 사진`} />
      </Panel>
      <Allowed operation="acceptAdminPartnerApplication">
        <AcceptSection application={application} />
      </Allowed>
      <DeleteSection
        resource="partner-place-applications"
        operation="deleteAdminPartnerApplication"
        id={application.id}
        nameWithParticle="제휴 신청을"
        hint="삭제하면 회원에게 알림이 가고, 회원은 다시 신청할 수 있어요."
        title={`'${application.name}' 매장의 제휴 신청을 삭제할까요?`}
      />
    </>
  );
}

function AcceptSection({ application }: Props) {
  const close = useCloseDialog("partner-place-applications", { skipUnsavedWarning: true });
  const { mutate, isPending } = useApiMutation(
    acceptPartnerApplication,
    {
      success: "제휴 신청을 승인했어요. 제휴 매장에서 볼 수 있어요.",
      failure: "제휴 신청을 승인하지 못했어요.",
    },
    close,
  );
  return (
    <Panel title="승인" hint="승인하면 제휴 매장이 되고, 신청한 회원이 사장님 회원으로 바뀌고 알림을 받아요.">
      <ConfirmButton
        label="승인"
        title={`'${application.name}' 매장의 제휴 신청을 승인할까요?`}
        text="제휴 매장으로 등록돼요. 계약은 오늘부터 한 달이고, 제휴 매장 화면에서 바꿀 수 있어요."
        confirmLabel="승인"
        isPending={isPending}
        onConfirm={() => mutate({ id: application.id })}
      />
    </Panel>
  );
}
