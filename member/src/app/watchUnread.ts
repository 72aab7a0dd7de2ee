/** Says on every page that a room has messages the member hasn't read: by a dot on the chat tab, and in the browser tab's title. */
import { call } from "@babchingu/openapi";
import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { api } from "../api/api.ts";
import { onSessionChange, sessionNow } from "../session/session.ts";

/** The open list of rooms asks more often. */
const REFRESH_INTERVAL_MS = 60_000;
const MARK = "● ";
/** For the style sheet of the tab bar. */
const ATTRIBUTE = "data-unread";

const isActive = (): boolean => {
  const session = sessionNow();
  return session.kind === "member" && session.member.status === "ACTIVE";
};

function markTitle(): void {
  const isMarked = document.title.startsWith(MARK);
  const isUnread = document.documentElement.hasAttribute(ATTRIBUTE);
  if (isUnread && !isMarked) document.title = MARK + document.title;
  if (!isUnread && isMarked) document.title = document.title.slice(MARK.length);
}

/** On the icon of the installed app. */
function setBadge(isUnread: boolean): void {
  if (!("setAppBadge" in navigator)) return;
  void (isUnread ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}

const options = () => ({
  queryKey: ["chat", "rooms"],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(api.GET("/chat", { signal })),
  refetchInterval: REFRESH_INTERVAL_MS,
  enabled: isActive(),
});

/** Watches until the returned function is called. */
export function watchUnread(client: QueryClient): () => void {
  const observer = new QueryObserver(client, options());
  const unsubscribe = observer.subscribe(({ data }) => {
    const isUnread = isActive() && data?.chatroomListDtoList.some(({ hasUnreadChat }) => hasUnreadChat) === true;
    document.documentElement.toggleAttribute(ATTRIBUTE, isUnread);
    setBadge(isUnread);
    markTitle();
  });
  const stopFollowing = onSessionChange(() => observer.setOptions(options()));
  // Every screen sets a title of its own.
  const titles = new MutationObserver(markTitle);
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    unsubscribe();
    stopFollowing();
    titles.disconnect();
  };
}
