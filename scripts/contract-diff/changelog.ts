/** docs/contract-changelog.md, and the table of rules in docs/contract-versions.md: both written from what the check knows. */
import type { Change } from "./changes.ts";
import type { Rule, Verdict } from "./rules.ts";
import { rules } from "./rules.ts";

export const CHANGELOG_FILE = "docs/contract-changelog.md";
export const RULES_FILE = "docs/contract-versions.md";

const TITLES: Readonly<Record<Verdict, string>> = { breaking: "Breaking", safe: "Safe", note: "Notes" };
const PLACES_SHOWN_MAX = 12;

const code = (text: string) => `\`${text.replaceAll("`", "'")}\``;

function entry({ rule, where, detail, direction, operations }: Change): string {
  const more = operations.length - PLACES_SHOWN_MAX;
  const places = operations.slice(0, PLACES_SHOWN_MAX).map(code).join(", ") + (more > 0 ? ` and ${more} more` : "");
  const what = where === "" ? places : `${code(where)} in the ${direction} of ${places}`;
  return `- ${what}: ${rules[rule].says}${detail === "" ? "" : ` (${code(detail)})`}`;
}

/** The changes of one version, as a section without its heading. */
function renderChanges(changes: readonly Change[]): string {
  const sections = (["breaking", "safe", "note"] as const).flatMap((verdict) => {
    const entries = changes.filter((change) => change.verdict === verdict).map(entry);
    return entries.length === 0 ? [] : [`### ${TITLES[verdict]}`, entries.join("\n")];
  });
  return sections.join("\n\n");
}

/** The section of the version that is not released yet. */
export function renderComing(version: string, released: string, changes: readonly Change[]): string {
  if (changes.length === 0) return `Nothing has changed since ${released}.`;
  return `## ${version} (not released)\n\n${renderChanges(changes)}`;
}

function verdictsOf({ verdict }: Rule): [request: string, answer: string] {
  return typeof verdict === "string" ? [verdict, verdict] : [verdict.request, verdict.answer];
}

/** All rules, with what each says of a request and of an answer. */
export function renderRules(): string {
  const rows = Object.entries(rules).map(([id, rule]) => {
    const [request, answer] = verdictsOf(rule);
    return `| ${code(id)} | ${rule.says} | ${request} | ${answer} |`;
  });
  return ["| rule | the change | in a request | in an answer |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

const marks = (name: string) => [`<!-- ${name} -->`, `<!-- /${name} -->`] as const;

/** Text between `<!-- name -->` and `<!-- /name -->`. Throws when a mark is missing. */
export function readPart(page: string, name: string): string {
  const [start, end] = marks(name);
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no part "${name}": ${start} … ${end}.`);
  return page.slice(from + start.length, to).trim();
}

export function replacePart(page: string, name: string, content: string): string {
  const [start, end] = marks(name);
  readPart(page, name);
  const from = page.indexOf(start) + start.length;
  return `${page.slice(0, from)}\n\n${content}\n\n${page.slice(page.indexOf(end))}`;
}

/** Closes the coming section under its date, above the versions before it. */
export function releaseOn(page: string, version: string, date: string, changes: readonly Change[]): string {
  const emptied = replacePart(page, "coming", renderComing(version, version, []));
  const [, end] = marks("coming");
  const at = emptied.indexOf(end) + end.length;
  const section = `## ${version} (${date})\n\n${renderChanges(changes)}`;
  return `${emptied.slice(0, at)}\n\n${section}${emptied.slice(at)}`;
}

const plain = (text: string) => text.replaceAll(/[ -]+/g, " ").trim();

/** Whether two texts say the same: the formatter pads tables. */
export function isSame(a: string, b: string): boolean {
  return plain(a) === plain(b);
}
