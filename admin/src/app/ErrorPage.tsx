import { Box, Button } from "@mui/material";
import { StatusMessage } from "../ui/feedback/StatusMessage.tsx";

/** Shown when a screen fails to render, or when a chunk can't be loaded after an update. */
export function ErrorPage() {
  return (
    <Box component="main" sx={{ minHeight: "100vh", display: "grid", placeItems: "center" }}>
      <StatusMessage
        title="화면을 보여 드리지 못했어요."
        text="새로 고쳐도 그대로라면 잠시 뒤 다시 열어 주세요."
        isFailure
        action={
          <Button variant="contained" onClick={() => globalThis.location.reload()}>
            새로 고침
          </Button>
        }
      />
    </Box>
  );
}
