import { Box, Typography } from "@mui/material";
import { PageHeader } from "../../ui/layout/PageHeader.tsx";
import { Inbox } from "./Inbox.tsx";
import { DailyFigures } from "./DailyFigures.tsx";
import { SecurityCodeForm } from "./SecurityCodeForm.tsx";

/** The console's first screen: a greeting, daily figures and the security code (console §2). */
export function Dashboard() {
  return (
    <>
      <PageHeader title="대시보드" />
      <Box sx={{ padding: "4px 20px 40px", display: "grid", gap: "32px" }}>
        <Typography color="textSecondary">
          밥친구 운영자님, 반가워요. 왼쪽 메뉴에서 회원과 모임, 제휴 매장과 쌀알을 살펴보고 관리할 수 있어요.
        </Typography>
        <Inbox />
        <DailyFigures />
        <Box sx={{ maxWidth: 480 }}>
          <SecurityCodeForm />
        </Box>
      </Box>
    </>
  );
}
