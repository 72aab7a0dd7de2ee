/** Values that a schema accepts and a database can't store: the NUL character, an unpaired surrogate, the year 0. */
import type { AnyCall, OperationId } from "../../client/call-types.ts";
import type { Check } from "../../runner/check.ts";
import { replaceAt } from "../support/bounds.ts";
import { expectRefusedField } from "../support/outcomes.ts";
import { baseRequestOf } from "../support/requests/base-requests.ts";

/** A text field for each way of using a text: login, lookup, search, storage, operators' lists. */
const TEXT_FIELDS: readonly [OperationId, string][] = [
  ["loginAdmin", "/name"],
  ["checkNameDuplicated", "?name"],
  ["searchMeetings", "?query"],
  ["searchAdminMembers", "?q"],
  ["createMeeting", "/title"],
  ["changeMemberName", "/name"],
  ["reportOutOfMeeting", "/content"],
  ["createAdminAnnouncement", "/content"],
];

const NUL = { description: "the NUL character", text: "밥\u0000알" };
/** Only JSON can escape it: a URL in UTF-8 can't. */
const UNPAIRED_SURROGATE = { description: "an unpaired surrogate", text: "밥\uD83C알" };

function withText(call: AnyCall, pointer: string, text: string): AnyCall {
  if (pointer.startsWith("?")) return { ...call, query: { ...call.query, [pointer.slice(1)]: text } };
  return { ...call, body: replaceAt(call.body, pointer, text) };
}

const texts = TEXT_FIELDS.map(([id, pointer]): Check => {
  const { needs, create } = baseRequestOf(id);
  const cases = pointer.startsWith("?") ? [NUL] : [NUL, UNPAIRED_SURROGATE];
  return {
    id: `shapes.unstorable.${id}.${pointer.slice(1)}`,
    title: `${id} refuses ${cases.map(({ description }) => description).join(" and ")} in ${pointer} with INVALID_REQUEST, and names the field.`,
    source: "openapi.json#/info/description",
    needs,
    covers: [`${id} INVALID_REQUEST`],
    run: async (ctx) => {
      const call = await create(ctx);
      for (const { description, text } of cases) {
        const response = await ctx.http.callWithRetry(id, withText(call, pointer, text));
        expectRefusedField(ctx, id, response, { description, pointer });
      }
    },
  };
});

const CURSORS = ["listMeetings", "listHostedMeetings", "listJoinedMeetings"] as const;

const cursors = CURSORS.map((id): Check => {
  const { needs, create } = baseRequestOf(id);
  return {
    id: `shapes.unstorable.${id}.cursor`,
    title: `${id} takes a cursor of the year 0 as the end of the list, or refuses it with INVALID_REQUEST.`,
    source: "D8",
    needs,
    run: async (ctx) => {
      const call = await create(ctx);
      const cursor = "0000-01-01T00:00:00Z";
      const response = await ctx.http.callWithRetry(id, { ...call, query: { ...call.query, cursor } });
      if (response.status === 200)
        ctx.equal(response.body, { meetingListDtoList: [], hasMore: false }, "No meeting is older than the cursor.");
      else ctx.expectRefusal(id, "INVALID_REQUEST", response);
    },
  };
});

export const checks: Check[] = [...texts, ...cursors];
