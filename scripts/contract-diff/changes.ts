/** Collects changes; a change that affects many operations (a shared schema) is listed once, with all of them. */
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

/** The location of a compared value. */
export interface Location {
  operation: string;
  direction: Direction;
  /** The part of a request or response, or the name of a schema; empty for the operation as a whole. */
  where: string;
  /** JSON pointer within it, `[]` for the items of a list. */
  pointer?: string;
}

export interface ChangeCollector {
  add: (rule: RuleId, place: Location, detail?: string) => void;
  /** Breaking ones first, otherwise in the order they were found. */
  list: () => Change[];
}

export function collectChanges(): ChangeCollector {
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
  const listed = operations.slice(0, OPERATIONS_SHOWN_MAX).join(", ");
  const more = operations.length - OPERATIONS_SHOWN_MAX;
  const who = more > 0 ? `${listed} and ${more} more` : listed;
  const what = where === "" ? "" : `${direction} ${where}: `;
  return `${who}: ${what}${rules[rule].description}${detail === "" ? "" : ` (${detail})`}`;
}

/** The location of a child: a field, `[]` for the items, `*` for additional properties. */
export function childOf(place: Location, step: string): Location {
  return { ...place, pointer: `${place.pointer ?? ""}/${step}` };
}
