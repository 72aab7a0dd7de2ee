import DarkIcon from "@mui/icons-material/DarkModeOutlined";
import KeyboardIcon from "@mui/icons-material/KeyboardOutlined";
import LightIcon from "@mui/icons-material/LightModeOutlined";
import LogoutIcon from "@mui/icons-material/LogoutOutlined";
import MenuIcon from "@mui/icons-material/Menu";
import SearchIcon from "@mui/icons-material/Search";
import { Box, Divider, Drawer, IconButton, useMediaQuery } from "@mui/material";
import { OperatorRoleLabels } from "@babchingu/openapi/enums";
import { useState } from "react";
import { useLogout, useNotify, useTheme } from "react-admin";
import { useLocation } from "react-router-dom";
import { LOGIN_PATH } from "../authProvider.ts";
import { DiscardDialog, hasUnsavedInput } from "../ui/forms/UnsavedWarning.tsx";
import { SectionGate } from "../ui/access/SectionGate.tsx";
import { useOperatorAccount } from "../ui/access/OperatorContext.ts";
import { Brand } from "../ui/layout/Brand.tsx";
import { sectionGroups } from "../sections/index.ts";
import { inboxItems, useInbox } from "../sections/dashboard/index.ts";
import { type SectionDefinition, sectionPath } from "../ui/section.ts";
import { formatListQuery } from "../ui/url.ts";
import { LOW_SCREEN, SidebarItem } from "./SidebarItem.tsx";

/** Below this width the sidebar shows icons only, so that a list and its dialog have room. */
const NARROW_SCREEN = "(max-width: 1199px)";
const PHONE = "(max-width: 599px)";
const MENU_LABEL = "메뉴 열기";

const dividerStyle = { marginBlock: "6px", marginInline: "12px", [LOW_SCREEN]: { marginBlock: "3px" } };

interface SectionItemProps {
  section: SectionDefinition;
  inbox: ReturnType<typeof useInbox>;
  isNarrow: boolean;
}

function SectionItem({ section, inbox, isNarrow }: SectionItemProps) {
  const { path, label, icon } = section;
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

interface Actions {
  onHelp: () => void;
  onPalette: () => void;
}

/**
 * The console's sections. Where it shows icons only, a button opens it with words over the page; a phone has only that
 * button, in a bar above the page. The menu closes when another page opens.
 */
export function Sidebar(actions: Actions) {
  const isNarrow = useMediaQuery(NARROW_SCREEN, { noSsr: true });
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (!isNarrow) return <SidebarContent {...actions} isNarrow={false} />;
  const openMenu = () => setOpenAt(key);
  const close = () => setOpenAt(null);
  const closing = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      {isPhone ? <PhoneBar onMenu={openMenu} /> : <SidebarContent {...actions} isNarrow onMenu={openMenu} />}
      <Drawer open={openAt === key} onClose={close} slotProps={{ paper: { "aria-label": "전체 메뉴" } }}>
        <SidebarContent onHelp={closing(actions.onHelp)} onPalette={closing(actions.onPalette)} isNarrow={false} />
      </Drawer>
    </>
  );
}

function PhoneBar({ onMenu }: { onMenu: () => void }) {
  return (
    <Box
      component="header"
      sx={({ palette }) => ({
        flex: "none",
        display: "flex",
        alignItems: "center",
        gap: "4px",
        height: 52,
        paddingInline: "4px 16px",
        backgroundColor: palette.sunken,
        borderBottom: `1px solid ${palette.hairline}`,
      })}
    >
      <IconButton aria-label={MENU_LABEL} onClick={onMenu} sx={{ width: 44, height: 44 }}>
        <MenuIcon />
      </IconButton>
      <Brand />
    </Box>
  );
}

function SidebarContent({ isNarrow, onMenu, onHelp, onPalette }: Actions & { isNarrow: boolean; onMenu?: () => void }) {
  const [mode, setMode] = useTheme();
  const inbox = useInbox();
  return (
    <Box
      component="aside"
      sx={({ palette }) => ({
        flex: "none",
        boxSizing: "border-box",
        width: isNarrow ? 60 : 208,
        height: "100%",
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
      {onMenu ? <SidebarItem label={MENU_LABEL} icon={MenuIcon} isNarrow={isNarrow} onClick={onMenu} /> : null}
      <SidebarItem label="바로 가기" keys="Ctrl K" icon={SearchIcon} isNarrow={isNarrow} onClick={onPalette} />
      <Divider sx={dividerStyle} />
      <Box component="nav" aria-label="메뉴" sx={{ flex: 1, minHeight: 120, overflowY: "auto" }}>
        {sectionGroups.map((group, index) => (
          <Box key={group[0]?.path ?? index}>
            {index > 0 ? <Divider sx={dividerStyle} /> : null}
            {group.map((section) => (
              <SectionItem key={section.path} section={section} inbox={inbox} isNarrow={isNarrow} />
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
