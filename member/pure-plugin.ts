import type { Plugin } from "vite";

const ROUTER = /\/react-router\/dist\/production\/[^/]+\.mjs$/;
const MAKES_COMPONENT = /^var \w+ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const WARNS = /^function warning(?:Once)?\(/gm;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/**
 * Lets the bundler drop the router's forms, its framework links and its scroll restoration, none of which the
 * app uses, and its warnings for developers: the package makes components by calls that aren't marked as free of side
 * effects, gives them names for developer tools, and warns in releases too. If a later version writes this
 * differently, nothing is dropped and nothing breaks.
 */
export function purePlugin(): Plugin {
  return {
    name: "babchingu:pure",
    apply: "build",
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code
          .replaceAll(MAKES_COMPONENT, "$&/* @__PURE__ */ ")
          .replaceAll(DISPLAY_NAME, "")
          .replaceAll(WARNS, "/* @__NO_SIDE_EFFECTS__ */ $&"),
        map: null,
      }),
    },
  };
}
