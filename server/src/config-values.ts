/** The kinds of values that environment variables have. The words behind each tell in an error what was expected. */
import { isIP } from "node:net";
import * as v from "valibot";

const SECRET_LENGTH_MIN = 32;

export const port = v.pipe(v.string(), v.digits("a port number"), v.transform(Number), v.integer(), v.maxValue(65_535));
export const flag = v.pipe(
  v.picklist(["true", "false", "1", "0"], "true or false"),
  v.transform((text) => text === "true" || text === "1"),
);
export const secret = v.pipe(v.string(), v.minLength(SECRET_LENGTH_MIN, `at least ${SECRET_LENGTH_MIN} characters`));
export const text = v.pipe(v.string(), v.minLength(1, "not empty"));
export const url = v.pipe(
  v.string(),
  v.check((address) => /^https?:\/\//.test(address) && URL.canParse(address), "an http:// or https:// URL"),
);

/** A whole number within bounds; `unit` tells in an error what is counted. */
export function count(min: number, max: number, unit: string) {
  const words = `${unit} from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.digits(words),
    v.transform(Number),
    v.integer(words),
    v.minValue(min, words),
    v.maxValue(max, words),
  );
}

/** Whether the text is an address, or a network such as 10.0.0.0/8. */
function isNetwork(candidate: string): boolean {
  const [address = "", bits, ...more] = candidate.split("/");
  const bitsMax = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits === undefined) return bitsMax > 0;
  return more.length === 0 && /^\d+$/.test(bits) && Number(bits) <= bitsMax;
}

const isProxyRule = (text: string): boolean =>
  /^(?:true|false|\d)$/.test(text) || text.split(",").every((entry) => isNetwork(entry.trim()));

/** Whom to believe in X-Forwarded-For: nobody, everybody, that many proxies, or proxies at these addresses. */
export const trustedProxies = v.pipe(
  v.string(),
  v.check(isProxyRule, "true, false, how many proxies (up to 9), or addresses and networks by commas"),
  v.transform((text) =>
    text === "true" || text === "false" ? text === "true" : /^\d$/.test(text) ? Number(text) : text,
  ),
);

const ANY_HOST = "any-host";

/** The origin of an address whose host may begin with `{s}`, as tiles' do; null for a path such as `/tiles`. */
export function originOf(address: string | undefined): string | null {
  const concrete = address?.replace("{s}", ANY_HOST);
  if (concrete === undefined || !URL.canParse(concrete)) return null;
  return new URL(concrete).origin.replace(ANY_HOST, "*");
}

/** Whether the text is what a browser sends as Origin: scheme, host and port, nothing behind them. */
function isOrigin(candidate: string): boolean {
  return /^https?:/.test(candidate) && URL.canParse(candidate) && new URL(candidate).origin === candidate;
}

export const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(",").map((origin) => origin.trim())),
  v.transform((list) => list.filter((origin) => origin !== "")),
  v.check((list) => list.every(isOrigin), "origins such as https://app.example, separated by commas"),
);
