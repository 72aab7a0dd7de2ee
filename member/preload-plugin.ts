import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { type Bundle, filesOf, chunkOfScreen } from "./bundle.ts";

/** The screens that visits start with, by the pattern of their path below the base. */
const firstScreens = {
  guest: { "^$": "LandingScreen", "^login$": "LoginScreen", "^signup$": "SignupScreen" },
  member: {
    "^(login)?$": "MeetingListScreen",
    "^meetings$": "MeetingListScreen",
    "^meetings/\\d+$": "MeetingScreen",
    "^chat$": "ChatListScreen",
    "^chat/\\d+$": "ChatRoomScreen",
    "^explore$": "ExploreScreen",
    "^mypage$": "MypageScreen",
  },
} as const;

/** The storage key of the session's token: with a token, a member's screen is opened. */
const TOKEN_KEY = "babchingu.member.accessToken";

/** The script for the browser: preloads the files of the screen that the URL opens. */
function preloadScript(base: string, guest: Record<string, string[]>, member: Record<string, string[]>): string {
  return `(()=>{let token=null;try{token=localStorage.getItem(${JSON.stringify(TOKEN_KEY)})}catch{}
const table=token?${JSON.stringify(member)}:${JSON.stringify(guest)};
const path=location.pathname.slice(${base.length}).replace(/\\/$/,"");
for(const file of Object.entries(table).find(([pattern])=>new RegExp(pattern).test(path))?.[1]??[]){
const link=document.createElement("link"),css=file.endsWith(".css");
link.rel=css?"preload":"modulepreload";if(css){link.as="style";link.crossOrigin=""}link.href=${JSON.stringify(base)}+file;document.head.append(link)}})();
`;
}

/**
 * Lets the browser load the first screen in parallel with the app: otherwise it requests the screen's chunks only once
 * the app runs. A file of its own, because the Content-Security-Policy allows no inline script.
 */
export function preloadPlugin({ base }: { base: string }): Plugin {
  return {
    name: "babchingu:preload",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, outputs) {
        const bundle = outputs as unknown as Bundle;
        const page = bundle["index.html"];
        const entry = Object.values(bundle).find(
          ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(".html"),
        );
        if (typeof page?.source !== "string" || !entry) throw new Error("The build has no page or no entry.");
        const loaded = new Set(filesOf(bundle, entry));
        const filesFor = (screens: Record<string, string>): Record<string, string[]> =>
          Object.fromEntries(
            Object.entries(screens).map(([pattern, screen]) => [
              pattern,
              filesOf(bundle, chunkOfScreen(bundle, screen)).filter((file) => !loaded.has(file)),
            ]),
          );
        const code = preloadScript(base, filesFor(firstScreens.guest), filesFor(firstScreens.member));
        const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
        const fileName = `assets/preload-${hash}.js`;
        this.emitFile({ type: "asset", fileName, source: code });
        page.source = page.source.replace("<link ", `<script async src="${base}${fileName}"></script>\n    <link `);
      },
    },
  };
}
