import { Client } from "pg";

/** Kysely always passes the text and a list of values of a statement; any other call goes to pg as it is. */
export abstract class StatementClient extends Client {
  /** The name of a statement to prepare; null for any other. */
  protected abstract nameOf(text: string): string | null;

  /** Runs a statement, which `nameOf` gave this name, with what has to surround it. */
  protected abstract execute(runStatement: () => Promise<unknown>, name: string | null, text: string): Promise<unknown>;

  // oxlint-disable-next-line typescript/no-explicit-any -- the overloads of pg use any types.
  override query(...parameters: [any, any?, any?]): any {
    const [text, values] = parameters as [unknown, unknown[] | undefined, unknown];
    if (typeof text !== "string" || parameters.length > 2) return super.query(...parameters);
    const name = this.nameOf(text);
    return this.execute(() => super.query(name === null ? { text, values } : { name, text, values }), name, text);
  }
}
