/** The console's lists (console §2): titles and columns as in the contract; search fields, tabs and other columns as in the requirement. */
import { exportColumns } from "@babchingu/openapi/columns";
import { ExportResourceLabels, ExportResourceValues, type ExportResourceValue } from "@babchingu/openapi/enums";

export interface Section {
  /** Below /admin/dashboard. */
  path: string;
  title: string;
  /** The list below /admin of the API. */
  api: string;
  columns: readonly string[];
  /** Search fields; none where the list has no search. */
  fields: readonly string[];
  /** Tabs of the dialog; none where it has a single tab, which is not shown. */
  tabs: readonly string[];
}

/** The contract's labels of these fields. */
function labelsOf(labels: Readonly<Record<string, string>>, fields: string): string[] {
  return fields.split(" ").map((field) => labels[field] ?? `no column ${field}`);
}

/** Shown as an image and in a tab, not as columns. */
const FIELDS_WITHOUT_COLUMN = new Set(["imageUrl", "receiptData"]);

const overrides: Partial<Record<ExportResourceValue, Partial<Section>>> = {
  members: {
    columns: labelsOf(
      exportColumns.members,
      "id name phone status role provider point riceBalance createdAt updatedAt nameUpdatedAt imageId",
    ),
    fields: ["회원 번호", "닉네임", "휴대폰 번호"],
    tabs: ["정보", "수정", "이미지"],
  },
  reports: {
    columns: labelsOf(
      exportColumns.reports,
      "id status reportedId reporterId content adminComment meetingId createdAt updatedAt",
    ),
  },
  meetings: { fields: ["모임 번호", "호스트 번호", "제목"], tabs: ["정보", "채팅", "이미지"] },
  "partner-place": {
    path: "partner-places",
    columns: labelsOf(
      exportColumns["partner-place"],
      "id name until cache count memberId memberPhone phone address policy createdAt updatedAt latitude longitude imageId",
    ),
    fields: ["매장 번호", "회원 번호", "매장 이름"],
    tabs: ["계약", "정보", "이미지"],
  },
  events: { tabs: ["정보", "수정"] },
  payments: { fields: ["결제 번호", "회원 번호"], tabs: ["결제 정보", "영수증"] },
  "rice-transactions": { fields: ["내역 번호", "회원 번호", "사유"] },
  "audit-log": {
    columns: [...labelsOf(exportColumns["audit-log"], "id createdAt actorName action targetType"), "바뀐 것"],
  },
};

function sectionOf(api: ExportResourceValue): Section {
  const columns = Object.entries(exportColumns[api]).flatMap(([field, label]) =>
    FIELDS_WITHOUT_COLUMN.has(field) ? [] : [label],
  );
  return {
    path: api,
    title: ExportResourceLabels[api],
    api: `/${api}`,
    columns,
    fields: [],
    tabs: [],
    ...overrides[api],
  };
}

export const sections: readonly Section[] = ExportResourceValues.map(sectionOf);
