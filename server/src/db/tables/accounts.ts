/** Members, sessions, phone verification, images. */
import type {
  MemberStatusValue,
  OperatorRoleValue,
  ProviderValue,
  RoleValue,
  VerificationPurposeValue,
} from "@babchingu/openapi/enums";
import type { Generated } from "kysely";
import type { Id } from "./id.ts";

export interface MembersTable {
  id: Id;
  name: string;
  phone: string | null;
  /** Null while the phone is not, or no longer, verified (D14). */
  phoneVerifiedAt: Date | null;
  /** When another phone took the place of an earlier one (D64). */
  phoneChangedAt: Date | null;
  passwordHash: string | null;
  provider: ProviderValue | null;
  providerId: string | null;
  role: RoleValue;
  status: MemberStatusValue;
  imageId: number | null;
  point: Generated<number>;
  /** Only domain/rice/ledger.ts writes this. */
  riceBalance: Generated<number>;
  latitude: number | null;
  longitude: number | null;
  locationAgreedAt: Date | null;
  targetToken: string | null;
  nameUpdatedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  withdrawnAt: Date | null;
  /** Set when an operator has deleted the member: the row is hidden from the console, other rows still refer to it (R50). */
  deletedAt: Date | null;
}

export interface AdminCredentialsTable {
  memberId: number;
  loginName: string;
  password1Hash: string;
  password2Hash: string;
  codeHash: string;
  role: OperatorRoleValue;
  /** Null while the operator can log in (D60). */
  disabledAt: Date | null;
  updatedAt: Date;
}

/** Attempts at secrets that were not taken back by a success (D62, D65). */
export interface AttemptsTable {
  /** Keyed hash of the secret's kind, its owner and the network. */
  keyHash: string;
  failures: number;
  /** When the window of the limit began. */
  since: Date;
}

export interface SessionsTable {
  id: Id;
  memberId: number;
  fcmToken: string | null;
  createdAt: Date;
  expiresAt: Date;
  /** Only of operators' sessions, which end when they aren't used (D62). */
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  revokedReason: string | null;
}

export interface RefreshTokensTable {
  hash: string;
  sessionId: number;
  createdAt: Date;
  usedAt: Date | null;
  successorHash: string | null;
}

export interface VerificationDaysTable {
  /** Its hash (`hashPhone`). */
  phone: string;
  /** Day in Seoul, YYYY-MM-DD. */
  day: string;
  messages: Generated<number>;
  wrongTries: Generated<number>;
}

/** The messages of a day to all phones are the sum of its shards. */
export interface VerificationTotalsTable {
  /** Day in Seoul, YYYY-MM-DD. */
  day: string;
  shard: number;
  messages: number;
}

export interface VerificationCodesTable {
  id: Id;
  phone: string;
  purpose: VerificationPurposeValue;
  codeHash: string;
  tries: Generated<number>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface VerificationTokensTable {
  hash: string;
  phone: string;
  purpose: VerificationPurposeValue;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface SocialTicketsTable {
  hash: string;
  provider: ProviderValue;
  providerId: string;
  suggestedName: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface PhoneLocksTable {
  phoneHash: string;
  reason: "WITHDRAWN" | "BANNED";
  createdAt: Date;
  until: Date;
}

export interface AgreementsTable {
  id: Id;
  memberId: number;
  /** Null when only the location was agreed to, on its first use (D41). */
  terms: boolean | null;
  privacy: boolean | null;
  location: boolean;
  version: string | null;
  createdAt: Date;
}

export type ImageUsageKind = "MEMBER" | "MEETING" | "PARTNER_APPLICATION" | "PARTNER_PLACE" | "EVENT";

export interface ImagesTable {
  id: Id;
  ownerId: number | null;
  key: string;
  bytes: number;
  width: number;
  height: number;
  usageKind: ImageUsageKind | null;
  usageId: number | null;
  createdAt: Date;
  deletedAt: Date | null;
}
