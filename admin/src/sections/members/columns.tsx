import { AdminMemberColumns } from "@babchingu/openapi/columns";
import { MemberStatusLabels, type MemberStatusValue, ProviderLabels, RoleLabels } from "@babchingu/openapi/enums";
import type { AdminMember } from "@babchingu/openapi/types";
import { type Column, columnsOf } from "../../ui/columns/columnsOf.tsx";
import type { ToneName } from "../../ui/theme/themes.ts";

/** Exports omit the notification token, so the contract has no label for it. */
const column = columnsOf<AdminMember>({ ...AdminMemberColumns, targetToken: "알림 토큰" });

const statusTones: Record<MemberStatusValue, ToneName> = {
  CREATED: "warning",
  ACTIVE: "success",
  BANNED: "plain",
  WITHDRAWN: "neutral",
  PHONE_V_REQUIRED: "warning",
};

const id = column.id("id");
const name = column.text("name");
const phone = column.phone("phone");
const status = column.status("status", MemberStatusLabels, statusTones);
const role = column.enumLabel("role", RoleLabels);
const provider = column.enumLabel("provider", ProviderLabels);
const point = column.number("point", "점");
const rice = column.number("riceBalance", "알");
const createdAt = column.time("createdAt");
const updatedAt = column.time("updatedAt");
const nameUpdatedAt = column.time("nameUpdatedAt");
const imageId = column.id("imageId");
/** The contract never returns a password (D10). */
const password: Column<AdminMember> = {
  field: "password",
  label: "비밀번호",
  cell: ({ provider: social }) => (social === null ? "보안을 위해 보여 주지 않아요" : "소셜 로그인이라 없어요"),
};

export const tableColumns = [
  id,
  name,
  phone,
  status,
  role,
  provider,
  point,
  rice,
  createdAt,
  updatedAt,
  nameUpdatedAt,
  imageId,
];

export const detailColumns = [
  id,
  name,
  phone,
  status,
  role,
  point,
  rice,
  password,
  provider,
  column.text("providerId"),
  imageId,
  column.degrees("latitude"),
  column.degrees("longitude"),
  column.text("targetToken"),
  createdAt,
  updatedAt,
  nameUpdatedAt,
];
