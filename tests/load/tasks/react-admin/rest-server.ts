/** A REST server for react-admin's simple provider, on the copy of the tables. */
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import fastify, { type FastifyInstance } from "fastify";
import { tableNames } from "../tables.ts";

/** Foreign keys to members by the names that the guessers make of them. */
const aliases: Record<string, string> = {
  reporters: "members",
  reporteds: "members",
  hosts: "members",
  targets: "members",
};

type Row = Record<string, SQLInputValue>;

function tableOf(name: string): string {
  const table = aliases[name] ?? name;
  if (!tableNames.includes(table)) throw new Error(`No table ${name}`);
  return table;
}

/** A column's name, which may come from the address. */
function columnOf(name: string): string {
  if (!/^[a-z_]+$/.test(name)) throw new Error(`No column ${name}`);
  return `"${name}"`;
}

function parse<Value>(text: string | undefined, fallback: Value): Value {
  return text === undefined ? fallback : (JSON.parse(text) as Value);
}

export function restServer(database: DatabaseSync): FastifyInstance {
  const app = fastify();
  const byId = (table: string, id: SQLInputValue) => database.prepare(`select * from ${table} where id = ?`).get(id);

  app.get<{ Params: { name: string }; Querystring: Record<string, string> }>("/rest/:name", async (request, reply) => {
    const table = tableOf(request.params.name);
    const [column, order] = parse<readonly [string, string]>(request.query["sort"], ["id", "ASC"]);
    const [first, last] = parse<readonly [number, number]>(request.query["range"], [0, 24]);
    const filter = Object.entries(parse<Record<string, SQLInputValue | SQLInputValue[]>>(request.query["filter"], {}));
    const values = filter.flatMap(([, value]) => value);
    const conditions = filter.map(([name, value]) => {
      // The text of an autocomplete.
      if (name === "q") return `instr(${columnOf(table === "members" ? "name" : "title")}, ?) > 0`;
      const marks = [value].flat().map(() => "?");
      return `${columnOf(name)} in (${marks.join(", ")})`;
    });
    const where = conditions.length > 0 ? `where ${conditions.join(" and ")}` : "";
    const direction = order === "DESC" ? "desc" : "asc";
    const rows = database
      .prepare(`select * from ${table} ${where} order by ${columnOf(column)} ${direction} limit ? offset ?`)
      .all(...values, last - first + 1, first);
    const total = database.prepare(`select count(*) as rows from ${table} ${where}`).get(...values)?.["rows"];
    return await reply.header("Content-Range", `${table} ${first}-${last}/${Number(total)}`).send(rows);
  });
  app.get<{ Params: { name: string; id: string } }>("/rest/:name/:id", async ({ params }) =>
    byId(tableOf(params.name), params.id),
  );
  app.put<{ Params: { name: string; id: string }; Body: Row }>("/rest/:name/:id", async ({ params, body }) => {
    const table = tableOf(params.name);
    const changes = Object.entries(body).filter(([name]) => name !== "id");
    const assignments = changes.map(([name]) => `${columnOf(name)} = ?`).join(", ");
    database
      .prepare(`update ${table} set ${assignments} where id = ?`)
      .run(...changes.map(([, value]) => value), params.id);
    return byId(table, params.id);
  });
  app.post<{ Params: { name: string }; Body: Row }>("/rest/:name", async ({ params, body }) => {
    const table = tableOf(params.name);
    const row = { ...body, created_at: new Date().toISOString() };
    const names = Object.keys(row).map(columnOf).join(", ");
    const marks = Object.keys(row)
      .map(() => "?")
      .join(", ");
    const { lastInsertRowid } = database
      .prepare(`insert into ${table} (${names}) values (${marks})`)
      .run(...Object.values(row));
    return byId(table, lastInsertRowid);
  });
  app.delete<{ Params: { name: string; id: string } }>("/rest/:name/:id", async ({ params }) => {
    const table = tableOf(params.name);
    const row = byId(table, params.id);
    database.prepare(`delete from ${table} where id = ?`).run(params.id);
    return row;
  });
  return app;
}
