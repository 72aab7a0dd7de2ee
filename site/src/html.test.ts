/** The pages' markup: valid HTML, previews, structured data and icons. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { tablePicturePath } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { assetFiles, type Assets, qrCodePath, shareNames } from "./assets.ts";
import { config } from "./config.ts";
import { tablePictureSize } from "./drawings/table-picture.ts";
import { allPages, renderPage, tablePictures } from "./render.tsx";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const assets = { ...(assetFiles as Record<string, string>), qrCode: qrCodePath } as Assets;
const cases = await Promise.all(
  allPages.map(async (page) => [page.path, await renderPage(page, assets), page] as const),
);
const listedPages = cases.filter(([, , page]) => !page.isUnlisted);
const rules = JSON.parse(readFileSync(join(root, ".htmlvalidate.json"), "utf8")) as ConfigData;
const validator = new HtmlValidate(new StaticConfigLoader(rules));

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

async function findProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

interface GraphNode {
  "@type": string;
  [property: string]: unknown;
}

function graphOf(html: string): GraphNode[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  if (!text) throw new Error("The page has no structured data.");
  const data = JSON.parse(text) as { "@context": string; "@graph": GraphNode[] };
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"];
}

describe("markup", () => {
  it.each(cases)("%s is valid HTML", async (_path, html) => {
    expect(await findProblems(html)).toEqual([]);
  });

  it("the validator refuses invalid markup", async () => {
    expect(
      await findProblems('<!DOCTYPE html><html lang="ko"><head><title>x</title></head><p><ul></ul></p></html>'),
    ).not.toEqual([]);
  });

  it.each(cases)("%s gives every image a size and alt text, and loads those below the fold lazily", (_path, html) => {
    for (const [image] of html.matchAll(/<img [^>]*>/g)) {
      expect(image).toMatch(/ width="\d+" height="\d+"/);
      expect(image).toMatch(/ alt="[^"]+"/);
    }
    const eager = [...html.matchAll(/<img (?:(?!loading="lazy")[^>])*>/g)];
    expect(eager.length).toBeLessThanOrEqual(1);
  });
});

describe("previews", () => {
  it.each(cases)("%s gives Open Graph and Twitter the same values", (_path, html, page) => {
    for (const kind of ["og", "twitter"]) {
      expect(contentOf(html, `${kind}:title`)).toBe(page.title);
      expect(contentOf(html, `${kind}:description`)).toBe(page.description);
      const image = page.preview?.image ?? assets[`share-${page.share ?? "home"}`];
      expect(contentOf(html, `${kind}:image`)).toBe(`${config.origin}${image}`);
      expect(contentOf(html, `${kind}:image:alt`)).toBeTruthy();
    }
    expect(contentOf(html, "twitter:card")).toBe("summary_large_image");
  });

  it("every table has a drawing of the declared size", async () => {
    const drawings = tablePictures();
    for (const capacity of [limits.MaxCapacity.minimum, limits.MaxCapacity.maximum]) {
      const svg = drawings.get(tablePicturePath(1, capacity)) ?? "";
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject(tablePictureSize);
      expect(svg.match(/stroke-dasharray/g)).toHaveLength(capacity - 1);
    }
  });

  it.each(shareNames)("the preview image %s has 1200 × 630 px and less than 100 kB", async (name) => {
    const file = readFileSync(join(root, assetFiles[`share-${name}`]));
    expect(await sharp(file).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(file.length).toBeLessThan(100_000);
  });
});

describe("structured data", () => {
  it.each(listedPages)("%s names the page, its breadcrumb and the organization", (path, html, page) => {
    const graph = graphOf(html);
    const types = graph.map((node) => node["@type"]);
    expect(types).toEqual(expect.arrayContaining(["Organization", "WebSite", "WebPage"]));
    const described = graph.find((node) => node["@type"] === "WebPage");
    expect(described).toMatchObject({ url: config.origin + path, name: page.title, inLanguage: "ko" });
    const breadcrumb = described?.["breadcrumb"] as { itemListElement: { item: string }[] } | undefined;
    expect(breadcrumb?.itemListElement.at(-1)?.item).toBe(config.origin + path);
  });

  it("describes the app where it is offered", () => {
    const withApp = listedPages.filter(([, html]) => graphOf(html).some((node) => node["@type"] === "WebApplication"));
    expect(withApp.map(([path]) => path)).toEqual(["/", "/download"]);
  });
});

describe("icons", () => {
  it("icons have the sizes that the pages declare", async () => {
    const sizes = { touchIcon: 180, icon192: 192, icon512: 512, maskable: 512 } as const;
    for (const [name, size] of Object.entries(sizes)) {
      const file = join(root, assetFiles[name as keyof typeof sizes]);
      expect(await sharp(file).metadata(), name).toMatchObject({ width: size, height: size });
    }
  });

  it("the ICO file has three sizes for clients that don't read the page", () => {
    const file = readFileSync(join(root, "images/favicon.ico"));
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
    expect([6, 22, 38].map((entry) => file.readUInt8(entry))).toEqual([16, 32, 48]);
  });
});
