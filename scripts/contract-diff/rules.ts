/**
 * What each kind of change of the contract means for clients that were built for the old one.
 *
 * A change breaks when such a client can be refused where it was served, or can be answered with something the old
 * contract ruled out: requests may only be treated more generously, answers only be kept more narrowly. One exception:
 * clients ignore fields of an answer they don't know, and show a refusal's message without knowing its code (D6), so those may be added.
 */

/** `breaking` needs a new major version, `safe` a new minor one, `note` none: nothing on the wire changes. */
export type Verdict = "breaking" | "safe" | "note";
/** Who writes the value: the client (requests, frames it sends) or the server (answers, frames it delivers). */
export type Direction = "request" | "answer";

export interface Rule {
  says: string;
  verdict: Verdict | Readonly<Record<Direction, Verdict>>;
}

/** The value's set became smaller: a request may fall outside of it, an answer only keeps closer. */
const narrowing = { request: "breaking", answer: "safe" } as const;
const widening = { request: "safe", answer: "breaking" } as const;

export const rules = {
  "base-path-changed": { says: "the address of the API or the socket changed", verdict: "breaking" },
  "operation-removed": { says: "the operation is gone", verdict: "breaking" },
  "operation-added": { says: "a new operation", verdict: "safe" },
  "operation-renamed": { says: "the operation's id changed; generated clients call it otherwise", verdict: "note" },
  "security-tightened": { says: "a way in is gone, or needs more than before", verdict: "breaking" },
  "security-loosened": { says: "there is another way in", verdict: "safe" },
  "scheme-changed": { says: "the security scheme itself changed", verdict: "breaking" },
  "member-status-removed": { says: "members of a status may no longer call it", verdict: "breaking" },
  "member-status-added": { says: "members of another status may call it, too", verdict: "safe" },

  "parameter-removed": { says: "the parameter is gone", verdict: "breaking" },
  "parameter-added": { says: "a new optional parameter", verdict: "safe" },
  "parameter-required": { says: "the parameter must be given now", verdict: "breaking" },
  "parameter-optional": { says: "the parameter may be left out now", verdict: "safe" },
  "body-removed": { says: "there is no request body any more", verdict: "breaking" },
  "body-added": { says: "there is an optional request body now", verdict: "safe" },
  "body-required": { says: "the request body must be given now", verdict: "breaking" },
  "body-optional": { says: "the request body may be left out now", verdict: "safe" },
  "media-type-removed": { says: "the media type is gone", verdict: "breaking" },
  "media-type-added": { says: "a new media type", verdict: "safe" },

  "success-removed": { says: "the success is gone; old clients wait for it", verdict: "breaking" },
  "status-removed": { says: "the refusal is gone", verdict: "safe" },
  "status-added": { says: "a new status", verdict: "safe" },
  "success-added": { says: "a second success; old clients know one", verdict: "breaking" },
  "error-code-removed": { says: "the error code is gone", verdict: "safe" },
  "error-code-added": { says: "a new error code", verdict: "safe" },
  "header-removed": { says: "the answer's header is gone", verdict: "breaking" },
  "header-added": { says: "a new header of the answer", verdict: "safe" },
  "header-optional": { says: "the answer's header may be missing now", verdict: "breaking" },
  "header-required": { says: "the answer's header is always there now", verdict: "safe" },

  "field-removed": { says: "the field is gone", verdict: "breaking" },
  "field-added": { says: "a new field that may be missing", verdict: "safe" },
  "required-field-added": { says: "a new field that is always there", verdict: narrowing },
  "field-required": { says: "the field must be there now", verdict: narrowing },
  "field-optional": { says: "the field may be missing now", verdict: widening },
  "null-removed": { says: "null is ruled out now", verdict: narrowing },
  "null-added": { says: "null is possible now", verdict: widening },
  "type-changed": { says: "the type changed", verdict: "breaking" },
  "type-narrowed": { says: "fewer types are possible", verdict: narrowing },
  "type-widened": { says: "more types are possible", verdict: widening },
  "enum-value-removed": { says: "the value is gone", verdict: narrowing },
  "enum-value-added": { says: "a new value", verdict: widening },
  "enum-introduced": { says: "only listed values are possible now", verdict: narrowing },
  "enum-dropped": { says: "values beyond the old list are possible now", verdict: widening },
  "bound-narrowed": { says: "the bound is tighter", verdict: narrowing },
  "bound-widened": { says: "the bound is wider", verdict: widening },
  "restriction-added": { says: "a new restriction", verdict: narrowing },
  "restriction-removed": { says: "the restriction is gone", verdict: widening },
  "restriction-changed": { says: "the restriction changed; nothing tells which values fall out", verdict: "breaking" },
  "variant-removed": { says: "a variant is gone", verdict: narrowing },
  "variant-added": { says: "a new variant", verdict: widening },
  "unknown-fields-refused": { says: "fields beyond the listed ones are ruled out now", verdict: narrowing },
  "unknown-fields-allowed": { says: "fields beyond the listed ones are possible now", verdict: "safe" },
  "default-changed": {
    says: "what a missing value stands for changed",
    verdict: { request: "breaking", answer: "note" },
  },
  "default-added": { says: "a missing value has a meaning now", verdict: { request: "safe", answer: "note" } },
  "page-size-changed": { says: "a full page has another size; clients end a list by it", verdict: "breaking" },

  "channel-removed": { says: "the channel is gone", verdict: "breaking" },
  "channel-added": { says: "a new channel", verdict: "safe" },
  "address-changed": { says: "the channel's address changed", verdict: "breaking" },
  "message-removed": { says: "the message is gone", verdict: "breaking" },
  "message-added": { says: "a new message", verdict: widening },
  "frame-changed": { says: "the frame's command or content type changed", verdict: "breaking" },
  "action-changed": { says: "the other side sends it now", verdict: "breaking" },
  "reply-removed": { says: "there is no reply any more", verdict: "breaking" },
  "reply-added": { says: "there is a reply now", verdict: "safe" },
  "limit-lowered": { says: "less is allowed over the socket", verdict: "breaking" },
  "limit-raised": { says: "more is allowed over the socket", verdict: "safe" },
  "limit-changed": { says: "the socket's figure changed", verdict: "breaking" },
  "subprotocol-removed": { says: "the socket's subprotocol is gone", verdict: "breaking" },
  "subprotocol-added": { says: "another subprotocol of the socket", verdict: "safe" },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;

/** The verdict on a change; rules that don't ask for the direction ignore it. */
export function verdictOf(id: RuleId, direction: Direction): Verdict {
  const { verdict }: Rule = rules[id];
  return typeof verdict === "string" ? verdict : verdict[direction];
}
