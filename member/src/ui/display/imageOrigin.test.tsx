// @vitest-environment jsdom
/** Images of an API on another origin: the contract's URLs are paths there. */
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Avatar } from "./Avatar.tsx";
import { FramedImage } from "./FramedImage.tsx";

beforeEach(() => vi.stubEnv("VITE_API_BASE_URL", "https://api.example.com"));
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

it.each([
  ["avatar", <Avatar key="avatar" name="밥친구" imageUrl="/images/a.webp" />],
  ["meeting image", <FramedImage key="image" dish="soup" imageUrl="/images/a.webp" />],
])("loads the %s from the API's origin", (_, element) => {
  const { container } = render(element);
  expect(container.querySelector("img")?.src).toBe("https://api.example.com/images/a.webp");
});
