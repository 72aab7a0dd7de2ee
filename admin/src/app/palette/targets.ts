/** What the command palette offers for a text: rows by their number, sections by their name, and the searches for the rest. */
import type { OperatorRoleValue } from "@babchingu/openapi/enums";
import { formatNumber } from "@babchingu/web/format.ts";
import { formatPhone } from "@babchingu/web/formatPhone.ts";
import type { Resource } from "../../dataProvider/resource.ts";
import { guessField } from "../../ui/list/SearchForm.tsx";
import { searchFieldsOf } from "../../ui/list/searchFields.ts";
import { type SectionDefinition, sectionPath } from "../../ui/section.ts";
import { dialogPath, formatListQuery, listPath, parseId } from "../../ui/url.ts";

export interface Target {
  /** The path. */
  to: string;
  label: string;
  /** What kind of row it is. */
  hint: string;
  section: SectionDefinition;
}
export interface Lookup {
  section: SectionDefinition;
  resource: Resource;
  field: string;
  q: string;
}
/** The columns of a row by which it is recognised. */
export interface NamedRow {
  id: number;
  name?: string | null;
  title?: string;
  phone?: string | null;
}

/** Shorter texts match too much to be searched while they are typed. */
const TEXT_LENGTH_MIN = 2;
const PHONE_DIGITS_MIN = 3;

export const SECTION_HINT = "메뉴";
export const LIST_HINT = "목록";

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "").toLowerCase();

export function sectionTargets(sections: readonly SectionDefinition[], text: string): Target[] {
  return sections
    .filter(({ label }) => withoutSpaces(label).includes(withoutSpaces(text)))
    .map((section) => ({
      to: sectionPath(section),
      label: section.label,
      hint: SECTION_HINT,
      section,
    }));
}

/** "12" is the number of a row of any list, members first and logs last, "회원 12" of one whose name has the word. */
export function numberTargets(sections: readonly SectionDefinition[], text: string): Target[] {
  const [, word = "", digits] = /^(\D*?)\s*(\d+)\s*번?$/.exec(text.trim()) ?? [];
  const id = parseId(digits);
  if (id === null) return [];
  const last = sections.filter(({ isOptional = false }) => isOptional);
  const first = sections.filter(({ isOptional = false }) => !isOptional);
  return [...first, ...last].flatMap((section) =>
    section.resource && withoutSpaces(section.label).includes(withoutSpaces(word))
      ? [{ to: dialogPath(section.resource.name, id), label: `${section.label} ${id}번`, hint: "번호", section }]
      : [],
  );
}

/** A text is a name or title, and three digits or more may be a part of a phone. */
export function lookupsOf(sections: readonly SectionDefinition[], text: string, role: OperatorRoleValue): Lookup[] {
  const q = text.trim();
  if (/\D/.test(q) && numberTargets(sections, q).length > 0) return [];
  return sections.flatMap((section) => {
    const fields = section.resource ? searchFieldsOf(section.resource, role) : null;
    if (!section.resource || !fields) return [];
    const guess = guessField(q, fields);
    const field = guess === "id" ? (Object.hasOwn(fields, "phone") ? "phone" : null) : guess;
    const lengthMin = field === "phone" ? PHONE_DIGITS_MIN : TEXT_LENGTH_MIN;
    const length = field === "phone" ? q.replaceAll(/\D/g, "").length : q.length;
    return field === null || length < lengthMin ? [] : [{ section, resource: section.resource, field, q }];
  });
}

function rowTarget({ section, resource }: Lookup, row: NamedRow): Target {
  const number = `${section.label} ${row.id}번`;
  return {
    to: dialogPath(resource.name, row.id),
    label: row.name ?? row.title ?? number,
    hint: [number, row.phone ? formatPhone(row.phone) : null].filter(Boolean).join(" · "),
    section,
  };
}

/** The rows that a search has read, and the list of all that it finds where these are more. */
export function foundTargets(lookup: Lookup, rows: readonly NamedRow[], total: number): Target[] {
  const { section, resource, field, q } = lookup;
  const found = rows.map((row) => rowTarget(lookup, row));
  if (total <= rows.length) return found;
  const search = formatListQuery({ page: 1, search: { field, q } });
  const count = `${formatNumber(total)}${resource.texts.counter}`;
  return [
    ...found,
    { to: listPath(resource.name) + search, label: `${section.label} ${count} 모두 보기`, hint: LIST_HINT, section },
  ];
}
