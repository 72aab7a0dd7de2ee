import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useFormState } from "react-hook-form";
import { NavigationType, useBeforeUnload, useBlocker } from "react-router-dom";
import { ConfirmDialog } from "../feedback/ConfirmButton.tsx";
import { session } from "../../session.ts";

/** Navigation state that skips the warning: what has unsaved input was saved, or its row deleted. */
export const SKIP_UNSAVED_WARNING = { skipUnsavedWarning: true };

/** The forms with unsaved input, and whether it is being sent. */
const unsavedForms = new Map<object, boolean>();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a form has unsaved input: the sidebar asks before it logs out. */
export const hasUnsavedInput = () => unsavedForms.size > 0;

/** The first form with unsaved input that isn't being sent: the success of another form doesn't save it. */
const findUnsent = () => [...unsavedForms].find(([, isSending]) => !isSending)?.[0];

/** The navigation state after the success of a form: the screen's other forms are asked about. */
export const stateAfterSuccess = () => (findUnsent() === undefined ? SKIP_UNSAVED_WARNING : null);

/** A router has one blocker at a time: that of a form whose input remains when the others are saved. */
const blockingForm = () => findUnsent() ?? unsavedForms.keys().next().value;

const discardQuestion = (text: string) => ({
  title: "입력한 내용을 버릴까요?",
  text: `아직 저장하지 않았어요. ${text}`,
});

interface DiscardProps {
  text: string;
  confirmLabel: string;
  isOpen: boolean;
  isPending?: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

export function DiscardDialog({ text, isPending = false, ...props }: DiscardProps) {
  return <ConfirmDialog {...props} {...discardQuestion(text)} isDestructive isPending={isPending} />;
}

/**
 * Inside a form: asks before a navigation that loses unsaved input, also while it is being sent. After a success the form
 * navigates with `stateAfterSuccess`. `isBusy` means an upload that would be lost.
 */
export function UnsavedWarning({ isBusy = false }: { isBusy?: boolean }) {
  const [form] = useState(() => ({}));
  const { isDirty, isSubmitting } = useFormState();
  const isUnsaved = isDirty || isBusy;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    unsavedForms.set(form, isSubmitting);
    notifyListeners();
    return () => {
      unsavedForms.delete(form);
      notifyListeners();
    };
  }, [form, isUnsaved, isSubmitting]);
  const isBlocking = useSyncExternalStore(subscribe, () => blockingForm() === form);
  return isBlocking ? (
    <NavigationBlocker {...discardQuestion("이 화면을 나가면 입력한 내용이 사라져요.")} confirmLabel="버리고 나가기" />
  ) : null;
}

interface BlockerProps {
  title: string;
  text: string;
  confirmLabel: string;
}

/** Asks before another page replaces what the question is about. */
export function NavigationBlocker(question: BlockerProps) {
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
    <ConfirmDialog
      {...question}
      isDestructive
      isPending={false}
      isOpen={blocker.state === "blocked"}
      onConfirm={leave}
      onClose={stay}
    />
  );
}
