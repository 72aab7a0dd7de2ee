/**
 * Does the work once the first screen is shown and the page is loaded. The app may start before or after the page's `load` event: it
 * is imported when the frame is painted.
 */
export function afterFirstScreen(work: () => void): void {
  const whenLoaded = (): void => {
    if (document.readyState === "complete") work();
    else window.addEventListener("load", work, { once: true });
  };
  const observer = new MutationObserver(() => check());
  const check = (): void => {
    // The splash, or the loading screen: as in base.css.
    if (document.querySelector("#root :is(.splash, [data-loading])")) return;
    observer.disconnect();
    whenLoaded();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  check();
}
