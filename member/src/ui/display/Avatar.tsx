import { type ReactNode, useState } from "react";
import { imageSrc } from "@babchingu/web/api.ts";
import { cx } from "../cx.ts";
import { CrownIcon } from "../icons/lazyIcons.tsx";
import styles from "./Avatar.module.css";

interface AvatarProps {
  name: string;
  imageUrl: string | null;
  /** Diameter in px. */
  size?: number;
  host?: boolean;
}

const BACKGROUND_COUNT = 5;

/** The colour depends on the name, so a member always has the same. */
function backgroundOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % BACKGROUND_COUNT;
}

/** A member's image, or the first letter of the name on a colour that depends on the name. The name must be beside it. */
export function Avatar({ name, imageUrl, size = 44, host = false }: AvatarProps): ReactNode {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shownUrl = imageUrl !== null && imageUrl !== brokenUrl ? imageUrl : null;
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.42 }}>
      <span className={cx(styles.face, styles[`background${backgroundOf(name)}`])} aria-hidden="true">
        {shownUrl === null ? (
          Array.from(name.trim())[0]
        ) : (
          <img
            src={imageSrc(shownUrl)}
            alt=""
            width={size}
            height={size}
            loading="lazy"
            onError={() => setBrokenUrl(shownUrl)}
          />
        )}
      </span>
      {host && (
        <span className={styles.crown}>
          <span className="visually-hidden">호스트</span>
          <CrownIcon size={Math.max(12, Math.round(size * 0.28))} />
        </span>
      )}
    </span>
  );
}
