/** Collects changes; one that affects many operations (a shared schema) is listed once, with all of them. */
import { type Direction, type RuleId, rules, SEVERITIES, type Severity, severityOf } from "./rules.ts";

export interface Change {
  rule: RuleId;
  severity: Severity;
  direction: Direction;
  /** What changed: `200 /content`, `MeetingSummary /title`; empty for the operation as a whole. */
  where: string;
  /** The old and the new value, or the name of what was added or removed. */
  detail: string;
  /** `POST /meetings/create`, or a channel of the socket. */
  operations: string[];
}

/** Where a comparison stands. */
export interface Place {
  operation: string;
  direction: Direction;
  /** The part of a request or answer, or the name of a schema; empty for the operation as a whole. */
  where: string;
  /** JSON pointer within it, `[]` for the items of a list. */
  pointer?: string;
}

export interface Changes {
  add: (rule: RuleId, place: Place, detail?: string) => void;
  /** Breaking ones first, otherwise in the order they were found. */
  list: () => Change[];
}

export function collectChanges(): Changes {
  const found = new Map<string, Change>();
  return {
    add: (rule, { operation, direction, where: part, pointer = "" }, detail = "") => {
      const where = `${part} ${pointer}`.trim();
      const severity = severityOf(rule, direction);
      const key = [rule, severity, direction, where, detail].join("\n");
      const existing = found.get(key);
      if (!existing) found.set(key, { rule, severity, direction, where, detail, operations: [operation] });
      else if (!existing.operations.includes(operation)) existing.operations.push(operation);
    },
    list: () => SEVERITIES.flatMap((severity) => [...found.values()].filter((change) => change.severity === severity)),
  };
}

const OPERATIONS_SHOWN_MAX = 3;

/** One change on one line: `POST /signup: request SignupRequest /age: a new field that is always there`. */
export function describeChange({ rule, where, detail, direction, operations }: Change): string {
  const shown = operations.slice(0, OPERATIONS_SHOWN_MAX).join(", ");
  const more = operations.length - OPERATIONS_SHOWN_MAX;
  const who = more > 0 ? `${shown} and ${more} more` : shown;
  const what = where === "" ? "" : `${direction} ${where}: `;
  return `${who}: ${what}${rules[rule].says}${detail === "" ? "" : ` (${detail})`}`;
}

export function below(place: Place, step: string): Place {
  return { ...place, pointer: `${place.pointer ?? ""}/${step}` };
}
