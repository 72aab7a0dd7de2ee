/** Access tokens for a Google service account, requested with a signed assertion (RFC 7523). */
import { MINUTE_MS, SECOND_MS } from "@babchingu/openapi";
import { createPrivateKey, createSign } from "node:crypto";
import { readFile } from "node:fs/promises";
import * as v from "valibot";

const ServiceAccount = v.object({
  project_id: v.optional(v.string(), ""),
  client_email: v.string(),
  private_key: v.string(),
  token_uri: v.optional(v.pipe(v.string(), v.url()), "https://oauth2.googleapis.com/token"),
});
const TokenResponse = v.object({ access_token: v.pipe(v.string(), v.minLength(1)), expires_in: v.number() });

const GRANT_TYPE = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const ASSERTION_LIFETIME_MS = 60 * MINUTE_MS;
/** A token is renewed this long before it expires. */
const RENEWAL_MARGIN_MS = 5 * MINUTE_MS;

export type GoogleServiceAccount = v.InferOutput<typeof ServiceAccount>;

/** Parses the variable `name`: the JSON of the key file, or the path of the file. Throws when it is invalid. */
export async function readGoogleAccount(setting: string, name: string): Promise<GoogleServiceAccount> {
  try {
    const text = setting.trimStart().startsWith("{") ? setting : await readFile(setting, "utf8");
    const account = v.parse(ServiceAccount, JSON.parse(text));
    createPrivateKey(account.private_key);
    return account;
  } catch {
    // Without the cause, which may quote the key.
    throw new Error(`${name}: expected the JSON of a service account's key, or the path of its file`);
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** Requests access tokens and caches them until they expire; concurrent callers share one request. */
export class GoogleTokens {
  readonly #account: GoogleServiceAccount;
  readonly #scope: string;
  readonly #timeoutMs: number;
  #current: { token: string; untilMs: number } | null = null;
  #pending: Promise<string> | null = null;

  constructor(account: GoogleServiceAccount, { scope, timeoutMs }: { scope: string; timeoutMs: number }) {
    this.#account = account;
    this.#scope = scope;
    this.#timeoutMs = timeoutMs;
  }

  /** Rejects when Google refuses the account or doesn't respond. */
  token(): Promise<string> {
    if (this.#current !== null && this.#current.untilMs > Date.now()) return Promise.resolve(this.#current.token);
    this.#pending ??= this.#requestToken().finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  /** Drops a refused token from the cache. */
  drop(token: string): void {
    if (this.#current?.token === token) this.#current = null;
  }

  async #requestToken(): Promise<string> {
    // Real time, since the server's clock may be shifted.
    const nowMs = Date.now();
    const response = await fetch(this.#account.token_uri, {
      method: "POST",
      body: new URLSearchParams({ grant_type: GRANT_TYPE, assertion: this.#assertion(nowMs) }),
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`Google refused the service account with ${response.status}.`);
    }
    const { access_token: token, expires_in: seconds } = v.parse(TokenResponse, await response.json());
    this.#current = { token, untilMs: nowMs + seconds * SECOND_MS - RENEWAL_MARGIN_MS };
    return token;
  }

  #assertion(nowMs: number): string {
    const { client_email: issuer, private_key: key, token_uri: audience } = this.#account;
    const iat = Math.floor(nowMs / SECOND_MS);
    const claims = {
      iss: issuer,
      scope: this.#scope,
      aud: audience,
      iat,
      exp: iat + ASSERTION_LIFETIME_MS / SECOND_MS,
    };
    const content = `${encode({ alg: "RS256", typ: "JWT" })}.${encode(claims)}`;
    return `${content}.${createSign("RSA-SHA256").update(content).sign(key, "base64url")}`;
  }
}
