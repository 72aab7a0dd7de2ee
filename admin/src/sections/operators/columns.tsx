import { AdminOperatorColumns } from "@babchingu/openapi/columns";
import { OperatorRoleLabels } from "@babchingu/openapi/enums";
import type { AdminOperator } from "@babchingu/openapi/types";
import { type Column, columnsOf } from "../../ui/columns/columnsOf.tsx";
import { StatusPill } from "../../ui/columns/StatusPill.tsx";

const column = columnsOf<AdminOperator>(AdminOperatorColumns);

const state: Column<AdminOperator> = {
  field: "disabledAt",
  label: "상태",
  cell: ({ disabledAt }) =>
    disabledAt === null ? (
      <StatusPill tone="success">사용 중</StatusPill>
    ) : (
      <StatusPill tone="plain">사용 중지</StatusPill>
    ),
};

const id = column.id("id");
const name = column.text("name");
const role = column.enumLabel("role", OperatorRoleLabels);
const createdAt = column.time("createdAt");

export const tableColumns = [id, name, role, state, createdAt];

export const detailColumns = [...tableColumns, column.time("disabledAt")];
