import AddIcon from "@mui/icons-material/AddOutlined";
import { Button } from "@mui/material";
import { Link, useLocation } from "react-router-dom";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { newPath } from "../url.ts";

/** Opens the dialog that creates a row beside the list. */
export function CreateButton({ resource, label }: { resource: ResourceName; label: string }) {
  const { search } = useLocation();
  return (
    <Button component={Link} to={{ pathname: newPath(resource), search }} variant="contained" startIcon={<AddIcon />}>
      {label}
    </Button>
  );
}
