import { type RefObject, useLayoutEffect, useRef } from "react";
import { sessionNow } from "../../../session/session.ts";
import { removePaintedRoom, savePaintedRoom } from "./paintedRoom.ts";

/** Saves the screen in the element of the returned ref when the member leaves it, or the app, if its messages are shown. */
export function usePaintedRoom(meetingId: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // Not later: the elements are still there.
  useLayoutEffect(() => {
    // What the page has shown until now would be there twice.
    document.getElementById("frame")?.remove();
    const save = (): void => {
      const screen = ref.current?.firstElementChild;
      // The end of a session removes what was stored of the member, and then the screen.
      if (sessionNow().kind !== "member" || !screen) return;
      // Without messages it waits for them, or is a room that the member may no longer read.
      if (screen.querySelector('[role="log"]')) savePaintedRoom(meetingId, screen);
      else removePaintedRoom();
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
