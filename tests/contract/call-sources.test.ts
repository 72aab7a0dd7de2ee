/** How the contract tests find the API calls in the apps' sources, and that the apps send requests in no other way. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { callsIn, callsOf, root, sourcesOf } from "./clients/source-calls.ts";

describe("callsIn", () => {
  it("finds a call anywhere in a file, with the free variables of its options", () => {
    const text = `
      import { sizeOf as size } from "./size.ts";
      const rows = (id: number) => ({
        queryFn: ({ signal }: Context) => call(api.GET("/rows/{id}", { params: { path: { id }, query: { ...at, size: size(id as Id) } }, signal })),
      });
      if (sure) void api.POST("/rows", { body: { list: list.flatMap(({ id, ...rest }) => { const own = rest; return [own, String(id), kept[id]]; }) } });
      api.other; other.GET("/no");`;
    const [get, post, ...more] = callsIn("member/src/rows.ts", text);
    expect(more).toEqual([]);
    expect([get?.endpoint, get?.names.toSorted()]).toEqual(["GET /rows/{id}", ["at", "id", "signal", "size"]]);
    expect(get?.imports.get("size")).toEqual({ specifier: "./size.ts", imported: "sizeOf" });
    expect([post?.endpoint, post?.names.toSorted()]).toEqual(["POST /rows", ["kept", "list"]]);
  });

  it.each(["api[method](`/rows`)", "api.GET(path)", "api.GET(`/rows/${id}`)"])(
    "throws when the method or the path is computed: %s",
    (call) => {
      expect(() => callsIn("member/src/rows.ts", `void ${call};`)).toThrow(/write the method and the path/);
    },
  );

  it("finds the calls of both apps", () => {
    expect([callsOf("member").length > 50, callsOf("admin").length > 40]).toEqual([true, true]);
  });
});

/** Requests without the typed client, and where they are tested. */
const untypedRequests: Readonly<Record<string, string>> = {
  "admin/src/dataProvider/httpClient.ts": "the data provider's, in client-admin.test.ts",
  "member/src/api/uploadImage.ts": "the upload, in client-upload.test.ts",
  "member/src/simulated-shell/simulatedShell.ts": "the simulated shell's purchase, in client-upload.test.ts",
  "member/src/offline/worker.ts": "the service worker passes requests on as they are",
  "member/src/features/account/model/kakao.ts":
    "looks for the development server's consent page, which is no part of the API",
};

it("nothing reaches the API without the typed client, except what is tested separately", () => {
  const found = [...sourcesOf("member"), ...sourcesOf("admin")].filter((file) => {
    const code = readFileSync(join(root, file), "utf8").replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, "");
    return /(?<![.\w])fetch\(|\.fetch\(|new XMLHttpRequest|sendBeacon\(|new EventSource/.test(code);
  });
  expect(found.toSorted()).toEqual(Object.keys(untypedRequests).toSorted());
});
