// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { initSessionStore, reloadMember } from "../../../session/session.ts";
import { buildMember, fakeSource, startMemberSession } from "../../../testing/session.ts";
import { PAINTED_ROOM_KEY } from "./paintedRoom.ts";
import { usePaintedRoom } from "./usePaintedRoom.ts";

function Room({ messages }: { messages: readonly string[] | null }): ReactNode {
  return (
    <div ref={usePaintedRoom(17)}>
      <div>
        {messages && (
          <div role="log">
            <div>
              <div>
                {messages.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

const saved = () => localStorage.getItem(PAINTED_ROOM_KEY);

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div id="frame"></div>';
});
afterEach(() => {
  cleanup();
  // The files of a worker share one window.
  localStorage.clear();
});

it("saves the room when it is left, and when the app is", async () => {
  await startMemberSession();
  const { rerender } = render(<Room messages={["곧 도착해요"]} />);
  expect(document.getElementById("frame")).toBeNull();
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  Reflect.deleteProperty(document, "visibilityState");
  expect(saved()).toContain("곧 도착해요");
  rerender(<Room messages={["자리 잡았어요"]} />);
  cleanup();
  expect(saved()).toContain("자리 잡았어요");
});

it("forgets the room when it is left without messages: the member may not read it any more", async () => {
  await startMemberSession();
  render(<Room messages={["곧 도착해요"]} />);
  cleanup();
  render(<Room messages={null} />);
  cleanup();
  expect(saved()).toBeNull();
});

it("saves nothing of a session that has ended", async () => {
  const source = fakeSource({ load: () => Promise.resolve(buildMember()) });
  initSessionStore(source);
  await reloadMember();
  render(<Room messages={["곧 도착해요"]} />);
  source.end("revoked");
  cleanup();
  expect(saved()).toBeNull();
});
