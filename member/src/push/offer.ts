/** Offers push messages after the first join or creation, and says why; never on load. */
import { describeFailure, MEETING_REMINDER_MIN } from "@babchingu/openapi";
import { markInstallOffered, offerInstall } from "../install/offer.ts";
import { confirm, showAlert } from "../ui/overlays/Dialog.tsx";
import { toast } from "../ui/overlays/Toast.tsx";
import { notices, readDeviceState, turnOn } from "./device.ts";

const OFFERED_KEY = "babchingu.push-offered";

/** Also where storage is blocked: asking again and again would be worse. */
function markOffered(): boolean {
  try {
    if (localStorage.getItem(OFFERED_KEY) !== null) return false;
    localStorage.setItem(OFFERED_KEY, "1");
    return true;
  } catch {
    return false;
  }
}

/** One offer at a time: push messages, and where they were spoken of before, the installation. */
export async function offerAfterJoin(): Promise<void> {
  if (!(await offerPush())) await offerInstall();
}

/** Whether the person was asked. */
export async function offerPush(): Promise<boolean> {
  const state = await readDeviceState();
  if (state !== "install" && (state !== "off" || Notification.permission !== "default")) return false;
  if (!markOffered()) return false;
  if (state === "install") {
    markInstallOffered();
    await showAlert({ title: "모임 소식을 알림으로 받아 보세요", text: notices.install });
    return true;
  }
  const isWanted = await confirm({
    title: "모임 소식을 알려 드릴까요?",
    text: `모임이 확정되거나 채팅이 오면, 그리고 만나기 ${MEETING_REMINDER_MIN / 60}시간 전에 앱을 닫아도 알려 드려요. 설정에서 언제든 끌 수 있어요.`,
    action: "알림 받기",
    cancel: "나중에",
  });
  if (!isWanted) return true;
  try {
    toast((await turnOn()) === "on" ? "이제 알림으로 알려 드려요." : "설정의 알림 설정에서 다시 켤 수 있어요.");
  } catch (error) {
    await showAlert({ text: describeFailure(error, "알림을 켜지 못했어요. 설정에서 다시 켜 주세요.") });
  }
  return true;
}
