import { describe, expect, test } from "vitest";
import { parseRole, readId, readName, readSecrets } from "./operator-command.ts";

const secrets = { password1: "first-pass-1", password2: "second-pass-2", code: "20250901" };
const nobody = { ask: () => Promise.reject(new Error("Nothing is missing.")) };

describe("what the operators' commands read", () => {
  test("is asked for where a flag is missing, without showing secrets", async () => {
    const asked: [string, boolean][] = [];
    const ask = async (question: string, { isSecret }: { isSecret: boolean }) => {
      asked.push([question, isSecret]);
      return "operator";
    };
    expect(await readName({ ask }, {})).toBe("operator");
    await expect(readSecrets({ ask }, secrets)).resolves.toEqual({ ...secrets, code: 20_250_901 });
    await expect(readSecrets({ ask }, {})).rejects.toThrow("The security code");
    expect(asked).toEqual([
      ["Id", false],
      ["First password", true],
      ["Second password", true],
      ["Security code", true],
    ]);
  });

  test("is refused where it is too short, and a code that is no integer in its range", async () => {
    await expect(readName(nobody, { name: " " })).rejects.toThrow("The id: 1 to");
    await expect(readSecrets(nobody, { ...secrets, password2: "short" })).rejects.toThrow("The second password: 8 to");
    for (const code of ["twelve", "-1", "1.5", "2000000001"]) {
      const refused = readSecrets(nobody, { ...secrets, code });
      await expect(refused).rejects.toThrow("The security code: an integer from 0 to 2000000000.");
    }
  });

  test("is a known role, in any case", () => {
    expect(parseRole("support")).toBe("SUPPORT");
    expect(() => parseRole("admin")).toThrow("The role: one of OWNER, SUPPORT, FINANCE, VIEWER.");
  });

  test("is the number of a row", () => {
    expect(readId("The member", "1042")).toBe(1042);
    for (const text of ["국밥요정", "0"]) expect(() => readId("The member", text)).toThrow("The member: a number.");
  });
});
