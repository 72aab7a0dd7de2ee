/** What the operators' commands share: flags, prompts for what is missing, and the transaction. */
import { parseArgs } from "node:util";
import { type OperatorRoleValue, OperatorRoleValues } from "@babchingu/openapi/enums";
import { limits } from "@babchingu/openapi/limits";
import { loadConfig } from "../config.ts";
import { migrateToLatest } from "../db/migrate.ts";
import { openDb } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { parseId } from "../domain/admin/list.ts";
import type { AdminSecrets } from "../domain/admin/login.ts";
import type { CommandContext } from "../domain/shared/context.ts";
import { Prompt } from "./prompt.ts";

const PASSWORD_LENGTH_MIN = 8;

const options = {
  name: { type: "string" },
  role: { type: "string" },
  password1: { type: "string" },
  password2: { type: "string" },
  code: { type: "string" },
  enable: { type: "boolean" },
  member: { type: "string" },
  waive: { type: "string" },
} as const;

export type Flags = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];

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

export function parseRole(text: string): OperatorRoleValue {
  const role = OperatorRoleValues.find((value) => value === text.toUpperCase());
  if (role === undefined) throw new Error(`The role: one of ${OperatorRoleValues.join(", ")}.`);
  return role;
}

export function readId(label: string, text: string): number {
  const id = parseId(text);
  if (id === null) throw new Error(`${label}: a number.`);
  return id;
}

type Asking = Pick<Prompt, "ask">;

/** The operator's id, from --name or the prompt. */
export async function readName(prompt: Asking, flags: Flags): Promise<string> {
  const name = flags.name ?? (await prompt.ask("Id", { isSecret: false }));
  return requireLength("The id", name.trim(), 1, limits.Name.maxLength);
}

/** The passwords and the code, from the flags, ADMIN_PASSWORD1, ADMIN_PASSWORD2 and ADMIN_CODE, or the prompt. */
export async function readSecrets(prompt: Asking, flags: Flags): Promise<AdminSecrets> {
  const { env } = process;
  const askSecret = (question: string): Promise<string> => prompt.ask(question, { isSecret: true });
  const password1 = flags.password1 ?? env["ADMIN_PASSWORD1"] ?? (await askSecret("First password"));
  const password2 = flags.password2 ?? env["ADMIN_PASSWORD2"] ?? (await askSecret("Second password"));
  const code = flags.code ?? env["ADMIN_CODE"] ?? (await askSecret("Security code"));
  const { maxLength } = limits.AdminLoginRequest.password1;
  return {
    password1: requireLength("The first password", password1, PASSWORD_LENGTH_MIN, maxLength),
    password2: requireLength("The second password", password2, PASSWORD_LENGTH_MIN, maxLength),
    code: parseSecurityCode(code),
  };
}

interface Command<Input, Result> {
  /** Before the database is opened. */
  read: (prompt: Prompt, flags: Flags) => Promise<Input>;
  change: (ctx: CommandContext, input: Input) => Promise<Result>;
  /** What is printed after the commit. */
  describe: (input: Input, result: Result) => string;
}

/** Reads the input, makes the change in one transaction, and says so; an error ends the command with status 1. */
export async function runOperatorCommand<Input, Result>({
  read,
  change,
  describe,
}: Command<Input, Result>): Promise<void> {
  try {
    const config = loadConfig(process.env);
    const { values } = parseArgs({ options });
    const prompt = new Prompt();
    const input = await read(prompt, values).finally(() => prompt.close());
    const { db, close } = await openDb(config);
    try {
      await migrateToLatest(db);
      const result = await transact(db, (trx) => change({ trx, now: new Date(), actorId: null }, input));
      console.log(describe(input, result));
    } finally {
      await close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
