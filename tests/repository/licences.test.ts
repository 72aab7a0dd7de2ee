/** What production code depends on may be distributed with it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface LockedPackage {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const root = join(import.meta.dirname, "..", "..");
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
  packages: Record<string, LockedPackage>;
};

const PERMISSIVE = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
]);
/** Others, each with the reason why it may be used. */
const EXCEPTIONS: Record<string, string> = {
  "react-leaflet": "Hippocratic-2.1; fixed by the project's owner, named in LICENSE",
  "@react-leaflet/core": "Hippocratic-2.1; fixed by the project's owner, named in LICENSE",
  "react-leaflet-cluster": "its LICENSE file is the MIT licence",
  "web-push": "MPL-2.0, which is for its own files only, and these are unchanged",
  dompurify: "MPL-2.0 or Apache-2.0, of which the latter is taken",
  "compute-gcd": "its LICENSE file is the MIT licence",
  "compute-lcm": "its LICENSE file is the MIT licence",
  "validate.io-array": "its LICENSE file is the MIT licence",
  "validate.io-function": "its LICENSE file is the MIT licence",
  "validate.io-integer": "its LICENSE file is the MIT licence",
  "validate.io-integer-array": "its LICENSE file is the MIT licence",
  "validate.io-number": "its LICENSE file is the MIT licence",
};
/** sharp's image library, a separate file that may be replaced, as the LGPL asks for. */
const isImageLibrary = (name: string) => name.startsWith("@img/sharp-");

test("production code depends on packages with permissive licences, or has a reason", () => {
  const production = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes("node_modules/") && dev !== true && link !== true,
  );
  expect(production.length).toBeGreaterThan(100);
  const others = production
    .map(([path, { license }]) => [path.split("node_modules/").at(-1) ?? "", license ?? "none"] as const)
    .filter(([name, license]) => !PERMISSIVE.has(license) && !(name in EXCEPTIONS) && !isImageLibrary(name));
  expect(others).toEqual([]);
});
