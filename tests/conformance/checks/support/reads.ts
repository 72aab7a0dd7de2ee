/** Reading the same thing in many places: what checks compare after a write, and what they look for after a deletion. */
import type { AnyCall, OperationId, Sender } from "../../client/call-types.ts";
import type { RecordedResponse } from "../../client/http.ts";
import type { Context } from "../../runner/context.ts";
import { readCsv } from "./csv.ts";

/** One place where something is shown. */
export interface Read {
  id: OperationId;
  call: AnyCall;
  /** The object of the response that is about it, by one of its fields; the whole body when left out. */
  row?: Record<string, unknown>;
  /** The fields of it that count; all when left out. */
  fields?: readonly string[];
}

export const read = (
  id: OperationId,
  as: Sender | undefined,
  call: Omit<AnyCall, "as"> = {},
  row?: Record<string, unknown>,
  fields?: readonly string[],
): Read => ({
  id,
  call: { as, ...call },
  ...(row === undefined ? {} : { row }),
  ...(fields === undefined ? {} : { fields }),
});

function findRow(value: unknown, row: Record<string, unknown>): Record<string, unknown> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const isMatch = Object.entries(row).every(([name, wanted]) => (value as Record<string, unknown>)[name] === wanted);
  if (isMatch && !Array.isArray(value)) return value as Record<string, unknown>;
  return Object.values(value)
    .map((inner) => findRow(inner, row))
    .find((found) => found !== undefined);
}

const nameOf = ({ id, call }: Read) => `${id} as ${call.as?.label ?? "nobody"}`;

/** What a place shows; fails the check when it doesn't show it at all. */
async function readPlace(ctx: Context, place: Read): Promise<unknown> {
  const body = (await ctx.ok(place.id, place.call as never)) as unknown;
  if (place.row === undefined) return body;
  return (
    findRow(body, place.row) ?? ctx.fail(`${nameOf(place)} should show it.`, { expected: JSON.stringify(place.row) })
  );
}

/** Names under which other resources show a field. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  title: ["meetingTitle"],
  name: ["memberName", "blockedName", "reporterName", "reportedName"],
};

/** Checks that a place shows these texts unchanged, under whichever names it has; fails when it has none of them. */
export async function expectTexts(ctx: Context, place: Read, texts: Record<string, string>): Promise<void> {
  const shown = await readPlace(ctx, place);
  const expected = Object.entries(texts).filter(([name]) => place.fields?.includes(name) !== false);
  if (typeof shown === "string") {
    const cells = readCsv(shown).flat();
    for (const [name, text] of expected)
      ctx.assert(cells.includes(text), `${nameOf(place)} should have the ${name} as it was sent.`, cells);
    return;
  }
  const pairs = expected.flatMap(([name, text]) =>
    [name, ...(OTHER_NAMES[name] ?? [])].flatMap((field) =>
      field in (shown as object) ? [[field, text] as const] : [],
    ),
  );
  ctx.assert(pairs.length > 0, `${nameOf(place)} should show the texts.`, shown);
  ctx.includes(shown as object, Object.fromEntries(pairs), `${nameOf(place)} should show the text as it was sent.`);
}

async function readFields(ctx: Context, place: Read): Promise<unknown> {
  const shown = await readPlace(ctx, place);
  const { fields } = place;
  if (fields === undefined) return shown;
  return Object.fromEntries(Object.entries(shown as object).filter(([name]) => fields.includes(name)));
}

/** What each place shows now. */
export async function snapshot(ctx: Context, places: readonly Read[]): Promise<unknown[]> {
  const shown: unknown[] = [];
  for (const place of places) shown.push(await readFields(ctx, place));
  return shown;
}

/** Checks that every place still shows what it did. */
export async function expectUnchanged(
  ctx: Context,
  places: readonly Read[],
  before: readonly unknown[],
  sentence: string,
): Promise<void> {
  for (const [index, place] of places.entries()) {
    ctx.equal(await readFields(ctx, place), before[index], `${sentence} (${nameOf(place)})`);
  }
}

/** What a response shows, one field of JSON a line: spaces, escapes and the order of fields are the backend's choice. CSV as it is. */
export const shownText = ({ text, body }: RecordedResponse) =>
  body === undefined ? text : JSON.stringify(body, null, 1).replaceAll(",\n", "\n");

/** Checks that no place shows any of the texts any more; a place may be gone itself. */
export async function expectTraceless(
  ctx: Context,
  places: readonly Read[],
  traces: Record<string, string>,
): Promise<void> {
  for (const place of places) {
    const response = await ctx.call(place.id, place.call as never);
    const { status } = response;
    const text = shownText(response);
    ctx.assert(status < 500, `${nameOf(place)} should answer.`, status);
    for (const [name, trace] of Object.entries(traces))
      ctx.assert(
        status >= 300 || !text.includes(trace),
        `${nameOf(place)} should not show the ${name} any more.`,
        text,
      );
  }
}
