import type { KyselyPlugin, RootOperationNode } from "kysely";

/** Calls `run` with each statement before it is sent; what it throws, the statement rejects with. */
export function onStatement(run: (node: RootOperationNode) => void): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      run(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
