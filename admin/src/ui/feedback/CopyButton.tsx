import CopyIcon from "@mui/icons-material/ContentCopyOutlined";
import LinkIcon from "@mui/icons-material/LinkOutlined";
import { IconButton, Tooltip } from "@mui/material";
import { useNotify } from "react-admin";

interface Props {
  /** What is copied. */
  text: () => string;
  /** The button's name: "회원 번호 복사". */
  label: string;
  /** The alert afterwards. */
  done: string;
  isLink?: boolean;
}

/** Copies a number or an address. */
export function CopyButton({ text, label, done, isLink = false }: Props) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      notify(done, { type: "success" });
    } catch (error) {
      // oxlint-disable-next-line no-console -- console §8 asks for every failed action in the console.
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
