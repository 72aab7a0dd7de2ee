/** What a seeded defect is: one thing that a backend does wrong. */

/** Why it is there: the kind of mistake that it stands for. */
export type FaultKind =
  | "field"
  | "type"
  | "status"
  | "code"
  | "words"
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

/** A request as a proxy may change it. */
export interface ProxiedRequest {
  operationId: string;
  method: string;
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** The parsed JSON body; undefined without one. */
  body: unknown;
}

/** An answer as a proxy may change it. */
export interface ProxiedAnswer {
  status: number;
  headers: Record<string, string>;
  /** The parsed JSON body; undefined without one. */
  body: unknown;
}

/** Sends another request to the backend behind the proxy. */
export type Backend = (request: ProxiedRequest) => Promise<ProxiedAnswer>;

/** A STOMP frame on its way. */
export interface ProxiedFrame {
  command: string;
  headers: Record<string, string>;
  body: string;
}

/** What a defect sees of a socket: it may remember, and send out of turn. */
export interface ProxiedSocket {
  /** Anything that the defect wants to remember of this socket. */
  memory: Map<string, unknown>;
  toClient: (frame: ProxiedFrame) => void;
  toServer: (frame: ProxiedFrame) => void;
  /** Every open socket, this one among them. */
  all: () => Iterable<ProxiedSocket>;
}

/** A defect that a proxy makes between the kit and a correct backend. */
export interface ProxyFault extends FaultBase {
  by: "proxy";
  /** Operations whose calls pass through it; all when left out. */
  operations?: readonly string[];
  /** Changes the request; an answer given here never reaches the backend. */
  onRequest?: (request: ProxiedRequest, backend: Backend) => ProxiedAnswer | void | Promise<ProxiedAnswer | void>;
  /** Changes the answer. */
  onAnswer?: (answer: ProxiedAnswer, request: ProxiedRequest, backend: Backend) => void | Promise<void>;
  /** Frames that go on in the place of one; none drops it. */
  onClientFrame?: (frame: ProxiedFrame, socket: ProxiedSocket) => ProxiedFrame[];
  onServerFrame?: (frame: ProxiedFrame, socket: ProxiedSocket) => ProxiedFrame[];
}

interface PatchFaultBase extends FaultBase {
  by: "patch";
  /** The function, constant, class or `Class.method` that has the defect, wherever in server/src it is declared. */
  in: string;
}

/** Another expression in the place of one: a bound that is off by one, a condition that never holds. */
export interface ReplacePatch extends PatchFaultBase {
  change: "replace";
  /** Occurs once in the declaration, or once in `within`; white space doesn't matter. */
  expression: string;
  /** A longer text around the expression, where the declaration has it more than once. */
  within?: string;
  becomes: string;
}

/** A call that somebody forgot. */
export interface OmitPatch extends PatchFaultBase {
  change: "omit";
  /** The function whose call, a statement of its own, is left out. */
  callee: string;
  /** Text among the arguments, where the declaration calls it more than once. */
  having?: string;
}

/** A defect in the reference backend's own code, switched on while it runs. */
export type PatchFault = ReplacePatch | OmitPatch;

export type Fault = ProxyFault | PatchFault;
