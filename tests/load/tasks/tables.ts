/** The tables that operators work with, copied from the reference backend into a SQLite file with the same names. */
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import type { Pool } from "pg";

/** Runs a query on any of the systems' databases, whose tables have the same names. */
export type Sql = (text: string) => Promise<Record<string, unknown>[]>;

/** Table → columns after the id, with SQLite's types. */
const tables = {
  members: {
    name: "text",
    phone: "text",
    role: "text",
    status: "text",
    point: "integer",
    rice_balance: "integer",
    created_at: "datetime",
    updated_at: "datetime",
  },
  partner_places: {
    member_id: "integer",
    name: "text",
    address: "text",
    phone: "text",
    latitude: "real",
    longitude: "real",
    policy: "text",
    until: "datetime",
    cache: "integer",
    created_at: "datetime",
  },
  partner_place_applications: {
    member_id: "integer",
    name: "text",
    address: "text",
    phone: "text",
    latitude: "real",
    longitude: "real",
    policy: "text",
    created_at: "datetime",
  },
  meetings: {
    host_id: "integer",
    status: "text",
    title: "text",
    content: "text",
    scheduled_at: "datetime",
    place_name: "text",
    min_capacity: "integer",
    max_capacity: "integer",
    member_count: "integer",
    created_at: "datetime",
  },
  meeting_members: { meeting_id: "integer", member_id: "integer", state: "text", joined_at: "datetime" },
  reports: {
    reporter_id: "integer",
    reported_id: "integer",
    meeting_id: "integer",
    content: "text",
    status: "text",
    admin_comment: "text",
    created_at: "datetime",
  },
  rice_transactions: {
    member_id: "integer",
    amount: "integer",
    reason: "text",
    balance_after: "integer",
    created_at: "datetime",
  },
  payments: {
    member_id: "integer",
    platform: "text",
    transaction_id: "text",
    product_id: "text",
    currency: "text",
    amount: "integer",
    status: "text",
    created_at: "datetime",
  },
  notifications: { member_id: "integer", title: "text", content: "text", created_at: "datetime" },
  audit_log: {
    actor_name: "text",
    action: "text",
    target_kind: "text",
    target_id: "text",
    after: "text",
    created_at: "datetime",
  },
} as const satisfies Record<string, Record<string, "integer" | "text" | "real" | "datetime">>;

export const tableNames = Object.keys(tables);

/** What the reference backend does by itself, any backend behind these admins would. */
const TRIGGERS = `
create trigger book_rice after insert on rice_transactions begin
  update members set rice_balance = rice_balance + new.amount where id = new.member_id;
  update rice_transactions set balance_after = (select rice_balance from members where id = new.member_id) where id = new.id;
end;
create trigger refund after update of status on meetings when new.status = 'END' and old.status in ('RECRUITING', 'CONFIRMED') begin
  insert into rice_transactions (member_id, amount, reason, balance_after, created_at)
    select member_id, ${MEETING_DEPOSIT_RICE}, 'MEETING_END', 0, strftime('%Y-%m-%d %H:%M:%f', 'now')
    from meeting_members where meeting_id = new.id and state = 'JOINED';
end;
create trigger make_owner after insert on partner_places begin
  update members set role = 'ROLE_OWNER' where id = new.member_id;
end;`;

/** As Django writes times: in UTC, without a zone. */
function toSqlite(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.toISOString().replace("T", " ").replace("Z", "");
  if (value !== null && typeof value === "object") return JSON.stringify(value);
  return value as SQLInputValue;
}

/** Copies every row into a new SQLite file. */
export async function copyTables(source: Pool, file: string): Promise<void> {
  const target = new DatabaseSync(file);
  target.exec("pragma journal_mode = wal");
  for (const [table, columns] of Object.entries(tables)) {
    const definitions = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
    target.exec(`create table ${table} (id integer primary key autoincrement, ${definitions.join(", ")})`);
    const names = ["id", ...Object.keys(columns)].map((name) => `"${name}"`).join(", ");
    const { rows } = await source.query<unknown[]>({
      text: `select ${names} from ${table} order by id`,
      rowMode: "array",
    });
    const insert = target.prepare(
      `insert into ${table} (${names}) values (${["?", ...definitions.map(() => "?")].join(", ")})`,
    );
    for (const row of rows) insert.run(...row.map(toSqlite));
  }
  target.exec(TRIGGERS);
  target.close();
}
