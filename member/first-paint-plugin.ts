import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { createServer, isRunnableDevEnvironment, minifySync, type CSSModulesOptions, type Plugin } from "vite";
import { API_PREFIX } from "@babchingu/openapi";
import { type Bundle, chunkOfScreen, filesOf, type OutputFile } from "./bundle.ts";
import { firstPaintScript, type FirstScreens, LIST_AT_POSITION } from "./first-paint-script.ts";
import { usedRules } from "./used-rules.ts";
import type * as frames from "./src/app/frames.tsx";

/** The screens that visits start with, by the pattern of their path below the base. */
const firstScreens = {
  guest: { "^$": "LandingScreen", "^login$": "LoginScreen" },
  member: {
    "^(login|meetings)?$": "MeetingListScreen",
    "^meetings/(\\d+)$": "MeetingScreen",
    "^chat/(\\d+)$": "ChatRoomScreen",
  },
} as const;

/**
 * What a screen of a member reads first, as paths of the API; `$1` is the group of its pattern. A room reads its newest page once more when
 * it is subscribed, which has what this one lacks (D30).
 */
const firstReads: Partial<Record<string, readonly string[]>> = {
  MeetingListScreen: [LIST_AT_POSITION],
  MeetingScreen: ["/meetings/$1"],
  ChatRoomScreen: ["/chat/$1/chatroom-info", "/chat/$1/chats?page=0"],
};

/** Its frame may show what the screen had when it was left, with any of its rules. */
const REPAINTED_FRAME = "ChatRoomScreen";

/** Links of the landing page work before the app runs. The others wait for it: what is typed before would be lost. */
const LIVE_FRAME = "LandingScreen";

interface FirstPaintOptions {
  base: string;
  envPrefix: string[];
  /** Of the app's build, so that the frames have the names of its classes. */
  cssModules: CSSModulesOptions;
}

/** Renders the frames with the app's own components. */
async function renderFrames({ envPrefix, base, cssModules }: FirstPaintOptions): Promise<Record<string, string>> {
  const server = await createServer({
    root: fileURLToPath(new URL(".", import.meta.url)),
    configFile: false,
    base,
    mode: "production",
    appType: "custom",
    logLevel: "error",
    envPrefix,
    plugins: [react()],
    css: { modules: cssModules },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  // What the components ask of a browser while they render.
  const location = { origin: "http://localhost", hostname: "localhost", href: "http://localhost/" };
  Object.assign(globalThis, { location, window: { location, addEventListener: () => undefined } });
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite can't run the frames.");
    return (await ssr.runner.import<typeof frames>("/src/app/frames.tsx")).renderFrames();
  } finally {
    for (const name of ["location", "window"]) Reflect.deleteProperty(globalThis, name);
    await server.close();
  }
}

function isEntry({ isEntry: isOne, facadeModuleId }: OutputFile): boolean {
  return isOne === true && facadeModuleId?.endsWith(".html") === true;
}

const keepAll = (css: string): string => css;

function styleOf(bundle: Readonly<Bundle>, files: readonly string[], select = keepAll): string {
  const sheets = files.filter((file) => file.endsWith(".css")).map((file) => select(String(bundle[file]?.source)));
  return sheets.length > 0 ? `<style>${sheets.join("")}</style>` : "";
}

/**
 * Paints the first screen before any script of the app has run: the page has the app's styles, and the frames of the screens
 * that most visits start with, of which a small script shows one. That script then lets the browser load the app, the screen, and
 * what it reads, in parallel. It is a file of its own, because the Content-Security-Policy allows no inline script.
 */
export function firstPaintPlugin(options: FirstPaintOptions): Plugin {
  const { base } = options;
  let apiOrigin = "";
  return {
    name: "babchingu:first-paint",
    apply: "build",
    configResolved: ({ env }) => {
      apiOrigin = String(env["VITE_API_BASE_URL"] ?? "").replace(/\/+$/, "");
    },
    generateBundle: {
      order: "post",
      async handler(_, outputs) {
        const bundle = outputs as unknown as Bundle;
        const page = bundle["index.html"];
        const entry = Object.values(bundle).find(isEntry);
        if (typeof page?.source !== "string" || !entry) throw new Error("The build has no page or no entry.");
        const appFiles = filesOf(bundle, entry);
        const filesOfScreen = (screen: string) =>
          filesOf(bundle, chunkOfScreen(bundle, screen)).filter((file) => !appFiles.includes(file));
        const files: string[] = [];
        const indexOf = (path: string): number => {
          const file = path.replace("assets/", "");
          if (!files.includes(file)) files.push(file);
          return files.indexOf(file);
        };
        const scriptsOfApp = appFiles.filter((file) => file.endsWith(".js") && file !== entry.fileName);
        const app = [entry.fileName, ...scriptsOfApp].map(indexOf);
        const withFiles = (screens: Record<string, string>): FirstScreens =>
          Object.entries(screens).map(([pattern, screen]) => [
            pattern,
            screen,
            filesOfScreen(screen).map(indexOf),
            firstReads[screen] ?? [],
          ]);
        const guest = withFiles(firstScreens.guest);
        const member = withFiles(firstScreens.member);
        const script = firstPaintScript({
          assets: `${base}assets/`,
          files,
          app,
          base,
          apiOrigin,
          apiPrefix: API_PREFIX,
          guest,
          member,
        });
        const { code } = minifySync("first-paint.js", script);
        const hash = createHash("sha256").update(code).digest("base64url").slice(0, 7);
        const fileName = `assets/first-paint-${hash}.js`;
        this.emitFile({ type: "asset", fileName, source: code });

        const templates = Object.entries(await renderFrames(options)).map(([screen, html]) => {
          const style = styleOf(bundle, filesOfScreen(screen), (css) =>
            screen === REPAINTED_FRAME ? css : usedRules(css, html),
          );
          const inert = screen === LIVE_FRAME ? "" : " inert";
          return `<template id="frame-${screen}"><div id="frame"${inert}>${style}${html}</div></template>`;
        });
        const firstPaint = `<script src="${base}${fileName}"></script>`;
        page.source = page.source
          // The page has these styles. The bundler's code loads stylesheets of later chunks, but none that has a link.
          .replaceAll('<link rel="stylesheet"', '<link disabled rel="stylesheet"')
          // The script loads the app when the frame is painted: both would compete.
          .replaceAll(/ *<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?\n/g, "")
          .replace("</head>", () => `${styleOf(bundle, appFiles)}\n  </head>`)
          // Nothing is painted before the script has run: the splash would only flash up.
          .replace('<div id="root">', (start) => [...templates, start, firstPaint].join("\n    "));
      },
    },
  };
}
