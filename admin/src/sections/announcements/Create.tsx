import type { AdminAnnouncementRequest } from "@babchingu/openapi/types";
import { Typography } from "@mui/material";
import { CreateDialog, useShowCreated } from "../../ui/dialog/CreateDialog.tsx";
import { useVerb } from "../../ui/feedback/useAction.ts";
import { useIdempotencyKey } from "../../ui/forms/useIdempotencyKey.ts";
import { AnnouncementForm } from "./AnnouncementForm.tsx";
import { createAnnouncement } from "./verbs.ts";

const initial = { title: "", content: "" };

export function AnnouncementCreate() {
  const idempotency = useIdempotencyKey();
  const { run } = useVerb(
    createAnnouncement,
    { success: "공지사항을 등록했어요.", failure: "공지사항을 등록하지 못했어요." },
    useShowCreated("announcements"),
  );
  const send = async (body: AdminAnnouncementRequest) => {
    const outcome = await run({ ...body, idempotencyKey: idempotency.keyFor(body) });
    if (outcome.ok) idempotency.done();
    return outcome;
  };
  return (
    <CreateDialog resource="announcements" title="공지사항 등록">
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: "16px" }}>
        등록하면 진행 중인 모임의 채팅방에도 알려요.
      </Typography>
      <AnnouncementForm label="공지사항 등록" initial={initial} submitLabel="등록" onSubmit={send} />
    </CreateDialog>
  );
}
