import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const readTest = (path: string) => readFileSync(resolve(import.meta.dirname, path), "utf8");

/**
 * The acceptance tests take longest: started last, they would leave one processor idle. After a file that resets the modules of its
 * worker, the next one loads the server and its database again.
 */
function rankOf({ project, moduleId }: TestSpecification): number {
  if (moduleId.includes("/acceptance/")) return 0;
  if (project.name !== "node") return 3;
  return readTest(moduleId).includes("vi.resetModules(") ? 2 : 1;
}

/** Runs the files of a project in a row: at each change Vitest starts a new worker, which imports all modules again. */
class FewWorkers extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's own method, not an array's.
    const sorted = await super.sort(files);
    const ranked = sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
    return [...Map.groupBy(ranked, (file) => file.project.name).values()].flat();
  }
}

const memberMaps = join(import.meta.dirname, "member/src/testing/maps.tsx");
const appTests = globSync("{admin,member}/{,src/**/}*.test.{ts,tsx}", { cwd: import.meta.dirname });
/** The apps' tests without a DOM run among those of the server, which takes two workers less for each app. */
const domlessTests = appTests.filter((path) => !/^\/\/ @vitest-environment jsdom$/m.test(readTest(path)));

/**
 * Tests of what a database decides: of the folders that write SQL, those that open a database through the harness. `npm test` runs
 * them on PostgreSQL (TEST_DATABASE_URL) instead of among the units; the kit and the browser tests call every operation on the
 * embedded one. A file that is named runs on the embedded one.
 */
const usesHarness = (path: string) => /from "[./]+testing(\/(harness|database))?\.ts"/.test(readTest(path));
const sqlTests = globSync("server/src/{db,domain,http,jobs,realtime,acceptance/{authorization,model}}/**/*.test.ts", {
  cwd: import.meta.dirname,
}).filter(usesHarness);
/** Where connections, locks and plans differ between the two databases: these run on both. */
const bothDatabases =
  /^server\/src\/(db\/(indexes|open|partitions|text-grams|transact)|domain\/meetings\/lists\/search)\.test/;
const isOnPostgres = process.env["TEST_DATABASE_URL"] !== undefined;
const nodeTests = isOnPostgres
  ? sqlTests
  : [
      "{openapi,web,server,site,mocks,scripts}/**/*.test.ts",
      "tests/{conformance,load,repository}/**/*.test.ts",
      "tests/contract/**/!(client-*).test.ts",
      ...domlessTests,
    ];
const runElsewhere =
  process.env["SQL_TESTS"] === "elsewhere" ? sqlTests.filter((path) => !bothDatabases.test(path)) : [];

/**
 * Packages without their builds for the export condition "development": Emotion's adds a <style> for each rule, and jsdom reads all of a
 * worker's for each computed style (a quarter of the console's tests).
 */
const withoutDevelopmentBuilds: Plugin = {
  name: "without-development-builds",
  configResolved: ({ ssr }) => {
    const options = ssr.resolve;
    if (options) options.conditions = options.conditions?.filter((name) => name !== "development|production");
  },
};

/**
 * A second worker would load an app's modules a second time (4 s for the console). The apps come first, while the other lanes of
 * `npm test` still use the second processor.
 */
const oneWorker = { maxWorkers: 1, sequence: { groupOrder: 0 } };

export default defineConfig({
  plugins: [react(), withoutDevelopmentBuilds],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: nodeTests,
          exclude: runElsewhere,
          // Module by module anew would load the server and its database for each file: thrice the time.
          isolate: false,
          // All of sqlTests is code that Node can import itself, without Vite's look-up of a module's exports at every use.
          experimental: { viteModuleRunner: !isOnPostgres },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // Loading Material UI and react-admin for each file would cost three times the time. The files of a worker
        // share its modules, so they replace an export by `vi.spyOn`: what `vi.mock` replaces would stay.
        test: {
          name: "admin",
          include: ["admin/**/*.test.{ts,tsx}"],
          exclude: domlessTests,
          setupFiles: ["tests/setup/testing-library.ts"],
          isolate: false,
          ...oneWorker,
        },
      },
      {
        extends: true,
        test: {
          name: "member",
          alias: [{ find: /^.*\/map\/(LocationPicker|MarkerMap|StaticMap)\.tsx$/, replacement: memberMaps }],
          include: ["member/**/*.test.{ts,tsx}"],
          exclude: domlessTests,
          setupFiles: ["tests/setup/testing-library.ts"],
          isolate: false,
          ...oneWorker,
        },
      },
      {
        extends: true,
        // Loads both apps.
        test: {
          name: "clients",
          include: ["tests/contract/client-*.test.ts"],
          globalSetup: ["tests/contract/clients/shared-mock.ts"],
          setupFiles: ["tests/setup/testing-library.ts"],
          sequence: { groupOrder: 1 },
        },
      },
    ],
    exclude: ["**/node_modules/**", "**/dist/**"],
    setupFiles: ["tests/setup/console.ts", "tests/setup/globals.ts"],
    // A worker that ends soon needn't be collected at 40 MB again and again: 2 % of the time.
    execArgv: ["--initial-old-space-size=512"],
    testTimeout: 120_000,
    // The default of a second is too short on a busy machine.
    expect: { poll: { timeout: 30_000, interval: 20 } },
    hookTimeout: 300_000,
    maxWorkers: 2,
    sequence: { sequencer: FewWorkers },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
