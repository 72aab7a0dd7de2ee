// @vitest-environment jsdom
import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { dropFrame } from "./dropFrame.ts";

it("drops the frame when a screen takes its place, and not before", async () => {
  document.head.innerHTML =
    "<style>#frame { display: none } #frame:has(+ #root [data-loading]) { display: block }</style>";
  document.body.innerHTML = '<div id="frame"></div><div id="root"><main data-loading></main></div>';
  dropFrame();
  const root = document.getElementById("root");
  root?.append(document.createElement("p"));
  // The observer is called in a microtask.
  await Promise.resolve();
  expect(document.getElementById("frame")).not.toBeNull();
  root?.replaceChildren(document.createElement("main"));
  await waitFor(() => expect(document.getElementById("frame")).toBeNull());
});
