import { Box } from "@mui/material";
import type { ReactNode } from "react";
import type { ToneName } from "../theme/themes.ts";

/** A status in its colours. The text carries the meaning; the colour only repeats it. */
export function StatusPill({ tone, children }: { tone: ToneName; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={({ palette }) => ({
        display: "inline-block",
        paddingInline: "8px",
        lineHeight: "20px",
        borderRadius: "999px",
        fontWeight: 600,
        whiteSpace: "nowrap",
        color: palette.tones[tone].text,
        backgroundColor: palette.tones[tone].background,
        boxShadow: tone === "plain" ? `inset 0 0 0 1px ${palette.text.disabled}` : "none",
      })}
    >
      {children}
    </Box>
  );
}
