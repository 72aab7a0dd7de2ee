/** What a list shows without rows: loading, empty, failed. */
import { Box, Button, Skeleton, TableBody, TableCell, TableRow, Typography } from "@mui/material";
import type { ReactNode } from "react";

const SKELETON_WIDTHS_PERCENT = [72, 54, 88, 63, 80, 47];

/** Placeholders of the size of the rows that are loading. */
export function SkeletonRows({ columns, rows }: { columns: number; rows: number }) {
  return (
    <TableBody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <TableRow key={row}>
          {Array.from({ length: columns }, (_, column) => (
            <TableCell key={column}>
              <Skeleton
                variant="text"
                animation={false}
                width={`${SKELETON_WIDTHS_PERCENT[(row + column) % SKELETON_WIDTHS_PERCENT.length]}%`}
                sx={{ minWidth: 32 }}
              />
            </TableCell>
          ))}
          <TableCell sx={{ width: "100%" }} />
        </TableRow>
      ))}
    </TableBody>
  );
}

function BowlDrawing({ isBroken = false }: { isBroken?: boolean }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 96 72"
      aria-hidden="true"
      sx={{
        width: 96,
        height: 72,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2.5,
        strokeLinecap: "round",
        strokeLinejoin: "round",
      }}
    >
      <path d="M14 34h68c0 16-10 27-22 30H36C24 61 14 50 14 34Z" />
      <path d="M38 64v4h20v-4" />
      <Box component="g" sx={{ stroke: (theme) => theme.palette.primary.main }}>
        {isBroken ? (
          <path d="m46 34 6 8-7 6 5 8" />
        ) : (
          <path d="M38 24c-4-4 4-8 0-13M48 24c-4-4 4-8 0-13M58 24c-4-4 4-8 0-13" />
        )}
      </Box>
    </Box>
  );
}

interface StatusMessageProps {
  title: string;
  text?: string;
  isFailure?: boolean;
  action?: ReactNode;
  isSmall?: boolean;
  /** The title is the page's heading. */
  isPage?: boolean;
}

/** A drawing, a sentence and the next step. */
export function StatusMessage({
  title,
  text,
  isFailure = false,
  action,
  isSmall = false,
  isPage = false,
}: StatusMessageProps) {
  return (
    <Box
      role={isFailure ? "alert" : "status"}
      sx={{
        display: "flex",
        flexDirection: "column",
        alignItems: "center",
        gap: "8px",
        paddingBlock: isSmall ? "32px" : "72px",
        paddingInline: "20px",
        textAlign: "center",
      }}
    >
      <BowlDrawing isBroken={isFailure} />
      <Typography variant="h3" component={isPage ? "h1" : "p"}>
        {title}
      </Typography>
      {text ? (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 420 }}>
          {text}
        </Typography>
      ) : null}
      {action ? <Box sx={{ marginTop: "8px" }}>{action}</Box> : null}
    </Box>
  );
}

interface FailureMessageProps {
  /** The action that failed (console §8). */
  title: string;
  reason: string;
  onRetry: () => void;
  isSmall?: boolean;
}

export function FailureMessage({ title, reason, onRetry, isSmall }: FailureMessageProps) {
  return (
    <StatusMessage
      title={title}
      text={reason}
      isFailure
      {...(isSmall ? { isSmall } : {})}
      action={
        <Button variant="outlined" onClick={onRetry}>
          다시 시도
        </Button>
      }
    />
  );
}
