/** Offers to install the app after a join, a creation or a rating (R59); never on load. */
import { DAY_MS } from "@babchingu/openapi";
import { isInNativeShell } from "../native/bridge.ts";
import { isAppleMobile, notices } from "../push/device.ts";
import { confirm, showAlert } from "../ui/overlays/Dialog.tsx";

const OFFERED_AT_KEY = "babchingu.install-offered-at";
export const QUIET_MS = 90 * DAY_MS;

/** Remembers that the installation was spoken of. False where it was, within the quiet time, or where storage is blocked. */
export function markInstallOffered(): boolean {
  try {
    if (Date.now() - Number(localStorage.getItem(OFFERED_AT_KEY)) < QUIET_MS) return false;
    localStorage.setItem(OFFERED_AT_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

export async function offerInstall(): Promise<void> {
  if (isInNativeShell() || window.matchMedia("(display-mode: standalone)").matches) return;
  // An iPhone's browser has no question of its own to ask.
  const isOnIphone = isAppleMobile();
  if ((!isOnIphone && globalThis.installPrompt === undefined) || !markInstallOffered()) return;
  if (isOnIphone) {
    await showAlert({ title: "밥친구를 홈 화면에 두세요", text: notices.install });
    return;
  }
  const isWanted = await confirm({
    title: "밥친구를 홈 화면에 둘까요?",
    text: "앱처럼 바로 열리고, 네트워크가 끊겨도 내 모임과 식당 인증서를 볼 수 있어요.",
    action: "홈 화면에 추가",
    cancel: "나중에",
  });
  const prompt = globalThis.installPrompt;
  if (!isWanted || !prompt) return;
  globalThis.installPrompt = undefined;
  await prompt.prompt();
}
