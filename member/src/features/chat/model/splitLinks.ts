/** A piece of a message: text, or an address to open. */
export type MessagePart = { text: string; href: string | null };

/** Korean particles follow a host without a space, so it is ASCII here. */
const ADDRESS = /https?:\/\/[\w.-]+(?::\d+)?(?:[/?#][^\s<>"]*)?/gi;
/** Punctuation after an address belongs to the sentence. */
const TRAILING = /[.,!?;:'"~…\]}]+$/;

/** The address without what follows it; so a bracket that the address doesn't open ends it. */
function addressIn(match: string): string {
  let open = 0;
  let end = match.length;
  for (const { 0: bracket, index } of match.matchAll(/[()]/g)) {
    open += bracket === "(" ? 1 : -1;
    if (open < 0) {
      end = index;
      break;
    }
  }
  return match.slice(0, end).replace(TRAILING, "");
}

/** Null for an address that can't be opened. `URL.canParse` is newer than the oldest browsers that the app runs in (iOS 16.4). */
function hrefOf(address: string): string | null {
  try {
    return new URL(address).href;
  } catch {
    return null;
  }
}

/** Splits a message at the web addresses in it. Other schemes stay text: they could run or call something. */
export function splitLinks(content: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const match of content.matchAll(ADDRESS)) {
    const address = addressIn(match[0]);
    const href = hrefOf(address);
    if (href === null) continue;
    if (match.index > end) parts.push({ text: content.slice(end, match.index), href: null });
    parts.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < content.length) parts.push({ text: content.slice(end), href: null });
  return parts;
}
