/** The audit log, idempotency keys and settings. */
import type { JSONColumnType } from "kysely";
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

export interface IdempotencyKeysTable {
  memberId: number;
  operation: string;
  key: string;
  bodyHash: string;
  answer: JSONColumnType<object | null>;
  createdAt: Date;
}

export interface SettingsTable {
  key: string;
  value: JSONColumnType<object>;
  updatedAt: Date;
}
