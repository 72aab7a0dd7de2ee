/** Unexpected console output fails the test that caused it; a test that expects some mocks the method itself. */
import { format } from "node:util";
import { afterEach, beforeEach, vi } from "vitest";

const methods = ["error", "warn", "log", "info", "debug"] as const;
let output: string[] = [];

beforeEach(() => {
  output = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...parameters: unknown[]) => {
      output.push(`console.${method}: ${format(...parameters)}`);
    });
  }
});

afterEach(() => {
  if (output.length > 0) throw new Error(`Unexpected console output:\n${output.join("\n")}`);
});
