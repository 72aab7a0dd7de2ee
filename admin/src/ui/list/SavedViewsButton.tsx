import BookmarkIcon from "@mui/icons-material/BookmarkBorderOutlined";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Box, Button, IconButton, TextField, Tooltip, Typography } from "@mui/material";
import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { listPath } from "../url.ts";
import { PopoverDialog } from "./PopoverDialog.tsx";
import { useSavedViews, VIEW_NAME_LENGTH_MAX } from "./useSavedViews.ts";

interface Props {
  resource: ResourceName;
  /** The filters and the order that are shown; empty for the whole list. Never the search, which may be somebody's phone number: views stay on the device after log-out. */
  query: string;
  hasSearch: boolean;
}

/** Opens, names and deletes saved views of a list (D63). */
export function SavedViewsButton({ resource, query, hasSearch }: Props) {
  const { views, save, remove } = useSavedViews(resource);
  return (
    <PopoverDialog
      title="저장한 보기"
      width={288}
      renderTrigger={(props) => (
        <Tooltip title="저장한 보기">
          <IconButton aria-label="저장한 보기" {...props}>
            <BookmarkIcon />
          </IconButton>
        </Tooltip>
      )}
    >
      {(close) => (
        <>
          <Box
            component="ul"
            sx={{ listStyle: "none", margin: "8px 0", padding: 0, maxHeight: 300, overflowY: "auto" }}
          >
            {views.map((view) => (
              <Box component="li" key={view.name} sx={{ display: "flex", alignItems: "center", gap: "4px" }}>
                <Button
                  component={Link}
                  to={{ pathname: listPath(resource), search: view.query }}
                  onClick={close}
                  sx={{ flex: 1, minWidth: 0, justifyContent: "flex-start", overflowWrap: "anywhere" }}
                >
                  {view.name}
                </Button>
                <IconButton aria-label={`${view.name} 지우기`} onClick={() => remove(view.name)}>
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </Box>
            ))}
          </Box>
          {query === "" ? (
            <Typography variant="body2" color="textSecondary">
              필터를 고른 뒤에 이름을 붙여 저장할 수 있어요.{hasSearch ? " 검색어는 저장하지 않아요." : ""}
            </Typography>
          ) : (
            <SaveForm onSave={(name) => save({ name, query })} />
          )}
        </>
      )}
    </PopoverDialog>
  );
}

function SaveForm({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    onSave(name.trim());
    setName("");
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: "flex", gap: "8px" }}>
      <TextField
        label="지금 보기의 이름"
        size="small"
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: VIEW_NAME_LENGTH_MAX, autoComplete: "off" } }}
        sx={{ flex: 1 }}
      />
      <Button type="submit" variant="outlined" disabled={name.trim() === ""}>
        저장
      </Button>
    </Box>
  );
}
