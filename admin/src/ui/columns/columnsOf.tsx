/** Columns: one definition serves the table and the detail of a row. */
import type { ReactNode } from "react";
import type { ResourceName } from "../../dataProvider/resource.ts";

import { formatNumber } from "@babchingu/web/format.ts";
import { formatPhone } from "@babchingu/web/formatPhone.ts";
import { EMPTY_VALUE, truncate } from "../format/format.ts";
import type { ToneName } from "../theme/themes.ts";
import { TruncatedText } from "./TruncatedText.tsx";
import { ClippedText } from "./ClippedText.tsx";
import { IdText } from "./IdText.tsx";
import { StatusPill } from "./StatusPill.tsx";
import { TimeText } from "./TimeText.tsx";

export interface Column<Row> {
  field: keyof Row & string;
  label: string;
  /** Numbers and times are right-aligned. */
  align?: "right";
  /** Shown in the table. */
  cell: (row: Row) => ReactNode;
  /** Shown in the detail, where it differs. */
  detailCell?: (row: Row) => ReactNode;
}

/** Characters of a long text in a table (console §9). */
export const MAX_CHARS = { content: 30, address: 30, policy: 20 } as const;

type FieldOf<Row, Value> = { [Key in keyof Row & string]: Row[Key] extends Value ? Key : never }[keyof Row & string];

function formatOrEmpty<Value>(value: Value | null, format: (value: Value) => ReactNode): ReactNode {
  return value === null || value === "" ? EMPTY_VALUE : format(value);
}

/**
 * Column factories for one row type: a field of the wrong type doesn't compile. The labels are the contract's
 * (`x-column-labels`), which CSV exports use too.
 */
export function columnsOf<Row>(labels: { readonly [Field in keyof Row & string]?: string }) {
  const labelOf = (field: keyof Row & string): string => {
    const label = labels[field];
    if (label === undefined) throw new Error(`The contract has no column label for ${field}.`);
    return label;
  };
  return {
    /** An id, without separators; the detail adds a copy button and a link to the row it identifies. */
    id: (field: FieldOf<Row, number | null>, section?: ResourceName): Column<Row> => ({
      field,
      label: labelOf(field),
      align: "right",
      cell: (row) => formatOrEmpty(row[field] as number | null, String),
      detailCell: (row) =>
        formatOrEmpty(row[field] as number | null, (id) => <IdText id={id} label={labelOf(field)} section={section} />),
    }),
    number: (field: FieldOf<Row, number | null>, unit = ""): Column<Row> => ({
      field,
      label: labelOf(field),
      align: "right",
      cell: (row) => formatOrEmpty(row[field] as number | null, formatNumber),
      detailCell: (row) => formatOrEmpty(row[field] as number | null, (value) => formatNumber(value) + unit),
    }),
    /** A coordinate; the detail shows every digit. */
    degrees: (field: FieldOf<Row, number | null>): Column<Row> => ({
      field,
      label: labelOf(field),
      align: "right",
      cell: (row) => formatOrEmpty(row[field] as number | null, (value) => value.toFixed(5)),
      detailCell: (row) => formatOrEmpty(row[field] as number | null, String),
    }),
    /** One line of limited width in the table, for texts that are seldom longer; the detail has the full text. */
    text: (field: FieldOf<Row, string | null>): Column<Row> => ({
      field,
      label: labelOf(field),
      cell: (row) => formatOrEmpty(row[field] as string | null, (text) => <ClippedText text={text} />),
      detailCell: (row) => formatOrEmpty(row[field] as string | null, String),
    }),
    phone: (field: FieldOf<Row, string | null>): Column<Row> => ({
      field,
      label: labelOf(field),
      cell: (row) => formatOrEmpty(row[field] as string | null, formatPhone),
    }),
    /** One line in the table; the full text on hover, on focus and in the detail. */
    truncatedText: (field: FieldOf<Row, string | null>, lengthMax: number): Column<Row> => ({
      field,
      label: labelOf(field),
      cell: (row) =>
        formatOrEmpty(row[field] as string | null, (text) => (
          <TruncatedText full={text} shown={truncate(text.replaceAll(/\s+/g, " "), lengthMax)} />
        )),
      detailCell: (row) => formatOrEmpty(row[field] as string | null, String),
    }),
    time: (field: FieldOf<Row, string | null>): Column<Row> => ({
      field,
      label: labelOf(field),
      align: "right",
      cell: (row) => formatOrEmpty(row[field] as string | null, (value) => <TimeText value={value} />),
      detailCell: (row) => formatOrEmpty(row[field] as string | null, (value) => <TimeText value={value} isFull />),
    }),
    yesNo: (field: FieldOf<Row, boolean>, [yes, no]: readonly [string, string]): Column<Row> => ({
      field,
      label: labelOf(field),
      cell: (row) => (row[field] ? yes : no),
    }),
    /** A value of an enum, by the contract's Korean label. */
    enumLabel: <Value extends string>(
      field: FieldOf<Row, Value | null>,
      valueLabels: Readonly<Record<Value, string>>,
    ): Column<Row> => ({
      field,
      label: labelOf(field),
      cell: (row) => formatOrEmpty(row[field] as Value | null, (value) => valueLabels[value] ?? value),
    }),
    status: <Value extends string>(
      field: FieldOf<Row, Value>,
      valueLabels: Readonly<Record<Value, string>>,
      tones: Readonly<Record<Value, ToneName>>,
    ): Column<Row> => ({
      field,
      label: labelOf(field),
      cell: (row) =>
        formatOrEmpty(row[field] as Value | null, (value) => (
          <StatusPill tone={tones[value]}>{valueLabels[value] ?? value}</StatusPill>
        )),
    }),
  };
}
