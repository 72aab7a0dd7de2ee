/** The script that runs before the app; a classic script, because it has to run before the page is painted. */
import { NOTICE_CLOSED_KEY } from "./src/features/account/model/appNotice.ts";

/**
 * The pattern of the path below the base, the screen, the files that it needs beyond the app's, as indices into the list of
 * files, and what it reads first.
 */
export type FirstScreens = (readonly [
  pattern: string,
  screen: string,
  files: readonly number[],
  reads: readonly string[],
])[];

/** Stands for the path of the meetings near the member. */
export const LIST_AT_POSITION = "list";

export interface FirstPaintOptions {
  base: string;
  /** Where the files are. */
  assets: string;
  files: readonly string[];
  /** Where the API is, when it isn't on the page's origin. */
  apiOrigin: string;
  apiPrefix: string;
  guest: FirstScreens;
  member: FirstScreens;
}

/** Storage keys of the session's token and of the member who was signed in last. */
const TOKEN_KEY = "babchingu.member.accessToken";
const MEMBER_KEY = "babchingu.seen.member";
/** A response that the app hasn't asked for by then is too old for it. */
const READ_MS_MAX = 10_000;

/**
 * Shows the frame of the screen that the URL opens, requests the files of that screen while the app is loading, and, for a
 * signed-in member, what the app reads first. With a token a member's screen is opened.
 */
export function firstPaintScript(options: FirstPaintOptions): string {
  const { base, assets, files, apiOrigin, apiPrefix, guest, member } = options;
  const origin = apiOrigin === "" ? "location.origin" : JSON.stringify(apiOrigin);
  return `(() => {
const read = (key) => { try { return localStorage.getItem(key) } catch {} };
const token = read(${JSON.stringify(TOKEN_KEY)});
const path = location.pathname.slice(${base.length});
const files = ${JSON.stringify(files)};
for (const [pattern, screen, indices, reads] of token ? ${JSON.stringify(member)} : ${JSON.stringify(guest)}) {
  const match = new RegExp(pattern).exec(path);
  if (!match) continue;
  const frame = document.getElementById("frame-" + screen);
  if (frame) {
    root.before(frame.content);
    if (read(${JSON.stringify(NOTICE_CLOSED_KEY)}) || window.flutter_inappwebview) document.querySelector("aside")?.remove();
  }
  for (const index of indices) {
    const file = files[index], css = file.endsWith(".css");
    document.head.append(Object.assign(document.createElement("link"), {
      fetchPriority: "low", crossOrigin: "", rel: css ? "preload" : "modulepreload", as: css ? "style" : "", href: ${JSON.stringify(assets)} + file,
    }));
  }
  if (!token) break;
  const early = {}, Authorization = "Bearer " + token;
  window.earlyFetch = (request, init) => {
    const key = request.method + request.url + request.headers?.get("Authorization"), response = early[key];
    delete early[key];
    return response || fetch(request, init);
  };
  for (let path of ["/members/me", ...reads]) {
    if (path == ${JSON.stringify(LIST_AT_POSITION)}) {
      const { latitude, longitude } = JSON.parse(read(${JSON.stringify(MEMBER_KEY)}) || "{}");
      if (latitude == null || location.search) continue;
      path = "/meetings?lat=" + latitude + "&lng=" + longitude;
    }
    const url = ${origin} + ${JSON.stringify(apiPrefix)} + path.replace("$1", match[1]), key = "GET" + url + Authorization;
    (early[key] = fetch(url, { headers: { Authorization } })).catch(() => 0);
    setTimeout(() => delete early[key], ${READ_MS_MAX});
  }
  break;
}
})();
`;
}
