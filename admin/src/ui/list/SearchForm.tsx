import { parameterLimits } from "@babchingu/openapi/limits";
import SearchIcon from "@mui/icons-material/Search";
import { Box, Button, FormControlLabel, InputAdornment, MenuItem, Radio, RadioGroup, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
import type { Search } from "../url.ts";
import { searchFieldMark } from "../shortcuts/useListShortcuts.ts";

/** Every search of the contract has the same bound. */
export const TERM_LENGTH_MAX = parameterLimits.searchAdminMembers.q.maxLength;

interface Props {
  /** Search field → label. */
  fields: Readonly<Record<string, string>>;
  /** Fields whose term is selected from a list: a dropdown replaces the text box. */
  optionsByField: Readonly<Record<string, Readonly<Record<string, string>>>>;
  current: Search | null;
  onSearch: (search: Search) => void;
  onShowAll: () => void;
}

/** The error of an invalid term, or null. Ids are integers; of a phone number only the digits count. */
export function termError(field: string, q: string): string | null {
  if (q.trim() === "") return "검색어를 입력해 주세요.";
  if (/(^|_)id$/.test(field) && !/^\d+$/.test(q.trim())) return "번호는 숫자로 입력해 주세요.";
  if (field === "phone" && !/\d/.test(q)) return "휴대폰 번호는 숫자로 입력해 주세요.";
  return null;
}

/** The field that a term looks like: a phone number, also with +82, a row's number, or else a name or title. */
export function guessField(q: string, fields: Readonly<Record<string, string>>): string | null {
  const text = q.trim();
  const guess = /^(\+82|0)[\d\s().-]*$/.test(text)
    ? "phone"
    : /^\d+$/.test(text)
      ? "id"
      : /\D/.test(text)
        ? "text"
        : null;
  const candidates = guess === "text" ? ["name", "title"] : guess === null ? [] : [guess];
  return candidates.find((field) => Object.hasOwn(fields, field)) ?? null;
}

/**
 * Field choice, term, search and show-all (console §2, console §5). The field follows the term until it is chosen. A search in the
 * URL replaces the input without moving the focus.
 */
export function SearchForm({ fields, optionsByField, current, onSearch, onShowAll }: Props) {
  const firstField = Object.keys(fields)[0] ?? "";
  const [field, setField] = useState(current?.field ?? firstField);
  const [isChosen, setChosen] = useState(current !== null);
  const [q, setQ] = useState(current?.q ?? "");
  const [error, setError] = useState<string | null>(null);
  const [shown, setShown] = useState(current);
  const options = optionsByField[field];

  if (shown?.field !== current?.field || shown?.q !== current?.q) {
    setShown(current);
    setField(current?.field ?? firstField);
    setChosen(current !== null);
    setQ(current?.q ?? "");
    setError(null);
  }

  const selectField = (next: string) => {
    setField(next);
    setChosen(true);
    setError(null);
    if (optionsByField[next] || options) setQ("");
  };
  const type = (text: string) => {
    setQ(text);
    if (!isChosen) setField(guessField(text, fields) ?? firstField);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = termError(field, q);
    setError(invalid);
    if (!invalid) onSearch({ field, q: q.trim() });
  };
  const showAll = () => {
    setQ("");
    setChosen(false);
    setField(firstField);
    setError(null);
    onShowAll();
  };

  return (
    <Box
      component="form"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- The search element is unknown to older browsers.
      role="search"
      noValidate
      onSubmit={submit}
      sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: "4px 12px" }}
    >
      <RadioGroup
        row
        aria-label="검색할 항목"
        value={field}
        onChange={(_, next) => selectField(next)}
        sx={{ minHeight: 36, flexWrap: "nowrap" }}
      >
        {Object.entries(fields).map(([value, label]) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            control={<Radio />}
            sx={{ marginRight: "18px", whiteSpace: "nowrap" }}
          />
        ))}
      </RadioGroup>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px", alignItems: "flex-start", minWidth: 0 }}>
        <TextField
          value={q}
          onChange={(event) => type(event.target.value)}
          select={options !== undefined}
          error={error !== null}
          helperText={error}
          sx={{ width: 224, "& .MuiInputBase-root": { height: 36, fontSize: 13 } }}
          slotProps={{
            htmlInput: { "aria-label": "검색어", maxLength: TERM_LENGTH_MAX, ...(options ? {} : searchFieldMark) },
            select: {
              displayEmpty: true,
              renderValue: (value) => options?.[value as string] ?? "사유를 골라 주세요",
              SelectDisplayProps: searchFieldMark,
            },
            input: options ? {} : { startAdornment: <SearchAdornment /> },
          }}
        >
          {Object.entries(options ?? {}).map(([value, label]) => (
            <MenuItem key={value} value={value} dense>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="contained" sx={{ height: 36 }}>
          검색
        </Button>
        <Button type="button" variant="outlined" onClick={showAll} sx={{ height: 36 }}>
          전체 보기
        </Button>
      </Box>
    </Box>
  );
}

function SearchAdornment() {
  return (
    <InputAdornment position="start">
      <SearchIcon sx={{ fontSize: 18 }} />
    </InputAdornment>
  );
}
