/** Removes the frame of the first screen once a screen is shown: later screens are loaded with the ordinary loading screen. */
export function dropFrame(): void {
  const frame = document.getElementById("frame");
  if (!frame) return;
  const observer = new MutationObserver(() => dropUnlessShown());
  const dropUnlessShown = (): void => {
    if (getComputedStyle(frame).display !== "none") return;
    observer.disconnect();
    frame.remove();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  dropUnlessShown();
}
