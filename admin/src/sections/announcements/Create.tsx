import type { AdminAnnouncementRequest } from "@babchingu/openapi/types";
import { Typography } from "@mui/material";
import { CreateDialog, useOpenCreated } from "../../ui/dialog/CreateDialog.tsx";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { useIdempotentMutation } from "../../ui/feedback/useIdempotentMutation.ts";
import { PostForm } from "../shared/PostForm.tsx";
import { createAnnouncement } from "./calls.ts";

const initial = { title: "", content: "" };

export function AnnouncementCreate() {
  const { mutate } = useIdempotentMutation(
    createAnnouncement,
    { success: "공지사항을 등록했어요.", failure: "공지사항을 등록하지 못했어요." },
    useOpenCreated("announcements"),
  );
  const { submit, dialog } = useConfirm<AdminAnnouncementRequest>(mutate, {
    title: "공지사항을 등록할까요?",
    text: ({ title }) => `'${title}' 공지를 진행 중인 모든 모임의 채팅방에 알려요. 알린 뒤에는 되돌릴 수 없어요.`,
    confirmLabel: "등록",
  });
  return (
    <CreateDialog resource="announcements" title="공지사항 등록">
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: "16px" }}>
        등록하면 진행 중인 모임의 채팅방에도 알려요. 모임이 많으면 일괄 작업에서 진행 상황을 볼 수 있어요.
      </Typography>
      <PostForm label="공지사항 등록" initial={initial} submitLabel="등록" onSubmit={submit} />
      {dialog}
    </CreateDialog>
  );
}
