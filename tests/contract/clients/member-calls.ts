/** The member app's calls, ready to run: the source text of each, with a value for each of its free variables. */
import { stripTypeScriptTypes } from "node:module";
import { basename } from "node:path";
import { call, type Api } from "@babchingu/openapi";
import { documentedOperations, requestOf } from "./documented.ts";
import type { Call } from "./expectations.ts";
import { memberSamples } from "./member-samples.ts";
import { callsOf, importValue, type SourceCall } from "./source-calls.ts";

export interface MemberCall extends Call {
  name: string;
}

type ApiResult = Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Every call of the member app's source. Throws on a call that the contract lacks, or whose free variable has no value. */
export async function memberCalls(): Promise<MemberCall[]> {
  return await Promise.all(callsOf("member").map(toCall));
}

async function toCall(source: SourceCall): Promise<MemberCall> {
  const operation = documentedOperations.get(source.endpoint);
  if (!operation) throw new Error(`${source.file}: the contract has no ${source.endpoint}.`);
  const values = await Promise.all(source.names.map((name) => sampleOf(source, operation.id, name)));
  // The call itself is under test and is inside a component: its source text is run.
  // oxlint-disable-next-line typescript/no-implied-eval
  const send = new Function("api", ...source.names, `return ${stripTypeScriptTypes(source.text)}`) as (
    api: Api,
    ...values: unknown[]
  ) => ApiResult;
  const file = source.file.replace("member/src/", "");
  return { operation, name: `${file} ${source.endpoint}`, run: (client) => call(send(client.api, ...values)) };
}

const sampleKey = ({ file }: SourceCall, operationId: string) => `${operationId} ${basename(file)}`;

async function sampleOf(source: SourceCall, operationId: string, name: string): Promise<unknown> {
  for (const key of [sampleKey(source, operationId), operationId]) {
    const samples = memberSamples[key];
    if (samples && name in samples) return samples[name];
  }
  if (source.imports.has(name)) return await importValue(source, name);
  if (name === "signal") return new AbortController().signal;
  const operation = documentedOperations.get(source.endpoint);
  if (operation) {
    const { parameters, body } = requestOf(operation);
    if (name === "body") return body;
    if (name in parameters) return parameters[name];
    // The app's meetingId is `id` in the contract's path.
    if (name === "meetingId" && "id" in parameters) return parameters["id"];
    if (typeof body === "object" && body !== null && name in body) return (body as Record<string, unknown>)[name];
  }
  throw new Error(
    `${source.file}: "${source.text}" uses "${name}". Give it a value under ${operationId} in tests/contract/clients/member-samples.ts.`,
  );
}

/** Samples that no call uses any more: `operationId.name`. */
export function unusedSamples(): string[] {
  const used = new Set(
    callsOf("member").flatMap((source) => {
      const id = documentedOperations.get(source.endpoint)?.id ?? "";
      return source.names.flatMap((name) => [`${id}.${name}`, `${sampleKey(source, id)}.${name}`]);
    }),
  );
  const all = Object.entries(memberSamples).flatMap(([key, values]) =>
    Object.keys(values).map((name) => `${key}.${name}`),
  );
  return all.filter((each) => !used.has(each));
}
