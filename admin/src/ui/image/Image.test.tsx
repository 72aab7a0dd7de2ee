// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// The address is read when the module loads, and the files of the console's tests share their modules.
beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("an image of an API on another origin comes from there", async () => {
  vi.stubEnv("VITE_API_BASE_URL", "https://api.example.com");
  const { Image } = await import("./Image.tsx");
  const { container } = render(<Image url="/images/a.webp" alt="" onError={() => {}} />);
  expect(container.querySelector("img")?.src).toBe("https://api.example.com/images/a.webp");
});
