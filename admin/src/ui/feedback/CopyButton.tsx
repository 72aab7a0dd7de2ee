import CopyIcon from "@mui/icons-material/ContentCopyOutlined";
import LinkIcon from "@mui/icons-material/LinkOutlined";
import { IconButton, Tooltip } from "@mui/material";
import { useNotify } from "react-admin";

interface Props {
  text: () => string;
  /** The button's name: "회원 번호 복사". */
  label: string;
  successMessage: string;
  isLink?: boolean;
}

/** Copies a number or a URL. */
export function CopyButton({ text, label, successMessage, isLink = false }: Props) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      notify(successMessage, { type: "success" });
    } catch (error) {
      // oxlint-disable-next-line no-console -- console §8 demands every failed action in the devtools console.
      console.error("The clipboard refused.", error);
      notify("복사하지 못했어요. 직접 골라서 복사해 주세요.", { type: "error" });
    }
  };
  const Icon = isLink ? LinkIcon : CopyIcon;
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => void copy()} sx={isLink ? {} : { padding: "4px" }}>
        <Icon sx={{ fontSize: isLink ? 20 : 15 }} />
      </IconButton>
    </Tooltip>
  );
}
