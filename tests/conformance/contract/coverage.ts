/** The observed statuses and error codes of every operation. */
import { operations, type Operation } from "./openapi.ts";

export interface StatusCell {
  status: number;
  /** Checks that observed it. */
  checks: string[];
  codes: { code: string; isObserved: boolean }[];
}

export interface CoverageRow {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  cells: StatusCell[];
}

/** Statuses that no check can cause: nobody asks a backend to stop. */
const UNOBSERVABLE: ReadonlySet<string> = new Set(["getHealth 503"]);

export class Coverage {
  readonly #observedBy = new Map<string, Set<string>>();

  /** The observer of one check. */
  observerFor(checkId: string): (operationId: string, status: number, code: string | null) => void {
    return (operationId, status, code) => {
      this.#add(`${operationId} ${status}`, checkId);
      if (code !== null) this.#add(`${operationId} ${code}`, checkId);
    };
  }

  rows(): CoverageRow[] {
    return operations.map((operation) => ({
      operationId: operation.id,
      method: operation.method,
      path: operation.path,
      tag: operation.tag,
      cells: Object.keys(operation.responses)
        .filter((status) => status !== "default" && !UNOBSERVABLE.has(`${operation.id} ${status}`))
        .map((status) => this.#cell(operation, Number(status))),
    }));
  }

  #cell({ id, codes }: Operation, status: number): StatusCell {
    return {
      status,
      checks: [...(this.#observedBy.get(`${id} ${status}`) ?? [])],
      codes: codes
        .filter((code) => code.startsWith(`E${status}-`))
        .map((code) => ({ code, isObserved: this.#observedBy.has(`${id} ${code}`) })),
    };
  }

  #add(key: string, checkId: string): void {
    const checkIds = this.#observedBy.get(key) ?? new Set();
    checkIds.add(checkId);
    this.#observedBy.set(key, checkIds);
  }
}
