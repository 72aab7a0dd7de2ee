/** What a check is, how one is defined, and how it ends. */
import type { ErrorName } from "@babchingu/openapi/errors";
import type { Exchange } from "../client/exchange.ts";
import type { Context } from "./context.ts";

/** The first decision about what the requirement documents don't ask for; a backend may leave it and the later ones out. */
export const FIRST_DECISION_BEYOND = 45;

/** In the order a team works through them; choosing one runs those before it as well. The last has the decisions beyond. */
export const LEVELS = ["shapes", "auth", "meetings", "rice", "chat", "admin", "beyond"] as const;
export type Level = (typeof LEVELS)[number];

/** The ids of the checks that run first and tell which operations there are. */
export const OFFERED_PREFIX = "shapes.offered.";

/** What a check depends on. A check is skipped, with the reason, where the profile lacks it. */
export const NEEDS = {
  operator: "no operator's credentials were given (--operator-name …)",
  viewer: "no credentials of an operator with the role VIEWER were given (viewer in the profile)",
  sms: "there is no way to read verification codes (--sms-url, --sms-command or --sms-code)",
  clock: "there is no way to move the server's time (--clock-url or --clock-command)",
  outage: "there is no way to make the server unable to take requests (--outage-url or --outage-command)",
  socket: "the socket's address is unknown (--ws-url)",
  addresses:
    "the kit can't appear under several addresses (--client-address-header), so a rate limit would stop all checks",
  kakao: "there is no way to consent for Kakao (kakaoConsentUrl in the profile)",
  disposable:
    "it might cost a backend without this rule its operator, which only a disposable one may risk (isDisposable in the profile)",
  store: "no receipts of a sandbox store were given (receipts in the profile)",
} as const;
export type Need = keyof typeof NEEDS;

/** A response that a check observes: `joinMeeting 409` or `joinMeeting MEETING_FULL`. */
export type CoverageTarget = `${string} ${number | ErrorName}`;

export interface Check {
  /** Stable: reports, expected-failures files and faults name it. `<folder>.<subject>.<rule>`, in kebab case. */
  id: `${Level}.${string}`;
  /** The rule as a sentence that holds when the check passes. */
  title: string;
  /** Where the rule stands: `member §4`, `D20`, `R12`, or a pointer into the contract. */
  source: string;
  /** When left out, that of a check that signs members up: `sms`. */
  needs?: readonly Need[];
  covers?: readonly CoverageTarget[];
  /** Runs without other checks: it advances time, or affects every member. Needing `clock` or `outage` implies it. */
  alone?: boolean;
  timeoutMs?: number;
  run: (ctx: Context) => Promise<void>;
}

/** Types a list of checks; files of `checks/` export the result. */
export function defineChecks(...checks: Check[]): Check[] {
  return checks;
}

/** As `defineChecks`, where checks that don't state their needs have these. */
export function defineChecksThatNeed(needs: readonly Need[], ...checks: Check[]): Check[] {
  for (const check of checks) check.needs ??= needs;
  return checks;
}

/** The level of a check: `beyond` where its source has a decision that a backend may leave out, else the one its id begins with. */
export function levelOf({ id, source }: Pick<Check, "id" | "source">): Level | undefined {
  const decisions = Array.from(source.matchAll(/\bD(\d+)\b/g), ([, number]) => Number(number));
  if (decisions.some((number) => number >= FIRST_DECISION_BEYOND)) return "beyond";
  return LEVELS.find((level) => id.startsWith(`${level}.`));
}

/** Whether a check is about one of the operations. */
export function isAbout({ id, covers = [] }: Pick<Check, "id" | "covers">, operationIds: Iterable<string>): boolean {
  return [...operationIds].some(
    (operation) => id.endsWith(`.${operation}`) || covers.some((cover) => cover.startsWith(`${operation} `)),
  );
}

export function needsOf({ needs = ["sms"] }: Pick<Check, "needs">): readonly Need[] {
  return needs;
}

/** Whether a check must run without others. */
export function runsAlone(check: Check): boolean {
  return check.alone === true || needsOf(check).some((need) => need === "clock" || need === "outage");
}

/** A failed expectation. */
export interface Failure {
  sentence: string;
  expected?: string;
  actual?: string;
  /** JSON pointer into the response's body. */
  pointer?: string;
  /** The place in the contract. */
  spec: string;
  /** The number of the exchange it is about. */
  exchange?: number;
  /** What to do about it; in reports. */
  advice?: string;
}

/** Thrown by a failed expectation. */
export class CheckFailed extends Error {
  override readonly name = "CheckFailed";
  readonly failure: Omit<Failure, "spec"> & { spec?: string };

  constructor(failure: Omit<Failure, "spec"> & { spec?: string }) {
    super(failure.sentence);
    this.failure = failure;
  }
}

/** Thrown where data that checks share couldn't be created; the cause is judged by the exchanges of its creation, not by the check's. */
export class FixtureFailed extends Error {
  override readonly name = "FixtureFailed";
  readonly exchanges: Exchange[];

  constructor(cause: unknown, exchanges: Exchange[]) {
    super("A fixture failed.", { cause });
    this.exchanges = exchanges;
  }
}

/** Thrown to skip a check that can't be run on this backend; the reason goes into the report. */
export class CheckSkipped extends Error {
  override readonly name = "CheckSkipped";
}
