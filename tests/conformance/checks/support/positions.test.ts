import { expect, test } from "vitest";
import { freshPosition } from "./positions.ts";

test("no coordinate of a fresh position is the beginning of another, so that a text of many can be searched for it", () => {
  const positions = Array.from({ length: 300 }, freshPosition);
  for (const axis of ["latitude", "longitude"] as const) {
    const texts = [...new Set(positions.map((position) => String(position[axis])))].toSorted();
    expect(texts.filter((text, index) => texts[index + 1]?.startsWith(text))).toEqual([]);
  }
});
