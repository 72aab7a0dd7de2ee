import { describe, expect, it } from "vitest";
import { clusters } from "./cluster.ts";

describe("clusters", () => {
  it("groups overlapping items and contains each of them once", () => {
    const points = [0, 10, 100, 105, 300].map((x) => ({ x, y: 0 }));
    const groups = clusters(points, (point) => point, 40);
    expect(groups.map((group) => group.map(({ x }) => x))).toEqual([[0, 10], [100, 105], [300]]);
  });
});
