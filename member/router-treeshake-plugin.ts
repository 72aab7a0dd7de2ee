import type { Plugin } from "vite";

const ROUTER = /\/react-router\/dist\/production\/[^/]+\.mjs$/;
const COMPONENT_CALL = /^var \w+ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const WARNING_FUNCTION = /^function warning(?:Once)?\(/gm;
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;

/**
 * Lets the bundler tree-shake the router: its forms, framework links and scroll restoration, none of which the app
 * uses, and its warnings for developers. The package creates components by calls that aren't marked as free of side
 * effects, gives them names for developer tools, and warns in releases too. If a later version of the package has other
 * code, the patterns match nothing, and the bundle is larger but works.
 */
export function routerTreeshakePlugin(): Plugin {
  return {
    name: "babchingu:router-treeshake",
    apply: "build",
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code
          .replaceAll(COMPONENT_CALL, "$&/* @__PURE__ */ ")
          .replaceAll(DISPLAY_NAME, "")
          .replaceAll(WARNING_FUNCTION, "/* @__NO_SIDE_EFFECTS__ */ $&"),
        map: null,
      }),
    },
  };
}
