/** The documents for teams, as the package has them. */

/** What only a checkout of this repository can do or has. */
const ONLY_HERE = /<!-- repository -->.*?<!-- \/repository -->/gs;

/** Commands and paths of the package, and links only to pages that it has too. */
export function documentForPackage(text: string): string {
  return text
    .replaceAll(ONLY_HERE, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replaceAll("npm run conformance -- ", "npx babchingu-conformance ")
    .replaceAll("tests/conformance/", "node_modules/babchingu-conformance/")
    .replaceAll("babchingu-conformance conformance-package", "babchingu-conformance .")
    .replaceAll("../product.md", "product.md")
    .replaceAll(/\[([^\]]*)\]\((?:\.\.\/)[^)]*\)/g, "$1");
}
