import { useRef } from "react";
import { useFormState } from "react-hook-form";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { ConfirmDialog } from "../feedback/ConfirmButton.tsx";

/** The state of a way that asks nothing: what the form is about is settled. */
export const SETTLED = { isSettled: true };

/** Inside a form: asks before another page takes the place of what was typed and not sent. */
export function LeaveQuestion() {
  const { isDirty, isSubmitting } = useFormState();
  // A router holds one way back at a time, so only a form that has something to lose asks it to.
  return isDirty && !isSubmitting ? <Question /> : null;
}

function Question() {
  const isLeaving = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSettled = (nextLocation.state as Partial<typeof SETTLED> | null)?.isSettled === true;
    return !isSettled && currentLocation.pathname !== nextLocation.pathname;
  });
  // Closing the tab: the browser asks in its own words.
  useBeforeUnload((event) => event.preventDefault());
  const leave = async () => {
    isLeaving.current = true;
    blocker.proceed?.();
  };
  const stay = () => {
    // The question also closes after a yes; the way back is still on then.
    if (!isLeaving.current) blocker.reset?.();
  };
  return (
    <ConfirmDialog
      title="입력한 내용을 버릴까요?"
      text="아직 저장하지 않았어요. 이 화면을 나가면 입력한 내용이 사라져요."
      confirmLabel="버리고 나가기"
      isDestructive
      isOpen={blocker.state === "blocked"}
      isPending={false}
      onConfirm={leave}
      onClose={stay}
    />
  );
}
