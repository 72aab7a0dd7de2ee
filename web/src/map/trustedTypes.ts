/**
 * The Trusted Types policy of pages with a map. The server's `require-trusted-types-for` makes browsers ask it before text becomes
 * markup, and Leaflet writes markup without asking a policy of its own: when its module is loaded, and for the attribution. Only constants
 * pass, so this has to be the page's `default` policy, and loaded before Leaflet.
 */

/** Leaflet's test for inline SVG and its empty attribution. */
const passedMarkup = ["<svg/>", ""];

/** Lets the attribution of the tiles pass, too: it is loaded with the map. */
export function passMarkup(constant: string): void {
  passedMarkup.push(constant);
}

export interface Policy {
  /** Null refuses. */
  createHTML?: (markup: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

/** Browsers without Trusted Types, and pages of a development server, refuse nothing. */
interface TrustedTypesGlobal {
  trustedTypes?: { createPolicy: (name: "default", policy: Policy) => unknown };
}

const passIfIn = (constants: readonly string[]) => (text: string) => (constants.includes(text) ? text : null);

/** @param scriptUrls which scripts, for example a service worker, may be loaded by their address */
export function createTrustedTypesPolicy(scriptUrls: readonly string[] = []): void {
  (globalThis as TrustedTypesGlobal).trustedTypes?.createPolicy("default", {
    createHTML: passIfIn(passedMarkup),
    ...(scriptUrls.length > 0 && { createScriptURL: passIfIn(scriptUrls) }),
  });
}
