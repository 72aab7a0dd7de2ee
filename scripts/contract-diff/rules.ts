/**
 * What each kind of change of the contract means for clients that were built for the old one.
 *
 * A change is breaking when a request that was accepted can now be refused, or a response can contain what the old contract
 * excluded: requests may only be restricted less, responses only more. The exceptions: clients ignore unknown fields of a response,
 * show an error's message without knowing its code (D6), and take any 2xx as a success, so fields, error codes and a 202 may be
 * added.
 */

/** `breaking` needs a new major version, `safe` a new minor one, `note` none: nothing on the wire changes. */
export const SEVERITIES = ["breaking", "safe", "note"] as const;
export type Severity = (typeof SEVERITIES)[number];
/** Who writes the value: the client (requests, frames it sends) or the server (responses, frames it delivers). */
export type Direction = "request" | "response";

export interface Rule {
  description: string;
  severity: Severity | Readonly<Record<Direction, Severity>>;
}

/** The set of allowed values became smaller: a request may now be outside of it, a response can't. */
const narrowing = { request: "breaking", response: "safe" } as const;
const widening = { request: "safe", response: "breaking" } as const;

export const rules = {
  "base-path-changed": { description: "the address of the API or the socket changed", severity: "breaking" },
  "operation-removed": { description: "the operation is gone", severity: "breaking" },
  "operation-added": { description: "a new operation", severity: "safe" },
  "operation-renamed": {
    description: "the operation's id changed; generated clients have another name for it",
    severity: "note",
  },
  "security-tightened": {
    description: "a way to authenticate is gone, or needs more than before",
    severity: "breaking",
  },
  "security-loosened": { description: "there is another way to authenticate", severity: "safe" },
  "scheme-changed": { description: "the security scheme itself changed", severity: "breaking" },
  "member-status-removed": { description: "members of a status may no longer call it", severity: "breaking" },
  "member-status-added": { description: "members of another status may call it, too", severity: "safe" },
  "operator-role-removed": { description: "operators of a role may no longer call it", severity: "breaking" },
  "operator-role-added": { description: "operators of another role may call it, too", severity: "safe" },

  "parameter-removed": { description: "the parameter is gone", severity: "breaking" },
  "parameter-added": { description: "a new optional parameter", severity: "safe" },
  "parameter-required": { description: "the parameter must be given now", severity: "breaking" },
  "parameter-optional": { description: "the parameter may be left out now", severity: "safe" },
  "body-removed": { description: "there is no request body any more", severity: "breaking" },
  "body-added": { description: "there is an optional request body now", severity: "safe" },
  "body-required": { description: "the request body must be given now", severity: "breaking" },
  "body-optional": { description: "the request body may be left out now", severity: "safe" },
  "media-type-removed": { description: "the media type is gone", severity: "breaking" },
  "media-type-added": { description: "a new media type", severity: "safe" },

  "success-removed": { description: "the success response is gone; old clients expect it", severity: "breaking" },
  "status-removed": { description: "the error response is gone", severity: "safe" },
  "status-added": { description: "a new status", severity: "safe" },
  "success-added": { description: "a second success response; old clients know one", severity: "breaking" },
  "accepted-added": {
    description: "a 202 beside the success response: the work may go on after the response",
    severity: "safe",
  },
  "error-code-removed": { description: "the error code is gone", severity: "safe" },
  "error-code-added": { description: "a new error code", severity: "safe" },
  "header-removed": { description: "the response's header is gone", severity: "breaking" },
  "header-added": { description: "a new header of the response", severity: "safe" },
  "header-optional": { description: "the response's header may be missing now", severity: "breaking" },
  "header-required": { description: "the response's header is always there now", severity: "safe" },

  "field-removed": { description: "the field is gone", severity: "breaking" },
  "field-added": { description: "a new field that may be missing", severity: "safe" },
  "required-field-added": { description: "a new field that is always there", severity: narrowing },
  "field-required": { description: "the field must be there now", severity: narrowing },
  "field-optional": { description: "the field may be missing now", severity: widening },
  "null-removed": { description: "null is ruled out now", severity: narrowing },
  "null-added": { description: "null is possible now", severity: widening },
  "type-changed": { description: "the type changed", severity: "breaking" },
  "type-narrowed": { description: "fewer types are possible", severity: narrowing },
  "type-widened": { description: "more types are possible", severity: widening },
  "enum-value-removed": { description: "the value is gone", severity: narrowing },
  "enum-value-added": { description: "a new value", severity: widening },
  "enum-introduced": { description: "only listed values are possible now", severity: narrowing },
  "enum-dropped": { description: "values beyond the old list are possible now", severity: widening },
  "bound-narrowed": { description: "the bound is tighter", severity: narrowing },
  "bound-widened": { description: "the bound is wider", severity: widening },
  "restriction-added": { description: "a new restriction", severity: narrowing },
  "restriction-removed": { description: "the restriction is gone", severity: widening },
  "restriction-changed": {
    description: "the restriction changed; which values it now excludes is unknown",
    severity: "breaking",
  },
  "variant-removed": { description: "a variant is gone", severity: narrowing },
  "variant-added": { description: "a new variant", severity: widening },
  "unknown-fields-refused": { description: "fields beyond the listed ones are ruled out now", severity: narrowing },
  "unknown-fields-allowed": { description: "fields beyond the listed ones are possible now", severity: "safe" },
  "default-changed": {
    description: "the meaning of a missing value changed",
    severity: { request: "breaking", response: "note" },
  },
  "default-added": {
    description: "a missing value has a meaning now",
    severity: { request: "safe", response: "note" },
  },
  "page-size-changed": { description: "a full page has another size; clients end a list by it", severity: "breaking" },

  "channel-removed": { description: "the channel is gone", severity: "breaking" },
  "channel-added": { description: "a new channel", severity: "safe" },
  "address-changed": { description: "the channel's address changed", severity: "breaking" },
  "message-removed": { description: "the message is gone", severity: "breaking" },
  "message-added": { description: "a new message", severity: widening },
  "frame-changed": { description: "the frame's command or content type changed", severity: "breaking" },
  "action-changed": { description: "the other side sends it now", severity: "breaking" },
  "reply-removed": { description: "there is no reply any more", severity: "breaking" },
  "reply-added": { description: "there is a reply now", severity: "safe" },
  "limit-lowered": { description: "less is allowed over the socket", severity: "breaking" },
  "limit-raised": { description: "more is allowed over the socket", severity: "safe" },
  "limit-changed": { description: "the socket's figure changed", severity: "breaking" },
  "subprotocol-removed": { description: "the socket's subprotocol is gone", severity: "breaking" },
  "subprotocol-added": { description: "another subprotocol of the socket", severity: "safe" },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;

/** The severity of a change; the direction matters only for rules with two severities. */
export function severityOf(id: RuleId, direction: Direction): Severity {
  const { severity }: Rule = rules[id];
  return typeof severity === "string" ? severity : severity[direction];
}
