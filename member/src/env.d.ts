/** Settings that are fixed when the app is built (D43). Same origin when unset. */
interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_WS_URL?: string;
}
