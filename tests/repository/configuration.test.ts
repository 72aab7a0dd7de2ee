/** docs/configuration.md documents every environment variable of the server with the default of the code. */
import { expect, it } from "vitest";
import { environmentDefaults } from "../../server/src/config.ts";
import { read } from "./lib/files.ts";

const page = read("docs/configuration.md");
const [serverPart = ""] = page.split("## When the apps are built");

const defaults = new Map(
  Array.from(page.matchAll(/^\| `(\w+)` *\| ([^|]*)\|/gm), ([, name = "", cell = ""]) => [name, cell.trim()] as const),
);

it("documents every variable of the server", () => {
  expect(Object.keys(environmentDefaults).filter((name) => !defaults.has(name))).toEqual([]);
});

it("documents no variable that the server doesn't read", () => {
  const documented = Array.from(serverPart.matchAll(/^\| `(\w+)`/gm), ([, name = ""]) => name);
  expect(documented.filter((name) => !(name in environmentDefaults))).toEqual([]);
});

it.each(Object.entries(environmentDefaults).filter(([, value]) => value))("%s has the default %s", (name, value) => {
  expect(defaults.get(name)).toMatch(new RegExp(`^\`${value?.replaceAll(/[.*]/g, String.raw`\$&`)}\`$`));
});
