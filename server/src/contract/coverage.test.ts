import { errorCatalogue } from "@babchingu/openapi/errors";
import { describe, expect, test } from "vitest";
import { allHandlers } from "../http/handlers.ts";
import { createTestApp } from "../testing/harness.ts";
import { listOperations, loadContract } from "./document.ts";
import { missingHandlers } from "./plugin.ts";
import { accessRule } from "./security.ts";
import { Validators } from "./validation.ts";

describe("the contract's operations in this server", () => {
  const document = loadContract();

  test("every operation has a handler; one without answers 501", async () => {
    const { deps } = await createTestApp();
    expect(missingHandlers(document, allHandlers(deps))).toEqual([]);
  });

  test("every schema compiles", () => {
    const validators = Validators.of(document);
    for (const { operation } of listOperations(document)) {
      const contents = [
        operation.requestBody?.content,
        ...Object.values(operation.responses).map(({ content }) => content),
      ];
      const schemas = contents.flatMap((content) => Object.values(content ?? {})).map(({ schema }) => schema ?? {});
      for (const schema of schemas) expect(() => validators.response(schema)).not.toThrow();
      expect(operation.operationId).toMatch(/^[a-z]\w+$/);
    }
  });

  test("every operation uses security schemes that the server supports", () => {
    const schemes = listOperations(document).map(({ operation }) => accessRule(document, operation).schemes);
    const usedSchemes = new Set<string>();
    for (const names of schemes) for (const name of names) usedSchemes.add(name);
    expect([...usedSchemes].toSorted()).toEqual(["admin", "bearer"]);
    expect(listOperations(document).filter(({ operation }) => !operation.security)).toEqual([]);
  });

  test("every error's code contains its status", () => {
    for (const { code, status } of Object.values(errorCatalogue)) {
      expect(code).toMatch(new RegExp(`^E${status}-`));
    }
  });
});
