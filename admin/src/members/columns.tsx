import { MemberStatusLabels, ProviderLabels, RoleLabels } from "@babchingu/openapi/enums";
import type { MemberStatusValue } from "@babchingu/openapi/enums";
import type { AdminMember } from "@babchingu/openapi/types";
import type { Column } from "../list/columns.tsx";
import { columnsOf } from "../list/columns.tsx";
import type { ToneName } from "../theme/themes.ts";

const column = columnsOf<AdminMember>();

const statusTones: Record<MemberStatusValue, ToneName> = {
  CREATED: "confirmed",
  ACTIVE: "recruiting",
  BANNED: "plain",
  WITHDRAWN: "ended",
  PHONE_V_REQUIRED: "confirmed",
};

const id = column.id("id", "번호");
const name = column.text("name", "닉네임");
const phone = column.phone("phone", "휴대폰 번호");
const status = column.status("status", "상태", MemberStatusLabels, statusTones);
const role = column.word("role", "권한", RoleLabels);
const provider = column.word("provider", "소셜 로그인", ProviderLabels);
const point = column.number("point", "밥점수", "점");
const rice = column.number("riceBalance", "쌀알", "알");
const createdAt = column.time("createdAt", "가입");
const updatedAt = column.time("updatedAt", "수정");
const nameUpdatedAt = column.time("nameUpdatedAt", "닉네임 변경");
const imageId = column.id("imageId", "이미지 번호");
/** The contract never tells one (D10). */
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
  column.text("providerId", "소셜 회원 번호"),
  imageId,
  column.degrees("latitude", "위도"),
  column.degrees("longitude", "경도"),
  column.text("targetToken", "알림 토큰"),
  createdAt,
  updatedAt,
  nameUpdatedAt,
];
