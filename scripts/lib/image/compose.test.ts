import { expect, it } from "vitest";
import { interpolate } from "./compose.ts";

it("replaces variables as compose does", () => {
  const env = { DOMAIN: "bab.example", EMPTY: "" };
  expect(interpolate("https://${DOMAIN} $$x ${EMPTY:-disk} ${NONE:-}|${NONE}", env)).toBe(
    "https://bab.example $x disk |",
  );
  expect(interpolate("${NONE:-https://${DOMAIN}} ${EMPTY:-${NONE:-x}}", env)).toBe("https://bab.example x");
  expect(() => interpolate("${SECRET:?set it in .env}", env)).toThrow("set it in .env");
});
