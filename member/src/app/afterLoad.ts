/** What the first screen doesn't need; loaded after it. */
import { saveQueries } from "../offline/saveQueries.ts";
import { queryClient } from "./queryClient.ts";
import { watchUnread } from "./watchUnread.ts";

saveQueries(queryClient);
watchUnread(queryClient);
if (import.meta.env.PROD) void import("../offline/register.ts");
