import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";
import { LOGIN_PATH } from "../../authProvider.ts";
import { StatusMessage } from "../feedback/StatusMessage.tsx";

export function NotFound() {
  return (
    <Box sx={{ minHeight: "100%", display: "grid", placeItems: "center" }}>
      <title>페이지를 찾을 수 없어요 · 밥친구 운영자</title>
      <StatusMessage
        isPage
        title="페이지를 찾을 수 없어요"
        text="주소가 잘못됐거나 없어진 페이지예요."
        action={
          <Button component={Link} to={LOGIN_PATH} variant="contained">
            처음으로
          </Button>
        }
      />
    </Box>
  );
}
