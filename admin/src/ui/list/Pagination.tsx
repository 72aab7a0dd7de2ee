import FirstPageIcon from "@mui/icons-material/KeyboardDoubleArrowLeft";
import LastPageIcon from "@mui/icons-material/KeyboardDoubleArrowRight";
import PreviousIcon from "@mui/icons-material/KeyboardArrowLeft";
import NextIcon from "@mui/icons-material/KeyboardArrowRight";
import { Box, ButtonBase, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatNumber } from "@babchingu/web/format.ts";
import { formatListQuery, type ListUrlState } from "../url.ts";
import { pageGroup } from "./pageGroup.ts";

/** For screen readers only. */
const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
};

interface PageLinkProps {
  list: ListUrlState;
  /** Null makes a disabled button. */
  page: number | null;
  /** The accessible name of a link with an icon. */
  label?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

function PageLink({ list, page, label, isCurrent = false, children }: PageLinkProps) {
  const target =
    page === null
      ? { disabled: true, component: "button" as const }
      : { component: Link, to: { search: formatListQuery({ ...list, page }) } };
  return (
    <ButtonBase
      {...target}
      disableRipple
      aria-label={label}
      aria-current={isCurrent ? "page" : undefined}
      sx={({ palette }) => ({
        minWidth: 30,
        height: 30,
        paddingInline: "6px",
        borderRadius: "8px",
        fontSize: 13,
        fontWeight: isCurrent ? 700 : 400,
        color: isCurrent ? palette.primary.main : palette.text.primary,
        boxShadow: isCurrent ? `inset 0 0 0 1px ${palette.primary.main}` : "none",
        "&:hover": { backgroundColor: palette.sunken },
        "&.Mui-disabled": { opacity: 0.35 },
        "& svg": { fontSize: 18 },
      })}
    >
      {children}
    </ButtonBase>
  );
}

interface Props {
  list: ListUrlState;
  totalPages: number;
  totalRows: number;
}

/** "총 1,234건 · 3 / 62쪽" and ten page links (console §2). The links keep the search and an open dialog. */
export function Pagination({ list, totalPages, totalRows }: Props) {
  const group = pageGroup(list.page, totalPages);
  const isFirst = list.page <= 1;
  const isLast = list.page >= totalPages;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: "4px 16px",
        minHeight: 48,
        paddingBlock: "6px",
        borderTop: (theme) => `1px solid ${theme.palette.hairline}`,
        paddingInline: "20px",
      }}
    >
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        총 {formatNumber(totalRows)}건 · {formatNumber(list.page)} / {formatNumber(Math.max(totalPages, 1))}쪽
      </Typography>
      <Box
        component="nav"
        aria-label="쪽 이동"
        sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px" }}
      >
        <PageLink list={list} page={isFirst ? null : 1} label="첫 쪽">
          <FirstPageIcon />
        </PageLink>
        <PageLink list={list} page={group.previous} label="이전 10쪽">
          <PreviousIcon />
        </PageLink>
        {group.pages.map((page) => (
          <PageLink key={page} list={list} page={page} isCurrent={page === list.page}>
            {page}
            <Box component="span" sx={visuallyHidden}>
              쪽
            </Box>
          </PageLink>
        ))}
        <PageLink list={list} page={group.next} label="다음 10쪽">
          <NextIcon />
        </PageLink>
        <PageLink list={list} page={isLast ? null : totalPages} label="마지막 쪽">
          <LastPageIcon />
        </PageLink>
      </Box>
    </Box>
  );
}
