import { type ReactNode, useRef } from "react";
import { Button, type ButtonVariant } from "../controls/Button.tsx";
import { CameraIcon } from "../icons/lazyIcons.tsx";

/** The image types of the contract; the server validates the content as well. */
const IMAGE_TYPES = "image/jpeg,image/png,image/webp,image/gif,image/avif";

interface ImagePickerProps {
  onPick: (file: File) => void;
  busy?: boolean;
  variant?: ButtonVariant;
  size?: "large" | "small";
  wide?: boolean;
  children: ReactNode;
}

export function ImagePicker({ onPick, variant = "secondary", children, ...style }: ImagePickerProps): ReactNode {
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
          // Clears the input: otherwise choosing the same file again after a failure would fire no event.
          event.target.value = "";
          if (file) onPick(file);
        }}
      />
      <Button {...style} variant={variant} icon={<CameraIcon size={20} />} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
