import { Box, Button } from "@mui/material";
import type { FormEvent, ReactNode } from "react";

interface Props {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onShowAll: () => void;
  children: ReactNode;
}

/** The frame of a list's own filters, with their buttons. */
export function FilterBar({ onSubmit, onShowAll, children }: Props) {
  return (
    <Box
      component="form"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The search element is unknown to older browsers.
      role="search"
      noValidate
      onSubmit={onSubmit}
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "flex-start",
        gap: "10px 8px",
        paddingTop: "6px",
        "& .MuiInputBase-root": { height: 36, fontSize: 13 },
        "& .MuiInputLabel-root:not(.MuiInputLabel-shrink)": { fontSize: 13, top: "-1px" },
        "& button": { height: 36 },
      }}
    >
      {children}
      <Button type="submit" variant="contained">
        검색
      </Button>
      <Button type="button" variant="outlined" onClick={onShowAll}>
        전체 보기
      </Button>
    </Box>
  );
}
