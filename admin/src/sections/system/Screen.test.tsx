// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { json, reply, resetBeforeEach } from "../../dataProvider/testing.ts";
import { show } from "../testing.tsx";
import { System } from "./Screen.tsx";

resetBeforeEach();
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(cleanup);

test.each([
  ["SUPPORT", ["회원 0", "모임 0"], "아직 지도에 표시할 회원이나 모임이 없어요."],
  ["VIEWER", ["모임 0"], "아직 지도에 표시할 모임이 없어요."],
] as const)("the map offers %s what the role may see (D60)", async (role, kinds, text) => {
  reply.mockImplementation(() =>
    json({ memberCount: 3, meetingCount: 0, memberLocationDtoList: [], meetingLocationDtoList: [] }),
  );
  show(<System />, { role });
  await screen.findByText(text);
  expect(screen.getAllByRole("checkbox").map(({ parentElement }) => parentElement?.parentElement?.textContent)).toEqual(
    kinds,
  );
});
