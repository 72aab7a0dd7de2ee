import { beforeEach, expect, it, vi } from "vitest";
import { imageSrc } from "./api.ts";
import { socketUrl } from "./socketUrl.ts";

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://app.example.com" });
  return vi.unstubAllEnvs;
});

it.each([
  ["/images/a.webp", "https://api.example.com/images/a.webp"],
  ["https://cdn.example.com/a.webp", "https://cdn.example.com/a.webp"],
  ["blob:https://app.example.com/1", "blob:https://app.example.com/1"],
])("resolves the image %s of an API on another origin", (url, src) => {
  vi.stubEnv("VITE_API_BASE_URL", "https://api.example.com/");
  expect(imageSrc(url)).toBe(src);
});

it("resolves an image and the socket of an API on the page's origin", () => {
  expect(imageSrc("/images/a.webp")).toBe("https://app.example.com/images/a.webp");
  expect(socketUrl()).toBe("wss://app.example.com/ws");
});
