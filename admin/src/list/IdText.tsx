import { Box } from "@mui/material";
import { Link } from "react-router-dom";
import { CopyButton } from "../feedback/CopyButton.tsx";
import { dialogPath } from "./address.ts";
import type { ResourceName } from "../dataProvider/resources.ts";

interface Props {
  id: number;
  /** What it is the number of. */
  label: string;
  /** Where the row that it names can be looked at. */
  section?: ResourceName | undefined;
}

/** An id in a row's detail: to be copied, and the way to the row it names. */
export function IdText({ id, label, section }: Props) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: "4px", marginBlock: "-4px" }}>
      {section ? <Link to={dialogPath(section, id)}>{id}</Link> : id}
      <CopyButton text={() => String(id)} label={`${label} ${id} 복사`} done={`${label} ${id}을(를) 복사했어요.`} />
    </Box>
  );
}
