import type { Plugin } from "vite";

const ROUTER = /\/react-router\/dist\/production\/[^/]+\.mjs$/;
const MAKES_COMPONENT = /^var \w+ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/**
 * Lets the bundler drop the router's forms, its restoring of scroll positions and its way of rendering on a server, none
 * of which the app uses: the package makes them by calls that aren't marked as free of side effects, and gives them
 * names for developer tools. Where a later version writes this differently it just drops nothing.
 */
export function purePlugin(): Plugin {
  return {
    name: "babchingu:pure",
    apply: "build",
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code.replaceAll(MAKES_COMPONENT, "$&/* @__PURE__ */ ").replaceAll(DISPLAY_NAME, ""),
        map: null,
      }),
    },
  };
}
