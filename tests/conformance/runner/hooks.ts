/** Hooks of the backend for what a client can't do: read a text message, advance the server's time, cause an outage. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { CheckFailed } from "./check.ts";
import { atPointer, fillIn, type BackendProfile } from "./profile.ts";

const execFileAsync = promisify(execFile);
const TIMEOUT_MS = 10_000;
const POLL_MS = 200;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs a command line of the profile; the kit fills in digits and ids only. */
async function runCommand(command: string, values: Record<string, string>): Promise<string> {
  const { stdout } = await execFileAsync("sh", ["-c", fillIn(command, values)], { timeout: TIMEOUT_MS });
  return stdout.trim();
}

async function tryReadVerificationCode({ sms, baseUrl }: BackendProfile, phone: string): Promise<string | null> {
  if (sms === null) return null;
  if ("fixed" in sms) return sms.fixed;
  if ("command" in sms) return /\d{6}/.exec(await runCommand(sms.command, { phone }))?.[0] ?? null;
  const response = await fetch(fillIn(sms.url, { base: baseUrl, phone }), { headers: { Accept: "application/json" } });
  if (!response.ok) return null;
  const text = await response.text();
  const found = sms.pointer === "" ? text : atPointer(JSON.parse(text), sms.pointer);
  return typeof found === "string" ? (/\d{6}/.exec(found)?.[0] ?? null) : null;
}

/** Reads the newest code that was sent to a phone; waits while there is none, or only the previous one where codes differ. */
export async function readVerificationCode(
  profile: BackendProfile,
  phone: string,
  previous: string | null = null,
): Promise<string> {
  const deadline = Date.now() + TIMEOUT_MS;
  const isFixed = profile.sms !== null && "fixed" in profile.sms;
  for (;;) {
    const code = await tryReadVerificationCode(profile, phone);
    if (code !== null && (isFixed || code !== previous)) return code;
    if (Date.now() > deadline) {
      throw new CheckFailed({ sentence: `No verification code for ${phone} could be read within 10 seconds.` });
    }
    await sleep(POLL_MS);
  }
}

/** The server's time, and the hook that advances it. */
export class ServerClock {
  readonly #profile: BackendProfile;
  #offsetMs = 0;
  #isAdvanced = false;

  constructor(profile: BackendProfile) {
    this.#profile = profile;
  }

  get canAdvance(): boolean {
    return this.#profile.clock !== null;
  }

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  /** Reads the server's time, where the hook returns it, and computes the offset to this machine's. */
  async syncWithServer(): Promise<void> {
    const url = this.#url();
    if (url === null) return;
    const response = await fetch(url);
    this.#setOffset((await response.json()) as { now: string });
  }

  async advance(ms: number): Promise<void> {
    const { clock } = this.#profile;
    if (clock === null) throw new Error("Checks that advance time need the clock hook.");
    this.#isAdvanced = true;
    const seconds = Math.ceil(ms / 1000);
    const url = this.#url();
    if (url !== null) {
      const body = JSON.stringify({ advanceSeconds: seconds });
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(url, { method: "PUT", headers, body });
      if (!response.ok) throw new Error(`The clock hook responded with ${response.status}.`);
      this.#setOffset((await response.json()) as { now: string });
    } else if ("command" in clock) {
      await runCommand(clock.command, { seconds: String(seconds) });
      this.#offsetMs += seconds * 1000;
    }
  }

  /** Advances to an instant; does nothing when it has passed. */
  async advanceTo(instant: Date): Promise<void> {
    const ms = instant.getTime() - this.now().getTime();
    if (ms > 0) await this.advance(ms);
  }

  /** Resets the clock at the end of the run. */
  async reset(): Promise<void> {
    const url = this.#url();
    if (url !== null && this.#isAdvanced) await fetch(url, { method: "DELETE" });
  }

  #url(): string | null {
    const { clock, baseUrl } = this.#profile;
    return clock !== null && "url" in clock ? fillIn(clock.url, { base: baseUrl }) : null;
  }

  #setOffset({ now }: { now: string }): void {
    this.#offsetMs = new Date(now).getTime() - Date.now();
  }
}

/** Makes the backend unable to take requests, and able again. */
export class Outage {
  readonly #profile: BackendProfile;

  constructor(profile: BackendProfile) {
    this.#profile = profile;
  }

  begin(): Promise<void> {
    return this.#change("begin", "PUT");
  }

  end(): Promise<void> {
    return this.#change("end", "DELETE");
  }

  async #change(change: string, method: "PUT" | "DELETE"): Promise<void> {
    const { outage, baseUrl } = this.#profile;
    if (outage === null) throw new Error("Checks that cause an outage need the outage hook.");
    if ("command" in outage) {
      await runCommand(outage.command, { change });
      return;
    }
    const response = await fetch(fillIn(outage.url, { base: baseUrl }), { method });
    if (!response.ok) throw new Error(`The outage hook responded with ${response.status}.`);
  }
}
