/** Provocations that follow from the contract alone, for every operation that documents the code. */
import type { ErrorCode } from "@babchingu/openapi/errors";
import type { InjectOptions } from "fastify";
import { accessRule } from "../../contract/security.ts";
import type { OperationId } from "../../contract/types.ts";
import type { CallOptions } from "../../testing/api.ts";
import { contract, servedOperation, takesFile } from "../requests.ts";
import { absentRequestIn, requestIn } from "../world-requests.ts";
import type { Role } from "../world.ts";
import type { Stage } from "./stage.ts";

/** What is sent: a call by the operation's id; more than it can say is injected as it is. */
export interface Provocation {
  call?: CallOptions<OperationId>;
  inject?: InjectOptions;
}

type Provoke = (stage: Stage, id: OperationId) => Provocation | Promise<Provocation>;

const ruleOf = (id: OperationId) => accessRule(contract, servedOperation(id).operation);

/** Somebody whom the contract lets in. */
function senderOf(id: OperationId): Role {
  const { schemes } = ruleOf(id);
  if (schemes.size === 0) return "nobody";
  return schemes.has("bearer") ? "host" : "admin";
}

function tokenOf({ world, people }: Stage, role: Role): { token?: string } {
  const token = role === "nobody" || role === "garbage" ? world.tokens[role] : people[role].token;
  return token === undefined ? {} : { token };
}

/** A valid request by somebody in this role. */
const by =
  (role: Role): Provoke =>
  (stage, id) => ({ call: { ...requestIn(stage.world, id), ...tokenOf(stage, role) } });

/** Of the things it names none exists. */
const absent: Provoke = (stage, id) => ({
  call: { ...absentRequestIn(stage.world, id), ...tokenOf(stage, senderOf(id)) },
});

function urlWith(id: OperationId, value: string): string {
  return servedOperation(id).url.replaceAll(/:\w+/g, value);
}

function injected(stage: Stage, id: OperationId, more: InjectOptions): Provocation {
  const { token } = tokenOf(stage, senderOf(id));
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    inject: {
      method: servedOperation(id).method,
      url: urlWith(id, "1"),
      ...more,
      headers: { ...authorization, ...more.headers },
    },
  };
}

/** Whatever the operation takes gets what it doesn't: a path that is no id, a parameter nobody knows, a body of null. */
const malformed: Provoke = (stage, id) => {
  const { operation } = servedOperation(id);
  const hasJson = operation.requestBody?.content["application/json"] !== undefined;
  return injected(stage, id, {
    url: `${urlWith(id, "nothing")}${operation.parameters?.some((it) => it.in === "query") ? "?unknown=1" : ""}`,
    ...(hasJson ? { payload: "null", headers: { "content-type": "application/json" } } : {}),
    ...(takesFile(id) ? { headers: { "content-type": "multipart/form-data; boundary=x" }, payload: "--x--\r\n" } : {}),
  });
};

const inPlainText: Provoke = (stage, id) =>
  injected(stage, id, { payload: "text", headers: { "content-type": "text/plain" } });

/** More calls in a minute than any operation allows. */
const tooMany: Provoke = async (stage, id) => {
  const LIMIT_MAX = 60;
  const { inject = {} } = await malformed(stage, id);
  for (let i = 0; i < LIMIT_MAX; i += 1) await stage.api.inject(inject);
  return { inject };
};

/** The same key with other words or another amount. */
const reusedKey: Provoke = async (stage, id) => {
  const call = {
    ...requestIn(stage.world, id),
    ...tokenOf(stage, senderOf(id)),
    headers: { "idempotency-key": "one-key-for-two" },
  };
  await stage.api.ok(id, call);
  const body = call.body as unknown as { content?: string; amount?: number };
  const changed = body.amount === undefined ? { content: `${body.content}!` } : { amount: body.amount + 1 };
  return { call: { ...call, body: { ...body, ...changed } } };
};

/** Whom the contract doesn't let in by role: members where operators work, operators elsewhere. */
const wrongRole: Provoke = (stage, id) => by(ruleOf(id).schemes.has("bearer") ? "admin" : "host")(stage, id);

/** By code; a scenario that is written out goes first. */
export const genericProvocations: Partial<Record<ErrorCode, Provoke>> = {
  "E400-1": malformed,
  "E401-1": by("nobody"),
  "E401-2": by("expired"),
  "E401-3": by("revoked"),
  "E403-1": wrongRole,
  "E403-2": by("banned"),
  "E403-3": by("other"),
  "E403-4": by("other"),
  "E403-5": by("expelled"),
  "E403-6": by("other"),
  "E403-8": by("other"),
  "E404-2": absent,
  "E404-3": absent,
  "E404-4": absent,
  "E404-5": absent,
  "E404-6": absent,
  "E404-7": absent,
  "E404-8": absent,
  "E404-9": absent,
  "E404-10": absent,
  "E404-11": absent,
  "E404-12": absent,
  "E409-28": reusedKey,
  "E415-1": inPlainText,
  "E429-1": tooMany,
  "E503-1": by("nobody"),
};

/** Servers that differ from the usual one: with limits of rates, and without a database. */
export const serverByCode: Partial<Record<ErrorCode, "limited" | "cutOff">> = {
  "E429-1": "limited",
  "E503-1": "cutOff",
};
