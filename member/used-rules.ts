interface Block {
  /** A selector, or an at-rule with its conditions. */
  prelude: string;
  body: string;
}

/** The blocks of a minified stylesheet, without those inside of them. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let [start, open, depth] = [0, 0, 0];
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === "{" && depth++ === 0) open = index;
    if (brace === "{" || --depth > 0) continue;
    blocks.push({ prelude: css.slice(start, open), body: css.slice(open + 1, index) });
    start = index + 1;
  }
  return blocks;
}

const NESTING = /^@(?:media|supports|container|layer)\b/;
/** What a selector says about other elements, or about what an element is not. */
const CONDITIONS = /:(?:not|has|is|where)\([^()]*\)/g;
const CLASS = /\.(-?[_a-z][\w-]*)/gi;

function canApply(selector: string, classes: ReadonlySet<string>): boolean {
  return [...selector.matchAll(CLASS)].every(([, name = ""]) => classes.has(name));
}

function rulesFor(css: string, classes: ReadonlySet<string>): string {
  return blocksOf(css)
    .map(({ prelude, body }) => {
      const kept = NESTING.test(prelude) ? rulesFor(body, classes) : body;
      const selectors = prelude.replaceAll(CONDITIONS, "").split(",");
      const isUsed = prelude.startsWith("@") ? kept !== "" : selectors.some((each) => canApply(each, classes));
      return isUsed ? `${prelude}{${kept}}` : "";
    })
    .join("");
}

/** Those rules of a minified stylesheet that can apply to this HTML: the ones of whose classes it has all. */
export function usedRules(css: string, html: string): string {
  const attributes = [...html.matchAll(/\bclass="([^"]*)"/g)];
  return rulesFor(css, new Set(attributes.flatMap(([, names = ""]) => names.split(" "))));
}
