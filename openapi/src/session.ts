/**
 * The session of an app: tokens in local storage, a `fetch` that carries them, and one refresh for all
 * (member §4 "Auth session", D15).
 *
 * Footguns this file exists for:
 * - A Request's body can be read once: it is cloned before the first send, so that the retry has one.
 * - Several calls get a 401 at once, in several tabs: the refresh runs under one lock, and the
 *   second caller finds the new token in the storage instead of using the old refresh token again.
 * - A refresh without a network must not log out: the tokens are kept, the call fails with a NetworkError.
 * - A network that answers nothing, or stops within a body, lets `fetch` wait for minutes: the call is given up, and whether it had an effect is unknown.
 * - A captive portal sends a 200 with an HTML page: that is no response of the API.
 * - Another tab logs out, or another person logs in: all tabs share the storage, so this one would act as the new
 *   person while it still shows the old one's data. The `storage` event reports it; a page restored from the browser's history
 *   missed the event, so it compares on `pageshow`.
 */
import { TOKEN_REVOKED } from "../generated/error-codes.ts";
import { publicPaths } from "../generated/operations.ts";
import type { Error as ErrorBody, Tokens } from "../generated/types.ts";
import { NetworkError } from "./failures.ts";
import { claimsOf, expiresInMs } from "./jwt.ts";
import { browserStorage, type TokenStorage } from "./storage.ts";

/**
 * Why the server ended a session: nobody used it for too long, it was ended elsewhere (a log-out, a new password), or
 * an operator banned the member.
 */
const refusals = ["expired", "revoked", "banned"] as const;
export type SessionRefusal = (typeof refusals)[number];

/**
 * Why a session ended: the person logged out, the server refused the refresh token, another tab logged out, or somebody else
 * signed in, in another tab ("replaced") or in this one, where it couldn't be started ("superseded"). Their tokens are then in the storage.
 */
export type SessionEnd = "logout" | SessionRefusal | "otherTabSignedOut" | "replaced" | "superseded";

export const isRefusal = (end: string | null): end is SessionRefusal =>
  (refusals as readonly (string | null)[]).includes(end);

export interface SessionOptions {
  /** The API's base, for instance `https://api.example/api/v1`. */
  baseUrl: string;
  /** Prefix of the storage keys; apps on one origin need different prefixes. */
  name: string;
  storage?: TokenStorage;
  /** The fetch to use; the page's by default. */
  fetch?: typeof fetch | undefined;
}

export interface Session {
  /** Sends a request with the bearer token where the operation wants one, refreshing once on a 401. */
  fetch(request: Request): Promise<Response>;
  tokens(): Tokens | null;
  /** Whether an access or a refresh token is stored. */
  hasTokens(): boolean;
  /** The id of the member or operator whose tokens are in the storage; null without tokens, empty when the token has no id. */
  owner(): string | null;
  setTokens(tokens: Tokens): void;
  /** With only a refresh token: exchanges it. Returns whether there is an access token afterwards. */
  start(): Promise<boolean>;
  /** A token that is valid for at least `marginMs`, refreshed when necessary; null when the session is over. */
  freshAccessToken(marginMs?: number): Promise<string | null>;
  /** Logs out at the server, then removes the tokens whatever the response. Returns whether the server has ended its session. */
  logout(): Promise<boolean>;
  onEnd(listener: (end: SessionEnd) => void): () => void;
}

/** "expired" also for a session that was revoked: only the refused access token's error tells that. */
type RefreshAnswer = Tokens | "unreachable" | Exclude<SessionRefusal, "revoked">;

const REFRESH_PATH = "/auth/refresh";
const LOGOUT_PATH = "/auth/logout";
/** Leaves the second attempt time to arrive within the server's grace period of 10 seconds (D15). */
const REFRESH_TIMEOUT_MS = 6000;
/** How long a response may take, up to the end of a JSON body: the server needs ten seconds at most, and a silent network would hold a call for ever. */
const RESPONSE_TIMEOUT_MS = 20_000;
/** An upload is answered after all of it has arrived. Enough for an image of 10 MB over a slow network; the server waits as long. */
export const UPLOAD_TIMEOUT_MS = 120_000;

export function createSession(options: SessionOptions): Session {
  const storage = options.storage ?? browserStorage();
  const send: typeof fetch = options.fetch ?? ((...parameters) => globalThis.fetch(...parameters));
  const accessKey = `${options.name}.accessToken`;
  const refreshKey = `${options.name}.refreshToken`;
  /** Written before the tokens are removed, so that other tabs know why. */
  const endReasonKey = `${options.name}.endReason`;
  const listeners = new Set<(end: SessionEnd) => void>();
  let refreshing: Promise<boolean> | null = null;
  /** The owner whose data this page has loaded. */
  let currentOwner: string | null = null;

  const accessToken = () => storage.read(accessKey);
  const refreshToken = () => storage.read(refreshKey);
  const hasTokens = () => (accessToken() ?? refreshToken()) !== null;

  function owner(): string | null {
    const token = accessToken();
    if (token !== null) return claimsOf(token).sub ?? "";
    // Another tab writes the two tokens one after the other: nobody has logged out while one of them is stored.
    return refreshToken() === null ? null : (currentOwner ?? "");
  }

  function setTokens(tokens: Tokens): void {
    storage.write(endReasonKey, null);
    storage.write(accessKey, tokens.accessToken);
    storage.write(refreshKey, tokens.refreshToken);
    const before = currentOwner;
    currentOwner = owner();
    if (before && before !== currentOwner) notifyListeners("superseded");
  }

  function end(reason: SessionEnd): void {
    if (isRefusal(reason)) storage.write(endReasonKey, reason);
    storage.write(accessKey, null);
    storage.write(refreshKey, null);
    currentOwner = null;
    notifyListeners(reason);
  }

  function notifyListeners(reason: SessionEnd): void {
    for (const listener of listeners) listener(reason);
  }

  /** Ends the session when another tab has changed its owner. A refresh changes the tokens, not the owner. */
  function handleStorageChange(): void {
    const before = currentOwner;
    currentOwner = owner();
    if (currentOwner === before) return;
    if (currentOwner !== null) return notifyListeners("replaced");
    const reason = storage.read(endReasonKey);
    notifyListeners(isRefusal(reason) ? reason : "otherTabSignedOut");
  }

  handleStorageChange();
  // Outside a browser there are no tabs to share the storage with.
  if (typeof window !== "undefined") {
    for (const type of ["storage", "pageshow"]) window.addEventListener(type, handleStorageChange);
  }

  /**
   * Returns whether there is an access token to use instead of the stale one.
   * @param refusal the response to the call whose access token was refused
   */
  async function exchangeRefreshToken(staleToken: string | null, refusal?: Response): Promise<boolean> {
    if (accessToken() !== staleToken) return accessToken() !== null;
    const token = refreshToken();
    let answer = token === null ? "expired" : await sendRefreshToken(token);
    // The response may have been lost: at once the same token gets the same pair again, later it would revoke the session (D15).
    if (answer === null && token !== null && refreshToken() === token) answer = await sendRefreshToken(token);
    const isRevoked = answer === "expired" && refusal && (await readError(refusal.clone()))?.code === TOKEN_REVOKED;
    // After a log-out or another log-in meanwhile the answer is about nobody who is here.
    if (refreshToken() === token) {
      if (answer === null || answer === "unreachable") return false;
      if (typeof answer === "string") end(isRevoked ? "revoked" : answer);
      else setTokens(answer);
    }
    return accessToken() !== null;
  }

  /** Null without a response that can be read. */
  async function sendRefreshToken(token: string): Promise<RefreshAnswer | null> {
    let response: Response;
    try {
      response = await send(`${options.baseUrl}${REFRESH_PATH}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ refreshToken: token }),
        signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
      });
    } catch {
      return null;
    }
    if (response.ok) return await readTokens(response);
    const { status } = response;
    if (status < 400 || status >= 500 || [404, 408, 425, 429].includes(status)) return "unreachable";
    return (await readError(response))?.data?.status === "BANNED" ? "banned" : "expired";
  }

  /** One refresh at a time, in this tab by the promise and in all tabs by the lock. */
  function refresh(staleToken: string | null, refusal?: Response): Promise<boolean> {
    refreshing ??= withLock(`${options.name}.refresh`, () => exchangeRefreshToken(staleToken, refusal)).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function authorisedFetch(request: Request): Promise<Response> {
    if (isPublic(request.url)) return requireApiResponse(await sendOrFail(request));
    const retry = request.clone();
    const used = accessToken();
    const sender = owner();
    const response = await sendOrFail(withBearer(request, used));
    if (response.status !== 401 || !(used ?? refreshToken())) return requireApiResponse(response);
    const isRefreshed = await refresh(used, response);
    if (!hasTokens()) return response;
    // The retry must not run as another person, whom another tab has signed in meanwhile.
    if (!isRefreshed || (sender && sender !== owner())) {
      throw new NetworkError("The session could not be refreshed.");
    }
    return requireApiResponse(await sendOrFail(withBearer(retry, accessToken())));
  }

  function isPublic(url: string): boolean {
    return publicPaths.some((path) => url === options.baseUrl + path || url.startsWith(`${options.baseUrl}${path}?`));
  }

  async function sendOrFail(request: Request): Promise<Response> {
    const { headers, signal } = request;
    const isUpload = headers.get("Content-Type")?.startsWith("multipart/");
    // AbortSignal.any is newer than the oldest browsers that the apps run in.
    const controller = new AbortController();
    const abort = (): void => controller.abort(signal.reason);
    const timer = setTimeout(abort, isUpload ? UPLOAD_TIMEOUT_MS : RESPONSE_TIMEOUT_MS);
    signal.addEventListener("abort", abort);
    // What was requested before the app ran answers without the signal.
    const aborted = new Promise<never>((_, reject) => controller.signal.addEventListener("abort", reject));
    try {
      signal.throwIfAborted();
      return await Promise.race([send(request, { signal: controller.signal }).then(readJson), aborted]);
    } catch (error) {
      signal.throwIfAborted();
      throw new NetworkError("The server could not be reached.", { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    fetch: authorisedFetch,
    setTokens,
    owner,
    hasTokens,
    tokens: () => {
      const access = accessToken();
      const next = refreshToken();
      return access !== null && next !== null ? { accessToken: access, refreshToken: next } : null;
    },
    start: async () => {
      if (accessToken() !== null) return true;
      if (refreshToken() !== null && (await refresh(null))) return true;
      if (hasTokens()) throw new NetworkError("The session could not be refreshed.");
      return false;
    },
    freshAccessToken: async (marginMs = 30_000) => {
      const used = accessToken();
      if (used !== null && expiresInMs(used) > marginMs) return used;
      if (refreshToken() === null) return used;
      await refresh(used);
      return accessToken();
    },
    logout: async () => {
      const used = accessToken();
      try {
        if (used === null) return false;
        const { ok } = await send(`${options.baseUrl}${LOGOUT_PATH}`, {
          method: "POST",
          headers: { Authorization: `Bearer ${used}` },
          signal: AbortSignal.timeout(5_000),
        });
        return ok;
      } catch {
        // The tokens are removed here anyway; the server's session expires.
        return false;
      } finally {
        end("logout");
      }
    },
    onEnd: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function withBearer(request: Request, token: string | null): Request {
  const authorised = new Request(request);
  if (token !== null) authorised.headers.set("Authorization", `Bearer ${token}`);
  return authorised;
}

/** Waits for the whole of a JSON body. Any other is a file, which is streamed for as long as it takes. */
async function readJson(response: Response): Promise<Response> {
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  // A response of 204 can't be constructed with a body, not even an empty one.
  return isJson && response.body !== null ? new Response(await response.arrayBuffer(), response) : response;
}

/** Throws for a success that isn't the API's: a captive portal's page, a proxy's index file. */
function requireApiResponse(response: Response): Response {
  if (!response.ok || response.status === 204) return response;
  const type = response.headers.get("Content-Type") ?? "";
  if (response.headers.get("Content-Length") === "0" || /json|csv/.test(type)) return response;
  throw new NetworkError(`The response is not the API's (${type || "no content type"}).`);
}

async function readTokens(response: Response): Promise<Tokens | null> {
  try {
    const body = (await response.json()) as Partial<Tokens>;
    if (typeof body.accessToken !== "string" || typeof body.refreshToken !== "string") return null;
    return { accessToken: body.accessToken, refreshToken: body.refreshToken };
  } catch {
    return null;
  }
}

/** The error that a response carries; null for any other body. */
async function readError(response: Response): Promise<Partial<ErrorBody> | null> {
  try {
    return (await response.json()) as Partial<ErrorBody> | null;
  } catch {
    return null;
  }
}

async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? await locks.request(name, work) : await work();
}
