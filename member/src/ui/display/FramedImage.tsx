import { type ReactNode, Suspense, useState } from "react";
import type { Dish } from "../../lib/dish.ts";
import { imageSrc } from "@babchingu/web/api.ts";
import { cx } from "../cx.ts";
import { lazyOptional } from "../lazyOptional.ts";
import styles from "./FramedImage.module.css";

const DishIllustration = lazyOptional(async () => (await import("../illustrations/dishes.tsx")).DishIllustration);

interface FramedImageProps {
  /** Null shows the drawn dish; so does an image that can't be loaded. */
  imageUrl: string | null;
  dish: Dish;
  /** What the image shows; empty when the text beside it says so. */
  alt?: string;
  /** Width by height. */
  ratio?: "2/1" | "16/9" | "4/3" | "1/1";
  /** Rounded by itself; inside a card the card rounds it. */
  rounded?: boolean;
  /** Shown in place of an image that can't be loaded; the drawn dish by default. */
  brokenText?: string;
  /** Above the fold: loaded at once. */
  eager?: boolean;
}

/** An image in a frame of fixed proportions, so that the layout doesn't shift when it loads. */
export function FramedImage({
  imageUrl,
  dish,
  alt = "",
  ratio = "16/9",
  rounded = false,
  brokenText,
  eager = false,
}: FramedImageProps): ReactNode {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shownUrl = imageUrl !== null && imageUrl !== brokenUrl ? imageUrl : null;
  return (
    <span className={cx(styles.frame, rounded && styles.rounded)} style={{ aspectRatio: ratio }} data-dish={dish}>
      {shownUrl === null ? (
        brokenUrl !== null && brokenText !== undefined ? (
          <span className={styles.broken}>{brokenText}</span>
        ) : (
          <Suspense>
            <DishIllustration dish={dish} />
          </Suspense>
        )
      ) : (
        <img
          src={imageSrc(shownUrl)}
          alt={alt}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          fetchPriority={eager ? "high" : "auto"}
          onError={() => setBrokenUrl(shownUrl)}
        />
      )}
    </span>
  );
}
