import { toast } from "./overlays/Toast.tsx";

export async function copyText(text: string, successText: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(successText);
  } catch {
    toast("복사하지 못했어요. 글자를 길게 눌러 복사해 주세요.");
  }
}
