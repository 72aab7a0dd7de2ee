/** Types of seeded defects. */

/** The kind of mistake. */
export type FaultKind =
  | "field"
  | "type"
  | "status"
  | "code"
  | "message"
  | "header"
  | "bound"
  | "security"
  | "list"
  | "rule"
  | "socket";

interface FaultBase {
  /** Stable, in kebab case; survivors are listed by it. */
  id: string;
  title: string;
  kind: FaultKind;
  /** Ids, or beginnings of ids, of the checks that should notice. */
  checks: readonly string[];
}

/** A request that a fault may change. */
export interface ProxiedRequest {
  operationId: string;
  method: string;
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** The parsed JSON body; undefined without one. */
  body: unknown;
}

/** A response that a fault may change. */
export interface ProxiedResponse {
  status: number;
  headers: Record<string, string>;
  /** The parsed JSON body; undefined without one. */
  body: unknown;
}

/** Sends another request to the backend behind the proxy. */
export type SendToBackend = (request: ProxiedRequest) => Promise<ProxiedResponse>;

/** A STOMP frame between client and server. */
export interface ProxiedFrame {
  command: string;
  headers: Record<string, string>;
  body: string;
}

/** A proxied socket as a fault uses it: it keeps state and can send at any time. */
export interface ProxiedSocket {
  /** State that the fault keeps for this socket. */
  state: Map<string, unknown>;
  sendToClient: (frame: ProxiedFrame) => void;
  sendToServer: (frame: ProxiedFrame) => void;
  /** Every open socket, including this one. */
  openSockets: () => Iterable<ProxiedSocket>;
}

/** A defect that the proxy causes between the kit and a correct backend. */
export interface ProxyFault extends FaultBase {
  by: "proxy";
  /** Operations whose calls pass through it; all when left out. */
  operations?: readonly string[];
  /** Changes the request; a response returned here is sent instead of forwarding the request. */
  onRequest?: (
    request: ProxiedRequest,
    sendToBackend: SendToBackend,
  ) => ProxiedResponse | void | Promise<ProxiedResponse | void>;
  /** Changes the response. */
  onResponse?: (
    response: ProxiedResponse,
    request: ProxiedRequest,
    sendToBackend: SendToBackend,
  ) => void | Promise<void>;
  /** The frames to forward instead of this one; none drops it. */
  onClientFrame?: (frame: ProxiedFrame, socket: ProxiedSocket) => ProxiedFrame[];
  onServerFrame?: (frame: ProxiedFrame, socket: ProxiedSocket) => ProxiedFrame[];
}

interface PatchFaultBase extends FaultBase {
  by: "patch";
  /** The function, constant, class or `Class.method` that the patch changes, in any file of server/src. */
  declaration: string;
}

/** Replaces an expression: a bound that is off by one, a condition that is always false. */
export interface ReplacePatch extends PatchFaultBase {
  change: "replace";
  /** Occurs once in the declaration, or once in `within`; white space doesn't matter. */
  expression: string;
  /** A longer text that contains the expression, where the expression occurs more than once in the declaration. */
  within?: string;
  replacement: string;
}

/** Omits a call. */
export interface OmitPatch extends PatchFaultBase {
  change: "omit";
  /** The function whose call statement is omitted. */
  callee: string;
  /** Text among the arguments, where the declaration calls it more than once. */
  argumentText?: string;
}

/** A defect in the reference backend's own code, switched on while it runs. */
export type PatchFault = ReplacePatch | OmitPatch;

export type Fault = ProxyFault | PatchFault;
