/** The state that all checks of a run share: profile, server clock, unused names and phones, operator, coverage. */
import { randomInt } from "node:crypto";
import { Operator, secretsOf, type SignupDependencies } from "./actors.ts";
import { NEEDS, CheckSkipped, FixtureFailed, type Check } from "./check.ts";
import { Coverage } from "../contract/coverage.ts";
import { isLeftOut } from "../contract/missing.ts";
import type { Exchange } from "../client/exchange.ts";
import { Outage, ServerClock } from "./hooks.ts";
import { HttpClient } from "../client/http.ts";
import { OperatorSecrets } from "../client/protected.ts";
import type { BackendProfile } from "./profile.ts";
import { Recorder } from "../client/recorder.ts";

const PHONE_COUNT = 100_000_000;
const RUN_NAME_LENGTH = 4;

/** Whether a call goes through Prism's proxy; `check` is absent for what all checks share. */
export type TakesCall = (operationId: string | null, check?: Pick<Check, "id" | "covers">) => boolean;

/** Spreads requests evenly over time. */
function throttle(perSecond: number | null): () => Promise<void> {
  if (perSecond === null) return () => Promise.resolve();
  const gapMs = 1000 / perSecond;
  let nextMs = 0;
  return async () => {
    const now = performance.now();
    const waitMs = Math.max(0, nextMs - now);
    nextMs = Math.max(now, nextMs) + gapMs;
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  };
}

export class RunEnvironment implements SignupDependencies {
  readonly profile: BackendProfile;
  readonly clock: ServerClock;
  readonly outage: Outage;
  readonly coverage = new Coverage();
  /** Operations that the backend was found to lack. */
  readonly missingOperations = new Set<string>();
  /** Prism's proxy, and which calls are sent to it instead of the backend. */
  proxy: { origin: string; takes: TakesCall } | null = null;
  readonly #operatorSecrets: OperatorSecrets;
  readonly #throttle: () => Promise<void>;
  readonly #shared = new Map<string, Promise<unknown>>();
  readonly #stopped = new WeakSet<Recorder>();
  readonly #runName: string;
  #lastPhone = randomInt(PHONE_COUNT);
  #freshCount = 0;
  #lastAddress = randomInt(2 ** 24);

  constructor(profile: BackendProfile) {
    this.profile = profile;
    this.clock = new ServerClock(profile);
    this.outage = new Outage(profile);
    this.#throttle = throttle(profile.rate);
    this.#operatorSecrets = new OperatorSecrets([
      ...secretsOf("operator", profile.operator),
      ...secretsOf("viewer", profile.viewer),
    ]);
    this.#runName = randomInt(36 ** RUN_NAME_LENGTH)
      .toString(36)
      .padStart(RUN_NAME_LENGTH, "0");
  }

  /** An unused nickname of at most 10 characters. */
  freshName = (): string => {
    this.#freshCount += 1;
    return `밥${this.#runName}${this.#freshCount.toString(36).padStart(3, "0")}`;
  };

  /** A phone of 11 digits that this run hasn't used. */
  freshPhone = (): string => {
    this.#lastPhone = (this.#lastPhone + 1) % PHONE_COUNT;
    return `010${String(this.#lastPhone).padStart(8, "0")}`;
  };

  /** An unused text with this prefix: for search terms, receipts, keys. */
  freshText(prefix: string): string {
    this.#freshCount += 1;
    return `${prefix}${this.#runName}${this.#freshCount.toString(36)}`;
  }

  /** A client address of a private network that no other check of this run has. */
  freshAddress(): string {
    this.#lastAddress = (this.#lastAddress + 1) % 2 ** 24;
    return [10, this.#lastAddress >> 16, (this.#lastAddress >> 8) & 255, this.#lastAddress & 255].join(".");
  }

  /** The origin that a call of a check is sent to. */
  originOf(operationId: string | null, check?: Check): string {
    return this.proxy?.takes(operationId, check) === true ? this.proxy.origin : this.profile.baseUrl;
  }

  /** A client with its own client address, or this one, where the profile allows that. */
  client(recorder: Recorder, clientAddress = this.freshAddress(), check?: Check): HttpClient {
    const { baseUrl, clientAddressHeader: header, timeoutSeconds, rateLimitWaitSeconds } = this.profile;
    return new HttpClient(
      {
        baseUrl,
        originOf: (operationId) => this.originOf(operationId, check),
        address: header === null ? null : { header, value: clientAddress },
        timeoutMs: timeoutSeconds * 1000,
        throttle: async () => {
          await this.#throttle();
          this.assertRunning(recorder);
        },
        operatorSecrets: this.#operatorSecrets,
        rateLimitWaitMs: rateLimitWaitSeconds * 1000,
      },
      recorder,
    );
  }

  /** Makes every further request of a check throw. */
  stop(recorder: Recorder): void {
    this.#stopped.add(recorder);
  }

  /** Throws for a check that was stopped. */
  assertRunning(recorder: Recorder): void {
    if (this.#stopped.has(recorder)) throw new Error("The check was stopped.");
  }

  /** Whether an exchange called an operation that is known to be missing, or that the backend may leave out and says so. */
  isMissing(exchange: Exchange | undefined): boolean {
    if (exchange?.kind !== "http" || exchange.operationId === null) return false;
    return this.missingOperations.has(exchange.operationId) || isLeftOut(exchange);
  }

  /** Creates something once for the whole run, with a recorder of its own. */
  createOnce<T>(name: string, create: (recorder: Recorder) => Promise<T>): Promise<T> {
    const existing = this.#shared.get(name) as Promise<T> | undefined;
    if (existing) return existing;
    const recorder = new Recorder(this.coverage.observerFor(name));
    const created = create(recorder).catch((error: unknown) => {
      if (error instanceof CheckSkipped) throw error;
      const failed = error instanceof FixtureFailed ? error : new FixtureFailed(error, recorder.exchanges);
      // A missing operation stays missing; a rate limit or a timeout may be over for the next check.
      if (!this.isMissing(failed.exchanges.at(-1))) this.#shared.delete(name);
      throw failed;
    });
    this.#shared.set(name, created);
    return created;
  }

  operator = (): Promise<Operator> => this.#operatorOf("operator");

  /** The operator with the role VIEWER (D60). */
  viewer = (): Promise<Operator> => this.#operatorOf("viewer");

  #operatorOf(need: "operator" | "viewer"): Promise<Operator> {
    const credentials = this.profile[need];
    if (credentials === null) return Promise.reject(new CheckSkipped(NEEDS[need]));
    return this.createOnce(`the ${need}'s login`, async (recorder) => {
      const operator = new Operator(need, credentials, this.client(recorder), this.clock);
      operator.onLogin = (tokens) => this.#operatorSecrets.addTokens(tokens, operator);
      // The viewer is the one whom checks may change.
      operator.isAccountNeeded = need === "operator";
      operator.isSessionNeeded = need === "operator";
      // Here, because a login that fails within a check would be judged by the check's exchanges.
      await operator.token();
      return operator;
    });
  }
}
