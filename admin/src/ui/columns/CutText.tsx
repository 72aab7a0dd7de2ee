import { Tooltip } from "@mui/material";

/** A text that was cut; the whole of it shows on hover and on keyboard focus (console §2). */
export function CutText({ full, shown }: { full: string; shown: string }) {
  if (shown === full) return <span>{full}</span>;
  return (
    <Tooltip title={full} describeChild enterDelay={200} placement="bottom-start">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Without it the keyboard has no way to the whole text. */}
      <span tabIndex={0}>{shown}</span>
    </Tooltip>
  );
}
