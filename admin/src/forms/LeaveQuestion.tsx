import { useEffect, useRef } from "react";
import { useFormState } from "react-hook-form";
import { NavigationType, useBeforeUnload, useBlocker } from "react-router-dom";
import { ConfirmDialog } from "../feedback/ConfirmButton.tsx";
import { session } from "../session.ts";

/** The state of a way that asks nothing: what the form is about is settled. */
export const SETTLED = { isSettled: true };

let unsentForms = 0;

/** Whether something is typed that would be lost: the sidebar asks before it logs out. */
export const hasUnsent = () => unsentForms > 0;

interface DiscardProps {
  text: string;
  confirmLabel: string;
  isOpen: boolean;
  isPending?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

export function DiscardQuestion({ text, isPending = false, ...props }: DiscardProps) {
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
 * Inside a form: asks before another page takes the place of what was typed and not saved, also while it is being sent;
 * a success that leads on says that it is `SETTLED`. `isBusy` stands for an upload that leaving would lose.
 */
export function LeaveQuestion({ isBusy = false }: { isBusy?: boolean }) {
  const { isDirty } = useFormState();
  // A router holds one way back at a time, so only a form that has something to lose asks it to.
  return isDirty || isBusy ? <Question /> : null;
}

function Question() {
  const isLeaving = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // Without a session the way leads to the login. Held back, the screen behind would go on asking and being refused.
    if (!session.hasTokens()) return false;
    // The browser keeps the state with its page: coming back to that one settles nothing.
    const isSettled =
      historyAction !== NavigationType.Pop &&
      (nextLocation.state as Partial<typeof SETTLED> | null)?.isSettled === true;
    return !isSettled && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    unsentForms += 1;
    return () => {
      unsentForms -= 1;
    };
  }, []);
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
    <DiscardQuestion
      text="이 화면을 나가면 입력한 내용이 사라져요."
      confirmLabel="버리고 나가기"
      isOpen={blocker.state === "blocked"}
      onConfirm={leave}
      onClose={stay}
    />
  );
}
