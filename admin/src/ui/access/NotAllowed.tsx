import { OperatorRoleLabels } from "@babchingu/openapi/enums";
import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";
import { DASHBOARD_PATH } from "../../authProvider.ts";
import { StatusMessage } from "../feedback/StatusMessage.tsx";
import { useOperatorAccount } from "./OperatorContext.ts";

/** Instead of a section that the operator's role may not open (D60). */
export function NotAllowed() {
  const { role } = useOperatorAccount();
  return (
    <Box sx={{ minHeight: "100%", display: "grid", placeItems: "center" }}>
      <title>볼 수 없는 화면이에요 · 밥친구 운영자</title>
      <StatusMessage
        isPage
        title="이 화면을 볼 권한이 없어요"
        text={`'${OperatorRoleLabels[role]}' 권한으로는 볼 수 없어요. 필요하면 총괄 운영자에게 문의해 주세요.`}
        action={
          <Button component={Link} to={DASHBOARD_PATH} variant="contained">
            대시보드로
          </Button>
        }
      />
    </Box>
  );
}
