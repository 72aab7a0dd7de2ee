import { Box, Typography } from "@mui/material";
import { describeFailure } from "@babchingu/openapi";
import { FailureMessage } from "../ui/feedback/StatusMessage.tsx";

const screen = { minHeight: "100vh", display: "grid", placeItems: "center" } as const;

export function CheckingSession() {
  return (
    <Box sx={screen} component="output">
      <Typography variant="body2" color="textSecondary">
        로그인 정보를 확인하고 있어요…
      </Typography>
    </Box>
  );
}

export function SessionCheckFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Box sx={screen} component="main">
      <FailureMessage title="로그인 정보를 확인하지 못했어요." reason={describeFailure(error)} onRetry={onRetry} />
    </Box>
  );
}
