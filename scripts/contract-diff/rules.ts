/**
 * What each kind of change of the contract means for clients that were built for the old one.
 *
 * A change breaks when such a client can be refused where it was served, or can be answered with something the old
 * contract ruled out: requests may only be treated more generously, answers only be kept more narrowly. One exception:
 * clients ignore fields of an answer they don't know, and show a refusal's message without knowing its code (D6), so those may be added.
 */

/** `breaking` needs a new major version, `safe` a new minor one, `note` none: nothing on the wire changes. */
export const SEVERITIES = ["breaking", "safe", "note"] as const;
export type Severity = (typeof SEVERITIES)[number];
/** Who writes the value: the client (requests, frames it sends) or the server (answers, frames it delivers). */
export type Direction = "request" | "answer";

export interface Rule {
  says: string;
  severity: Severity | Readonly<Record<Direction, Severity>>;
}

/** The value's set became smaller: a request may fall outside of it, an answer only keeps closer. */
const narrowing = { request: "breaking", answer: "safe" } as const;
const widening = { request: "safe", answer: "breaking" } as const;

export const rules = {
  "base-path-changed": { says: "the address of the API or the socket changed", severity: "breaking" },
  "operation-removed": { says: "the operation is gone", severity: "breaking" },
  "operation-added": { says: "a new operation", severity: "safe" },
  "operation-renamed": { says: "the operation's id changed; generated clients call it otherwise", severity: "note" },
  "security-tightened": { says: "a way in is gone, or needs more than before", severity: "breaking" },
  "security-loosened": { says: "there is another way in", severity: "safe" },
  "scheme-changed": { says: "the security scheme itself changed", severity: "breaking" },
  "member-status-removed": { says: "members of a status may no longer call it", severity: "breaking" },
  "member-status-added": { says: "members of another status may call it, too", severity: "safe" },

  "parameter-removed": { says: "the parameter is gone", severity: "breaking" },
  "parameter-added": { says: "a new optional parameter", severity: "safe" },
  "parameter-required": { says: "the parameter must be given now", severity: "breaking" },
  "parameter-optional": { says: "the parameter may be left out now", severity: "safe" },
  "body-removed": { says: "there is no request body any more", severity: "breaking" },
  "body-added": { says: "there is an optional request body now", severity: "safe" },
  "body-required": { says: "the request body must be given now", severity: "breaking" },
  "body-optional": { says: "the request body may be left out now", severity: "safe" },
  "media-type-removed": { says: "the media type is gone", severity: "breaking" },
  "media-type-added": { says: "a new media type", severity: "safe" },

  "success-removed": { says: "the success is gone; old clients wait for it", severity: "breaking" },
  "status-removed": { says: "the refusal is gone", severity: "safe" },
  "status-added": { says: "a new status", severity: "safe" },
  "success-added": { says: "a second success; old clients know one", severity: "breaking" },
  "error-code-removed": { says: "the error code is gone", severity: "safe" },
  "error-code-added": { says: "a new error code", severity: "safe" },
  "header-removed": { says: "the answer's header is gone", severity: "breaking" },
  "header-added": { says: "a new header of the answer", severity: "safe" },
  "header-optional": { says: "the answer's header may be missing now", severity: "breaking" },
  "header-required": { says: "the answer's header is always there now", severity: "safe" },

  "field-removed": { says: "the field is gone", severity: "breaking" },
  "field-added": { says: "a new field that may be missing", severity: "safe" },
  "required-field-added": { says: "a new field that is always there", severity: narrowing },
  "field-required": { says: "the field must be there now", severity: narrowing },
  "field-optional": { says: "the field may be missing now", severity: widening },
  "null-removed": { says: "null is ruled out now", severity: narrowing },
  "null-added": { says: "null is possible now", severity: widening },
  "type-changed": { says: "the type changed", severity: "breaking" },
  "type-narrowed": { says: "fewer types are possible", severity: narrowing },
  "type-widened": { says: "more types are possible", severity: widening },
  "enum-value-removed": { says: "the value is gone", severity: narrowing },
  "enum-value-added": { says: "a new value", severity: widening },
  "enum-introduced": { says: "only listed values are possible now", severity: narrowing },
  "enum-dropped": { says: "values beyond the old list are possible now", severity: widening },
  "bound-narrowed": { says: "the bound is tighter", severity: narrowing },
  "bound-widened": { says: "the bound is wider", severity: widening },
  "restriction-added": { says: "a new restriction", severity: narrowing },
  "restriction-removed": { says: "the restriction is gone", severity: widening },
  "restriction-changed": { says: "the restriction changed; nothing tells which values fall out", severity: "breaking" },
  "variant-removed": { says: "a variant is gone", severity: narrowing },
  "variant-added": { says: "a new variant", severity: widening },
  "unknown-fields-refused": { says: "fields beyond the listed ones are ruled out now", severity: narrowing },
  "unknown-fields-allowed": { says: "fields beyond the listed ones are possible now", severity: "safe" },
  "default-changed": {
    says: "what a missing value stands for changed",
    severity: { request: "breaking", answer: "note" },
  },
  "default-added": { says: "a missing value has a meaning now", severity: { request: "safe", answer: "note" } },
  "page-size-changed": { says: "a full page has another size; clients end a list by it", severity: "breaking" },

  "channel-removed": { says: "the channel is gone", severity: "breaking" },
  "channel-added": { says: "a new channel", severity: "safe" },
  "address-changed": { says: "the channel's address changed", severity: "breaking" },
  "message-removed": { says: "the message is gone", severity: "breaking" },
  "message-added": { says: "a new message", severity: widening },
  "frame-changed": { says: "the frame's command or content type changed", severity: "breaking" },
  "action-changed": { says: "the other side sends it now", severity: "breaking" },
  "reply-removed": { says: "there is no reply any more", severity: "breaking" },
  "reply-added": { says: "there is a reply now", severity: "safe" },
  "limit-lowered": { says: "less is allowed over the socket", severity: "breaking" },
  "limit-raised": { says: "more is allowed over the socket", severity: "safe" },
  "limit-changed": { says: "the socket's figure changed", severity: "breaking" },
  "subprotocol-removed": { says: "the socket's subprotocol is gone", severity: "breaking" },
  "subprotocol-added": { says: "another subprotocol of the socket", severity: "safe" },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;

/** The severity on a change; rules that don't ask for the direction ignore it. */
export function severityOf(id: RuleId, direction: Direction): Severity {
  const { severity }: Rule = rules[id];
  return typeof severity === "string" ? severity : severity[direction];
}
