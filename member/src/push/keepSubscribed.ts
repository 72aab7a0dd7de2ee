/** Tells the server about this browser's subscription after each log-in, and again where that failed (D51). */
import { onSessionChange, sessionNow } from "../session/session.ts";

export function keepSubscribed(): void {
  void renew();
  onSessionChange(() => void renew());
  window.addEventListener("online", () => void renew());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void renew();
  });
}

/** Whose session it was saved for. */
let renewedFor: number | null = null;

async function renew(): Promise<void> {
  const session = sessionNow();
  const memberId = session.kind === "member" && session.member.status === "ACTIVE" ? session.member.id : null;
  if (memberId === renewedFor) return;
  renewedFor = memberId;
  if (memberId === null) return;
  const { renewSubscription } = await import("./device.ts");
  await renewSubscription().catch(() => {
    if (renewedFor === memberId) renewedFor = null;
  });
}
