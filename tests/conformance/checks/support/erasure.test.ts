/** Deletions are found whichever way a backend writes its JSON. */
import { describe, expect, test } from "vitest";
import { Recorder } from "../../client/recorder.ts";
import { Context } from "../../runner/context.ts";
import type { RunEnvironment } from "../../runner/environment.ts";
import { erasureChecks } from "./erasure.ts";
import { read } from "./reads.ts";

const block = { blockedName: "밥상", imageUrl: "/images/1", blockedId: 12 };
const other = { blockedName: "숟갈", imageUrl: "/images/2", blockedId: 123 };

/** Runs a deletion on a backend that shows the first rows before it and the second ones after it. */
async function erase(write: (body: unknown) => string, before: object[], after: object[]): Promise<void> {
  let rows = before;
  const call = async () => {
    const text = write(rows);
    const body: unknown = JSON.parse(text);
    return { status: 200, text, body };
  };
  const [check] = erasureChecks("auth", [], {
    deleteBlock: async () => ({
      erase: async () => (rows = after),
      places: [read("listBlocks", undefined)],
      traces: { name: block.blockedName, image: block.imageUrl, number: `"blockedId": ${block.blockedId}\n` },
    }),
  });
  const env = { client: () => ({ call }) } as unknown as RunEnvironment;
  await check!.run(new Context(check!, env, new Recorder(() => undefined)));
}

const escapeKorean = (text: string) =>
  text.replaceAll(/[^\0-\x7F]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);

describe.each<[string, (body: unknown) => string]>([
  ["without spaces", (body) => JSON.stringify(body)],
  ["with lines and spaces", (body) => JSON.stringify(body, null, 1)],
  ["with escaped letters", (body) => escapeKorean(JSON.stringify(body))],
  ["with escaped slashes", (body) => JSON.stringify(body).replaceAll("/", String.raw`\/`)],
])("JSON %s", (_, write) => {
  test("what is gone is gone, beside a number that begins alike", async () => {
    await expect(erase(write, [block, other], [other])).resolves.toBeUndefined();
  });

  test.each(Object.entries(block))("the %s that is still there is found", async (name, value) => {
    await expect(erase(write, [block, other], [other, { [name]: value }])).rejects.toThrow("any more");
  });
});
