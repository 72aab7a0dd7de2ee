/** Bounds on what one HTTP connection may take, and how long. */

export const httpLimits = {
  /** Bodies are small: the longest text has a few hundred characters, a receipt some kilobytes. Pictures have their own. */
  bodyLimit: 256 * 1024,
  /** A whole request, at most a picture of 10 MB over a slow network. */
  requestTimeout: 120_000,
  /** Longer than proxies keep an idle connection (nginx 60 s), so that they never send into one that is being closed. */
  keepAliveTimeout: 75_000,
  http: { maxHeaderSize: 16 * 1024, headersTimeout: 20_000 },
  /** What reaches a closing server over an open connection is still answered, and the connection then closed. */
  return503OnClosing: false,
};
