/** The audit log, idempotency keys and settings. */
import type { AccessActionValue, BulkJobKindValue, BulkJobStateValue } from "@babchingu/openapi/enums";
import type { Generated, JSONColumnType } from "kysely";
import type { Id } from "./id.ts";

export interface AuditLogTable {
  id: Id;
  actorId: number | null;
  actorName: string;
  action: string;
  targetKind: string;
  targetId: string | null;
  before: JSONColumnType<object | null>;
  after: JSONColumnType<object | null>;
  createdAt: Date;
}

/** Operators' accesses to personal data (D61). */
export interface AccessLogTable {
  id: Id;
  operatorId: number | null;
  operatorName: string;
  action: AccessActionValue;
  resource: string | null;
  field: string | null;
  targetIds: number[];
  address: string;
  reason: string | null;
  createdAt: Date;
}

export interface IdempotencyKeysTable {
  memberId: number;
  operation: string;
  key: string;
  bodyHash: string;
  answer: JSONColumnType<object | null>;
  createdAt: Date;
}

/** Figures of days in Seoul that no longer change; a trigger takes off a meeting that is deleted. */
export interface DailyFiguresTable {
  /** YYYY-MM-DD. */
  day: string;
  signups: number;
  meetings: number;
  riceIssued: number;
  riceBurned: number;
}

export interface SettingsTable {
  key: string;
  value: JSONColumnType<object>;
  updatedAt: Date;
}

/** Operations on all members or running meetings, in chunks (R54). */
export interface BulkJobsTable {
  id: Id;
  kind: BulkJobKindValue;
  /** What the kind needs: `BulkJobInputs`. */
  input: JSONColumnType<object>;
  actorId: number;
  state: Generated<BulkJobStateValue>;
  /** Members or meetings at the start. */
  total: number;
  done: Generated<number>;
  corrected: Generated<number>;
  /** The last member or meeting that was done. */
  cursorId: Generated<number>;
  /** The last one at the start: those who come later are left out. */
  lastId: number;
  createdAt: Date;
  finishedAt: Date | null;
}
