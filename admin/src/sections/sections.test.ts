import { expect, test } from "vitest";
import type { Column } from "../ui/columns/columnsOf.tsx";
import { resources } from "./index.ts";

const modules = import.meta.glob<Record<string, unknown>>("./*/columns.tsx");

test("every list has columns", () => {
  expect(Object.keys(modules).toSorted()).toEqual(resources.map(({ name }) => `./${name}/columns.tsx`).toSorted());
});

test.each(Object.entries(modules))("every column of %s has a label", async (_, load) => {
  const columns = Object.values(await load())
    .filter(Array.isArray)
    .flat() as Column<object>[];
  expect(columns.length).toBeGreaterThan(0);
  expect(columns.filter(({ label }) => !label)).toEqual([]);
});
