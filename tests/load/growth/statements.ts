/** What PostgreSQL did since the last reset, by pg_stat_statements. */
import { Client } from "pg";

export interface Statement {
  text: string;
  calls: number;
  rows: number;
  /** Pages read or written, in memory or not, those of temporary files included. */
  buffers: number;
  /** Planning and execution. */
  ms: number;
}

const SINCE_RESET = `
  select query as text, calls::int, rows::int,
    (shared_blks_hit + shared_blks_read + local_blks_hit + local_blks_read + temp_blks_read + temp_blks_written)::int as buffers,
    total_plan_time + total_exec_time as ms
  from pg_stat_statements
  where dbid = (select oid from pg_database where datname = current_database())
    and query !~* '^(begin|commit|rollback|savepoint|release)' and query !~ 'pg_stat_statements'
  order by 5 desc`;

export class StatementStatistics {
  readonly #client: Client;

  constructor(databaseUrl: string) {
    this.#client = new Client({ connectionString: databaseUrl });
  }

  async open(): Promise<void> {
    await this.#client.connect();
    await this.#client.query("create extension if not exists pg_stat_statements");
  }

  async reset(): Promise<void> {
    await this.#client.query("select pg_stat_statements_reset()");
  }

  /** The statements since the reset, the slowest first. */
  async read(): Promise<Statement[]> {
    const { rows } = await this.#client.query<Statement>(SINCE_RESET);
    return rows;
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
