import { Tooltip } from "@mui/material";

/** A truncated text; the full one shows on hover and on keyboard focus (console §2). */
export function TruncatedText({ full, shown }: { full: string; shown: string }) {
  if (shown === full) return <span>{full}</span>;
  return (
    <Tooltip title={full} describeChild enterDelay={200} placement="bottom-start">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without it the keyboard can't reach the full text. */}
      <span tabIndex={0}>{shown}</span>
    </Tooltip>
  );
}
