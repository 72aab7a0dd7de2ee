/** What the first screen doesn't need; loaded after it. */
import { keepInstallPrompt } from "../install/prompt.ts";
import { saveQueries } from "../offline/saveQueries.ts";
import { keepSubscribed } from "../push/keepSubscribed.ts";
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
keepSubscribed();
