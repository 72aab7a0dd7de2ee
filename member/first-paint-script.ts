/** The script that runs before the app; a classic script, because it has to run before the page is painted. */
import { NOTICE_CLOSED_KEY } from "./src/features/account/model/appNotice.ts";
import { PAINTED_ROOM_KEY } from "./src/features/chat/model/paintedRoom.ts";

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
  /** The app's own files, as indices into the files; the entry first. */
  app: readonly number[];
  /** Where the API is, when it isn't on the page's origin. */
  apiOrigin: string;
  apiPrefix: string;
  guest: FirstScreens;
  member: FirstScreens;
}

/** Storage keys of the session's token and of the member who was signed in last. */
const TOKEN_KEY = "babchingu.member.accessToken";
const MEMBER_KEY = "babchingu.seen.member";
/** A browser that doesn't report its first paint has painted by then. */
const PAINT_MS_MAX = 300;
/** The picture of a meeting comes before the app, unless it takes longer. */
const PICTURE_MS_MAX = 1000;
/** A response that the app hasn't asked for by then is too old for it. */
const READ_MS_MAX = 10_000;

/**
 * Shows the frame of the screen that the URL opens, and starts the app once the frame and its picture are painted, with the files of that screen
 * and, for a signed-in member, what the app reads first. With a token a member's screen is opened; a member who hasn't finished
 * the sign-up, or is banned, is sent elsewhere by the app and gets no frame. What was read is shown by the frame's elements
 * whose `data-early` names a property of it. The room that was open last takes the place of its frame's skeleton.
 */
export function firstPaintScript(options: FirstPaintOptions): string {
  const { base, assets, files, app, apiOrigin, apiPrefix, guest, member } = options;
  return `(() => {
const assets = ${JSON.stringify(assets)};
const origin = ${apiOrigin === "" ? "location.origin" : JSON.stringify(apiOrigin)};
const read = (key) => { try { return localStorage.getItem(key) } catch {} };
const token = read(${JSON.stringify(TOKEN_KEY)});
const path = location.pathname.slice(${base.length});
const files = ${JSON.stringify(files)};
const indices = ${JSON.stringify(app)};
let frame, member, filled;
try { member = token && JSON.parse(read(${JSON.stringify(MEMBER_KEY)})) } catch {}
const { latitude, longitude, status = "ACTIVE" } = member || {};
for (const [pattern, screen, more, reads] of token ? ${JSON.stringify(member)} : ${JSON.stringify(guest)}) {
  const match = new RegExp(pattern).exec(path);
  if (!match) continue;
  indices.push(...more);
  frame = status == "ACTIVE" && document.getElementById("frame-" + screen);
  if (frame) {
    root.before(frame.content);
    if (read(${JSON.stringify(NOTICE_CLOSED_KEY)}) || window.flutter_inappwebview) document.querySelector("aside")?.remove();
    try {
      const [painted, screen] = JSON.parse(read(${JSON.stringify(PAINTED_ROOM_KEY)}));
      if (painted == path) document.querySelector("#frame > div").replaceWith(build(screen));
    } catch {}
  }
  if (!token) break;
  const early = {}, Authorization = "Bearer " + token;
  window.earlyFetch = (request, init) => {
    const key = request.method + request.url + request.headers?.get("Authorization"), response = early[key];
    delete early[key];
    return response || fetch(request, init);
  };
  // Reading a room marks it as read, so a hidden page reads nothing that nobody sees.
  for (let path of ["/members/me", ...(document.hidden ? [] : reads)]) {
    if (path == ${JSON.stringify(LIST_AT_POSITION)}) {
      if (latitude == null || location.search) continue;
      path = "/meetings?lat=" + latitude + "&lng=" + longitude;
    }
    const url = origin + ${JSON.stringify(apiPrefix)} + path.replace("$1", match[1]), key = "GET" + url + Authorization;
    filled = (early[key] = fetch(url, { headers: { Authorization } })).then(path != "/members/me" && fill).catch(() => 0);
    setTimeout(() => delete early[key], ${READ_MS_MAX});
  }
  break;
}
function build(node) {
  if (typeof node == "string") return node;
  const [namespace, tag, attributes, ...children] = node, element = document.createElementNS(namespace, tag);
  for (const name in attributes) element.setAttribute(name, attributes[name]);
  element.append(...children.map(build));
  return element;
}
async function fill(response) {
  // The app reads the response itself.
  const data = response.ok && await response.clone().json();
  let loaded;
  for (const element of document.querySelectorAll("#frame [data-early]")) {
    const value = data[element.dataset.early];
    if (value && element.matches("img")) {
      loaded = new Promise((resolve) => element.onload = element.onerror = resolve);
      element.src = new URL(value, origin);
    } else if (value) element.textContent = value;
  }
  return loaded;
}
let hasStarted;
const start = () => {
  if (hasStarted) return;
  hasStarted = true;
  clearTimeout(timer);
  observer?.disconnect();
  // Each in a task of its own, between which the page answers to a finger.
  for (const index of indices) {
    setTimeout(() => {
      const file = files[index], css = file.endsWith(".css");
      document.head.append(Object.assign(document.createElement("link"), {
        fetchPriority: "low", crossOrigin: "", rel: css ? "preload" : "modulepreload", as: css ? "style" : "", href: assets + file,
      }));
    });
  }
  setTimeout(() => import(assets + files[indices[0]]).catch(() => late.dataset.failed = ""));
};
let timer, observer;
// A hidden page paints nothing.
if (frame && !document.hidden) {
  const hasPicture = document.querySelector("#frame img[data-early]");
  observer = new PerformanceObserver(() => hasPicture ? filled.then(() => requestAnimationFrame(() => setTimeout(start))) : start());
  observer.observe({ type: "paint" });
  timer = setTimeout(start, hasPicture ? ${PICTURE_MS_MAX} : ${PAINT_MS_MAX});
} else start();
})();
`;
}
