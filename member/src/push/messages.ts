/** What the service worker shows of a push message, and where a tap on it leads. Only the worker imports this: it shares no code with the page. */

export interface PushText {
  title: string;
  text: string;
  /** A path of the site, or an https address; null for none. */
  url: string | null;
  /** A repeated message has the same and replaces the first one, silently; empty for none. */
  tag: string;
}

/** A browser demands that every push is shown, so a message that can't be read is shown as news. */
const UNREADABLE: PushText = { title: "밥친구", text: "새 소식이 있어요.", url: null, tag: "" };

/** Reads the payload of a push message (D51). */
export function readPush(payload: string | undefined): PushText {
  try {
    const { title, text, url, tag } = JSON.parse(payload ?? "") as Partial<Record<keyof PushText, unknown>>;
    if (typeof title !== "string" || typeof text !== "string") return UNREADABLE;
    return { title, text, url: typeof url === "string" ? url : null, tag: typeof tag === "string" ? tag : "" };
  } catch {
    return UNREADABLE;
  }
}

/** The address that a tap opens: the list of notifications when the message has none, or one of another scheme. */
export function targetOf(url: unknown, scope: string): URL {
  const home = new URL("mypage/notification", scope);
  if (typeof url !== "string") return home;
  try {
    const target = new URL(url, scope);
    return target.protocol === "https:" || target.origin === home.origin ? target : home;
  } catch {
    return home;
  }
}

/** The worker's message to a page of the app that is open, which answers that it shows the path. */
export interface OpenMessage {
  open: string;
}
