import { showAlert } from "./overlays/Dialog.tsx";
import { toast } from "./overlays/Toast.tsx";

/** Copies a text; where the browser refuses, as some in-app browsers do, shows it, so that it can be selected. */
export async function copyText(text: string, successText: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(successText);
  } catch {
    await showAlert({ title: "길게 눌러 복사해 주세요", text });
  }
}
