import { type RefObject, useLayoutEffect, useRef } from "react";
import { savePaintedRoom } from "./paintedRoom.ts";

/** Saves the screen in the element of the returned ref when the member leaves it, or the app, if its messages are shown. */
export function usePaintedRoom(meetingId: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // Not later: the elements are still there.
  useLayoutEffect(() => {
    // What the page has shown until now would be there twice.
    document.getElementById("frame")?.remove();
    const save = (): void => {
      const screen = ref.current?.firstElementChild;
      if (screen?.querySelector('[role="log"]')) savePaintedRoom(meetingId, screen);
    };
    const onVisibility = (): void => {
      if (document.visibilityState === "hidden") save();
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      save();
    };
  }, [meetingId]);
  return ref;
}
