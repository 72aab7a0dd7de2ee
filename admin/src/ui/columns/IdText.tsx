import { Box } from "@mui/material";
import { Link } from "react-router-dom";
import { CopyButton } from "../feedback/CopyButton.tsx";
import { dialogPath } from "../url.ts";
import type { ResourceName } from "../../dataProvider/resource.ts";

interface Props {
  id: number;
  /** What the number identifies. */
  label: string;
  /** The section that shows this row. */
  section?: ResourceName | undefined;
}

/** An id in a row's detail: with a copy button, and a link to its row. */
export function IdText({ id, label, section }: Props) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: "4px", marginBlock: "-4px" }}>
      {section ? <Link to={dialogPath(section, id)}>{id}</Link> : id}
      <CopyButton
        text={() => String(id)}
        label={`${label} ${id} 복사`}
        successMessage={`${label} ${id} 값을 복사했어요.`}
      />
    </Box>
  );
}
