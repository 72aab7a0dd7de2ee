import { Box } from "@mui/material";
import { StatusMessage } from "../../ui/feedback/StatusMessage.tsx";

/** The receipt as the app store returned it. */
export function Receipt({ text }: { text: string | null }) {
  if (text === null || text === "") return <StatusMessage title="영수증 데이터가 없어요." isSmall />;
  return (
    <Box
      component="pre"
      tabIndex={0}
      aria-label="영수증 원문"
      sx={{
        margin: 0,
        padding: "12px",
        borderRadius: "8px",
        backgroundColor: "sunken",
        fontSize: 13,
        whiteSpace: "pre-wrap",
        overflowWrap: "anywhere",
      }}
    >
      {text}
    </Box>
  );
}
