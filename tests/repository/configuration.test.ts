/** docs/configuration.md explains every variable of the server's environment, with the default that the code has. */
import { expect, it } from "vitest";
import { environmentDefaults } from "../../server/src/config.ts";
import { read } from "./lib/files.ts";

const page = read("docs/configuration.md");
const [ofServer = ""] = page.split("## When the apps are built");

const defaults = new Map(
  Array.from(page.matchAll(/^\| `(\w+)` *\| ([^|]*)\|/gm), ([, name = "", cell = ""]) => [name, cell.trim()] as const),
);

it("has every variable of the server", () => {
  expect(Object.keys(environmentDefaults).filter((name) => !defaults.has(name))).toEqual([]);
});

it("has no variable that the server doesn't know", () => {
  const listed = Array.from(ofServer.matchAll(/^\| `(\w+)`/gm), ([, name = ""]) => name);
  expect(listed.filter((name) => !(name in environmentDefaults))).toEqual([]);
});

it.each(Object.entries(environmentDefaults).filter(([, value]) => value))("%s has the default %s", (name, value) => {
  expect(defaults.get(name)).toMatch(new RegExp(`^\`${value?.replaceAll(".", String.raw`\.`)}\`$`));
});
