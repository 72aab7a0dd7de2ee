/** What was observed of the contract: every operation's statuses and error codes. */
import type { Operation } from "./contract.ts";
import { operations } from "./contract.ts";

export interface StatusCell {
  status: number;
  /** Checks that observed it. */
  checks: string[];
  /** Why it can't be observed from outside; set only where nothing was observed. */
  excuse?: string;
  codes: { code: string; isObserved: boolean; excuse?: string }[];
}

export interface CoverageRow {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  cells: StatusCell[];
}

/** Pairs that a client can't bring about, with the reason; by `operation status` or `operation code`. */
export type Excuses = ReadonlyMap<string, string>;

export class Coverage {
  readonly #seen = new Map<string, Set<string>>();

  /** A function that counts for one check. */
  observerFor(checkId: string): (operationId: string, status: number, code: string | null) => void {
    return (operationId, status, code) => {
      this.#add(`${operationId} ${status}`, checkId);
      if (code !== null) this.#add(`${operationId} ${code}`, checkId);
    };
  }

  rows(excuses: Excuses): CoverageRow[] {
    return operations.map((operation) => ({
      operationId: operation.id,
      method: operation.method,
      path: operation.path,
      tag: operation.tag,
      cells: Object.keys(operation.responses)
        .filter((status) => status !== "default")
        .map((status) => this.#cell(operation, Number(status), excuses)),
    }));
  }

  #cell(operation: Operation, status: number, excuses: Excuses): StatusCell {
    const checks = [...(this.#seen.get(`${operation.id} ${status}`) ?? [])];
    const excuse = excuses.get(`${operation.id} ${status}`);
    const codes = operation.codes
      .filter((code) => code.startsWith(`E${status}-`))
      .map((code) => this.#code(operation.id, code, excuses.get(`${operation.id} ${code}`) ?? excuse));
    return { status, checks, codes, ...(checks.length > 0 || excuse === undefined ? {} : { excuse }) };
  }

  #code(operationId: string, code: string, excuse: string | undefined): StatusCell["codes"][number] {
    const isObserved = this.#seen.has(`${operationId} ${code}`);
    return isObserved || excuse === undefined ? { code, isObserved } : { code, isObserved, excuse };
  }

  #add(key: string, checkId: string): void {
    const seen = this.#seen.get(key) ?? new Set();
    seen.add(checkId);
    this.#seen.set(key, seen);
  }
}
