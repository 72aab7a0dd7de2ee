import { Box } from "@mui/material";

/** Ends with an ellipsis where a long text would widen the table; the full one shows on hover and in the row's detail. */
export function ClippedText({ text }: { text: string }) {
  return (
    <Box
      component="span"
      title={text}
      sx={{
        display: "block",
        maxWidth: { xs: 240, xl: 420 },
        overflow: "hidden",
        textOverflow: "ellipsis",
        whiteSpace: "nowrap",
      }}
    >
      {text}
    </Box>
  );
}
