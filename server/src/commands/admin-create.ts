/**
 * Creates an operator (D18): `npm run admin:create -- --name operator`. It prompts for missing values; passwords and
 * code may also come from ADMIN_PASSWORD1, ADMIN_PASSWORD2 and ADMIN_CODE. The embedded database must not be in use.
 */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { limits } from "@babchingu/openapi/limits";
import { loadConfig } from "../config.ts";
import { migrateToLatest } from "../db/migrate.ts";
import { openDb } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { createAdmin, hashAdminSecrets, type NewAdmin } from "../domain/admin/login.ts";
import { translateUniqueViolations } from "../domain/accounts/signup.ts";

const PASSWORD_LENGTH_MIN = 8;

const options = {
  name: { type: "string" },
  password1: { type: "string" },
  password2: { type: "string" },
  code: { type: "string" },
} as const;

/** Prompts on the terminal, or reads lines from a pipe. */
class Prompt {
  #isMuted = false;
  readonly #terminal = createInterface({
    input: process.stdin,
    output: new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        if (!this.#isMuted) process.stdout.write(chunk);
        done();
      },
    }),
    terminal: process.stdin.isTTY,
  });
  readonly #lines = this.#terminal[Symbol.asyncIterator]();

  /** Doesn't echo a secret. */
  async ask(question: string, { isSecret }: { isSecret: boolean }): Promise<string> {
    this.#terminal.setPrompt(`${question}: `);
    this.#terminal.prompt();
    this.#isMuted = isSecret;
    const line = await this.#lines.next();
    this.#isMuted = false;
    if (isSecret) process.stdout.write("\n");
    if (line.done === true) throw new Error(`${question}: no input.`);
    return line.value;
  }

  close(): void {
    this.#terminal.close();
  }
}

function requireLength(label: string, text: string, min: number, max: number): string {
  if (text.length >= min && text.length <= max) return text;
  throw new Error(`${label}: ${min} to ${max} characters.`);
}

function parseSecurityCode(text: string): number {
  const { minimum, maximum } = limits.SecurityCode;
  const code = Number(text);
  if (/^\d+$/.test(text) && code >= minimum && code <= maximum) return code;
  throw new Error(`The security code: an integer from ${minimum} to ${maximum}.`);
}

async function readAdmin(prompt: Prompt): Promise<NewAdmin> {
  const { values } = parseArgs({ options });
  const { env } = process;
  const askSecret = (question: string): Promise<string> => prompt.ask(question, { isSecret: true });
  const name = values.name ?? (await prompt.ask("Id", { isSecret: false }));
  const password1 = values.password1 ?? env["ADMIN_PASSWORD1"] ?? (await askSecret("First password"));
  const password2 = values.password2 ?? env["ADMIN_PASSWORD2"] ?? (await askSecret("Second password"));
  const code = values.code ?? env["ADMIN_CODE"] ?? (await askSecret("Security code"));
  const { maxLength } = limits.AdminLoginRequest.password1;
  return {
    loginName: requireLength("The id", name.trim(), 1, limits.Name.maxLength),
    password1: requireLength("The first password", password1, PASSWORD_LENGTH_MIN, maxLength),
    password2: requireLength("The second password", password2, PASSWORD_LENGTH_MIN, maxLength),
    code: parseSecurityCode(code),
  };
}

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const prompt = new Prompt();
  const admin = await readAdmin(prompt).finally(() => prompt.close());
  const { db, close } = await openDb(config);
  try {
    await migrateToLatest(db);
    const hashes = await hashAdminSecrets(admin);
    const { loginName } = admin;
    await translateUniqueViolations(() =>
      transact(db, (trx) => createAdmin({ trx, now: new Date() }, { loginName, hashes })),
    );
    console.log(`The operator ${admin.loginName} can log in at /admin.`);
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
