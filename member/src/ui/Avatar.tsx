import { type ReactNode, useState } from "react";
import { cx } from "./cx.ts";
import { CrownIcon } from "./moreIcons.tsx";
import styles from "./marks.module.css";

interface AvatarProps {
  name: string;
  imageUrl: string | null;
  /** Diameter in px. */
  size?: number;
  host?: boolean;
}

const GROUNDS = 5;

/** The same person always has the same colour. */
function groundOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  return sum % GROUNDS;
}

/** A person's photo, or the first letter of the name on a ground of their own. The name has to stand beside it. */
export function Avatar({ name, imageUrl, size = 44, host = false }: AvatarProps): ReactNode {
  const [broken, setBroken] = useState<string | null>(null);
  const photo = imageUrl !== null && imageUrl !== broken ? imageUrl : null;
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.42 }}>
      <span className={cx(styles.face, styles[`ground${groundOf(name)}`])} aria-hidden="true">
        {photo === null ? (
          Array.from(name.trim())[0]
        ) : (
          <img src={photo} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(photo)} />
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
