/** The README's table of areas names every folder of the server and of the member app, and only folders that exist. */
import { expect, it } from "vitest";
import { paths, read } from "./lib/files.ts";

const readme = read("README.md");
const rows = readme
  .split("\n")
  .filter((line) => line.startsWith("| [") && line.includes("docs/product.md#"))
  .map((line) => line.split("|").map((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = ""]) => name)));

const namesIn = (column: number): string[] => rows.flatMap((row) => row[column] ?? []);

/** Names of the folders in a folder. */
function foldersOf(folder: string): string[] {
  const subpaths = paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));
  return [...new Set(subpaths.filter((path) => path.includes("/")).map((path) => path.split("/")[0] ?? ""))];
}

/** Folders that several areas share, and those without rules. */
const WITHOUT_AREA = new Set(["shared", "common", "legal", "support"]);

const codeFolders = [
  { name: "server", folder: "server/src/domain", column: 3 },
  { name: "member app", folder: "member/src/features", column: 4 },
];

it.each(codeFolders)("names the folders of the $name", ({ folder, column }) => {
  const names = namesIn(column).map((name) => name.replace(`${folder}/`, "").replace(/\/$/, ""));
  const expected = foldersOf(folder).filter((name) => !WITHOUT_AREA.has(name));
  expect([...new Set(names)].toSorted(), "README.md, the table of areas").toEqual(expected.toSorted());
});

it("names sections of the console that exist; admin/src/sections/index.ts lists them all", () => {
  const sections = foldersOf("admin/src/sections");
  expect(namesIn(5).filter((name) => !sections.includes(name))).toEqual([]);
});

const isContractFile = (name: string): boolean =>
  paths.includes(`openapi/${name}`) || paths.includes(`openapi/paths/${name}`);

it("names files of the contract that exist", () => {
  expect(namesIn(6).filter((name) => !name.includes("*") && !isContractFile(name))).toEqual([]);
});
