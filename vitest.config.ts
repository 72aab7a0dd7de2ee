import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import type { TestSpecification } from "vitest/node";
import { BaseSequencer } from "vitest/node";

const isProof = ({ moduleId }: TestSpecification) => moduleId.includes("/proofs/");

/** The proofs take minutes each: begun last, they would keep one processor waiting for the other. */
class ProofsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's own method, not an array's.
    const sorted = await super.sort(files);
    return [...sorted.filter(isProof), ...sorted.filter((file) => !isProof(file))];
  }
}

/** Tests that bring their own database are the same whatever TEST_DATABASE_URL says; run once, they need no second time. */
const withOwnDatabase = ["open-deps", "operation/two-servers", "proofs/kill", "realtime/bus-shared"];
const doneOnce = process.env["TEST_DATABASE_URL"] ? withOwnDatabase.map((name) => `server/src/${name}.test.ts`) : [];

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "server",
          include: ["{openapi,server,site,mocks,scripts}/**/*.test.ts", "tests/{conformance,repository}/**/*.test.ts"],
          // Module by module anew would load the server and its database for each file: thrice the time.
          isolate: false,
        },
      },
      {
        extends: true,
        // What loads the apps, whose modules keep settings and sessions of their own.
        test: { name: "apps", include: ["{member,admin}/**/*.test.{ts,tsx}", "tests/contract/**/*.test.ts"] },
      },
    ],
    exclude: ["**/node_modules/**", "**/dist/**", ...doneOnce],
    setupFiles: ["tests/setup/console.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: { sequencer: ProofsFirst },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
