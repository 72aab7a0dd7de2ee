import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useFormState } from "react-hook-form";
import { NavigationType, useBeforeUnload, useBlocker } from "react-router-dom";
import { ConfirmDialog } from "../feedback/ConfirmButton.tsx";
import { session } from "../../session.ts";

/** Navigation state that skips the warning: what has unsaved input was saved, or its row deleted. */
export const SKIP_UNSAVED_WARNING = { skipUnsavedWarning: true };

interface Loss {
  /** A form's input; otherwise the result of a run. */
  isInput: boolean;
  /** It is being sent. */
  isSending: boolean;
}

/** What is lost when the page is left, each by its component. */
const losses = new Map<object, Loss>();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a form has unsaved input: the sidebar asks before it logs out. */
export const hasUnsavedInput = () => [...losses.values()].some(({ isInput }) => isInput);

/** The first form with unsaved input that isn't being sent: the success of another form doesn't save it. */
const findUnsent = () => [...losses].find(([, { isSending }]) => !isSending)?.[0];

/** The navigation state after the success of a form: the screen's other forms are asked about. */
export const stateAfterSuccess = () => (findUnsent() === undefined ? SKIP_UNSAVED_WARNING : null);

/** A router has one blocker at a time: that of a form whose input remains when the others are saved. */
const findBlocking = () => findUnsent() ?? losses.keys().next().value;

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
  const { isDirty, isSubmitting } = useFormState();
  return isDirty || isBusy ? (
    <LeaveQuestion
      isInput
      isSending={isSubmitting}
      {...discardQuestion("이 화면을 나가면 입력한 내용이 사라져요.")}
      confirmLabel="버리고 나가기"
    />
  ) : null;
}

/** Asks before a navigation that hides the result of a run, which goes on. */
export function RunningWarning(question: BlockerProps) {
  return <LeaveQuestion isInput={false} isSending {...question} />;
}

function LeaveQuestion({ isInput, isSending, ...question }: Loss & BlockerProps) {
  const [key] = useState(() => ({}));
  useEffect(() => {
    losses.set(key, { isInput, isSending });
    notifyListeners();
    return () => {
      losses.delete(key);
      notifyListeners();
    };
  }, [key, isInput, isSending]);
  const isBlocking = useSyncExternalStore(subscribe, () => findBlocking() === key);
  return isBlocking ? <NavigationBlocker {...question} /> : null;
}

interface BlockerProps {
  title: string;
  text: string;
  confirmLabel: string;
}

/** Asks before another page replaces what the question is about. */
function NavigationBlocker(question: BlockerProps) {
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
