/**
 * Migrates the database and grants a role what the servers need (D61): `npm run db:grant -- --role babchingu_server`, with the
 * DATABASE_URL of the owner, at the first start and with each release; then the servers start with the role's DATABASE_URL.
 */
import { parseArgs } from "node:util";
import { loadConfig } from "../config.ts";
import { migrateToLatest } from "../db/migrate.ts";
import { openDb } from "../db/open.ts";
import { grantServerRole } from "../db/server-role.ts";

async function main(): Promise<void> {
  const { role } = parseArgs({ options: { role: { type: "string" } } }).values;
  if (role === undefined) throw new Error("Name the servers' database role: --role babchingu_server.");
  const config = loadConfig(process.env);
  if (config.databaseUrl === null) throw new Error("The embedded database has one user: set DATABASE_URL.");
  const { db, close } = await openDb(config);
  try {
    await migrateToLatest(db);
    await grantServerRole(db, role);
    console.log(`The schema is up to date, and ${role} has its rights.`);
  } finally {
    await close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
