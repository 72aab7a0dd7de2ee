import { type ReactNode, useRef } from "react";
import { Button, type ButtonKind } from "../controls/Button.tsx";
import { CameraIcon } from "../icons/moreIcons.tsx";

/** The image types of the contract; the server validates the content as well. */
const IMAGE_TYPES = "image/jpeg,image/png,image/webp,image/gif,image/avif";

interface FilePickerProps {
  onPick: (file: File) => void;
  busy?: boolean;
  kind?: ButtonKind;
  size?: "large" | "small";
  wide?: boolean;
  children: ReactNode;
}

/** A button to choose or take one image. */
export function FilePicker({ onPick, kind = "secondary", children, ...look }: FilePickerProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again after a failure only when the field forgets it.
          event.target.value = "";
          if (file) onPick(file);
        }}
      />
      <Button {...look} kind={kind} icon={<CameraIcon size={20} />} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
