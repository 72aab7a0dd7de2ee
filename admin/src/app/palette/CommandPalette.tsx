import SearchIcon from "@mui/icons-material/Search";
import { Box, Dialog, InputBase } from "@mui/material";
import { type ComponentType, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { TERM_LENGTH_MAX } from "../../ui/list/SearchForm.tsx";
import { LIST_HINT, SECTION_HINT, type Target } from "./targets.ts";
import { useTargets } from "./useTargets.ts";

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Opens any row or section by its number, phone or name (Ctrl+K); the only row that a search finds, at once. The focus returns to where it was, or goes to the opened section. */
export function CommandPalette({ isOpen, onClose }: Props) {
  const navigate = useNavigate();
  const hasJumped = useRef(false);
  // A row's dialog takes the focus itself. The modal has given the focus back before this effect runs.
  useEffect(() => {
    if (isOpen || !hasJumped.current) return;
    hasJumped.current = false;
    document.querySelector<HTMLElement>("main")?.focus();
  }, [isOpen]);
  const jump = ({ to, hint }: Target) => {
    hasJumped.current = hint === SECTION_HINT || hint === LIST_HINT;
    onClose();
    void navigate(to);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      transitionDuration={0}
      slotProps={{ paper: { "aria-label": "바로 가기" } }}
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
    >
      <Palette onChoose={jump} />
    </Dialog>
  );
}

function Palette({ onChoose }: { onChoose: (target: Target) => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const [position, setPosition] = useState(0);
  const [hasAsked, setAsked] = useState(false);
  const { targets, rows, search, isSearching, isFailed, unread } = useTargets(text);
  const ask = search && (() => (setAsked(true), search()));
  const options = optionsOf({ text, targets, search: ask, onChoose });
  const active = Math.min(position, options.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: "nearest" });
  }, [id, active]);

  const [only, another] = rows;
  const isOnly = hasAsked && !isSearching && unread.length === 0 && only !== undefined && another === undefined;
  const openOnly = useEffectEvent(() => {
    if (only) onChoose(only);
  });
  useEffect(() => {
    if (isOnly) openOnly();
  }, [isOnly]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) setPosition((active + step + options.length) % options.length);
    else if (event.key !== "Enter") return;
    // The rows that are searched will stand first.
    else if (!isSearching) options[active]?.choose();
    event.preventDefault();
  };
  const state = isFailed
    ? "검색하지 못했어요. 잠시 뒤 다시 입력해 주세요."
    : isSearching
      ? "찾는 중이에요…"
      : unread.length > 0
        ? `${unread.join(", ")}에서는 검색하지 못했어요. 잠시 뒤 다시 입력해 주세요.`
        : options.length === 0
          ? "찾은 결과가 없어요."
          : "";

  return (
    <>
      <InputBase
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog takes the focus when it opens.
        autoFocus
        fullWidth
        placeholder="번호, 휴대폰 번호, 이름이나 메뉴"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setPosition(0);
          setAsked(false);
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            role: "combobox",
            "aria-label": "찾을 것",
            "aria-expanded": options.length > 0,
            "aria-controls": `${id}-list`,
            "aria-autocomplete": "list",
            "aria-activedescendant": options.length > 0 ? optionId(active) : undefined,
            maxLength: TERM_LENGTH_MAX,
            autoComplete: "off",
          },
        }}
        sx={({ palette }) => ({ padding: "10px 20px", fontSize: 16, borderBottom: `1px solid ${palette.hairline}` })}
      />
      <Box
        component="ul"
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A select can't be filled from a field.
        role="listbox"
        aria-label="찾은 결과"
        sx={{ margin: 0, padding: "8px", maxHeight: "min(420px, 60vh)", overflowY: "auto", listStyle: "none" }}
      >
        {options.map((option, index) => (
          <Option key={option.key} id={optionId(index)} option={option} isActive={index === active} />
        ))}
      </Box>
      <Box component="output" sx={{ padding: state === "" ? 0 : "0 20px 14px", fontSize: 13, color: "text.secondary" }}>
        {state}
      </Box>
    </>
  );
}

interface PaletteOption {
  key: string;
  icon: ComponentType;
  label: string;
  hint: string;
  choose: () => void;
}

interface OptionsInput extends Pick<ReturnType<typeof useTargets>, "targets" | "search"> {
  text: string;
  onChoose: (target: Target) => void;
}

/** The search stands after the sections that are called so, and before the numbers, which every short number has. */
function optionsOf({ text, targets, search, onChoose }: OptionsInput): PaletteOption[] {
  const options = targets.map((target) => ({
    key: `${target.hint} ${target.to}`,
    icon: target.section.icon,
    label: target.label,
    hint: target.hint,
    choose: () => onChoose(target),
  }));
  if (!search) return options;
  const found = {
    key: "search",
    icon: SearchIcon,
    label: `“${text.trim()}” 찾기`,
    hint: "이름·제목·휴대폰",
    choose: search,
  };
  const sectionCount = targets.filter(({ hint }) => hint === SECTION_HINT).length;
  return options.toSpliced(sectionCount, 0, found);
}

interface OptionProps {
  id: string;
  option: PaletteOption;
  isActive: boolean;
}

function Option({ id, option: { icon: Icon, label, hint, choose }, isActive }: OptionProps) {
  return (
    <Box
      component="li"
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An option element shows text only.
      role="option"
      aria-selected={isActive}
      onClick={choose}
      sx={({ palette }) => ({
        display: "flex",
        alignItems: "center",
        gap: "12px",
        minHeight: 40,
        paddingInline: "12px",
        borderRadius: "8px",
        fontSize: 14,
        cursor: "pointer",
        backgroundColor: isActive ? palette.sunken : "transparent",
        outline: isActive ? `2px solid ${palette.primary.main}` : "none",
        outlineOffset: "-2px",
        "& svg": { fontSize: 20, color: palette.text.secondary },
        "&:hover": { backgroundColor: palette.sunken },
      })}
    >
      <Icon />
      <Box component="span" sx={{ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
        {label}
      </Box>
      <Box
        component="span"
        sx={{ marginLeft: "auto", flex: "none", fontSize: 13, color: "text.secondary", whiteSpace: "nowrap" }}
      >
        {hint}
      </Box>
    </Box>
  );
}
