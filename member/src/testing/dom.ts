/** The set-up of component tests. */
import { act, cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { clearDrafts } from "../session/drafts.ts";

const ASYNC_TIMEOUT_MS = 10_000;

function showModal(this: HTMLDialogElement): void {
  this.setAttribute("open", "");
}

function close(this: HTMLDialogElement): void {
  this.removeAttribute("open");
}

/** Adds the methods of dialogs that jsdom lacks, and unmounts after each test what it has rendered. */
export function setUpDom(): void {
  // On a busy machine a render takes longer than the second that is the default.
  configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  afterEach(() => {
    closeDialogs();
    cleanup();
    // The files of a worker share the tab's storage.
    clearDrafts();
  });
}

/** The queue of dialogs is a module's state: a dialog that a test leaves open would be shown in the next one. */
function closeDialogs(): void {
  let dialog = document.querySelector<HTMLDialogElement>("dialog[role=alertdialog]");
  while (dialog) {
    const open = dialog;
    act(() => pressEscape(open));
    dialog = document.querySelector("dialog[role=alertdialog]");
  }
}

/** What the browser does on Esc or the back gesture while a modal dialog is open. */
export function pressEscape(dialog: HTMLElement): void {
  const event = new Event("cancel", { cancelable: true });
  dialog.dispatchEvent(event);
  if (!event.defaultPrevented && dialog instanceof HTMLDialogElement) dialog.close();
}
