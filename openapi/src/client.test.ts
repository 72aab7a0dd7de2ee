import { expect, it } from "vitest";
import { apiBaseUrl, imageSrc } from "./client.ts";

it.each([
  ["/images/a.webp", "https://api.example.com/images/a.webp"],
  ["https://cdn.example.com/a.webp", "https://cdn.example.com/a.webp"],
  ["blob:https://app.example.com/1", "blob:https://app.example.com/1"],
])("the image %s of an API on another origin", (url, src) => {
  expect(imageSrc(url, apiBaseUrl("https://api.example.com/", "https://app.example.com"))).toBe(src);
});

it("an image of an API on the page's origin", () => {
  expect(imageSrc("/images/a.webp", apiBaseUrl(undefined, "https://app.example.com"))).toBe(
    "https://app.example.com/images/a.webp",
  );
});
