/** Flags and profile file of the command, read and checked as a whole. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { operations } from "../contract/openapi.ts";
import { LEVELS, type Level } from "./check.ts";
import type { BackendProfile, OperatorCredentials } from "./profile.ts";
import { readProfileFile } from "./profile-file.ts";
import { prismProxyEntry } from "./repository.ts";

/** A flag or profile that can't be used; the message is shown with the usage. */
export class UsageError extends Error {}

export interface Options {
  profile: BackendProfile;
  /** Runs this level and those before it. */
  level: Level | "all";
  /** Runs only checks whose id, level, source or covered operations contain one of these texts. */
  filters: string[];
  /** Runs only checks of these operations. */
  operations: string[];
  /** Runs only the checks that failed in the run before, which left its report in `reportDir`. */
  onlyFailed: boolean;
  /** Runs what failed again until it passes. */
  watch: boolean;
  /** A check that can't be run counts as a failure. */
  failOnSkip: boolean;
  expectedFailures: string | null;
  writeExpectedFailures: string | null;
  viaPrism: boolean;
  reportDir: string | null;
  list: boolean;
  quiet: boolean;
}

/** The kit's package has no proxy. */
const hasPrism = existsSync(prismProxyEntry);
const VIA_PRISM_USAGE = hasPrism
  ? "  --via-prism                    sends HTTP through Prism's validation proxy and compares the violations\n"
  : "";

export const USAGE = `Usage: npm run conformance -- --base-url <url> [options]

The backend
  --base-url <url>               origin that serves /api/v1, such as http://127.0.0.1:8080
  --ws-url <url>                 the socket; <base-url>/ws when left out, "none" for no socket
  --profile <file.json>          all of this in a file; flags override it. "reference" for the reference backend
  --operator-name, --operator-password1, --operator-password2, --operator-code
                                 an operator (or CONFORMANCE_OPERATOR_PASSWORD1 … in the environment)
  --sms-url <url>                returns JSON with the newest code of {phone}; {base} is the base URL
  --sms-pointer <pointer>        where in that JSON; default /0/code, empty for plain text
  --sms-command <command>        prints the newest code of {phone}
  --sms-code <code>              the code is always this one
  --clock-url <url>              moves time as /dev/clock does: GET, PUT {advanceSeconds}, DELETE
  --clock-command <command>      moves time by {seconds}
  --outage-url <url>             PUT makes the backend unable to take requests, DELETE able again
  --outage-command <command>     the same, by {change}: begin or end
  --client-address-header <name> a header from which the backend reads the client's address

The run
  --level <level>                ${LEVELS.join(", ")} or all; each includes those before it
  --filter <text>                only checks whose id, level, source or operations contain it; repeatable
  --operation <id>               only checks of this operation, such as joinMeeting; repeatable
  --only-failed                  only what failed in the run before, by the report in --report-dir
  --watch                        runs what failed again every few seconds until it passes
  --parallel <n>                 concurrent checks; default 4
  --rate <n>                     requests per second at most
  --timeout <s>                  for one request; default 20
  --rate-limit-wait <s>          how long the setup of a check waits for a rate limit; default 70
${VIA_PRISM_USAGE}
The report
  --report-dir <folder>          writes report.html, report.json and junit.xml; default conformance-report, "none" for none
  --expected-failures <file>     ids that may fail; exit code 4 when others do
  --write-expected-failures <file>
  --fail-on-skip                 a check that can't be run counts as failed: for CI, where it could be run before
  --list                         lists the checks and exits
  --quiet                        only failures and the summary

Exit codes: 0 conforms, 1 does not or nothing was tested, 2 usage, 3 unreachable, 4 worse than the expected failures.
`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const flags = {
  "base-url": text,
  "ws-url": text,
  profile: text,
  "operator-name": text,
  "operator-password1": text,
  "operator-password2": text,
  "operator-code": text,
  "sms-url": text,
  "sms-pointer": text,
  "sms-command": text,
  "sms-code": text,
  "clock-url": text,
  "clock-command": text,
  "outage-url": text,
  "outage-command": text,
  "client-address-header": text,
  level: text,
  filter: { type: "string", multiple: true },
  operation: { type: "string", multiple: true },
  "only-failed": flag,
  watch: flag,
  "fail-on-skip": flag,
  parallel: text,
  rate: text,
  timeout: text,
  "rate-limit-wait": text,
  "via-prism": flag,
  "report-dir": text,
  "expected-failures": text,
  "write-expected-failures": text,
  list: flag,
  quiet: flag,
  help: flag,
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof flags }>>["values"];

function readProfile(name: string | undefined): Partial<BackendProfile> {
  if (name === undefined) return {};
  try {
    return readProfileFile(name);
  } catch (error) {
    throw new UsageError(`--profile ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parseNumber(
  values: Values,
  name: "parallel" | "rate" | "timeout" | "rate-limit-wait",
  min: number,
): number | undefined {
  const given = values[name];
  if (given === undefined) return undefined;
  const value = Number(given);
  if (!Number.isFinite(value) || value < min) throw new UsageError(`--${name}: a number from ${min} on`);
  return value;
}

function parseOrigin(url: string, name: string, protocols: string[]): string {
  if (!URL.canParse(url) || !protocols.includes(new URL(url).protocol)) {
    throw new UsageError(`${name}: ${url} is no URL that begins with ${protocols.join(" or ")}`);
  }
  return url.replace(/\/$/, "");
}

/** Of the flag, else of the environment, else of the profile. An empty one is absent: CI sets a secret that it lacks to "". */
function credentialOf(
  values: Values,
  file: Partial<BackendProfile>,
  name: keyof OperatorCredentials,
): string | undefined {
  const given = [values[`operator-${name}`], process.env[`CONFORMANCE_OPERATOR_${name.toUpperCase()}`]];
  return given.find((value) => value !== undefined && value !== "") ?? file.operator?.[name].toString();
}

function operatorOf(values: Values, file: Partial<BackendProfile>): BackendProfile["operator"] {
  const name = credentialOf(values, file, "name");
  const password1 = credentialOf(values, file, "password1");
  const password2 = credentialOf(values, file, "password2");
  const code = credentialOf(values, file, "code");
  const given = [name, password1, password2, code].filter((value) => value !== undefined).length;
  if (given === 0) return null;
  if (name === undefined || password1 === undefined || password2 === undefined || code === undefined) {
    throw new UsageError(
      "An operator needs --operator-name, --operator-password1, --operator-password2 and --operator-code",
    );
  }
  if (!/^\d+$/.test(code)) throw new UsageError("--operator-code: an integer");
  return { name, password1, password2, code: Number(code) };
}

function smsOf(values: Values, file: Partial<BackendProfile>): BackendProfile["sms"] {
  if (values["sms-code"] !== undefined) return { fixed: values["sms-code"] };
  if (values["sms-command"] !== undefined) return { command: values["sms-command"] };
  if (values["sms-url"] !== undefined) return { url: values["sms-url"], pointer: values["sms-pointer"] ?? "/0/code" };
  return file.sms ?? null;
}

/** A hook that is a command or a URL, by the flags of that name, else by the profile. */
function hookOf(values: Values, file: Partial<BackendProfile>, name: "clock" | "outage"): BackendProfile[typeof name] {
  const [command, url] = [values[`${name}-command`], values[`${name}-url`]];
  if (command !== undefined) return { command };
  if (url !== undefined) return { url };
  return file[name] ?? null;
}

function profileOf(values: Values): BackendProfile {
  const file = readProfile(values.profile);
  const given = values["base-url"] ?? file.baseUrl;
  if (given === undefined) throw new UsageError("--base-url is missing");
  const baseUrl = parseOrigin(given, "--base-url", ["http:", "https:"]);
  const socket = values["ws-url"] ?? file.wsUrl ?? `${baseUrl.replace(/^http/, "ws")}/ws`;
  return {
    baseUrl,
    wsUrl: socket === "none" ? null : parseOrigin(socket, "--ws-url", ["ws:", "wss:"]),
    operator: operatorOf(values, file),
    isDisposable: file.isDisposable ?? false,
    viewer: file.viewer ?? null,
    sms: smsOf(values, file),
    clock: hookOf(values, file, "clock"),
    outage: hookOf(values, file, "outage"),
    clientAddressHeader: values["client-address-header"] ?? file.clientAddressHeader ?? null,
    kakaoConsentUrl: file.kakaoConsentUrl ?? null,
    receipts: file.receipts ?? null,
    rate: parseNumber(values, "rate", 0.1) ?? file.rate ?? null,
    parallel: Math.floor(parseNumber(values, "parallel", 1) ?? file.parallel ?? 4),
    timeoutSeconds: parseNumber(values, "timeout", 1) ?? file.timeoutSeconds ?? 20,
    rateLimitWaitSeconds: parseNumber(values, "rate-limit-wait", 0) ?? file.rateLimitWaitSeconds ?? 70,
  };
}

function parseLevel(given: string | undefined): Level | "all" {
  const level = [...LEVELS, "all" as const].find((each) => each === (given ?? "all"));
  if (level === undefined) throw new UsageError(`--level: ${LEVELS.join(", ")} or all`);
  return level;
}

function operationsOf({ operation: ids = [] }: Values): string[] {
  const known = new Set(operations.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new UsageError(`--operation: the contract has no ${unknown.join(", ")}`);
  return ids;
}

/** Reads the command's flags; null when help was asked for. Throws UsageError. */
export function readOptions(args: string[]): Options | null {
  let values: Values;
  try {
    ({ values } = parseArgs({ args, options: flags }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  if (values.help === true) return null;
  if (values["via-prism"] === true && !hasPrism)
    throw new UsageError("--via-prism: Prism's proxy isn't part of this package");
  const reportDir = values["report-dir"] ?? "conformance-report";
  return {
    profile: profileOf(values.list === true ? { "base-url": "http://unused", ...values } : values),
    level: parseLevel(values.level),
    filters: values.filter ?? [],
    operations: operationsOf(values),
    onlyFailed: values["only-failed"] === true,
    watch: values.watch === true,
    failOnSkip: values["fail-on-skip"] === true,
    expectedFailures: values["expected-failures"] ?? null,
    writeExpectedFailures: values["write-expected-failures"] ?? null,
    viaPrism: values["via-prism"] === true,
    reportDir: reportDir === "none" ? null : reportDir,
    list: values.list === true,
    quiet: values.quiet === true,
  };
}
