import { Badge, Box, ButtonBase, type SvgIconProps, Tooltip } from "@mui/material";
import type { ComponentType } from "react";
import { formatNumber } from "@babchingu/web/format.ts";
import { NavLink } from "react-router-dom";
import { DASHBOARD_PATH } from "../authProvider.ts";

/** Below this height the items come closer, so that all of an OWNER's sections are seen at once. */
export const LOW_SCREEN = "@media (max-height: 940px)";
/** A finger needs room, and has no keyboard. */
const TOUCH = "@media (max-width: 599px), (pointer: coarse)";

interface ItemProps {
  label: string;
  icon: ComponentType<SvgIconProps>;
  isNarrow: boolean;
  /** What waits in the section (D59). */
  count?: number;
  /** The keys that do the same. */
  keys?: string;
}
interface Page {
  pathname: string;
  search: string;
}
type SidebarItemProps = ItemProps & ({ to: Page; onClick?: never } | { to?: never; onClick: () => void });

/** A link or a button of the sidebar: icon and words, or the icon alone with a tooltip. */
export function SidebarItem({ label, icon: Icon, isNarrow, count = 0, keys, to, onClick }: SidebarItemProps) {
  const description = count > 0 ? `${label} ${formatNumber(count)}건` : label;
  const target = to === undefined ? { onClick } : { component: NavLink, to, end: to.pathname === DASHBOARD_PATH };
  const item = (
    <ButtonBase
      {...target}
      disableRipple
      aria-label={isNarrow ? description : undefined}
      sx={({ palette }) => ({
        flex: "none",
        width: "100%",
        height: 36,
        [LOW_SCREEN]: { height: 30 },
        [TOUCH]: { height: 44 },
        justifyContent: isNarrow ? "center" : "flex-start",
        gap: "10px",
        paddingInline: isNarrow ? 0 : "12px",
        borderRadius: "8px",
        fontSize: 13,
        color: palette.text.secondary,
        "& svg": { fontSize: 20 },
        "&:hover": { color: palette.text.primary, backgroundColor: palette.hairline },
        "&.active": { color: palette.primary.main, fontWeight: 700, backgroundColor: palette.background.paper },
      })}
    >
      {isNarrow ? (
        <Badge color="primary" variant="dot" invisible={count === 0}>
          <Icon />
        </Badge>
      ) : (
        <Icon />
      )}
      {isNarrow ? null : label}
      {isNarrow || keys === undefined ? null : (
        <Box
          component="kbd"
          aria-hidden
          sx={{ marginLeft: "auto", fontFamily: "inherit", fontSize: 12, [TOUCH]: { display: "none" } }}
        >
          {keys}
        </Box>
      )}
      {isNarrow || count === 0 ? null : (
        <Box component="span" sx={{ marginLeft: "auto", fontWeight: 700, color: "primary.main" }}>
          {formatNumber(count)}건
        </Box>
      )}
    </ButtonBase>
  );
  return isNarrow ? (
    <Tooltip title={description} placement="right">
      {item}
    </Tooltip>
  ) : (
    item
  );
}
