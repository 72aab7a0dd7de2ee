/** The state that all checks of a run share: profile, server clock, unused names and phones, operator, coverage. */
import { randomInt } from "node:crypto";
import { Operator, type SignupTools } from "./actors.ts";
import { NEEDS, Skip } from "./check.ts";
import { Coverage } from "../contract/coverage.ts";
import { Outage, ServerClock } from "./hooks.ts";
import { HttpClient } from "../client/http.ts";
import type { Profile } from "./profile.ts";
import { Recorder } from "../client/recorder.ts";

const PHONES = 100_000_000;
const NAME_RUN_LENGTH = 4;

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

export class RunEnvironment implements SignupTools {
  readonly profile: Profile;
  readonly clock: ServerClock;
  readonly outage: Outage;
  readonly coverage = new Coverage();
  /** The origin that HTTP requests are sent to: the backend or a proxy. */
  sendTo: string;
  readonly #throttle: () => Promise<void>;
  readonly #shared = new Map<string, Promise<unknown>>();
  readonly #runName: string;
  #phone = randomInt(PHONES);
  #names = 0;
  #address = randomInt(2 ** 24);

  constructor(profile: Profile) {
    this.profile = profile;
    this.sendTo = profile.baseUrl;
    this.clock = new ServerClock(profile);
    this.outage = new Outage(profile);
    this.#throttle = throttle(profile.rate);
    this.#runName = randomInt(36 ** NAME_RUN_LENGTH)
      .toString(36)
      .padStart(NAME_RUN_LENGTH, "0");
  }

  /** An unused nickname of at most 10 characters. */
  freshName = (): string => {
    this.#names += 1;
    return `밥${this.#runName}${this.#names.toString(36).padStart(3, "0")}`;
  };

  /** A phone of 11 digits that this run hasn't used. */
  freshPhone = (): string => {
    this.#phone = (this.#phone + 1) % PHONES;
    return `010${String(this.#phone).padStart(8, "0")}`;
  };

  /** An unused text with this prefix: for search terms, receipts, keys. */
  fresh(prefix: string): string {
    this.#names += 1;
    return `${prefix}${this.#runName}${this.#names.toString(36)}`;
  }

  /** A client address of a private network that no other check of this run has. */
  freshAddress(): string {
    this.#address = (this.#address + 1) % 2 ** 24;
    return [10, this.#address >> 16, (this.#address >> 8) & 255, this.#address & 255].join(".");
  }

  /** A client with its own client address, where the profile allows that. */
  client(recorder: Recorder): HttpClient {
    const { baseUrl, clientAddressHeader: header, timeoutSeconds, rateLimitWaitSeconds } = this.profile;
    return new HttpClient(
      {
        baseUrl,
        sendTo: this.sendTo,
        address: header === null ? null : { header, value: this.freshAddress() },
        timeoutMs: timeoutSeconds * 1000,
        turn: this.#throttle,
        rateLimitWaitMs: rateLimitWaitSeconds * 1000,
      },
      recorder,
    );
  }

  /** Creates something once for the whole run. */
  share<T>(name: string, make: () => Promise<T>): Promise<T> {
    const existing = this.#shared.get(name) as Promise<T> | undefined;
    if (existing) return existing;
    const created = make();
    this.#shared.set(name, created);
    return created;
  }

  operator = (): Promise<Operator> => {
    const { operator } = this.profile;
    if (operator === null) return Promise.reject(new Skip(NEEDS.operator));
    return this.share("operator", async () => {
      const recorder = new Recorder(this.coverage.observerFor("the operator's login"));
      return new Operator(operator, this.client(recorder), this.clock);
    });
  };
}
