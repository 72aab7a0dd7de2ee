/** What the first screen doesn't need; loaded after it. */
import { keepInstallPrompt } from "../install/prompt.ts";
import { saveQueries } from "../offline/saveQueries.ts";
import { onSessionChange, sessionNow } from "../session/session.ts";
import { queryClient } from "./queryClient.ts";
import { watchUnread } from "./watchUnread.ts";

// Later screens are loaded with the ordinary loading screen.
document.getElementById("frame")?.remove();
keepInstallPrompt();
saveQueries(queryClient);
watchUnread(queryClient);
if (import.meta.env.PROD) void import("../offline/register.ts");
// Before a tap needs it.
void import("../routes/allScreens.ts");
void renewForMember();
onSessionChange(() => void renewForMember());

/** Whose session this browser's subscription was saved for. */
let renewedFor: number | null = null;

async function renewForMember(): Promise<void> {
  const session = sessionNow();
  const memberId = session.kind === "member" && session.member.status === "ACTIVE" ? session.member.id : null;
  if (memberId === renewedFor) return;
  renewedFor = memberId;
  // The next visit tries again.
  if (memberId === null) return;
  const { renewSubscription } = await import("../push/device.ts");
  await renewSubscription().catch(() => undefined);
}
