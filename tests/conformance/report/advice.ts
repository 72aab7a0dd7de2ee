/** What to do about a failure: one sentence for the team whose backend it is. */
import type { Exchange, HttpExchange } from "../client/exchange.ts";
import { OFFERED_PREFIX, type Failure } from "../runner/check.ts";
import type { CheckResult } from "../runner/run-checks.ts";

const REFUSAL = /^(\d{3}) E\d{3}-\d+ (\w+)$/;

/** About a response that breaks the contract, by its place. */
function adviceForViolation(pointer: string, { sentence }: Failure): string {
  switch (pointer) {
    case "status": {
      return "Answer with a status that the contract lists for this operation; clients don't know any other.";
    }
    case "/code": {
      return "Take the code that the contract lists for this operation and this reason; its first digits are the status.";
    }
    case "/message": {
      return "Write the message in Korean, so that an app can show it as it is.";
    }
    case "Content-Type":
    case "Retry-After":
    case "Allow": {
      return `Set the header ${pointer} on this response, for errors too: one filter for all responses is the place.`;
    }
    case "body": {
      return "Send the body that the contract describes for this status, and none where it describes none.";
    }
    default: {
      if (pointer.startsWith("/data/fields"))
        return "Name each refused field by its JSON pointer in data.fields, with a Korean sentence to show beside it.";
      if (sentence.includes("is not in the contract"))
        return `Leave ${pointer} out of the response, or rename it to the field that the contract has.`;
      return sentence.includes("is missing")
        ? `Add ${pointer} to the response; where it can be null, null is a value.`
        : `Serialize ${pointer} as the contract's schema has it.`;
    }
  }
}

/** About a refusal that was expected. */
function adviceForRefusal(name: string, status: number | undefined, rule: string): string {
  if (status === undefined || status < 300)
    return `Refuse this with ${name} before anything is written; the rule is ${rule}.`;
  if (status === 429) return "Raise the rate limit for the kit, or give it addresses of its own (clientAddressHeader).";
  return `Answer ${name} here. When several rules refuse, the operation's description in the contract has their order.`;
}

/** About a success that was expected. */
function adviceForSuccess({ response }: HttpExchange, rule: string): string {
  switch (response?.status) {
    case 400: {
      return "Read data.fields of the response: it names what was refused. Compare its bounds with the schema in the contract.";
    }
    case 401: {
      return "Accept the token: it comes from the login that the first line repeats, and is younger than 30 minutes.";
    }
    case 403:
    case 404:
    case 409: {
      return `Allow this: see in the exchanges before how it came to this state, and ${rule}.`;
    }
    default: {
      return `Answer with the success of the contract; the rule is ${rule}.`;
    }
  }
}

function ruleOf({ check }: CheckResult): string {
  return check.source.includes("#/") || check.source.includes(".yaml")
    ? check.source
    : `${check.source} of docs/product.md`;
}

/** What to do about one failure of a check. */
export function adviceFor(result: CheckResult, failure: Failure): string {
  const { check, exchanges } = result;
  const rule = ruleOf(result);
  const exchange: Exchange | undefined = exchanges.find(({ number }) => number === failure.exchange);
  const response = exchange?.kind === "http" ? exchange.response : null;
  if (check.id.startsWith(OFFERED_PREFIX))
    return "Route this method and path; until it works, let it answer 501, so that the kit skips what calls it.";
  if (exchange?.kind === "http" && response === null)
    return "Look into the server's log: the request got no response before the timeout (--timeout), or the connection broke.";
  if (response && response.status >= 500)
    return "Look into the server's log: this is an error inside of it, which no client should cause.";
  const { pointer } = failure;
  if (pointer !== undefined && exchange?.violations.some((each) => each.pointer === pointer))
    return adviceForViolation(pointer, failure);
  const refusal = REFUSAL.exec(failure.expected ?? "");
  if (refusal) return adviceForRefusal(refusal[2] ?? "", response?.status, rule);
  if (exchange?.kind === "http" && response && response.status >= 400) return adviceForSuccess(exchange, rule);
  if (exchange?.kind === "frame")
    return `Compare the frames with docs/conformance/socket.md and openapi/asyncapi.yaml; the rule is ${rule}.`;
  return `Compare what was expected with ${rule}; the exchanges before show how it came about.`;
}
