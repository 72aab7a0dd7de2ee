import { useEffect, useState } from "react";

/**
 * The visible height above an on-screen keyboard, in px; null while none is open. For Safari, whose keyboard covers the
 * page and pushes its header out of view, which is scrolled back here; other browsers shrink the page
 * (`interactive-widget=resizes-content`).
 */
export function useViewportHeight(): number | null {
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const measure = (): void => {
      // Zoomed in, the viewport is small for another reason.
      const isCovered = viewport.scale <= 1.01 && viewport.height < window.innerHeight - 1;
      setHeight(isCovered ? viewport.height : null);
      // Safari also pushes the page up to show the field, and with it the header out of view.
      if (isCovered) window.scrollTo(0, 0);
    };
    viewport.addEventListener("resize", measure);
    measure();
    return () => viewport.removeEventListener("resize", measure);
  }, []);

  return height;
}
