// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Image } from "./Image.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

test("an image of an API on another origin is loaded from that origin", () => {
  vi.stubEnv("VITE_API_BASE_URL", "https://api.example.com");
  const { container } = render(<Image url="/images/a.webp" alt="" onError={() => {}} />);
  expect(container.querySelector("img")?.src).toBe("https://api.example.com/images/a.webp");
});
