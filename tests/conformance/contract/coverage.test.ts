import { expect, test } from "vitest";
import { Coverage } from "./coverage.ts";

test("a status that no check can cause isn't expected", () => {
  const statuses = Object.fromEntries(
    new Coverage().rows().map(({ operationId, cells }) => [operationId, cells.map(({ status }) => status)]),
  );
  expect(statuses).toMatchObject({ getHealth: [200], getReadiness: [200, 503] });
});
