/**
 * What pages may load: their own origin, map tiles and pictures over https, and the chat's socket. No script within a page
 * runs. `sources` are the other origins that the apps were built for.
 */
export function contentSecurityPolicy(sources: { pictures: readonly string[]; api: readonly string[] }) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Leaflet and the console's component library set styles from scripts.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:", "https:", ...sources.pictures],
      fontSrc: ["'self'", "data:"],
      connectSrc: ["'self'", "ws:", "wss:", ...sources.api],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}
