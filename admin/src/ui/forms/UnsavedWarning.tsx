import { useEffect, useRef } from "react";
import { useFormState } from "react-hook-form";
import { NavigationType, useBeforeUnload, useBlocker } from "react-router-dom";
import { ConfirmDialog } from "../feedback/ConfirmButton.tsx";
import { session } from "../../session.ts";

/** Navigation state that skips the warning: the form was saved, or its row deleted. */
export const SKIP_UNSAVED_WARNING = { skipUnsavedWarning: true };

let unsavedForms = 0;

/** Whether a form has unsaved input: the sidebar asks before it logs out. */
export const hasUnsavedInput = () => unsavedForms > 0;

interface DiscardProps {
  text: string;
  confirmLabel: string;
  isOpen: boolean;
  isPending?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

export function DiscardDialog({ text, isPending = false, ...props }: DiscardProps) {
  return (
    <ConfirmDialog
      {...props}
      title="입력한 내용을 버릴까요?"
      text={`아직 저장하지 않았어요. ${text}`}
      isDestructive
      isPending={isPending}
    />
  );
}

/**
 * Inside a form: asks before a navigation that loses unsaved input, also while it is being sent. After a success the form
 * navigates with `SKIP_UNSAVED_WARNING`. `isBusy` means an upload that would be lost.
 */
export function UnsavedWarning({ isBusy = false }: { isBusy?: boolean }) {
  const { isDirty } = useFormState();
  // A router has one blocker at a time, so only a form with unsaved input registers one.
  return isDirty || isBusy ? <NavigationBlocker /> : null;
}

function NavigationBlocker() {
  const isLeaving = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // Without a session the navigation leads to the login. Blocked, the current screen would keep sending requests that fail.
    if (!session.hasTokens()) return false;
    // The browser keeps the state with the history entry: going back to that entry must show the warning.
    const skipUnsavedWarning =
      historyAction !== NavigationType.Pop &&
      (nextLocation.state as Partial<typeof SKIP_UNSAVED_WARNING> | null)?.skipUnsavedWarning === true;
    return !skipUnsavedWarning && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    unsavedForms += 1;
    return () => {
      unsavedForms -= 1;
    };
  }, []);
  // Closing the tab: the browser shows its own warning.
  useBeforeUnload((event) => event.preventDefault());
  const leave = async () => {
    isLeaving.current = true;
    blocker.proceed?.();
  };
  const stay = () => {
    // The dialog also closes after a confirmation; the navigation is still running then.
    if (!isLeaving.current) blocker.reset?.();
  };
  return (
    <DiscardDialog
      text="이 화면을 나가면 입력한 내용이 사라져요."
      confirmLabel="버리고 나가기"
      isOpen={blocker.state === "blocked"}
      onConfirm={leave}
      onClose={stay}
    />
  );
}
