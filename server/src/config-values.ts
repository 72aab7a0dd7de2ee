/** Schemas of environment variables' values. Their messages say in an error what was expected. */
import { isIP } from "node:net";
import * as v from "valibot";

const SECRET_LENGTH_MIN = 32;

/** One of these texts. */
export const oneOf = <const Texts extends readonly string[]>(...texts: Texts) =>
  v.picklist(texts, new Intl.ListFormat("en-GB", { type: "disjunction" }).format(texts));

export const port = v.pipe(
  v.string(),
  v.digits("a port number"),
  v.transform(Number),
  v.maxValue(65_535, "a port number"),
);
export const flag = v.pipe(
  v.picklist(["true", "false", "1", "0"], "true or false"),
  v.transform((text) => text === "true" || text === "1"),
);
export const secret = v.pipe(v.string(), v.minLength(SECRET_LENGTH_MIN, `at least ${SECRET_LENGTH_MIN} characters`));

const PLACEHOLDER = /secret|password|change|example|babchingu/i;
const REPEATED = /^(.{1,16})\1+$/s;
const DISTINCT_CHARACTERS_MIN = 10;

/** Whether a secret of sufficient length can be guessed: a placeholder, a repeated text, or few different characters. */
export function isWeakSecret(value: string): boolean {
  return PLACEHOLDER.test(value) || REPEATED.test(value) || new Set(value).size < DISTINCT_CHARACTERS_MIN;
}

export const text = v.pipe(v.string(), v.minLength(1, "not empty"));
export const url = v.pipe(
  v.string(),
  v.check((value) => /^https?:\/\//.test(value) && URL.canParse(value), "an http:// or https:// URL"),
);

/** An integer from min to max; `unit` is used in the error message. */
export function integerInRange(min: number, max: number, unit: string) {
  const message = `${unit} from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.digits(message),
    v.transform(Number),
    v.integer(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** Numbers of members, separated by commas. */
export const memberIds = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}(\s*,\s*[1-9]\d{0,14})*$/, "numbers of members, separated by commas"),
  v.transform((value): ReadonlySet<number> => new Set(value.split(",").map(Number))),
);

const base64url = (length: number, message: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${length}}$`), message));
/** The two halves of a key pair of P-256, as `npx web-push generate-vapid-keys` prints them. */
export const vapidPublicKey = base64url(87, "87 characters of base64url");
export const vapidPrivateKey = base64url(43, "43 characters of base64url");
export const vapidSubject = v.pipe(v.string(), v.regex(/^(mailto:|https:\/\/)\S+$/, "a mailto: or https:// URL"));

/** The push services of Chrome, Firefox, Safari and Edge. */
export const DEFAULT_PUSH_SERVICES =
  "fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com";
const PUSH_SERVICE_HOST = /^(\*\.)?([a-z\d-]+\.)+[a-z][a-z\d-]*$/;

/** Whether an entry is a local push service, such as that of a test: an origin instead of a host. */
export const isLocalService = (entry: string): boolean => isOrigin(entry.trim());

export const pushServices = v.pipe(
  v.string(),
  v.transform((list) => list.split(",").map((entry) => entry.trim())),
  v.check(
    (list) => list.every((entry) => PUSH_SERVICE_HOST.test(entry) || isLocalService(entry)),
    "hosts such as push.example or *.push.example, or local services such as http://127.0.0.1:9000, separated by commas",
  ),
);

/** Whether the text is an IP address, or a network such as 10.0.0.0/8. */
function isAddressOrNetwork(candidate: string): boolean {
  const [address = "", bits, ...more] = candidate.split("/");
  const bitsMax = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits === undefined) return bitsMax > 0;
  return more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= bitsMax;
}

const isTrustProxySetting = (text: string): boolean =>
  /^(?:true|false|\d)$/.test(text) || text.split(",").every((entry) => isAddressOrNetwork(entry.trim()));

/** Which proxies to trust in X-Forwarded-For: none, all, a number of hops, or addresses and networks. */
export const trustedProxies = v.pipe(
  v.string(),
  v.check(
    isTrustProxySetting,
    "true, false, how many proxies (up to 9), or addresses and networks separated by commas",
  ),
  v.transform((text) =>
    text === "true" || text === "false" ? text === "true" : /^\d$/.test(text) ? Number(text) : text,
  ),
);

const ANY_HOST = "any-host";
const TILE_URL = /^(?:https?:\/\/|\/(?!\/))(?=.*\{z\})(?=.*\{x\})(?=.*\{-?y\})/;

/** The origin of a URL whose host may begin with `{s}`, as tile URLs do; null for a path such as `/tiles`. */
export function originOf(template: string | undefined): string | null {
  const concrete = template?.replace("{s}", ANY_HOST);
  if (concrete === undefined || !URL.canParse(concrete)) return null;
  return new URL(concrete).origin.replace(ANY_HOST, "*");
}

/** Whether the text is a value of the Origin header: scheme, host and port only. */
function isOrigin(candidate: string): boolean {
  return /^https?:/.test(candidate) && URL.canParse(candidate) && new URL(candidate).origin === candidate;
}

export const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(",").map((origin) => origin.trim())),
  v.transform((list) => list.filter((origin) => origin !== "")),
  v.check((list) => list.every(isOrigin), "origins such as https://app.example, separated by commas"),
);

/** What the pages are built for. The server's content security policy lets them load from there. */
export const pageSettings = {
  VITE_API_BASE_URL: v.optional(url),
  VITE_WS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => /^wss?:\/\//.test(value) && URL.canParse(value), "a ws:// or wss:// URL"),
    ),
  ),
  VITE_TILE_URL: v.optional(
    v.pipe(v.string(), v.regex(TILE_URL, "an http:// or https:// URL, or a path, with {z}, {x} and {y}")),
  ),
};
