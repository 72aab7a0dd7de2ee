import { Typography } from "@mui/material";
import { CreateDialog, useShowCreated } from "../../ui/dialog/CreateDialog.tsx";
import { useIdempotentMutation } from "../../ui/feedback/useIdempotentMutation.ts";
import { PostForm } from "../shared/PostForm.tsx";
import { createAnnouncement } from "./calls.ts";

const initial = { title: "", content: "" };

export function AnnouncementCreate() {
  const { run } = useIdempotentMutation(
    createAnnouncement,
    { success: "공지사항을 등록했어요.", failure: "공지사항을 등록하지 못했어요." },
    useShowCreated("announcements"),
  );
  return (
    <CreateDialog resource="announcements" title="공지사항 등록">
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: "16px" }}>
        등록하면 진행 중인 모임의 채팅방에도 알려요.
      </Typography>
      <PostForm label="공지사항 등록" initial={initial} submitLabel="등록" onSubmit={run} />
    </CreateDialog>
  );
}
