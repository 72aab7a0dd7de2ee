/** Refuses to run production on a database in which the demo data's public secrets log in (D69). */
import type { Db } from "../db/schema.ts";
import { verifyPassword } from "../lib/password.ts";
import { people } from "./data/people.ts";
import { demoLogins } from "./logins.ts";

interface Login {
  name: string;
  hash: string;
}

async function findMembers(db: Db): Promise<Login[]> {
  const phones = people.map(({ phone }) => phone).filter((phone) => phone !== null);
  const rows = await db
    .selectFrom("members")
    .select(["phone", "passwordHash"])
    .where("phone", "in", phones)
    .where("passwordHash", "is not", null)
    .orderBy("phone")
    .execute();
  return rows.map(({ phone, passwordHash }) => ({ name: phone ?? "", hash: passwordHash ?? "" }));
}

async function findOperators(db: Db): Promise<Login[]> {
  const names = [demoLogins.operator, ...demoLogins.operatorsOfRoles].map(({ loginName }) => loginName);
  const rows = await db
    .selectFrom("adminCredentials")
    .select(["loginName as name", "password1Hash as hash"])
    .where("loginName", "in", names)
    .where("disabledAt", "is", null)
    .orderBy("loginName")
    .execute();
  return rows;
}

/** The names of those whose hash is of this password. The demo members share one hash, so each hash is verified once. */
async function filterByPassword(logins: Login[], password: string): Promise<string[]> {
  const matches = new Map<string, boolean>();
  for (const { hash } of logins) {
    if (!matches.has(hash)) matches.set(hash, await verifyPassword(hash, password));
  }
  return logins.filter(({ hash }) => matches.get(hash)).map(({ name }) => name);
}

/** @throws Error that names the demo data's logins in the database, and says what to do. */
export async function refuseDemoCredentials(db: Db): Promise<void> {
  const operators = await filterByPassword(await findOperators(db), demoLogins.operator.password1);
  const members = await filterByPassword(await findMembers(db), demoLogins.password);
  const problems = [
    // The image has these commands, but not npm's.
    ...operators.map(
      (name) => `operator ${name}: node server/src/commands/admin-password.ts --name ${name} (or admin-disable.ts)`,
    ),
    ...members.map((phone) => `member ${phone}: delete the member in the console of a server that isn't in production`),
  ];
  if (problems.length === 0) return;
  throw new Error(
    [
      "The database has logins of the demo data, whose passwords are public. Use a database without demo data (DATABASE_URL), or change:",
      ...problems.map((problem) => `  ${problem}`),
    ].join("\n"),
  );
}
