import { expect, test } from "vitest";
import { differencesOf } from "./useFresh.tsx";

interface Row {
  id: number;
  title: string;
  imageId: number | null;
}
const form = {
  valuesOf: ({ title, imageId }: Row) => ({ title, picture: { id: imageId } }),
  labels: { title: "제목", picture: "이미지" },
  write: (value: string | { id: number | null }) => (typeof value === "string" ? value : String(value.id ?? "—")),
};
const before = { title: "봄맞이", picture: { id: 3 } };

test("a row that is as it was has no difference", () => {
  expect(differencesOf(before, { id: 1, title: "봄맞이", imageId: 3 }, form)).toEqual([]);
});

test("what another operator changed is told with both sides", () => {
  expect(differencesOf(before, { id: 1, title: "여름맞이", imageId: null }, form)).toEqual([
    { label: "제목", before: "봄맞이", now: "여름맞이" },
    { label: "이미지", before: "3", now: "—" },
  ]);
});

test("a field that the form leaves alone is not watched", () => {
  const titleOnly = { ...form, labels: { title: "제목" } };
  expect(differencesOf(before, { id: 1, title: "봄맞이", imageId: null }, titleOnly)).toEqual([]);
});
