/**
 * The session of an app: tokens in local storage, a `fetch` that carries them, and one refresh for all
 * (member §4 "Auth session", D15).
 *
 * Footguns this file exists for:
 * - A Request's body can be read once: it is cloned before the first send, so that the retry has one.
 * - Several calls meet a 401 at once, in several tabs: the refresh runs under one lock, and whoever comes
 *   second finds the new token in the storage instead of using the old refresh token again.
 * - A refresh that finds no network is no log-out: the tokens stay, the call fails as a network failure.
 * - A captive portal answers 200 with a page: that is no answer of the API either.
 * - Another tab signs out, or somebody else in: the storage is one for all tabs, so this one would act as the new
 *   person under the old one's screen. It hears of it by the `storage` event; a page that comes back from the
 *   browser's history heard none, and looks.
 */
import { publicPaths } from "../generated/operations.ts";
import type { Tokens } from "../generated/types.ts";
import { NetworkFailure } from "./failures.ts";
import type { TokenStorage } from "./storage.ts";
import { browserStorage } from "./storage.ts";

/**
 * Why a session ended: the person logged out, the server refused the refresh token, or in another tab it ended
 * ("elsewhere") or somebody signed in ("replaced"); then there are tokens, those of that person.
 */
export type SessionEnd = "logout" | "refused" | "elsewhere" | "replaced";

export interface SessionOptions {
  /** The API's base, for instance `https://api.example/api/v1`. */
  baseUrl: string;
  /** Names the stored tokens; apps of one origin need different names. */
  name: string;
  storage?: TokenStorage;
  /** The fetch to use; the page's by default. */
  fetch?: typeof fetch;
}

export interface Session {
  /** Sends a request with the bearer token where the operation wants one, refreshing once on a 401. */
  fetch(request: Request): Promise<Response>;
  tokens(): Tokens | null;
  /** True when there is something to start a session from: an access or a refresh token. */
  hasTokens(): boolean;
  /** Whose the tokens are, null for nobody's; empty where a token doesn't tell. Asks the storage. */
  owner(): string | null;
  accept(tokens: Tokens): void;
  /** With only a refresh token: exchanges it. Returns whether there is an access token afterwards. */
  start(): Promise<boolean>;
  /** A token that is valid for at least `marginMs`, refreshed when necessary; null when the session is over. */
  freshAccessToken(marginMs?: number): Promise<string | null>;
  /** Tells the server, then forgets the tokens whatever it answered. */
  logout(): Promise<void>;
  onEnd(listener: (end: SessionEnd) => void): () => void;
}

type RefreshOutcome = "refreshed" | "refused" | "unreachable";

const REFRESH_PATH = "/auth/refresh";
const LOGOUT_PATH = "/auth/logout";
const REFRESH_TIMEOUT_MS = 15_000;

export function createSession(options: SessionOptions): Session {
  const storage = options.storage ?? browserStorage();
  const send: typeof fetch = options.fetch ?? ((...parameters) => globalThis.fetch(...parameters));
  const accessKey = `${options.name}.accessToken`;
  const refreshKey = `${options.name}.refreshToken`;
  const listeners = new Set<(end: SessionEnd) => void>();
  let refreshing: Promise<RefreshOutcome> | null = null;
  /** Whose session this page takes it for. */
  let known: string | null = null;

  const accessToken = () => storage.read(accessKey);
  const refreshToken = () => storage.read(refreshKey);

  function owner(): string | null {
    const token = accessToken();
    if (token !== null) return claimsOf(token).sub ?? "";
    // Tokens come and go one after the other: with one of them still there nobody has left.
    return refreshToken() === null ? null : (known ?? "");
  }

  function accept(tokens: Tokens): void {
    storage.write(accessKey, tokens.accessToken);
    storage.write(refreshKey, tokens.refreshToken);
    known = owner();
  }

  function end(reason: SessionEnd): void {
    storage.write(accessKey, null);
    storage.write(refreshKey, null);
    known = null;
    tell(reason);
  }

  function tell(reason: SessionEnd): void {
    for (const listener of listeners) listener(reason);
  }

  /** Takes notice of what another tab did. A refresh is nothing new: the tokens are the same person's. */
  function look(): void {
    const before = known;
    known = owner();
    if (known !== before) tell(known === null ? "elsewhere" : "replaced");
  }

  look();
  // Neither comes where there are no windows; what is only tried out there has its storage to itself.
  if (typeof window !== "undefined") for (const type of ["storage", "pageshow"]) window.addEventListener(type, look);

  async function exchange(staleToken: string | null): Promise<RefreshOutcome> {
    const current = accessToken();
    if (current !== null && current !== staleToken) return "refreshed";
    const token = refreshToken();
    if (token === null) return "refused";
    let response: Response;
    try {
      response = await send(`${options.baseUrl}${REFRESH_PATH}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ refreshToken: token }),
        signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
      });
    } catch {
      return "unreachable";
    }
    if (response.ok) {
      const tokens = await readTokens(response);
      if (!tokens) return "unreachable";
      accept(tokens);
      return "refreshed";
    }
    const isRefusal =
      response.status >= 400 && response.status < 500 && ![404, 408, 425, 429].includes(response.status);
    return isRefusal ? "refused" : "unreachable";
  }

  /** One refresh at a time, in this tab by the promise and in all tabs by the lock. */
  function refresh(staleToken: string | null): Promise<RefreshOutcome> {
    refreshing ??= withLock(`${options.name}.refresh`, () => exchange(staleToken))
      .then((outcome) => {
        if (outcome === "refused") end("refused");
        return outcome;
      })
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  async function authorisedFetch(request: Request): Promise<Response> {
    if (isPublic(request.url)) return checked(await sendOrFail(request));
    const retry = request.clone();
    const used = accessToken();
    const asking = owner();
    const response = await sendOrFail(withBearer(request, used));
    if (response.status !== 401 || !(used ?? refreshToken())) return checked(response);
    const outcome = await refresh(used);
    if (outcome === "refused") return response;
    // What one person asked for isn't done in the name of the next, whom another tab has signed in meanwhile.
    if (outcome === "unreachable" || (asking && asking !== owner())) {
      throw new NetworkFailure("The session could not be refreshed.");
    }
    return checked(await sendOrFail(withBearer(retry, accessToken())));
  }

  function isPublic(url: string): boolean {
    return publicPaths.some((path) => url === options.baseUrl + path || url.startsWith(`${options.baseUrl}${path}?`));
  }

  async function sendOrFail(request: Request): Promise<Response> {
    try {
      return await send(request);
    } catch (error) {
      if (request.signal.aborted) throw error;
      throw new NetworkFailure("The server could not be reached.", { cause: error });
    }
  }

  return {
    fetch: authorisedFetch,
    accept,
    owner,
    hasTokens: () => (accessToken() ?? refreshToken()) !== null,
    tokens: () => {
      const access = accessToken();
      const next = refreshToken();
      return access !== null && next !== null ? { accessToken: access, refreshToken: next } : null;
    },
    start: async () => {
      if (accessToken() !== null) return true;
      if (refreshToken() === null) return false;
      const outcome = await refresh(null);
      if (outcome === "unreachable") throw new NetworkFailure("The session could not be refreshed.");
      return outcome === "refreshed";
    },
    freshAccessToken: async (marginMs = 30_000) => {
      const used = accessToken();
      if (used !== null && expiresInMs(used) > marginMs) return used;
      if (refreshToken() === null) return used;
      const outcome = await refresh(used);
      return outcome === "refused" ? null : accessToken();
    },
    logout: async () => {
      const used = accessToken();
      try {
        if (used !== null) {
          await send(`${options.baseUrl}${LOGOUT_PATH}`, {
            method: "POST",
            headers: { Authorization: `Bearer ${used}` },
            signal: AbortSignal.timeout(5_000),
          });
        }
      } catch {
        // The tokens are forgotten here all the same; the server's copy ends by itself.
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

/** Refuses a success that is no answer of the API: a captive portal's page, a proxy's index file. */
function checked(response: Response): Response {
  if (!response.ok || response.status === 204) return response;
  const type = response.headers.get("Content-Type") ?? "";
  if (response.headers.get("Content-Length") === "0" || /json|csv/.test(type)) return response;
  throw new NetworkFailure(`Something else than the API answered (${type || "no content type"}).`);
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

async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? await locks.request(name, work) : await work();
}

/** Milliseconds until a JWT expires; Infinity for a token that doesn't tell. */
function expiresInMs(token: string): number {
  return (claimsOf(token).exp ?? Infinity) * 1000 - Date.now();
}

/** What a JWT says of itself; nothing for any other token. */
function claimsOf(token: string): { exp?: number; sub?: string } {
  try {
    const payload = token.split(".")[1] ?? "";
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { exp?: number; sub?: string };
  } catch {
    return {};
  }
}
