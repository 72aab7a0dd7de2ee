import { describe, expect, it } from "vitest";
import { clusterItems } from "./cluster.ts";

describe("clusterItems", () => {
  it("groups overlapping items and puts each item into one group", () => {
    const points = [0, 10, 100, 105, 300].map((x) => ({ x, y: 0 }));
    const groups = clusterItems(points, (point) => point, 40);
    expect(groups.map((group) => group.map(({ x }) => x))).toEqual([[0, 10], [100, 105], [300]]);
  });
});
