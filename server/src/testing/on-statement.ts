import { createQueryId, PostgresQueryCompiler, type KyselyPlugin, type RootOperationNode } from "kysely";

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

/** The parameters that a statement is sent with. */
export function parametersOf(node: RootOperationNode): readonly unknown[] {
  return new PostgresQueryCompiler().compileQuery(node, createQueryId()).parameters;
}
