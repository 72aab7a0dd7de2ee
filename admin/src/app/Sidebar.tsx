import DarkIcon from "@mui/icons-material/DarkModeOutlined";
import KeyboardIcon from "@mui/icons-material/KeyboardOutlined";
import LightIcon from "@mui/icons-material/LightModeOutlined";
import LogoutIcon from "@mui/icons-material/LogoutOutlined";
import SearchIcon from "@mui/icons-material/Search";
import { Badge, Box, ButtonBase, Divider, type SvgIconProps, Tooltip, useMediaQuery } from "@mui/material";
import { OperatorRoleLabels } from "@babchingu/openapi/enums";
import { type ComponentType, useState } from "react";
import { useLogout, useNotify, useTheme } from "react-admin";
import { formatNumber } from "@babchingu/web/format.ts";
import { NavLink, type To } from "react-router-dom";
import { DASHBOARD_PATH, LOGIN_PATH } from "../authProvider.ts";
import { DiscardDialog, hasUnsavedInput } from "../ui/forms/UnsavedWarning.tsx";
import { SectionGate } from "../ui/access/SectionGate.tsx";
import { useOperatorAccount } from "../ui/access/OperatorContext.ts";
import { Brand } from "../ui/layout/Brand.tsx";
import { sectionGroups } from "../sections/index.ts";
import { inboxItems, useInbox } from "../sections/dashboard/index.ts";
import { type SectionDefinition, sectionPath } from "../ui/section.ts";
import { formatListQuery } from "../ui/url.ts";

/** Below this width the sidebar shows icons only, so that a list and its dialog have room. */
const NARROW_SCREEN = "(max-width: 1199px)";

/** Below this height the items come closer, so that all of an OWNER's sections are seen at once. */
const LOW_SCREEN = "@media (max-height: 940px)";
const dividerStyle = { marginBlock: "6px", marginInline: "12px", [LOW_SCREEN]: { marginBlock: "3px" } };

interface ItemProps {
  label: string;
  icon: ComponentType<SvgIconProps>;
  isNarrow: boolean;
  /** What waits in the section (D59). */
  count?: number;
  /** The keys that do the same. */
  keys?: string;
}
type SidebarItemProps = ItemProps & ({ to: To; onClick?: never } | { to?: never; onClick: () => void });

function SidebarItem({ label, icon: Icon, isNarrow, count = 0, keys, to, onClick }: SidebarItemProps) {
  const description = count > 0 ? `${label} ${formatNumber(count)}건` : label;
  const target = to === undefined ? { onClick } : { component: NavLink, to, end: to === DASHBOARD_PATH };
  return (
    <Tooltip title={isNarrow ? description : ""} placement="right">
      <ButtonBase
        {...target}
        disableRipple
        aria-label={isNarrow ? description : undefined}
        sx={({ palette }) => ({
          flex: "none",
          width: "100%",
          height: 36,
          [LOW_SCREEN]: { height: 30 },
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
        <Badge color="primary" variant="dot" invisible={!isNarrow || count === 0}>
          <Icon />
        </Badge>
        {isNarrow ? null : label}
        {isNarrow || keys === undefined ? null : (
          <Box component="kbd" aria-hidden sx={{ marginLeft: "auto", fontFamily: "inherit", fontSize: 12 }}>
            {keys}
          </Box>
        )}
        {isNarrow || count === 0 ? null : (
          <Box component="span" sx={{ marginLeft: "auto", fontWeight: 700, color: "primary.main" }}>
            {formatNumber(count)}건
          </Box>
        )}
      </ButtonBase>
    </Tooltip>
  );
}

function SectionItem({ section, isNarrow }: { section: SectionDefinition; isNarrow: boolean }) {
  const { path, label, icon } = section;
  const inbox = useInbox();
  const item = inboxItems.find((each) => each.section === path);
  const count = item && inbox ? inbox[item.count] : 0;
  const search = item && count > 0 ? formatListQuery({ page: 1, filters: item.filters }) : "";
  return (
    <SectionGate section={section}>
      <SidebarItem
        label={label}
        icon={icon}
        isNarrow={isNarrow}
        count={count}
        to={{ pathname: sectionPath(section), search }}
      />
    </SectionGate>
  );
}

export function Sidebar({ onHelp, onPalette }: { onHelp: () => void; onPalette: () => void }) {
  const isNarrow = useMediaQuery(NARROW_SCREEN, { noSsr: true });
  const [mode, setMode] = useTheme();
  return (
    <Box
      component="aside"
      sx={({ palette }) => ({
        flex: "none",
        width: isNarrow ? 60 : 208,
        display: "flex",
        flexDirection: "column",
        padding: "16px 10px 12px",
        [LOW_SCREEN]: { paddingBlock: "10px 6px" },
        overflowY: "auto",
        backgroundColor: palette.sunken,
        borderRight: `1px solid ${palette.hairline}`,
      })}
    >
      <Box
        sx={{ paddingInline: isNarrow ? "8px" : "10px", paddingBottom: "14px", [LOW_SCREEN]: { paddingBottom: "8px" } }}
      >
        <Brand isShort={isNarrow} />
      </Box>
      <SidebarItem label="바로 가기" keys="Ctrl K" icon={SearchIcon} isNarrow={isNarrow} onClick={onPalette} />
      <Divider sx={dividerStyle} />
      <Box component="nav" aria-label="메뉴" sx={{ flex: 1, minHeight: 120, overflowY: "auto" }}>
        {sectionGroups.map((group, index) => (
          <Box key={group[0]?.path ?? index}>
            {index > 0 ? <Divider sx={dividerStyle} /> : null}
            {group.map((section) => (
              <SectionItem key={section.path} section={section} isNarrow={isNarrow} />
            ))}
          </Box>
        ))}
      </Box>
      <Divider sx={dividerStyle} />
      {isNarrow ? null : <Account />}
      <SidebarItem label="단축키" icon={KeyboardIcon} isNarrow={isNarrow} onClick={onHelp} />
      <SidebarItem
        label={mode === "dark" ? "밝은 화면" : "어두운 화면"}
        icon={mode === "dark" ? LightIcon : DarkIcon}
        isNarrow={isNarrow}
        onClick={() => setMode(mode === "dark" ? "light" : "dark")}
      />
      <Logout isNarrow={isNarrow} />
    </Box>
  );
}

/** Who is signed in, and with which role (D60). */
function Account() {
  const { name, role } = useOperatorAccount();
  return (
    <Box sx={{ display: "flex", gap: "6px", padding: "4px 12px", fontSize: 13, whiteSpace: "nowrap" }}>
      <Box sx={{ minWidth: 0, fontWeight: 700, overflow: "hidden", textOverflow: "ellipsis" }}>{name}</Box>
      <Box sx={{ flex: "none", color: "text.secondary" }}>{OperatorRoleLabels[role]}</Box>
    </Box>
  );
}

/** Asks for confirmation when a form has unsaved input, which can't be saved once the session has ended. */
function Logout({ isNarrow }: { isNarrow: boolean }) {
  const logout = useLogout();
  const notify = useNotify();
  const [isConfirming, setConfirming] = useState(false);
  const [isPending, setPending] = useState(false);
  const confirmLogout = async () => {
    setPending(true);
    await logout({}, LOGIN_PATH, false);
    notify("로그아웃했어요.", { type: "success" });
  };
  const requestLogout = () => {
    if (hasUnsavedInput()) setConfirming(true);
    else if (!isPending) void confirmLogout();
  };
  return (
    <>
      <SidebarItem label="로그아웃" icon={LogoutIcon} isNarrow={isNarrow} onClick={requestLogout} />
      <DiscardDialog
        text="로그아웃하면 입력한 내용이 사라져요."
        confirmLabel="버리고 로그아웃"
        isOpen={isConfirming}
        isPending={isPending}
        onConfirm={confirmLogout}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
